// Files on their way into a store and out of it: taken whole or not at all, and never left behind without a row. Names are uuids; what people called them is in the database.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Span, StoredBytes } from './file-store.ts'
import { type FolderStore, sync } from './folder-store.ts'

/** A file that has arrived but is not kept yet; `path` is where its bytes are, `size` is in bytes, `digest` their SHA-256. */
export type TakenFile = { id: string; path: string; size: number; digest: string }

/** Which of these ids have a row. */
export type KnownIds = (ids: string[]) => Promise<Set<string>>

/**
 * The files of a host. The order is take, keep, row, settle; and doubt, row gone, settle. A run that is cut off anywhere between leaves a part or a
 * doubt behind, which `recover` clears up at the next start. Only ids that were in the air are ever looked at, so that files that were started with
 * another database are not lost.
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
  /** The bytes of an id, or a span of them; null when they are not there. */
  read(id: string, span?: Span): Promise<StoredBytes | null>
  /** Writes the bytes of an id unless they are there. For the sample world. */
  put(id: string, bytes: Uint8Array): Promise<void>
}

const PART = '.part'
const DOUBT = '.doubt'
const doubtOf = (id: string) => `moving/${id}${DOUBT}`

/** The files of a store. What arrives is written to `spool`, a folder of this machine, which is made when the first one comes. */
export function filesIn(store: FolderStore, spool: string): Files {
  const partOf = (id: string) => join(spool, `${id}${PART}`)

  const files: Files = {
    async take(source) {
      await mkdir(spool, { recursive: true })
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
      await store.takeOver(path, id)
    },
    drop: ({ path }) => rm(path, { force: true }),
    async doubt(ids) {
      if (ids.length > 0) await store.mark(ids.map(doubtOf))
    },
    async settle(ids, known) {
      if (ids.length === 0) return
      const rows = await known(ids)
      for (const id of ids) {
        if (!rows.has(id)) await store.remove(id)
        await store.remove(doubtOf(id))
      }
    },
    async recover(known) {
      const names = await readdir(spool).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const name of names) if (name.endsWith(PART)) await rm(join(spool, name), { force: true })
      const doubted: string[] = []
      for await (const { name } of store.list('moving/'))
        if (name.endsWith(DOUBT)) doubted.push(name.slice('moving/'.length, -DOUBT.length))
      await files.settle(doubted, known)
    },
    read: (id, span) => store.read(id, span),
    async put(id, bytes) {
      if ((await store.stat(id)) === null) await store.put(id, Readable.from([bytes]))
    },
  }
  return files
}
