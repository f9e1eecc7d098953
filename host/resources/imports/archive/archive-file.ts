// An archive as it was brought, on this machine's disk for as long as it is read: a zip is read from its end (IMPORT-12).
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../../files/files.ts'
import { UnreadableFile } from '../import-item.ts'
import { isZip, type OpenArchive, openArchive } from './open-archive.ts'

const COPY = 'palette-archive-'
/** Older than any step takes, in ms. */
const DAY_MS = 86_400_000
const GONE = 'The file is not on the server any more. Bring it again.'

/** Whether the bytes that lie under this name are a zip. */
export async function isArchive(files: Files, file: string): Promise<boolean> {
  const stored = await files.read(file, { first: 0, last: 3 })
  if (stored === null) throw new UnreadableFile(GONE)
  const pieces: Buffer[] = []
  for await (const piece of stored.stream) pieces.push(piece)
  return isZip(Buffer.concat(pieces))
}

/** Whether a file that has arrived is a zip. */
export async function beginsLikeZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return isZip((await file.read(Buffer.alloc(4), 0, 4, 0)).buffer)
  } finally {
    await file.close()
  }
}

/** Copies of hosts that were killed while they read. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(COPY)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Works with the archive that lies under this name; its copy is gone afterwards. */
export async function withArchive<Result>(
  files: Files,
  file: string | null,
  work: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  const stored = file === null ? null : await files.read(file)
  if (stored === null) throw new UnreadableFile(GONE)
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), COPY))
  try {
    const path = join(folder, 'archive.zip')
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }))
    const archive = await openArchive(path)
    try {
      return await work(archive)
    } finally {
      await archive.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
