// The tables of a database with their keys, references and triggers, as Citus would have to spread them.
import type pg from 'pg'

/** By what rows are spread: the workspace. */
export const TENANT = 'company_id'

/** Rows of a workspace are together on one machine; the few that all of them refer to are on each; what belongs to no workspace stays on the first. */
export type TableClass = 'distributed' | 'reference' | 'local'

/** A table; `tenant` tells whether its `company_id` is never null, and is null where it has none. */
export type Table = { name: string; tenant: boolean | null }
/** A unique key: `definition` is that of the constraint, or of the index where it is none. */
export type Key = { table: string; name: string; columns: string[]; definition: string; isConstraint: boolean }
/** A foreign key; `onDelete` and `onUpdate` by PostgreSQL's letters: a(ction none), c(ascade), n(ull), d(efault), r(estrict). */
export type Reference = {
  table: string
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  onDelete: string
  onUpdate: string
  definition: string
}
/** A trigger, with the statement that makes it. */
export type Trigger = { table: string; name: string; definition: string }
/** What is read of a database. */
export type Schema = { tables: Table[]; keys: Key[]; references: Reference[]; triggers: Trigger[]; functions: string[] }

const names = (columns: string, of: string) =>
  `array(select a.attname::text from unnest(${columns}) with ordinality as u(n, at) join pg_attribute a on a.attrelid = ${of} and a.attnum = u.n order by u.at)`
const HERE = `relnamespace = 'public'::regnamespace and not relispartition and relkind in ('r', 'p')`

/** Reads it from the catalogue; nothing is changed. Extensions' own tables and functions are not among it. */
export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const all = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const here = `(select oid from pg_class where ${HERE} and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e'))`
  return {
    tables:
      await all<Table>(`select relname as name, (select attnotnull from pg_attribute where attrelid = c.oid and attname = '${TENANT}') as tenant
      from pg_class c where c.oid in ${here} order by 1`),
    keys: await all<Key>(`select c.relname as table, i.relname as name, ${names('x.indkey::int2[]', 'c.oid')} as columns,
      coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(i.oid)) as definition, k.oid is not null as "isConstraint"
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      left join pg_constraint k on k.conindid = i.oid and k.contype in ('p', 'u') and k.conrelid = c.oid
      where x.indisunique and c.oid in ${here} order by 1, 2`),
    references:
      await all<Reference>(`select c.relname as table, f.conname as name, ${names('f.conkey', 'f.conrelid')} as columns, t.relname as to, ${names('f.confkey', 'f.confrelid')} as "toColumns",
      f.confdeltype as "onDelete", f.confupdtype as "onUpdate", pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid where f.contype = 'f' and f.conparentid = 0 and c.oid in ${here} order by 1, 2`),
    triggers: await all<Trigger>(
      `select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.oid in ${here} order by 1, 2`,
    ),
    // As they were made, so that one stands behind those that it calls; those of triggers last, because types that only their bodies name come with the others.
    // As they were made, so that one stands behind those that it calls; those of triggers last, because types that only their bodies name come with the others.
    functions: (
      await all<{ name: string }>(`select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.prorettype = 'trigger'::regtype, p.oid`)
    ).map(({ name }) => name),
  }
}

/** What rows of all workspaces are read with, and what is written rarely enough to be on every machine. */
const REFERENCE_TABLES = ['companies', 'company_domains', 'mail_settings', 'news_switches', 'notes', 'people']

/** What belongs to a workspace is distributed, also where only what it refers to tells; the rest is local, also what may be of no workspace, such as a mail. */
export function classify({ tables, references }: Schema): Map<string, TableClass> {
  const classes = new Map<string, TableClass>()
  for (const { name, tenant } of tables) classes.set(name, REFERENCE_TABLES.includes(name) ? 'reference' : tenant ? 'distributed' : 'local')
  const tenantless = new Set(tables.filter(({ tenant }) => tenant === null).map(({ name }) => name))
  for (let before = -1; before !== count(classes, 'distributed'); ) {
    before = count(classes, 'distributed')
    for (const { table, to } of references)
      if (classes.get(to) === 'distributed' && classes.get(table) === 'local' && tenantless.has(table)) classes.set(table, 'distributed')
  }
  return classes
}

const count = (classes: ReadonlyMap<string, TableClass>, which: TableClass) => [...classes.values()].filter((one) => one === which).length

/** Tables behind those that they refer to; a ring of references stands in the order of names. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const done = new Set<string>()
  const visiting = new Set<string>()
  function visit(table: string): void {
    if (done.has(table) || visiting.has(table)) return
    visiting.add(table)
    for (const { to } of references.filter((one) => one.table === table)) if (tables.includes(to)) visit(to)
    done.add(table)
  }
  for (const table of tables) visit(table)
  return [...done]
}
