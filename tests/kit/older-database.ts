// A database as it was before a migration, for tests of what that migration does to the rows that are there.
import pg from 'pg'
import { inject } from 'vitest'
import { listMigrations, migrateDatabase } from '#host/db/migrate.ts'

/** An open database; `migrate` runs everything that is missing. Close it in `afterAll`. */
export type OlderDatabase = { client: pg.Client; address: pg.ClientConfig; migrate(): Promise<void>; close(): Promise<void> }

/** Makes an empty database whose newest migration is the one before `name`. */
export async function openDatabaseBefore(name: string): Promise<OlderDatabase> {
  const all = await listMigrations()
  const before = all[all.findIndex(({ tag }) => tag.endsWith(name)) - 1]
  if (before === undefined) throw new Error(`There is no migration ${name}, or none before it.`)
  const server = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  await server.connect()
  await server.query(`create database ${name}`)
  const address = { ...inject('cluster'), database: name }
  await migrateDatabase(address, before.tag)
  const client = new pg.Client(address)
  await client.connect()
  return {
    client,
    address,
    migrate: () => migrateDatabase(address),
    async close() {
      await client.end()
      await server.query(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}
