// The database of a run: the embedded server in DATA_DIR, or the one DATABASE_URL names.
import pg from 'pg'
import { withoutPassword } from '#process/environment.ts'
import { HostStartError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { startCluster } from './cluster.ts'
import { claimCluster } from './cluster-claim.ts'
import { migrateDatabase } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

/** Name of the database in an embedded server. */
export const DATABASE = 'palette'

/** An open database whose tables are up to date; `close` also stops an embedded server. */
export type ServedDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'close'>

async function serveGiven(url: string): Promise<ServedDatabase> {
  try {
    await migrateDatabase({ connectionString: url, connectionTimeoutMillis: 5000 })
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as Error & { code?: string }
    throw new HostStartError(`The database at ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${message || code}.`)
  }
  return openDatabase(url)
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

/** Opens the database of a run, migrated. HostStartError says in a sentence why it cannot. `onLost`: the embedded server died. */
export async function serveDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, onLost: () => void): Promise<ServedDatabase> {
  if (settings.databaseUrl !== null) return serveGiven(settings.databaseUrl)
  const cluster = await startCluster({ dataDir: settings.dataDir })
  const claim = await claimCluster(cluster.connection('postgres'), settings.dataDir, onLost)
  try {
    await createDatabase(cluster.connection('postgres'))
    await migrateDatabase(cluster.connection(DATABASE)).catch((error: Error) => {
      const reason = ((error.cause ?? error) as Error).message
      throw new HostStartError(`The database in ${settings.dataDir} could not be brought up to date (${reason}); it is left as it was.`)
    })
    const opened = openDatabase(cluster.connection(DATABASE))
    return {
      db: opened.db,
      pool: opened.pool,
      async close() {
        await opened.close()
        await claim.release()
        await cluster.stop()
      },
    }
  } catch (error) {
    await claim.release()
    await cluster.stop()
    throw error
  }
}
