// One PostgreSQL server for a test run, with a migrated database and the sample world to copy from.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '#host/db/cluster.ts'
import { migrateDatabase } from '#host/db/migrate.ts'
import { openDatabase } from '#host/db/open.ts'
import { seedSample } from '#host/db/sample/seed.ts'

/** Name of the database with tables and no rows. */
export const EMPTY_TEMPLATE = 'template_empty'
/** Name of the database with the sample world. */
export const SAMPLE_TEMPLATE = 'template_sample'

async function makeTemplates(cluster: Cluster): Promise<void> {
  const client = new pg.Client(cluster.connection('postgres'))
  await client.connect()
  await client.query(`create database ${EMPTY_TEMPLATE}`)
  await migrateDatabase(cluster.connection(EMPTY_TEMPLATE))
  await client.query(`create database ${SAMPLE_TEMPLATE} template ${EMPTY_TEMPLATE}`)
  const sample = openDatabase(cluster.connection(SAMPLE_TEMPLATE))
  await seedSample(sample.db)
  await sample.close()
  await client.end()
}

/** Starts the server in a folder of its own; `stop` removes it. */
export async function startTestCluster(): Promise<{ address: { host: string; port: number; user: string }; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palette-test-'))
  // Nothing here has to survive a crash, so the disk is never waited for.
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const cluster = await startCluster({ dataDir, flags })
  await makeTemplates(cluster)
  const { host, port, user } = cluster.connection('postgres')
  return {
    address: { host: String(host), port: Number(port), user: String(user) },
    async stop() {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
