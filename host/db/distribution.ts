// How Citus would spread the tables over machines: what each table is to it, the statements, and what is in the way (decision 074).
import type pg from 'pg'
import { HostStartError } from '../errors.ts'

/** Rows of a workspace are together on one machine; the few that all of them refer to are on each; what belongs to no workspace stays on the first. */
export type TableClass = 'distributed' | 'reference' | 'local'

/** What is in the way of distributing a table. `what` names the constraint, trigger or column. */
export type Obstacle = { table: string; kind: ObstacleKind; what: string }

/** Kinds of obstacles, each with what has to be done about it. */
export const OBSTACLES = {
  'no workspace': 'The table gets `company_id not null`, filled from the table that it belongs to.',
  'key without workspace': 'The key or unique index begins with `company_id`.',
  'reference without workspace': 'The foreign key names `company_id` on both sides.',
  'reference that changes workspace':
    'Citus has no `set null` on delete and no `cascade` on update where the key names `company_id`: the store does it.',
  'reference to a local table': 'The foreign key goes, and the store keeps what it held.',
  'reference to a distributed table':
    'The column goes, or its table is distributed, too: only tables of the workspace may refer to what is distributed.',
  'narrow identity': 'Identity columns become `bigint`: Citus numbers nothing smaller over several machines.',
  trigger: 'Its function reads and writes rows of one workspace only, and `citus.enable_unsafe_triggers` is on; else the store does it.',
} as const
/** A kind of obstacle. */
export type ObstacleKind = keyof typeof OBSTACLES

/** The class of each table, the statements in their order, and what is in the way. */
export type Distribution = { classes: ReadonlyMap<string, TableClass>; statements: string[]; obstacles: Obstacle[] }

/** By what rows are spread: the workspace. */
const TENANT = 'company_id'

type Table = { name: string; tenant: boolean | null }
type Key = { table: string; name: string; columns: string[] }
type Reference = { table: string; name: string; columns: string[]; to: string; toColumns: string[]; onDelete: string; onUpdate: string }
type Named = { table: string; name: string }
type Schema = { tables: Table[]; keys: Key[]; references: Reference[]; triggers: Named[]; identities: Named[] }

const names = (columns: string, of: string) =>
  `array(select a.attname::text from unnest(${columns}) with ordinality as u(n, at) join pg_attribute a on a.attrelid = ${of} and a.attnum = u.n order by u.at)`
const HERE = `relnamespace = 'public'::regnamespace and not relispartition and relkind in ('r', 'p')`

async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const all = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  return {
    tables:
      await all<Table>(`select relname as name, (select attnotnull from pg_attribute where attrelid = c.oid and attname = '${TENANT}') as tenant
      from pg_class c where ${HERE} order by 1`),
    keys: await all<Key>(`select c.relname as table, i.relname as name, ${names('x.indkey::int2[]', 'c.oid')} as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid where x.indisunique and c.oid in (select oid from pg_class where ${HERE}) order by 1, 2`),
    references:
      await all<Reference>(`select c.relname as table, f.conname as name, ${names('f.conkey', 'f.conrelid')} as columns, t.relname as to, ${names('f.confkey', 'f.confrelid')} as "toColumns",
      f.confdeltype as "onDelete", f.confupdtype as "onUpdate"
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid where f.contype = 'f' and f.conparentid = 0 and c.oid in (select oid from pg_class where ${HERE}) order by 1, 2`),
    triggers: await all<Named>(
      `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.oid in (select oid from pg_class where ${HERE}) order by 1, 2`,
    ),
    identities: await all<Named>(`select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attidentity <> '' and a.atttypid <> 'bigint'::regtype and c.oid in (select oid from pg_class where ${HERE}) order by 1, 2`),
  }
}

/** What rows of all workspaces refer to, and what is written rarely enough to be on every machine. */
const REFERENCE_TABLES = ['companies', 'people']

