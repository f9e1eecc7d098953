// A backup: database and files of one moment, made while everything runs.
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { HostStartError } from '../errors.ts'
import type { FileStore } from '../files/file-store.ts'
import { type FilesSettings, openStore } from '../files/open-files.ts'
import { allFiles } from '../resources/attachments/attachments.store.ts'
import { SECRETS_FILE } from '../resources/mail-servers/sealing.ts'
import { type BackupList, type Piece, writeList } from './backup-list.ts'
import { dumpTables, inSnapshot } from './dump-tables.ts'
import { visitDatabase, type Whose } from './visit-database.ts'
import { writePiece } from './written-piece.ts'

/** How long storage may take to answer, in ms: nobody looks at a screen meanwhile. */
const PATIENCE_MS = 60_000

/** What was made; `lost` are files that rows name and that are not there. */
export type MadeBackup = BackupList & { lost: string[] }

/**
 * Writes a backup into `folder`, which must not be there or be empty, for nobody else to read. `held` is called when the moment is fixed of which the
 * rows are. HostStartError says in a sentence why it could not be made; what was written by then is removed.
 */
export async function makeBackup(
  whose: Whose & FilesSettings,
  folder: string,
  held: () => Promise<void> = async () => undefined,
): Promise<MadeBackup> {
  const { client, close } = await visitDatabase(whose)
  try {
    await makeFolder(folder)
    try {
      return await write({ client, dataDir: whose.dataDir, store: openStore(whose, { patience: PATIENCE_MS }) }, folder, held)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  } finally {
    await close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new HostStartError(`${folder} is not empty: a backup gets a folder of its own.`)
    for (const name of ['tables', 'files']) await mkdir(join(folder, name), { mode: 0o700 })
  } catch (error) {
    throw error instanceof HostStartError ? error : new HostStartError(`The folder ${folder} cannot be made: ${(error as Error).message}.`)
  }
}

/** What a backup is made of. */
type Sources = { client: pg.Client; dataDir: string; store: FileStore }

async function write({ client, dataDir, store }: Sources, folder: string, held: () => Promise<void>): Promise<MadeBackup> {
  const copied = new Map<string, Piece>()
  const copyNew = async (ids: Iterable<string>) => {
    for (const id of ids) {
      const found = copied.has(id) ? null : await store.read(id)
      if (found !== null) copied.set(id, await writeWhole(folder, `files/${id}`, found))
    }
  }
  // Before the moment, and after it those that came in between: bytes go after their row, so that all that rows name is found by one of the two.
  await copyNew(await inSnapshot(client, () => filesOf(client)))
  const { dumped, named } = await inSnapshot(client, async () => {
    const named = await filesOf(client)
    await held()
    return { named, dumped: await dumpTables(client, folder) }
  })
  await copyNew(named)
  for (const id of copied.keys()) {
    if (named.has(id)) continue
    copied.delete(id)
    await rm(join(folder, 'files', id))
  }
  const key = await copyFile(join(dataDir, SECRETS_FILE), folder, SECRETS_FILE)
  const parts = { ...dumped, files: [...copied.values()], key }
  await writeList(folder, parts)
  return { format: 1, ...parts, lost: [...named].filter((id) => !copied.has(id)) }
}

const filesOf = async (client: pg.Client): Promise<Set<string>> => new Set(await allFiles(drizzle(client)))

/** A stream that ends before its end, as of a connection that is closed, makes no backup. */
async function writeWhole(folder: string, path: string, { stream, size }: { stream: Readable; size: number }): Promise<Piece> {
  const piece = await writePiece(folder, path, stream)
  if (piece.bytes !== size) throw new HostStartError(`${path} came with ${piece.bytes} of its ${size} bytes.`)
  return piece
}

/** Null where it is not there. */
async function copyFile(from: string, folder: string, path: string): Promise<Piece | null> {
  try {
    return await writePiece(folder, path, createReadStream(from))
  } catch (error) {
    const { code, syscall, path: at } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || syscall !== 'open' || at !== from) throw error
    await rm(join(folder, path), { force: true })
    return null
  }
}
