// One PostgreSQL server for a test run, with a migrated database and the sample world to copy from.
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '#host/db/cluster.ts'
import { migrateDatabase } from '#host/db/migrate.ts'
import { openDatabase } from '#host/db/open.ts'
import { writeSampleFiles } from '#host/db/sample/files.ts'
import { seedSample } from '#host/db/sample/seed.ts'
import { openFiles } from '#host/files/open-files.ts'
import { askOneAtATime } from './one-at-a-time.ts'

/** Name of the database with tables and no rows. */
export const EMPTY_TEMPLATE = 'template_empty'
/** Name of the database with the sample world, as `startTestCluster` makes it. */
const SAMPLE_TEMPLATE = 'template_sample'

async function makeTemplates(cluster: Cluster, sampleData: string): Promise<void> {
  const client = new pg.Client(cluster.connection('postgres'))
  // A server that is stopped meanwhile is told by the next statement, too; unheard it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`create database ${EMPTY_TEMPLATE}`)
  await migrateDatabase(cluster.connection(EMPTY_TEMPLATE))
  await client.query(`create database ${SAMPLE_TEMPLATE} template ${EMPTY_TEMPLATE}`)
  const sample = openDatabase(cluster.connection(SAMPLE_TEMPLATE))
  askOneAtATime(sample.pool)
  await seedSample(sample.db)
  await writeSampleFiles(sample.db, openFiles({ dataDir: sampleData }))
  await sample.close()
  await client.end()
}

/** How to reach the server of a test run, how it copies a database soonest, the database with the sample world, and the data folder that goes with it, to link from. */
export type ClusterAddress = {
  host: string
  port: number
  user: string
  strategy: 'file_copy' | 'wal_log'
  sample: string
  sampleData: string
}

/** A server that runs, and how to end it. */
export type RunningCluster = { address: ClusterAddress; stop(): Promise<void> }

const MEMORY = '/dev/shm'
/** What a run needs at most, log included, and as much again. */
const ROOM = 3 * 1024 ** 3

/** Whether the server has room in memory: a database of 14 MB is copied there for a third of the work, and waits for no disk. */
async function fitsInMemory(): Promise<boolean> {
  if (freemem() < ROOM) return false
  return statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize >= ROOM,
    () => false,
  )
}

/** Where `npm test` says how to reach the server that it started for all of its runners. */
export const SHARED_CLUSTER = 'TEST_CLUSTER'

/** The server of `npm test` where that runs, else one of the runner's own; `stop` removes what is the runner's own. */
export async function clusterOfRun(): Promise<RunningCluster> {
  const shared = process.env[SHARED_CLUSTER]
  return shared ? { address: JSON.parse(shared), stop: async () => undefined } : startTestCluster()
}

/**
 * Starts the server in a folder of its own, `onDisk` also where it fits in memory; `stop` removes it. `begun` hears of `stop` as soon as there is something
 * to remove: what is to be copied takes seconds more.
 */
export async function startTestCluster({
  onDisk = false,
  begun,
}: {
  onDisk?: boolean
  begun?: (stop: RunningCluster['stop']) => void
} = {}): Promise<RunningCluster> {
  const inMemory = !onDisk && (await fitsInMemory())
  const dataDir = await mkdtemp(join(inMemory ? MEMORY : tmpdir(), 'palette-test-'))
  // Nothing here has to survive a crash, so the disk is never waited for.
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'max_wal_size=256MB']
  const cluster = await startCluster({ dataDir, flags })
  const sampleData = await mkdtemp(join(tmpdir(), 'palette-sample-'))
  const stop = async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
    await rm(sampleData, { recursive: true, force: true })
  }
  begun?.(stop)
  try {
    await makeTemplates(cluster, sampleData)
  } catch (error) {
    await stop()
    throw error
  }
  const { host, port, user } = cluster.connection('postgres')
  return {
    address: {
      host: String(host),
      port: Number(port),
      user: String(user),
      strategy: inMemory ? 'file_copy' : 'wal_log',
      sample: SAMPLE_TEMPLATE,
      sampleData,
    },
    stop,
  }
}