/** What belongs to a workspace is distributed, also where only what it refers to tells; the rest is local, also what may be of no workspace, such as a mail. */
function classify({ tables, references }: Schema): Map<string, TableClass> {
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

function obstaclesOf({ tables, keys, references, triggers, identities }: Schema, classes: ReadonlyMap<string, TableClass>): Obstacle[] {
  const spread = (table: string) => classes.get(table) === 'distributed'
  const found: Obstacle[] = []
  const add = (kind: ObstacleKind, table: string, what: string) => found.push({ table, kind, what })
  for (const { name, tenant } of tables) if (spread(name) && tenant === null) add('no workspace', name, TENANT)
  for (const { table, name, columns } of keys) if (spread(table) && !columns.includes(TENANT)) add('key without workspace', table, name)
  for (const { table, name, columns, to, toColumns, onDelete, onUpdate } of references) {
    if (spread(table) && classes.get(to) === 'local') add('reference to a local table', table, name)
    if (!spread(to)) continue
    const at = columns.indexOf(TENANT)
    if (!spread(table)) add('reference to a distributed table', table, name)
    else if (at < 0 || toColumns[at] !== TENANT) add('reference without workspace', table, name)
    else if (onDelete === 'n' || onDelete === 'd' || onUpdate !== 'a') add('reference that changes workspace', table, name)
  }
  for (const { table, name } of triggers) if (spread(table)) add('trigger', table, name)
  for (const { table, name } of identities) if (spread(table)) add('narrow identity', table, name)
  return found
}

/** Tables behind those that they refer to; a ring of references stands in the order of names. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
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

/** Reads the tables of a migrated database; nothing is changed. */
export async function readDistribution(client: pg.ClientBase): Promise<Distribution> {
  const schema = await readSchema(client)
  const classes = classify(schema)
  const of = (which: TableClass) =>
    inOrder(
      schema.tables.map(({ name }) => name).filter((name) => classes.get(name) === which),
      schema.references,
    )
  const [first] = of('distributed')
  const statements = [
    ...of('reference').map((name) => `select create_reference_table('public.${name}');`),
    ...of('distributed').map((name) =>
      name === first
        ? `select create_distributed_table('public.${name}', '${TENANT}');`
        : `select create_distributed_table('public.${name}', '${TENANT}', colocate_with => 'public.${first}');`,
    ),
    ...of('local').map((name) => `select citus_add_local_table_to_metadata('public.${name}');`),
  ]
  return { classes, statements, obstacles: obstaclesOf(schema, classes) }
}

/** Distributes the tables of a database that has the extension, all or none; answers how many. Throws where something is in the way. */
export async function distribute(client: pg.ClientBase): Promise<number> {
  const { statements, obstacles } = await readDistribution(client)
  if (obstacles.length > 0)
    throw new HostStartError(
      `The tables cannot be distributed yet: ${obstacles.length} things are in the way (docs/citus.md); nothing was changed.`,
    )
  const { rowCount } = await client.query("select 1 from pg_extension where extname = 'citus'")
  if (rowCount === 0) throw new HostStartError('The extension `citus` is not in this database: create it and add its workers first.')
  await client.query('begin')
  try {
    // One machine after the other: shards that refer to a reference table cannot be made side by side in one transaction.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return statements.length
}

/** The list of docs/citus.md: classes, and what is in the way by what has to be done. */
export function describeDistribution({ classes, obstacles }: Distribution): string {
  const of = (which: TableClass) => [...classes].filter(([, one]) => one === which).map(([name]) => `\`${name}\``)
  const line = (which: TableClass) => `| ${which} | ${of(which).length} | ${of(which).join(', ')} |`
  const kinds = Object.entries(OBSTACLES).map(([kind, todo]) => {
    const found = obstacles.filter((one) => one.kind === kind)
    const lines = [...new Set(found.map(({ table }) => table))].map((table) => {
      const own = found.filter((one) => one.table === table).map(({ what }) => `\`${what}\``)
      return `- \`${table}\`: ${own.join(', ')}`
    })
    return [`### ${kind} (${found.length})`, '', todo, '', ...(lines.length > 0 ? lines : ['Nothing.']), ''].join('\n')
  })
  return [
    '# Citus: classes of tables, and what is in the way',
    '',
    'Printed from the tables by `npm run -s citus -- --list`; a test compares it. What to do with it stands in [operations](operations.md#citus) and [decision 074](decisions/074-citus-on-paper.md).',
    '',
    '| class | tables | which |',
    '|---|---|---|',
    ...(['distributed', 'reference', 'local'] as const).map(line),
    '',
    `## In the way (${obstacles.length})`,
    '',
    ...kinds,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
