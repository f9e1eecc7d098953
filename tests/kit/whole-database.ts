// Everything a database holds, for comparing before and after.
import { sql } from 'drizzle-orm'
import type { Database } from '#host/db/open.ts'

/** The rows of every table, by its name, each as JSON; in no order. */
export type WholeDatabase = Record<string, string[]>

/** Reads every row of every table but those named; `rewrite` may leave columns out of a row, or null the whole of it. */
export async function readWholeDatabase(
  db: Database,
  without: readonly string[],
  rewrite: (table: string, row: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<WholeDatabase> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const whole: WholeDatabase = {}
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`)
    const kept = rows.map(({ row }) => rewrite(name, row)).filter((row) => row !== null)
    whole[name] = kept.map((row) => JSON.stringify(row)).toSorted()
  }
  return whole
}

/** The rows that only one of two readings has, marked with their table. */
export function differences(before: WholeDatabase, after: WholeDatabase): { gone: string[]; come: string[] } {
  const only = (some: WholeDatabase, others: WholeDatabase) =>
    Object.entries(some).flatMap(([table, rows]) => {
      const known = new Set(others[table])
      return rows.filter((row) => !known.has(row)).map((row) => `${table} ${row}`)
    })
  return { gone: only(before, after), come: only(after, before) }
}
