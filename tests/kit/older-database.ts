// A database as it was before a migration, for tests of what that migration does to the rows that are there.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { MIGRATIONS, migrateDatabase } from '#host/db/migrate.ts'

/** An open database; `migrate` runs everything that is missing. Close it in `afterAll`. */
export type OlderDatabase = { client: pg.Client; address: pg.ClientConfig; migrate(): Promise<void>; close(): Promise<void> }

/** The migrations before the one of this name, as they were released. */
async function migrationsBefore(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'palette-migrations-'))
  await cp(MIGRATIONS, copy, { recursive: true })
  const path = join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name))
  if (until < 1) throw new Error(`There is no migration ${name}.`)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
  return copy
}

/** Makes an empty database whose newest migration is the one before `name`. */
export async function openDatabaseBefore(name: string): Promise<OlderDatabase> {
  const folder = await migrationsBefore(name)
  const server = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  await server.connect()
  await server.query(`create database ${name}`)
  const address = { ...inject('cluster'), database: name }
  await migrateDatabase(address, folder)
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
      await rm(folder, { recursive: true })
    },
  }
}
