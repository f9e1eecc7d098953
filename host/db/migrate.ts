// Brings a database to the newest version of the tables.
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Where the migrations are. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// Any constant: two hosts that start on one database take turns.
const TURN = 7_214_001

/** Runs the migrations that are missing, one process at a time, all or none. */
export async function migrateDatabase(connection: pg.ClientConfig, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURN])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
