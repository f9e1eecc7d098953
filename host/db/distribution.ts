// How Citus spreads the tables over machines: what each table is to it, the statements, and what is in the way (decision 078).
import type pg from 'pg'
import { HostStartError } from '../errors.ts'
import { CLEARED, ENDED, keyStatements } from './distribution-keys.ts'
import { classify, inOrder, readSchema, type Schema, type TableClass, TENANT } from './distribution-schema.ts'

/** What is in the way of distributing a table. `what` names the constraint or column. */
export type Obstacle = { table: string; kind: ObstacleKind; what: string }

/** Kinds of obstacles, each with what has to be done about it. */
export const OBSTACLES = {
  'no workspace': 'The table gets `company_id not null`, filled from the table that it belongs to.',
  'reference to another class':
    'Rows of a workspace and what is on the first machine only cannot refer to each other: the store keeps what the foreign key held, and says so in `ENDED`.',
  'reference that clears':
    'Citus has no `set null` on delete where the key names the workspace: the store clears it before it deletes, and says so in `CLEARED`.',
} as const
/** A kind of obstacle. */
export type ObstacleKind = keyof typeof OBSTACLES

/** The class of each table, the statements in their order, what they do to keys and references, and what is in the way. */
export type Distribution = {
  classes: ReadonlyMap<string, TableClass>
  statements: string[]
  changes: { title: string; lines: string[] }[]
  obstacles: Obstacle[]
}

function obstaclesOf({ tables, references }: Schema, classes: ReadonlyMap<string, TableClass>): Obstacle[] {
  const spread = (table: string) => classes.get(table) === 'distributed'
  const found: Obstacle[] = tables
    .filter(({ name, tenant }) => spread(name) && tenant === null)
    .map(({ name }) => ({ table: name, kind: 'no workspace', what: TENANT }))
  for (const { table, name: what, to, onDelete } of references) {
    if (ENDED[what] !== undefined) continue
    const [own, theirs] = [classes.get(table), classes.get(to)]
    if ((spread(table) && theirs === 'local') || (spread(to) && !spread(table)) || (own === 'reference' && theirs === 'local'))
      found.push({ table, kind: 'reference to another class', what })
    else if (spread(table) && spread(to) && (onDelete === 'n' || onDelete === 'd') && !CLEARED.has(what))
      found.push({ table, kind: 'reference that clears', what })
  }
  return found
}

const listed = (all: readonly { table: string; name: string }[]) =>
  [...new Set(all.map(({ table }) => table))].map(
    (table) => `- \`${table}\`: ${all.flatMap((one) => (one.table === table ? [`\`${one.name}\``] : [])).join(', ')}`,
  )

function changesOf(schema: Schema, classes: ReadonlyMap<string, TableClass>, widened: { table: string; name: string }[]) {
  const among = schema.references.filter(({ table, to }) => classes.get(table) === 'distributed' && classes.get(to) === 'distributed')
  const isWidened = ({ name, columns }: { name: string; columns: string[] }) => ENDED[name] === undefined && !columns.includes(TENANT)
  return [
    { title: 'Keys that get the workspace behind their columns', lines: listed(widened) },
    { title: 'References that get the workspace on both sides', lines: listed(among.filter(isWidened)) },
    {
      title: 'References that no longer follow a task into another project: the trigger `tasks_take_along` carries its rows on',
      lines: listed(among.filter(({ onUpdate }) => onUpdate === 'c')),
    },
    {
      title: 'References that are cleared by the store, not by the database',
      lines: listed(among.filter(({ name }) => CLEARED.has(name))),
    },
    { title: 'References that end', lines: Object.entries(ENDED).map(([name, why]) => `- \`${name}\`: ${why}`) },
    {
      title: 'Triggers that run beside their rows; they read and write rows of one workspace',
      lines: listed(schema.triggers.filter(({ table }) => classes.get(table) === 'distributed')),
    },
  ]
}

/** Reads the tables of a migrated database; nothing is changed. */
export async function readDistribution(client: pg.ClientBase): Promise<Distribution> {
  const schema = await readSchema(client)
  const classes = classify(schema)
  const { before, after, widened, functions } = keyStatements(schema, classes)
  const of = (which: TableClass) =>
    inOrder(
      schema.tables.map(({ name }) => name).filter((name) => classes.get(name) === which),
      schema.references,
    )
  const [first] = of('distributed')
  const statements = [
    ...before,
    // What triggers call has to be on the machines of their rows.
    ...functions.map((name) => `select create_distributed_function('${name}')`),
    ...of('reference').map((name) => `select create_reference_table('public.${name}')`),
    ...of('distributed').map((name) =>
      name === first
        ? `select create_distributed_table('public.${name}', '${TENANT}')`
        : `select create_distributed_table('public.${name}', '${TENANT}', colocate_with => 'public.${first}')`,
    ),
    // What was copied to its machine is not needed here any more, the activity log included.
    `set local palette.audit_deletion = 'on'`,
    ...of('distributed').map((name) => `select truncate_local_data_after_distributing_table('public.${name}')`),
    ...after,
  ]
  return { classes, statements, changes: changesOf(schema, classes, widened), obstacles: obstaclesOf(schema, classes) }
}

/** Distributes the tables of a database that has the extension, all or none; answers how many tables are spread. Throws where something is in the way. */
export async function distribute(client: pg.ClientBase): Promise<number> {
  const { classes, statements, obstacles } = await readDistribution(client)
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
    await client.query('set local citus.enable_unsafe_triggers = on')
    for (const statement of statements) await client.query(statement)
    await client.query(
      `do $$ begin execute format('alter database %I set citus.enable_unsafe_triggers = on', current_database()); execute format('alter database %I set citus.multi_shard_modify_mode = sequential', current_database()); end $$`,
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return [...classes.values()].filter((one) => one === 'distributed').length
}

/** The list of docs/citus.md: classes, what is changed, and what is in the way by what has to be done. */
export function describeDistribution({ classes, changes, obstacles }: Distribution): string {
  const of = (which: TableClass) => [...classes].filter(([, one]) => one === which).map(([name]) => `\`${name}\``)
  const line = (which: TableClass) => `| ${which} | ${of(which).length} | ${of(which).join(', ')} |`
  const kinds = Object.entries(OBSTACLES).map(([kind, todo]) => {
    const found = listed(obstacles.flatMap(({ table, what, kind: one }) => (one === kind ? [{ table, name: what }] : [])))
    return [`### ${kind} (${found.length})`, '', todo, '', ...(found.length > 0 ? found : ['Nothing.']), ''].join('\n')
  })
  return [
    '# Citus: classes of tables, what is changed, and what is in the way',
    '',
    'Printed from the tables by `npm run -s citus -- --list`; a test compares it. What to do with it stands in [operations](operations.md#citus) and [decision 078](decisions/078-spread-by-workspace.md).',
    '',
    '| class | tables | which |',
    '|---|---|---|',
    ...(['distributed', 'reference', 'local'] as const).map(line),
    '',
    ...changes.flatMap(({ title, lines }) => [`## ${title}`, '', ...lines, '']),
    `## In the way (${obstacles.length})`,
    '',
    ...kinds,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
