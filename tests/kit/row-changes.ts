// Every row of a database by its key, and what changed from one reading to the next, column by column.
import { sql } from 'drizzle-orm'
import type { Database } from '#host/db/open.ts'

type Row = Readonly<Record<string, unknown>>

/** The rows of every table: by table, by the text of their primary key. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** One row that came, went, or differs in these columns. */
export interface RowChange {
  table: string
  key: string
  before: Row | null
  after: Row | null
  columns: readonly string[]
}

/** Reads rows; tables and columns of `without` (`table`, `table.column`) are left out. */
export type ReadRows = () => Promise<Rows>

/** A reader of all tables in one statement. Throws when `without` names what is not there, so that no exception outlives its reason. */
export async function rowReader(db: Database, without: readonly string[]): Promise<ReadRows> {
  const { rows: columns } = await db.execute<{ table: string; column: string; key: number | null }>(sql`
    select c.relname as table, a.attname as column, array_position(i.indkey::int2[], a.attnum) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, a.attnum`)
  const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  const unknown = without.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`This database has no ${unknown.join(', ')}.`)
  const out = new Set(without)
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !out.has(table))
  const keyOf = new Map(
    tables.map((table) => [table, columns.filter((one) => one.table === table && one.key !== null).map((one) => one.column)]),
  )
  const keyless = tables.filter((table) => keyOf.get(table)?.length === 0)
  if (keyless.length > 0) throw new Error(`Without a primary key: ${keyless.join(', ')}.`)
  const left = (table: string) => columns.filter((one) => one.table === table && out.has(`${table}.${one.column}`)).map((one) => one.column)
  const one = (table: string) =>
    sql`select ${table}::text as "table", to_jsonb(t) - ${sql.param(left(table))}::text[] as row from ${sql.identifier(table)} t`
  const all = sql.join(tables.map(one), sql` union all `)
  return async () => {
    const { rows } = await db.execute<{ table: string; row: Row }>(all)
    const found = new Map<string, Map<string, Row>>(tables.map((table) => [table, new Map()]))
    for (const { table, row } of rows) found.get(table)?.set(JSON.stringify(keyOf.get(table)?.map((name) => row[name])), row)
    return found
  }
}

/** What is different in `after`. */
export function changesOf(before: Rows, after: Rows): RowChange[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>()
    const keys = new Set([...old.keys(), ...rows.keys()])
    return [...keys].flatMap((key): RowChange[] => {
      const [was, is] = [old.get(key) ?? null, rows.get(key) ?? null]
      const columns = was && is ? Object.keys(is).filter((name) => !same(was[name], is[name])) : []
      return was && is && columns.length === 0 ? [] : [{ table, key, before: was, after: is, columns }]
    })
  })
}

/** `before` with these changes made to it: rows that came or went, and only the columns that a change names; numbers by as much as they changed. */
export function withChanges(before: Rows, changes: readonly RowChange[]): Rows {
  const rows = new Map([...before].map(([table, own]) => [table, new Map(own)]))
  for (const { table, key, before: old, after, columns } of changes) {
    const own = rows.get(table)
    if (after === null) own?.delete(key)
    else {
      const was = own?.get(key)
      own?.set(
        key,
        was && old ? { ...was, ...Object.fromEntries(columns.map((name) => [name, changed(was[name], old[name], after[name])])) } : after,
      )
    }
  }
  return rows
}

/** In words, each once: `+labels` came, `-labels` went, `labels.title` differs. */
export function wordsOf(changes: readonly RowChange[]): string[] {
  const words = changes.flatMap(({ table, before, after, columns }) => {
    if (before === null) return [`+${table}`]
    return after === null ? [`-${table}`] : columns.map((column) => `${table}.${column}`)
  })
  return [...new Set(words)].toSorted()
}

/** Counts add up: what others count is counted on top. */
function changed(value: unknown, from: unknown, to: unknown): unknown {
  return typeof value === 'number' && typeof from === 'number' && typeof to === 'number' ? value + to - from : to
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
