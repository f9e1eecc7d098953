// A copy of the sample world for processes of the product, which reach it by an address.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A connection to it, and what `DATABASE_URL` says in its processes. End the connection in `afterAll`. */
export async function openSampleDatabase(): Promise<{ client: pg.Client; url: string }> {
  const { host, port, user, strategy, sample } = inject('cluster')
  const database = `sample_${randomUUID().slice(0, 8)}`
  const server = new pg.Client({ host, port, user, database: 'postgres' })
  await server.connect()
  await server.query(`create database ${database} template ${sample} strategy ${strategy}`)
  await server.end()
  const client = new pg.Client({ host, port, user, database })
  await client.connect()
  return { client, url: `postgres://localhost/${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}` }
}
