// What one process does for the hosts in others: it holds the database, makes the sample world, and shares out the connections.
import pg from 'pg'
import type { Environment } from '#process/environment.ts'
import { MOST_CONNECTIONS, openDatabase } from './db/open.ts'
import type { DatabaseAddress } from './db/pooler.ts'
import { seedOnce } from './db/seed-once.ts'
import { holdDatabase } from './db/serve-database.ts'
import { HostStartError } from './errors.ts'
import { assertReplica } from './replica/standby.ts'
import { readSettings } from './settings.ts'
import { rewriteFor } from './tenants/open-spread.ts'

/** Of the connections that PostgreSQL has room for; the others are for backups and whoever looks after it. */
const PART = 3 / 4
/** Of these one process needs at least. */
const LEAST_CONNECTIONS = 6

/** How a host in another process reaches the database, and how many connections it may have. */
export type HostShare = DatabaseAddress & { max: number }

/** The connections of each of `processes` out of `room`: one more process runs beside the others while one is replaced, and the leader has one of its own. Throws HostStartError. */
export function shareOf(processes: number, room: number): number {
  const share = Math.floor((room - 1) / (processes + 1))
  if (share >= LEAST_CONNECTIONS) return Math.min(MOST_CONNECTIONS, share)
  const most = Math.max(0, Math.floor((room - 1) / LEAST_CONNECTIONS) - 1)
  throw new HostStartError(
    `${processes} processes are too many for ${room} connections to PostgreSQL, which are enough for ${most}; take fewer processes, or raise max_connections and DATABASE_CONNECTIONS.`,
  )
}

async function roomOf(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ room: number }>(`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as room`)
    return Math.floor((rows[0]?.room ?? 0) * PART)
  } finally {
    await client.end()
  }
}

/** Holds the database of `processes` hosts until it is released. `onLost`: the embedded server died. Throws HostStartError. */
export async function holdForHosts(
  env: Environment,
  processes: number,
  onLost: () => void,
): Promise<{ share: HostShare; release(): Promise<void> }> {
  const settings = readSettings(env)
  const { release, ...address } = await holdDatabase(settings, onLost)
  try {
    if (settings.databaseReplicaUrl !== null) await assertReplica(settings.databaseReplicaUrl, address.direct)
    const share = { ...address, max: shareOf(processes, settings.databaseConnections ?? (await roomOf(address.direct))) }
    if (settings.sample) {
      const { db, close } = openDatabase(
        { ...address.connection, max: 1 },
        { pooled: address.pooled, rewrite: await rewriteFor(address.direct) },
      )
      await seedOnce(db, settings).finally(close)
    }
    return { share, release }
  } catch (error) {
    await release()
    throw error
  }
}
