// A primary with the sample world and a streaming standby of it, from the project's own PostgreSQL: each a server of its own on a socket.
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Cluster, startCluster } from '#host/db/cluster.ts'
import { migrateDatabase } from '#host/db/migrate.ts'
import { openDatabase } from '#host/db/open.ts'
import { seedSample } from '#host/db/sample/seed.ts'
import { createDatabase, DATABASE } from '#host/db/serve-database.ts'

/** A server of the two. */
export type Standing = { host: string; port: number; user: string; url(database?: string): string }

/** Both; `pause` and `resume` what the standby repeats, `stop` and `start` the standby itself. */
export type PrimaryAndStandby = {
  primary: Standing
  standby: Standing
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

// Nothing here has to survive a crash. A standby that ends a read at once, where it is in the way, shows what happens then.
const PRIMARY = ['fsync=off', 'autovacuum=off', 'wal_keep_size=256MB']
const STANDBY = ['fsync=off', 'max_standby_streaming_delay=0', 'wal_receiver_status_interval=1s', 'wal_retrieve_retry_interval=100ms']

function standing(cluster: Cluster): Standing {
  const { host, port, user } = cluster.connection(DATABASE)
  const at = `host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`
  return {
    host: String(host),
    port: Number(port),
    user: String(user),
    url: (database = DATABASE) => `postgres://localhost/${database}?${at}`,
  }
}

async function asking<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Copies a running server's folder as PostgreSQL's manual says, where there is no pg_basebackup: the package has none. */
async function copyBase(primary: Cluster, from: string, to: string): Promise<void> {
  await asking(primary.connection('postgres'), async (client) => {
    await client.query("select pg_backup_start('standby', true)")
    // Whoever owns the files has to own the copies, too.
    await promisify(execFile)('cp', ['-a', from, to])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await rm(join(to, 'postmaster.pid'))
  const { host, port, user } = primary.connection('postgres')
  await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`)
  // An empty file of the right owner.
  await cp(join(from, 'PG_VERSION'), join(to, 'standby.signal'))
  await promisify(execFile)('chown', ['--reference', join(to, 'PG_VERSION'), join(to, 'standby.signal'), join(to, 'backup_label')])
}

/** Starts both and removes them at `close`. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folders = await Promise.all(['primary', 'standby'].map((name) => mkdtemp(join(tmpdir(), `palette-${name}-`))))
  const [own, other] = folders as [string, string]
  const primary = await startCluster({ dataDir: own, flags: PRIMARY })
  await createDatabase(primary.connection('postgres'))
  await migrateDatabase(primary.connection(DATABASE))
  const { db, close } = openDatabase(primary.connection(DATABASE))
  await seedSample(db).finally(close)
  await copyBase(primary, join(own, 'postgres'), join(other, 'postgres'))
  const start = () => startCluster({ dataDir: other, flags: STANDBY })
  let standby = await start()
  // A statement that is in the way of what is repeated ends at once, this one, too: it is said again.
  const tell = async (text: string): Promise<void> => {
    const said = asking(standby.connection('postgres'), (client) => client.query(text))
    await said.catch((error: { code?: string }) => (error.code === '40001' ? tell(text) : Promise.reject(error)))
  }
  return {
    primary: standing(primary),
    standby: standing(standby),
    pause: () => tell('select pg_wal_replay_pause()'),
    resume: () => tell('select pg_wal_replay_resume()'),
    stop: () => standby.stop(),
    async start() {
      standby = await start()
    },
    async close() {
      await standby.stop()
      await primary.stop()
      for (const folder of folders) await rm(folder, { recursive: true })
    },
  }
}
