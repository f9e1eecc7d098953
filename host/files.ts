// Files on disk: taken whole or not at all, and never left behind without a row. Names are uuids; what people called them is in the database.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that has arrived but is not kept yet; `path` is where its bytes are, `size` is in bytes, `digest` their SHA-256. */
export type TakenFile = { id: string; path: string; size: number; digest: string }

/** Which of these ids have a row. */
export type KnownIds = (ids: string[]) => Promise<Set<string>>

/**
 * The folder of files. The order is take, keep, row, settle; and doubt, row gone, settle. A run that is cut off anywhere between leaves a part or a
 * doubt behind, which `recover` clears up at the next start. Only ids that were in the air are ever looked at, so that a folder that was started with
 * another database loses nothing.
 */
export type Files = {
  /** Writes the stream to a part and syncs it; a stream that fails leaves nothing. */
  take(source: Readable): Promise<TakenFile>
  /** Gives a part its final name, under doubt until it is settled. */
  keep(file: TakenFile): Promise<void>
  /** Throws a part away. */
  drop(file: TakenFile): Promise<void>
  /** Says that the rows of these ids may be about to go. */
  doubt(ids: string[]): Promise<void>
  /** Deletes those ids that have no row and ends the doubt about all. */
  settle(ids: string[], known: KnownIds): Promise<void>
  /** Clears up after a run that was cut off; call it before anything else. */
  recover(known: KnownIds): Promise<void>
  /** The bytes of an id; null when they are not there. */
  read(id: string): Promise<{ stream: Readable; size: number } | null>
  /** Writes the bytes of an id unless they are there. For the sample world. */
  put(id: string, bytes: Uint8Array): Promise<void>
}

const PART = '.part'
const DOUBT = '.doubt'

/** The files of a data folder, in `files/` below it; folders are made when the first one comes. */
export function openFiles(dataDir: string): Files {
  const kept = join(dataDir, 'files')
  const moving = join(kept, 'moving')
  const partOf = (id: string) => join(moving, `${id}${PART}`)
  const doubtOf = (id: string) => join(moving, `${id}${DOUBT}`)

  const files: Files = {
    async take(source) {
      await mkdir(moving, { recursive: true })
      const id = randomUUID()
      const path = partOf(id)
      try {
        const hash = createHash('sha256')
        const hashing = new Transform({
          transform(piece: Buffer, _encoding, done) {
            hash.update(piece)
            done(null, piece)
          },
        })
        await pipeline(source, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        await sync(path)
        return { id, path, size: (await stat(path)).size, digest: hash.digest('hex') }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async keep({ id, path }) {
      await files.doubt([id])
      await rename(path, join(kept, id))
      await sync(kept)
    },
    drop: ({ path }) => rm(path, { force: true }),
    async doubt(ids) {
      if (ids.length === 0) return
      await mkdir(moving, { recursive: true })
      for (const id of ids) await writeFile(doubtOf(id), '')
      await sync(moving)
    },
    async settle(ids, known) {
      if (ids.length === 0) return
      const rows = await known(ids)
      for (const id of ids) {
        if (!rows.has(id)) await rm(join(kept, id), { force: true })
        await rm(doubtOf(id), { force: true })
      }
    },
    async recover(known) {
      const names = await readdir(moving).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const name of names) if (name.endsWith(PART)) await rm(join(moving, name), { force: true })
      await files.settle(
        names.flatMap((name) => (name.endsWith(DOUBT) ? [name.slice(0, -DOUBT.length)] : [])),
        known,
      )
    },
    async read(id) {
      const file = await open(join(kept, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (file === null) return null
      const { size } = await file.stat()
      return { stream: createReadStream('', { fd: file }), size }
    },
    async put(id, bytes) {
      await mkdir(kept, { recursive: true })
      await writeFile(join(kept, id), bytes, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    },
  }
  return files
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
