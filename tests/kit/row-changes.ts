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

/** Reads rows as they are; what did not change since the reading before is the same object, tables too. */
export type ReadRows = () => Promise<Rows>

/** A reader of all tables. `whole` reads every row anew, for proving that the other missed nothing. */
export interface RowReader {
  read: ReadRows
  whole: ReadRows
}

/** One table as it is read: the columns of its key, and those that are left out. */
interface Table {
  name: string
  key: readonly string[]
  left: readonly string[]
}

/** One row that was written: as it was before, and as it is since; null for none. */
type Written = { at: string; table: string; old: Row | null; new: Row | null }

/**
 * A reader of everything but `without` (`table`, `table.column`). It has the database write down each row that changes, so that a reading costs what
 * changed. Throws when `without` names what is not there, so that no exception outlives its reason.
 */
export async function rowReader(db: Database, without: readonly string[]): Promise<RowReader> {
  const tables = await tablesOf(db, without)
  const byName = new Map(tables.map((table) => [table.name, table]))
  await writeDown(db, tables)
  const whole = async () => {
    const one = ({ name, left }: Table) =>
      sql`select ${name}::text as "table", to_jsonb(t) - ${sql.param(left)}::text[] as row from ${sql.identifier(name)} t`
    const { rows } = await db.execute<{ table: string; row: Row }>(sql.join(tables.map(one), sql` union all `))
    const found = new Map<string, Map<string, Row>>(tables.map(({ name }) => [name, new Map()]))
    for (const { table, row } of rows) found.get(table)?.set(keyIn(byName.get(table), row), row)
    return found
  }
  let last: Rows = await whole()
  // What was written until then is in it.
  await db.execute(sql`delete from row_log.written`)
  return {
    whole,
    async read() {
      const { rows } = await db.execute<Written>(sql`delete from row_log.written returning at, "table", old, new`)
      const next = new Map(last)
      for (const { table, old, new: now } of rows.toSorted((one, other) => Number(one.at) - Number(other.at))) {
        const own = next.get(table) === last.get(table) ? new Map(last.get(table)) : (next.get(table) as Map<string, Row>)
        next.set(table, own)
        if (old) own.delete(keyIn(byName.get(table), old))
        if (now) own.set(keyIn(byName.get(table), now), trimmed(now, byName.get(table)))
      }
      last = next
      return next
    },
  }
}

async function tablesOf(db: Database, without: readonly string[]): Promise<Table[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string; key: number | null }>(sql`
    select c.relname as table, a.attname as column, array_position(i.indkey::int2[], a.attnum) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1, a.attnum`)
  const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  const unknown = without.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`This database has no ${unknown.join(', ')}.`)
  const out = new Set(without)
  const tables = [...new Set(columns.map(({ table }) => table))]
    .filter((table) => !out.has(table))
    .map((name): Table => {
      const own = columns.filter(({ table }) => table === name)
      return {
        name,
        key: own.filter(({ key }) => key !== null).map(({ column }) => column),
        left: own.map(({ column }) => column).filter((column) => out.has(`${name}.${column}`)),
      }
    })
  const keyless = tables.filter(({ key }) => key.length === 0).map(({ name }) => name)
  if (keyless.length > 0) throw new Error(`Without a primary key: ${keyless.join(', ')}.`)
  return tables
}

/** Has the database write down what changes, before any other trigger of the row can change it again; what is rolled back is not written down. */
async function writeDown(db: Database, tables: readonly Table[]): Promise<void> {
  await db.execute(sql`create schema row_log`)
  await db.execute(sql`create unlogged table row_log.written (at bigserial, "table" text not null, old jsonb, new jsonb)`)
  await db.execute(sql`create function row_log.write() returns trigger language plpgsql as $$ begin
    insert into row_log.written ("table", old, new) values (tg_argv[0],
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null; end $$`)
  for (const { name } of tables)
    await db.execute(
      // Its name is given: a row of a table that is divided is one of a part of it.
      sql`create trigger "!row_log" after insert or update or delete on ${sql.identifier(name)} for each row execute function row_log.write(${sql.raw(`'${name}'`)})`,
    )
}

function keyIn(table: Table | undefined, row: Row): string {
  return JSON.stringify(table?.key.map((name) => row[name]))
}

function trimmed(row: Row, table: Table | undefined): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !table?.left.includes(name)))
}

/** What is different in `after`. */
export function changesOf(before: Rows, after: Rows): RowChange[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>()
    if (old === rows) return []
    const keys = new Set([...old.keys(), ...rows.keys()])
    return [...keys].flatMap((key): RowChange[] => {
      const [was, is] = [old.get(key) ?? null, rows.get(key) ?? null]
      if (was === is) return []
      const columns = was && is ? Object.keys(is).filter((name) => !same(was[name], is[name])) : []
      return was && is && columns.length === 0 ? [] : [{ table, key, before: was, after: is, columns }]
    })
  })
}

/** `before` with these changes made to it: rows that came or went, and only the columns that a change names; numbers by as much as they changed. */
export function withChanges(before: Rows, changes: readonly RowChange[]): Rows {
  const touched = new Set(changes.map(({ table }) => table))
  const rows = new Map([...before].map(([table, own]) => [table, touched.has(table) ? new Map(own) : (own as Map<string, Row>)]))
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
