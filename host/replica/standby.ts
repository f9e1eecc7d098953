// What is asked of a standby of PostgreSQL and of its primary: whose it is, and how far it has come.
import pg from 'pg'
import { withoutPassword } from '#process/environment.ts'
import { assertDirect, cannotBeUsed, type GivenUrl } from '../db/pooler.ts'
import { HostStartError } from '../errors.ts'

/** How long the first connection may take, in ms. */
const CONNECT_MS = 5_000
/** A password, a role or a database that is not as it is given: these do not come right by waiting (classes of PostgreSQL). */
const MISTAKEN = /^(28|3D)/

/** Which database of which server; a standby has both from its primary. */
export type Identity = { system: string; database: string; recovering: boolean }

/** A server that answers as the replica and is none, or not this one's. `message` is the rest of a sentence about it. */
export class WrongReplica extends Error {
  override readonly name = 'WrongReplica'
}

/** Asks a server which it is. */
export async function identityOf(client: pg.ClientBase | pg.Pool): Promise<Identity> {
  const { rows } = await (client as pg.ClientBase).query<Identity>(
    `select (select system_identifier from pg_control_system())::text as system, pg_is_in_recovery() as recovering,
       (select oid from pg_database where datname = current_database())::text as database`,
  )
  return rows[0] as Identity
}

/** Throws WrongReplica where `found` is no standby of `primary`, or another of its databases. */
export function assertStandby(found: Identity, primary: Identity): void {
  if (found.system !== primary.system) throw new WrongReplica('belongs to another PostgreSQL than DATABASE_URL')
  if (!found.recovering) throw new WrongReplica('is no replica: it takes writes of its own')
  if (found.database !== primary.database) throw new WrongReplica('is another database of that PostgreSQL than DATABASE_URL')
}

/** HostStartError where `url` is answered by something else than a standby of `primary`, or refuses who asks. One that cannot be reached may come back, and is none. */
export async function assertReplica(url: string, primary: pg.ClientConfig): Promise<void> {
  const given: GivenUrl = { url, name: 'DATABASE_REPLICA_URL' }
  const asked = (config: pg.ClientConfig) => withClient({ ...config, connectionTimeoutMillis: CONNECT_MS }, identityOf)
  try {
    await assertDirect(given)
    assertStandby(await asked({ connectionString: url }), await asked(primary))
  } catch (error) {
    if (error instanceof WrongReplica) throw new HostStartError(`DATABASE_REPLICA_URL (${withoutPassword(url)}) ${error.message}.`)
    const { code = '' } = error as { code?: string }
    if (error instanceof HostStartError || MISTAKEN.test(code)) cannotBeUsed(given)(error as Error)
  }
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  // Told by the query that is under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A position in the log of writes, as `16/B374D848` says it, in bytes. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Up to where a standby shows what was written. Throws WrongReplica where it is none any more. */
export async function replayedBy(client: pg.ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ at: string | null }>('select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as at')
  const at = rows[0]?.at ?? null
  if (at === null) throw new WrongReplica('is no replica any more: it takes writes of its own')
  return positionOf(at)
}

/** Up to where a primary has written. */
export async function writtenBy(client: pg.Pool): Promise<bigint> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_flush_lsn() as at')
  return positionOf(rows[0]?.at ?? '')
}

/** Bytes of a page of the log; where a server is set up with others, they are a multiple. */
const PAGE = 8192n

/**
 * Whether a record may have been written by half up to there: pages are written as they fill, and what nobody commits, such as a hint that a read left, stays
 * so for seconds. A standby does not reach such a position, though it shows all that is before it.
 */
export function mayBeHalf(position: bigint): boolean {
  return position % PAGE === 0n
}

/** Has a primary write the rest: a commit waits for that. */
export async function writeRest(primary: pg.Pool): Promise<void> {
  await primary.query("select pg_logical_emit_message(true, 'palette', '')")
}
