// Files on their way into a store and out of it: taken whole or not at all, and never left behind without a row. Names are uuids; what people called them is in the database.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore, Span, StoredBytes } from './file-store.ts'
import { absent, sync } from './folder-store.ts'
import { StorageFailure } from './storage-failure.ts'

/** A file that has arrived but is not kept yet; `path` is where its bytes are, `size` is in bytes, `digest` their SHA-256. */
export type TakenFile = { id: string; path: string; size: number; digest: string }

/** Which of these ids have a row. */
export type KnownIds = (ids: string[]) => Promise<Set<string>>

/**
 * The files of a host. The order is take, keep, row, settle; and doubt, row gone, settle. A run that is cut off anywhere between leaves a part or a
 * doubt behind, which `recover` clears up later, and `sweep` a day later where the store is elsewhere: by their age, because other processes may share
 * store and spool, and what is young may be under way there. Only ids that were in the air are ever looked at, so that files that were started with
 * another database are not lost.
 */
export type Files = {
  /** Writes the stream to a part and syncs it; a stream that fails leaves nothing. A store elsewhere gets the bytes as they come, under doubt. */
  take(source: Readable): Promise<TakenFile>
  /** Gives a part its final name, under doubt until it is settled. */
  keep(file: TakenFile): Promise<void>
  /** Throws away what was taken and not kept. */
  drop(file: TakenFile): Promise<void>
  /** Says that the rows of these ids may be about to go. */
  doubt(ids: string[]): Promise<void>
  /** Deletes those ids that have no row and ends the doubt about all. Where storage fails it leaves that to `sweep`: rows are written by then. */
  settle(ids: string[], known: KnownIds): Promise<void>
  /** Clears up what was left in the air before `before` by runs that were cut off. */
  recover(known: KnownIds, before: Date): Promise<void>
  /** Settles what has been under doubt for more than a day. */
  sweep(known: KnownIds, now: Date): Promise<void>
  /** The bytes of an id, or a span of them; null when they are not there. */
  read(id: string, span?: Span): Promise<StoredBytes | null>
  /** Writes the bytes of an id unless they are there. For the sample world. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** How many bytes may still arrive: all of them are written to this machine first. */
  room(): Promise<number>
  /** Where the bytes lie. */
  store: FileStore
}

const PART = '.part'
const DOUBT = '.doubt'
const MOVING = 'moving/'
const doubtOf = (id: string) => `${MOVING}${id}${DOUBT}`
/** Longer than any file is on its way, in ms. */
const DAY_MS = 24 * 3_600_000
/** How many ids are settled at once. */
const SOME = 500

/** The files of a store. What arrives is written to `spool`, a folder of this machine, which is made when the first one comes. `onLeft` hears why something was left to a sweep. */
export function filesIn(store: FileStore, spool: string, onLeft: (error: StorageFailure) => void = () => undefined): Files {
  const partOf = (id: string) => join(spool, `${id}${PART}`)
  const kept = new Set<string>()
  const left = (error: unknown) => {
    if (!(error instanceof StorageFailure)) throw error
    onLeft(error)
  }

  const files: Files = {
    store,
    async take(source) {
      await mkdir(spool, { recursive: true })
      const id = randomUUID()
      const path = partOf(id)
      try {
        if (store.takeOver === undefined) await files.doubt([id])
        const digest = store.takeOver ? await spooled(source, path) : await both(source, path, (copy) => store.put(id, copy))
        await sync(path)
        return { id, path, size: (await stat(path)).size, digest }
      } catch (error) {
        await rm(path, { force: true })
        // Storage that did not answer would not now: whoever waits is told at once, and the doubt stays for a sweep.
        if (store.takeOver === undefined && !isAway(error)) await remove(id).catch(left)
        throw error
      }
    },
    async keep({ id, path }) {
      if (store.takeOver === undefined) kept.add(id)
      else {
        await files.doubt([id])
        await store.takeOver(path, id)
      }
    },
    async drop({ id, path }) {
      await rm(path, { force: true })
      // What was kept is settled by its row.
      if (store.takeOver === undefined && !kept.delete(id)) await remove(id).catch(left)
    },
    async doubt(ids) {
      if (ids.length > 0) await store.mark(ids.map(doubtOf))
    },
    async settle(ids, known) {
      if (ids.length === 0) return
      const rows = await known(ids)
      try {
        for (const id of ids) await (rows.has(id) ? store.remove(doubtOf(id)) : remove(id))
      } catch (error) {
        left(error)
      }
    },
    async recover(known, before) {
      for (const name of (await readdir(spool).catch(absent)) ?? []) {
        const part = name.endsWith(PART) ? await stat(join(spool, name)).catch(absent) : null
        if (part !== null && part.mtime < before) await rm(join(spool, name), { force: true })
      }
      // What is elsewhere is left to `sweep`.
      if (store.takeOver) await settleDoubts(known, before.getTime())
    },
    sweep: (known, now) => settleDoubts(known, now.getTime() - DAY_MS),
    read: (id, span) => store.read(id, span),
    async room() {
      await mkdir(spool, { recursive: true })
      const { bavail, bsize } = await statfs(spool)
      return bavail * bsize
    },
    async put(id, bytes) {
      if ((await store.stat(id)) === null) await store.put(id, Readable.from([bytes]))
    },
  }

  async function remove(id: string): Promise<void> {
    await store.remove(id)
    await store.remove(doubtOf(id))
  }

  /** Settles what is under doubt since before `before`, in ms. */
  async function settleDoubts(known: KnownIds, before: number): Promise<void> {
    const doubted: string[] = []
    for await (const { name, changedAt } of store.list(MOVING))
      if (name.endsWith(DOUBT) && changedAt.getTime() < before) doubted.push(name.slice(MOVING.length, -DOUBT.length))
    for (let at = 0; at < doubted.length; at += SOME) await files.settle(doubted.slice(at, at + SOME), known)
  }
  return files
}

const isAway = (error: unknown) => error instanceof StorageFailure && error.fault === 'away'

/** Writes a stream to a new file and answers its SHA-256; `copy` gets each piece, too, and is waited for. */
async function spooled(source: Readable, path: string, copy?: Writable, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece)
      if (copy?.write(piece) === false) await once(copy, 'drain', { signal })
      yield piece
    }
  }
  await pipeline(source, hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  copy?.end()
  return hash.digest('hex')
}

/** Writes a stream to a new file and to a store at once, at the pace of the slower one. */
async function both(source: Readable, path: string, put: (copy: Readable) => Promise<void>): Promise<string> {
  const copy = new PassThrough()
  // Told by `put`, or made below.
  copy.on('error', () => undefined)
  const stop = new AbortController()
  let failure: unknown = null
  const stored = put(copy).catch((error: unknown) => {
    failure = error
    stop.abort()
  })
  try {
    const digest = await spooled(source, path, copy, stop.signal)
    await stored
    if (failure !== null) throw failure
    return digest
  } catch (error) {
    copy.destroy(error instanceof Error ? error : new Error('The file was cut off.'))
    // Of two failures the first one is told: the other follows from it.
    const first = stop.signal.aborted ? failure : error
    await stored
    throw first
  }
}
