// What the database says of the tables that come back from an archive: their columns, and which of these name a row of another one.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { LOG_TABLE, PROJECT_TABLES, WORKSPACE_TABLES } from '../../exports/archive-tables.ts'

/** Columns that name a row although no foreign key says so: what they name may be gone, or comes later. */
const NAMED: Readonly<Record<string, string>> = {
  'sprint_events.task_id': 'tasks',
  'sprint_results.task_id': 'tasks',
  'sprint_results.target_id': 'sprints',
  'wiki_pages.deleted_with': 'wiki_pages',
  'threads.answer_id': 'comments',
  'audit_events.project_id': 'projects',
}

/** A column: its type as `information_schema` calls it (`uuid`, `integer`, `jsonb` …), and the table whose rows it names. */
export type CatalogColumn = { name: string; type: string; isNullable: boolean; names: string | null; isPerson: boolean }

/** A table: the columns that an archive has, and all that it has here. */
export type CatalogTable = { name: string; columns: readonly CatalogColumn[]; all: ReadonlySet<string>; order: number }

/** The tables of archives by their names, in the order in which their rows come. */
export type Catalog = ReadonlyMap<string, CatalogTable>

const TABLES = { ...WORKSPACE_TABLES, ...PROJECT_TABLES, audit_events: LOG_TABLE }

/** Reads it. */
export async function readCatalog(db: Database): Promise<Catalog> {
  const names = sql.param(Object.keys(TABLES))
  const { rows: columns } = await db.execute<{ table: string; name: string; type: string; nullable: boolean }>(sql`
    select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name = any(${names}::text[]) order by ordinal_position`)
  const { rows: keys } = await db.execute<{ column: string; to: string }>(sql`
    select distinct t.relname || '.' || a.attname as column, o.relname as to
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class o on o.oid = c.confrelid
      cross join lateral unnest(c.conkey, c.confkey) as k (own, other)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
    where c.contype = 'f' and t.relname = any(${names}::text[]) and t.relnamespace = 'public'::regnamespace and b.attname = 'id'
      and o.relname not in ('companies', 'people')`)
  const named = new Map<string, string>([...Object.entries(NAMED), ...keys.map(({ column, to }) => [column, to] as const)])
  return new Map(
    Object.entries(TABLES).map(([name, table], order) => {
      const own = columns.filter((column) => column.table === name)
      const people = ('people' in table ? table.people : '').split(' ')
      const kept = table.kept.split(' ').map((column): CatalogColumn => {
        const found = own.find((one) => one.name === column)
        if (found === undefined) throw new Error(`There is no column ${name}.${column}.`)
        const isPerson = people.includes(column)
        return {
          ...{ name: column, type: found.type, isNullable: found.nullable, isPerson },
          names: isPerson ? null : (named.get(`${name}.${column}`) ?? null),
        }
      })
      return [name, { name, columns: kept, all: new Set(own.map((column) => column.name)), order }]
    }),
  )
}
