// Brings a database to the newest version of the tables, or to an earlier one.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { makeAuditMonths } from './audit-months.ts'
import { unhurry } from './connection-settings.ts'
import { assertVersion } from './server-version.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// Any constant: two hosts that start on one database take turns.
const TURN = 7_214_001
const LOCK_NOT_AVAILABLE = '55P03'

/** A migration: its name, and when it was written, in ms, by which a database knows it. */
export type Migration = { tag: string; when: number }

/** All migrations, the oldest first. */
export async function listMigrations(): Promise<Migration[]> {
  return JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')).entries
}

/** Runs the migrations that are missing, those until `last` where it is named, one process at a time, all or none; behind the newest one the activity log gets its months. */
export async function migrateDatabase(connection: pg.ClientConfig, last?: string): Promise<void> {
  const folder = last === undefined ? MIGRATIONS : await copyUntil(last)
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await assertVersion(client)
    await unhurry(client)
    await client.query('select pg_advisory_lock($1)', [TURN])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
    if (folder !== MIGRATIONS) await rm(folder, { recursive: true })
  }
  if (last === undefined) await makeAuditMonths(connection).catch(unlessLocked)
}

/** Somebody reads the whole log just now: the leader makes its months soon, and until then lines have their place. */
function unlessLocked(error: Error & { code?: string }): void {
  if (error.code !== LOCK_NOT_AVAILABLE) throw error
}

/** Whether a database has had every migration of this version. */
export async function isMigrated(connection: pg.ClientConfig): Promise<boolean> {
  const last = (await listMigrations()).at(-1)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ when: string | null }>('select max(created_at)::text as when from drizzle.__drizzle_migrations')
    return last === undefined || Number(rows[0]?.when ?? 0) >= last.when
  } finally {
    await client.end()
  }
}

async function copyUntil(last: string): Promise<string> {
  const entries = await listMigrations()
  const until = entries.findIndex(({ tag }) => tag === last)
  if (until < 0) throw new Error(`There is no migration ${last}.`)
  const folder = await mkdtemp(join(tmpdir(), 'palette-migrations-'))
  await mkdir(join(folder, 'meta'))
  const kept = entries.slice(0, until + 1)
  for (const { tag } of kept) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries: kept }))
  return folder
}
