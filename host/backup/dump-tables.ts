// The rows of all tables as they were at one moment, whatever is written meanwhile.
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listMigrations } from '../db/migrate.ts'
import { HostStartError } from '../errors.ts'
import type { BackupList, TablePiece } from './backup-list.ts'
import { writePiece } from './written-piece.ts'

/** What a database adds to a backup. */
export type Dumped = Pick<BackupList, 'at' | 'migration' | 'tables' | 'sequences'>

/** Runs `read` on one view of the database, which nothing changes. */
export async function inSnapshot<Result>(client: pg.Client, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    return await read()
  } finally {
    await client.query('rollback')
  }
}

/** Writes every table to `tables/` below the folder. Inside `inSnapshot`. */
export async function dumpTables(client: pg.Client, folder: string): Promise<Dumped> {
  const { rows: now } = await client.query<{ at: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  const at = now.map((row) => row.at).join()
  const migration = await migrationOf(client)
  const { rows: found } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array(
      select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
  const tables: TablePiece[] = []
  for (const one of found) tables.push(await dumpTable(client, folder, one))
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  )
  return { at, migration, tables, sequences }
}

async function dumpTable(client: pg.Client, folder: string, { name, columns }: { name: string; columns: string[] }): Promise<TablePiece> {
  const rows = client.query(copyTo(`copy (select ${columns.map((column) => `"${column}"`).join(', ')} from public."${name}") to stdout`))
  const written = await writePiece(folder, `tables/${name}.gz`, rows, [createGzip({ level: 4 })])
  return { ...written, name, columns, rows: rows.rowCount }
}

/** The newest migration of a database, which has to be the newest of this version. */
async function migrationOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ when: string }>(
    `select created_at::text as when from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  const newest = (await listMigrations()).at(-1)
  if (newest === undefined || String(newest.when) !== rows[0]?.when)
    throw new HostStartError(
      'The database is of another version: make the backup with the version that ran on it last, or start this one on it first.',
    )
  return newest.tag
}
