// What the commands about backups share: one folder in, lines out, a sentence when it fails.
import { parseArgs } from 'node:util'
import { failStart } from '#process/run.ts'
import { HostStartError } from '../errors.ts'
import { StorageFailure } from '../files/storage-failure.ts'
import type { BackupList } from './backup-list.ts'

/** The folder that is named, or null. HostStartError for anything else that is. */
export function folderFrom(args: string[]): string | null {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length > 1) throw new HostStartError('Name one folder.')
    return positionals[0] ?? null
  } catch (error) {
    throw error instanceof HostStartError ? error : new HostStartError((error as Error).message)
  }
}

/** How much a backup has, as `5,233 rows of 104 tables and 42 files`. */
export function sizeOf({ tables, files }: BackupList): string {
  const count = (number: number, one: string) => `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${count(rows, 'row')} of ${count(tables.length, 'table')} and ${count(files.length, 'file')}`
}

/** Runs a command and prints its lines; a failure ends the process with 1 and one sentence. */
export function asCommand(work: () => Promise<string[]>): void {
  work().then(
    (lines) => process.stdout.write(`${lines.join('\n')}\n`),
    (error: unknown) => failStart(error instanceof StorageFailure ? new HostStartError(`${error.message}.`) : error),
  )
}
