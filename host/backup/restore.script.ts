// `npm run restore -- folder`: restores a backup into a DATA_DIR, and a DATABASE_URL if it is set, that have nothing yet.
import { resolve } from 'node:path'
import { HostStartError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { asCommand, folderFrom, sizeOf } from './command.ts'
import { restoreBackup } from './restore.ts'

asCommand(async () => {
  const named = folderFrom(process.argv.slice(2))
  if (named === null) throw new HostStartError('Which backup? Name its folder: npm run restore -- backups/2026-11-26T04-40-00')
  const list = await restoreBackup(readSettings(process.env), resolve(named))
  return [`Restored ${sizeOf(list)}, as of ${list.at}.`]
})
