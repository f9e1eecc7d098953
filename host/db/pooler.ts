// Poolers such as PgBouncer that give a connection out by transaction: how one is recognized, and what the product does behind it (decision 070).
import { randomInt } from 'node:crypto'
import pg from 'pg'
import { withoutPassword } from '#process/environment.ts'
import { HostStartError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { settleRole } from './connection-settings.ts'

/** How long each first connection may take, in ms. */
const CONNECT_MS = 5_000
/** How often two connections are asked in turn which process of the server answers them. */
const LOOKS = 4

/** The addresses of a database that somebody else runs. */
export type GivenUrls = Pick<Settings, 'databaseUrl'> & Partial<Pick<Settings, 'databaseDirectUrl'>>

/** How a database is reached: `connection` by requests, `direct` by what needs a session of its own; `pooled` where the former has none. */
export type DatabaseAddress = { connection: pg.PoolConfig; direct: pg.ClientConfig; pooled: boolean }

/** An address with the name of its variable. */
export type GivenUrl = { url: string; name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' }

/** The address for what needs a session; null: the embedded database. */
export function directUrl({ databaseUrl, databaseDirectUrl = null }: GivenUrls): GivenUrl | null {
  if (databaseDirectUrl !== null) return { url: databaseDirectUrl, name: 'DATABASE_DIRECT_URL' }
  return databaseUrl === null ? null : { url: databaseUrl, name: 'DATABASE_URL' }
}

/** Whether each transaction on `url` may have another process of PostgreSQL: a pooler is between, and keeps nothing of a session. */
async function isPooled(url: string): Promise<boolean> {
  return withClients([url, url], async ([one, two]) => {
    // A pooler answers for the server under a number of its own.
    const itself = await backendOf(one)
    if ((one as pg.Client & { processID: number }).processID === itself) return false
    const seen = [new Set([itself]), new Set<number>()] as const
    for (let look = 0; look < LOOKS; look += 1) {
      // Twice the first: however the pooler chooses, one of two processes comes back to the other or changes.
      seen[0].add(await backendOf(one))
      seen[0].add(await backendOf(one))
      seen[1].add(await backendOf(two))
    }
    return seen[0].size > 1 || seen[1].size > 1 || [...seen[0]].some((pid) => seen[1].has(pid))
  })
}

/** HostStartError where what needs a session would not get one: `url` leads through a pooler. */
export async function assertDirect({ url, name }: GivenUrl): Promise<void> {
  if (!(await isPooled(url))) return
  throw new HostStartError(
    name === 'DATABASE_URL'
      ? 'DATABASE_URL leads through a pooler that gives connections out by transaction, as PgBouncer does; set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a session of its own.'
      : `${name} leads through a pooler that gives connections out by transaction; it has to be the address of PostgreSQL itself.`,
  )
}

/** Throws what it is given as a HostStartError that says where. */
export function cannotBeUsed({ url, name }: GivenUrl): (error: Error) => never {
  return (error) => {
    if (error instanceof HostStartError) throw error
    const { message, code } = (error.cause ?? error) as Error & { code?: string }
    throw new HostStartError(`The database at ${withoutPassword(url)} (${name}) cannot be used: ${message || code}.`)
  }
}

/** Looks how the database of two addresses is reached, and gives its role behind a pooler the settings that connections have elsewhere. Throws HostStartError. */
export async function reachGiven(urls: GivenUrls & { databaseUrl: string }): Promise<DatabaseAddress> {
  const { databaseUrl, databaseDirectUrl = null } = urls
  const address = (pooled: boolean, direct = databaseUrl) => ({
    connection: { connectionString: databaseUrl },
    direct: { connectionString: direct },
    pooled,
  })
  const given: GivenUrl = { url: databaseUrl, name: 'DATABASE_URL' }
  const direct = directUrl(urls) ?? given
  await assertDirect(direct).catch(cannotBeUsed(direct))
  if (databaseDirectUrl === null) return address(false)
  const pooled = await isPooled(databaseUrl).catch(cannotBeUsed(given))
  await withClients([databaseUrl, databaseDirectUrl], async ([through, direct]) => {
    if (!(await areOneDatabase(through, direct)))
      throw new HostStartError(
        `DATABASE_DIRECT_URL (${withoutPassword(databaseDirectUrl)}) and DATABASE_URL (${withoutPassword(databaseUrl)}) do not lead to the same database.`,
      )
    if (!pooled) return
    const { rows } = await through.query<{ role: string }>('select session_user as role')
    await settleRole(direct, rows[0]?.role ?? '')
  })
  return address(pooled, databaseDirectUrl)
}

/** A lock that is taken in one database is seen in the same one only. */
async function areOneDatabase(through: pg.Client, direct: pg.Client): Promise<boolean> {
  const lock = randomInt(2 ** 31)
  await direct.query('begin')
  await direct.query('select pg_advisory_xact_lock($1)', [lock])
  const { rowCount } = await through.query(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lock],
  )
  await direct.query('rollback')
  return rowCount === 1
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function withClients<T>([one, two]: [string, string], work: (clients: [pg.Client, pg.Client]) => Promise<T>): Promise<T> {
  const clients = [one, two].map((url) => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS }))
  const [first, second] = clients as [pg.Client, pg.Client]
  // Told by the query that is under way.
  for (const client of clients) client.on('error', () => undefined)
  try {
    for (const client of clients) await client.connect()
    return await work([first, second])
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Has `client` name no statement: the next transaction meets a process that does not know it, or that knows another one by this name. */
export function forgetNames(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const query = (asked: unknown, ...more: unknown[]) => ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...more)
  client.query = query as typeof client.query
}

function isNamed(asked: unknown): asked is { name: string } {
  return typeof asked === 'object' && asked !== null && Object.getPrototypeOf(asked) === Object.prototype && 'name' in asked
}
