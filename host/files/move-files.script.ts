// `npm run files:move -- --to s3|folder [--delete]`: brings the files of DATA_DIR into the bucket of S3_URL, or back, also while the product runs.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asCommand } from '../backup/command.ts'
import { HostStartError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { type Moved, moveFiles } from './move-files.ts'
import { openStore } from './open-files.ts'

/** A person can wait longer than a request, in ms. */
const PATIENCE_MS = 60_000

asCommand(async () => {
  const { to, andDelete } = asked(process.argv.slice(2))
  const { dataDir, s3 } = readSettings(process.env)
  if (s3 === null) throw new HostStartError('S3_URL is needed, in both directions: it says which bucket.')
  const bucket = `${s3.endpoint}/${s3.bucket}/${s3.prefix}`
  const folder = join(dataDir, 'files')
  const [there, here] = [openStore({ dataDir, s3 }, { patience: PATIENCE_MS }), openStore({ dataDir })]
  const [source, target] = to === 's3' ? [here, there] : [there, here]
  const at = to === 's3' ? bucket : folder
  const moved = await moveFiles({ source, target, journal: join(dataDir, 'files-moved.jsonl'), to: at }, { andDelete })
  return said(moved, to, { from: to === 's3' ? folder : bucket, at, andDelete })
})

function asked(args: string[]): { to: 's3' | 'folder'; andDelete: boolean } {
  const how = 'Say where to: npm run files:move -- --to s3, or --to folder; with --delete what is proven there is deleted where it was.'
  try {
    const { to, delete: andDelete = false } = parseArgs({ args, options: { to: { type: 'string' }, delete: { type: 'boolean' } } }).values
    if (to === 's3' || to === 'folder') return { to, andDelete }
  } catch (error) {
    throw new HostStartError(`${(error as Error).message}. ${how}`)
  }
  throw new HostStartError(how)
}

function said(
  { copied, bytes, there, gone, deleted }: Moved,
  to: 's3' | 'folder',
  { from, at, andDelete }: { from: string; at: string; andDelete: boolean },
) {
  const count = (number: number) => `${number.toLocaleString('en')} file${number === 1 ? '' : 's'}`
  const lines = [
    `Copied ${count(copied)} (${(bytes / 1_000_000).toFixed(1)} MB) to ${at}; ${count(there)} of earlier runs were there. Each was read back and compared by size and SHA-256.`,
    ...(gone > 0 ? [`Deleted by people meanwhile: ${count(gone)}. Their copies go when the product has run there for a day.`] : []),
  ]
  if (andDelete) return [...lines, `Deleted at ${from}: ${count(deleted)}.`]
  return [
    ...lines,
    `To switch: stop the product, run this once more for what came meanwhile, start it ${to === 's3' ? 'with' : 'without'} S3_URL.`,
    `Nothing was deleted at ${from}. Once the product runs there, --delete does it.`,
  ]
}
