// Where the bytes of files lie, whatever keeps them: under names, whole or not at all. What a file is and whose is in the database.
import { Readable } from 'node:stream'

/** The longest file, in bytes: what UPLOAD_LIMIT may be at most. */
const MOST_BYTES = 10_000_000_000

/** A part of a file: its first and its last byte, from 0. */
export type Span = { first: number; last: number }

/** Bytes on their way; `size` is that of the whole file, in bytes. */
export type StoredBytes = { stream: Readable; size: number }

/** The headers that a browser gets with a file. */
export type Shown = { type: string; disposition: string }

/** What is kept under a name; `size` is in bytes. */
export type Stored = { name: string; size: number; changedAt: Date }

/**
 * A place for files. Names are uuids, or what is in the air, in `moving/` (see `files.ts`). Stores reject with what their world fails with: the codes of
 * the disk, or `StorageFailure`.
 */
export type FileStore = {
  /** Keeps a stream under a name, in place of what is there; a stream that fails, or is longer than `most` bytes, leaves nothing. */
  put(name: string, source: Readable, most?: number): Promise<void>
  /** Keeps a file of this machine under a name, by renaming it. A store elsewhere has no such thing: it gets bytes as they come. */
  takeOver?(path: string, name: string): Promise<void>
  /** Keeps nothing under some names, all of which last when it resolves. */
  mark(names: string[]): Promise<void>
  /** The bytes under a name, or a span of them, which has to be within the file; null when nothing is there. */
  read(name: string, span?: Span): Promise<StoredBytes | null>
  /** What is under a name; null when nothing is. */
  stat(name: string): Promise<Stored | null>
  /** Deletes what is under a name, if anything. */
  remove(name: string): Promise<void>
  /** Everything in a folder of names, `''` or `moving/`, not what is in folders below it. */
  list(folder: '' | 'moving/'): AsyncIterable<Stored>
  /** Where whoever has the address, and nobody else, reads what is under a name, for a minute, shown as said. Stores that no browser reaches have none. */
  address?(name: string, shown: Shown): Promise<string>
  /** Resolves when files can be written and read; rejects with why not. */
  check(): Promise<void>
}

/** A stream that fails where it has more bytes than allowed. */
export function bounded(source: Readable, most = MOST_BYTES): Readable {
  let size = 0
  return Readable.from(
    (async function* () {
      for await (const piece of source as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > most) throw new Error(`A file has more than the ${most} bytes that it may have.`)
        yield piece
      }
    })(),
    { objectMode: false },
  )
}
