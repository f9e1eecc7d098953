// `npm run backup [-- folder]`: makes a backup of DATA_DIR and DATABASE_URL, also while the product runs on them.
import { resolve } from 'node:path'
import { readSettings } from '../settings.ts'
import { makeBackup } from './backup.ts'
import { asCommand, folderFrom, sizeOf } from './command.ts'

asCommand(async () => {
  const folder = resolve(folderFrom(process.argv.slice(2)) ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const made = await makeBackup(readSettings(process.env), folder)
  return [
    `Backed up ${sizeOf(made)} into ${folder}, as of ${made.at}.`,
    ...(made.lost.length > 0 ? [`Not there, though rows name them: the bytes of ${made.lost.join(', ')}.`] : []),
  ]
})
