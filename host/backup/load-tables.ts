// Puts the rows of a backup into a database of the same migration that has none.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { HostStartError } from '../errors.ts'
import type { BackupList, TablePiece } from './backup-list.ts'

const quoted = (name: string) => `public."${name}"`

/**
 * Loads all tables, or none. Triggers are off meanwhile, because what they wrote is among the rows; foreign keys are made anew behind the rows, which
 * proves each of them, and needs no superuser.
 */
export async function loadTables(client: pg.Client, folder: string, { tables, sequences }: BackupList): Promise<void> {
  await client.query('begin')
  try {
    const names = tables.map(({ name }) => quoted(name))
    const { rows: keys } = await client.query<{ on: string; name: string; text: string }>(`
      select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
    for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint "${name}"`)
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    // Rows that migrations write are among those of the backup. A month of the activity log is emptied with the log, and has a trigger of its own.
    await client.query(`select set_config('palette.audit_deletion', 'on', true)`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const table of tables) await loadTable(client, folder, table)
    for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { on, name, text } of keys) await client.query(`alter table ${on} add constraint "${name}" ${text}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

async function loadTable(client: pg.Client, folder: string, { path, name, columns, rows }: TablePiece): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, path)), createGunzip(), into)
  if (into.rowCount !== rows) throw new HostStartError(`${name} has ${into.rowCount} rows in the backup, and should have ${rows}.`)
}
