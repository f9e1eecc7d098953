// Which tables of a database are spread over machines, and by what they belong together.
import type pg from 'pg'
import { type Reference, readSchema, TENANT } from '../db/distribution-schema.ts'
import type { SpreadTables } from './statement.ts'

/** For each column `table.column` all that it stands for: what it refers to, and what that refers to in turn. */
export function linksOf(
  references: readonly Pick<Reference, 'table' | 'columns' | 'to' | 'toColumns'>[],
): Map<string, ReadonlySet<string>> {
  const direct = new Map<string, Set<string>>()
  for (const { table, columns, to, toColumns } of references)
    columns.forEach((column, index) => {
      if (column === TENANT) return
      const name = `${table}.${column}`
      direct.set(name, (direct.get(name) ?? new Set()).add(`${to}.${toColumns[index]}`))
    })
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of direct.get(name) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        reach(next, seen)
      }
    return seen
  }
  return new Map([...direct.keys()].map((name) => [name, reach(name, new Set())]))
}

/** Reads it; null where Citus has spread nothing in this database. */
export async function readSpread(client: pg.ClientBase): Promise<SpreadTables | null> {
  const { rows } = await client.query<{ here: boolean }>(`select to_regclass('pg_catalog.pg_dist_partition') is not null as here`)
  if (!rows[0]?.here) return null
  const spread = await client.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid where p.partmethod = 'h' and c.relnamespace = 'public'::regnamespace`,
  )
  if (spread.rows.length === 0) return null
  return spreadTables(
    spread.rows.map(({ name }) => name),
    (await readSchema(client)).references,
  )
}

/** Tables of these names, with what belongs together by their foreign keys to each other: that two rows are of one person says nothing of a workspace. */
export function spreadTables(names: readonly string[], references: readonly Reference[]): SpreadTables {
  // Also where the foreign key names the row only, and the row has its project.
  const projects = names.map((table) => ({ table, columns: ['project_id'], to: 'projects', toColumns: ['id'] }))
  return { names: new Set(names), links: linksOf([...references.filter(({ to }) => names.includes(to)), ...projects]) }
}
