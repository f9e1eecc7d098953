// What a backup says of itself: the list `backup.json`, written last, so that a backup that was cut off has none.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { HostStartError } from '../errors.ts'

const NAME = 'backup.json'
/** Of how a backup is laid out; another one is another number. */
const FORMAT = 1

const piece = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })
const table = piece.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })
const list = z.object({
  format: z.literal(FORMAT),
  /** As of when the rows are. */
  at: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** The bytes of attachments, by the name that they have in the data folder. */
  files: z.array(piece),
  /** What saved secrets are sealed with; null where SECRETS_KEY is that, which no backup has. */
  key: piece.nullable(),
})

/** A file of a backup: where it is below its folder, its size in bytes, its SHA-256. */
export type Piece = z.infer<typeof piece>

/** The rows of one table, as gzip of what COPY writes. */
export type TablePiece = z.infer<typeof table>

/** Everything that a backup has. */
export type BackupList = z.infer<typeof list>

/** Writes the list into the folder of a backup, which is whole with it. */
export async function writeList(folder: string, parts: Omit<BackupList, 'format'>): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify({ format: FORMAT, ...parts }, null, 2)}\n`, { mode: 0o600, flush: true })
}

/** Reads the list of a backup and looks at every file that it names. HostStartError says in a sentence what is wrong with it. */
export async function readList(folder: string): Promise<BackupList> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new HostStartError(`${folder} is no whole backup: ${NAME} cannot be read (${error.code}).`)
  })
  const read = list.safeParse(parsed(text))
  if (!read.success) throw new HostStartError(`${folder} is no backup that this version can read: ${NAME} is not as it was written.`)
  const { data } = read
  for (const one of [...data.tables, ...data.files, ...(data.key === null ? [] : [data.key])]) await assertWhole(folder, one)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function assertWhole(folder: string, { path, bytes, sha256 }: Piece): Promise<void> {
  const file = join(folder, path)
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new HostStartError(`${file} of the backup is missing.`)
  const hash = createHash('sha256')
  if (size === bytes) await pipeline(createReadStream(file), hash)
  if (size !== bytes || hash.digest('hex') !== sha256)
    throw new HostStartError(`${file} of the backup is damaged: its bytes are not those that were written.`)
}
