// A database as it is where workspaces are spread over machines, on one PostgreSQL: its keys name the workspace, and so does each statement (decision 078).
import pg from 'pg'
import { readDistribution } from '#host/db/distribution.ts'
import { readSchema } from '#host/db/distribution-schema.ts'
import { type Rewrite, rememberRewrites } from '#host/tenants/name-workspace.ts'
import { spreadTables } from '#host/tenants/spread-tables.ts'
import { loadParser } from '#host/tenants/statement.ts'
import type { ClusterAddress } from './test-cluster.ts'
import { untiedTables } from './tied-tables.ts'

/** What only Citus can do; everything else about spreading is SQL that PostgreSQL takes. */
const OF_CITUS = /^select (create_|truncate_local_data)/

const NAME = 'template_spread'
// Any number: files of tests that come first at once make it once.
const TURN = 7_214_011

/** The statements of `npm run citus` but for those of Citus itself. */
export async function widenKeys(client: pg.ClientBase): Promise<void> {
  const { statements } = await readDistribution(client)
  await client.query('begin')
  for (const statement of statements) if (!OF_CITUS.test(statement)) await client.query(statement)
  await client.query('commit')
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Throws for a statement that Citus would not take: its tables are neither of one workspace nor beside each other. */
function tied(rewrite: Rewrite, names: ReadonlySet<string>): Rewrite {
  const seen = new Set<string>()
  return (text, within) => {
    const made = rewrite(text, within)
    if (!seen.has(made.text)) {
      const loose = untiedTables(made.text, names)
      if (loose.length > 0)
        throw new Error(`Of one workspace neither by a constant nor beside the others (${loose.join(', ')}): ${made.text}`)
      seen.add(made.text)
    }
    return made
  }
}

/** The sample world with such keys, to copy from, and how its statements are asked. Made when it is first asked for. */
export async function spreadTemplate({
  host,
  port,
  user,
  sample,
  strategy,
}: ClusterAddress): Promise<{ template: string; rewrite: Rewrite }> {
  const at = (database: string) => ({ host, port, user, database })
  await withClient(at('postgres'), async (server) => {
    await server.query('select pg_advisory_lock($1)', [TURN])
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [NAME])
    if (rowCount !== 0) return
    await server.query(`create database ${NAME}_half template ${sample} strategy ${strategy}`)
    await withClient(at(`${NAME}_half`), widenKeys)
    await server.query(`alter database ${NAME}_half rename to ${NAME}`)
  })
  const spread = await withClient(at(sample), async (client) => {
    const { classes } = await readDistribution(client)
    const names = [...classes].flatMap(([name, one]) => (one === 'distributed' ? [name] : []))
    return spreadTables(names, (await readSchema(client)).references)
  })
  await loadParser()
  return { template: NAME, rewrite: tied(rememberRewrites(spread), spread.names) }
}
