// The database of a run: the embedded server in DATA_DIR, or the one DATABASE_URL names.
import pg from 'pg'
import { withoutPassword } from '#process/environment.ts'
import { HostStartError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { startCluster } from './cluster.ts'
import { claimCluster } from './cluster-claim.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'
import { MOST_CONNECTIONS, type OpenDatabase, openDatabase } from './open.ts'

/** Name of the database in an embedded server. */
export const DATABASE = 'palette'

/** An open database whose tables are up to date, and how it is reached; `close` also stops an embedded server. */
export type ServedDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'close'> & { connection: pg.ClientConfig }

/** A database that is there and up to date, for whoever connects; `release` also stops an embedded server. */
export type HeldDatabase = { connection: pg.PoolConfig; release(): Promise<void> }

async function holdGiven(url: string): Promise<HeldDatabase> {
  try {
    await migrateDatabase({ connectionString: url, connectionTimeoutMillis: 5000 })
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as Error & { code?: string }
    throw new HostStartError(`The database at ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${message || code}.`)
  }
  return { connection: { connectionString: url }, release: async () => undefined }
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
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: () => void,
): Promise<HeldDatabase> {
  if (databaseUrl !== null) return holdGiven(databaseUrl)
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
    return { connection: cluster.connection(DATABASE), release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens a database that another process holds. HostStartError where this version's tables are not there yet: other processes work with the former ones. */
export async function connectDatabase(connection: pg.PoolConfig): Promise<ServedDatabase> {
  if (!(await isMigrated(connection)))
    throw new HostStartError(
      'This version changes the tables of the database: stop the running one and start anew, then they are brought up to date.',
    )
  return { ...openDatabase(connection), connection }
}

/** Opens the database of a run, as `holdDatabase` makes it ready. */
export async function serveDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'databaseConnections'>,
  onLost: () => void,
): Promise<ServedDatabase> {
  const held = await holdDatabase(settings, onLost)
  const { db, pool, close } = openDatabase({
    ...held.connection,
    max: Math.min(MOST_CONNECTIONS, settings.databaseConnections ?? MOST_CONNECTIONS),
  })
  return {
    db,
    pool,
    connection: held.connection,
    async close() {
      await close()
      await held.release()
    },
  }
}
