// The database of a run: the embedded server in DATA_DIR, or the one DATABASE_URL names.
import pg from 'pg'
import { HostStartError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { rewriteFor } from '../tenants/open-spread.ts'
import { startCluster } from './cluster.ts'
import { claimCluster } from './cluster-claim.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'
import { MOST_CONNECTIONS, type OpenDatabase, openDatabase } from './open.ts'
import { cannotBeUsed, type DatabaseAddress, directUrl, type GivenUrls, reachGiven } from './pooler.ts'

/** Name of the database in an embedded server. */
export const DATABASE = 'palette'

/** An open database whose tables are up to date, and how what needs a session of its own reaches it; `close` also stops an embedded server. */
export type ServedDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'spread' | 'close'> & { direct: pg.ClientConfig }

/** A database that is there and up to date, for whoever connects; `release` also stops an embedded server. */
export type HeldDatabase = DatabaseAddress & { release(): Promise<void> }

async function holdGiven(urls: GivenUrls & { databaseUrl: string }): Promise<HeldDatabase> {
  const address = await reachGiven(urls)
  const given = directUrl(urls) ?? { url: urls.databaseUrl, name: 'DATABASE_URL' as const }
  await migrateDatabase({ ...address.direct, connectionTimeoutMillis: 5000 }).catch(cannotBeUsed(given))
  return { ...address, release: async () => undefined }
}

/** Makes the database of an embedded server unless it is there; `connection` is to its `postgres`. */
export async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/**
 * Makes the database of a run ready, and claims an embedded one for this process: its workers, if it has any, only connect. HostStartError says in a
 * sentence why it cannot. `onLost`: the embedded server died.
 */
export async function holdDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: GivenUrls & Pick<Settings, 'dataDir'>,
  onLost: () => void,
): Promise<HeldDatabase> {
  if (databaseUrl !== null) return holdGiven({ databaseUrl, ...(databaseDirectUrl && { databaseDirectUrl }) })
  const cluster = await startCluster({ dataDir })
  const claim = await claimCluster(cluster.connection('postgres'), dataDir, onLost)
  const release = async () => {
    await claim.release()
    await cluster.stop()
  }
  try {
    await createDatabase(cluster.connection('postgres'))
    await migrateDatabase(cluster.connection(DATABASE)).catch((error: Error) => {
      const reason = ((error.cause ?? error) as Error).message
      throw new HostStartError(`The database in ${dataDir} could not be brought up to date (${reason}); it is left as it was.`)
    })
    return { connection: cluster.connection(DATABASE), direct: cluster.connection(DATABASE), pooled: false, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens a database that another process holds. HostStartError where this version's tables are not there yet: other processes work with the former ones. */
export async function connectDatabase({ connection, direct, pooled, max }: DatabaseAddress & { max: number }): Promise<ServedDatabase> {
  if (!(await isMigrated(direct)))
    throw new HostStartError(
      'This version changes the tables of the database: stop the running one and start anew, then they are brought up to date.',
    )
  const rewrite = await rewriteFor(direct)
  return { ...openDatabase({ ...connection, max }, { pooled, rewrite }), direct }
}

/** Opens the database of a run, as `holdDatabase` makes it ready. */
export async function serveDatabase(
  settings: GivenUrls & Pick<Settings, 'dataDir' | 'databaseConnections'>,
  onLost: () => void,
): Promise<ServedDatabase> {
  const held = await holdDatabase(settings, onLost)
  const max = Math.min(MOST_CONNECTIONS, settings.databaseConnections ?? MOST_CONNECTIONS)
  const rewrite = await rewriteFor(held.direct)
  const { db, pool, spread, close } = openDatabase({ ...held.connection, max }, { pooled: held.pooled, rewrite })
  return {
    db,
    pool,
    spread,
    direct: held.direct,
    async close() {
      await close()
      await held.release()
    },
  }
}
