// The zip that an archive is: its list of entries, refused before anything of it is read where one is unsafe, and their bytes (IMPORT-12).
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader } from 'yauzl'
import { asLine } from '../../../plain-text.ts'
import { UnreadableFile } from '../import-item.ts'

/** The largest zip, in bytes. */
const LARGEST = 2 * 1024 ** 3
const MOST_ENTRIES = 200_000
/** The longest name, in bytes. */
const LONGEST_NAME = 4_096
/** So many bytes come of one at most. */
const MOST_RATIO = 100
/** Up to so many bytes unpacked a text of one sign over and over is no bomb. */
const HARMLESS = 10 * 1024 ** 2
/** So much is read at once, in bytes. */
const STRETCH = 65_536

/** A file of a zip: its size unpacked and packed in bytes, and where its own head begins. */
export type ZipEntry = { name: string; size: number; packedSize: number; isPacked: boolean; at: number }

/** An open zip. `pieces` are the bytes of an entry, exactly as many as its size says; UnreadableFile where there are more or fewer. */
export type OpenZip = {
  entries: ReadonlyMap<string, ZipEntry>
  pieces(entry: ZipEntry): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const BROKEN = 'This zip is cut off or broken. Download the archive once more and bring it as it is.'
const AS_IT_WAS = 'Bring the archive as it was downloaded.'

/** A name of the file as a sentence has it. */
export const named = (name: string) => `“${asLine(name.slice(0, 200))}”`

/** Opens a zip and looks at all of its entries. Throws UnreadableFile with a sentence for what is no zip, unsafe or too large. */
export async function openZip(path: string): Promise<OpenZip> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    if (size > LARGEST) throw new UnreadableFile('This archive has more than 2 GB. Archives of single projects are smaller.')
    const file = new FileBytes(handle, size)
    const entries = await entriesIn(file).catch((error: unknown) => {
      throw asSentence(error)
    })
    return { entries, pieces: (entry) => piecesOf(file, entry), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** The bytes of a file by their place. Nothing beyond its end is asked of the system, whatever a zip says. */
class FileBytes extends RandomAccessReader {
  readonly size: number
  readonly #handle: FileHandle
  /** What was read last with what follows it: a list of entries is read in many small steps. */
  #ahead = { at: 0, bytes: Buffer.alloc(0) }

  constructor(handle: FileHandle, size: number) {
    super()
    this.#handle = handle
    this.size = size
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null) => void): void {
    this.at(position, length).then((bytes) => {
      bytes.copy(buffer, offset)
      callback(null)
    }, callback)
  }

  /** Some bytes. */
  async at(position: number, length: number): Promise<Buffer> {
    if (!(position + length <= this.size)) throw new UnreadableFile(BROKEN)
    const from = position - this.#ahead.at
    if (from >= 0 && from + length <= this.#ahead.bytes.length) return this.#ahead.bytes.subarray(from, from + length)
    const bytes = Buffer.allocUnsafe(Math.min(Math.max(length, STRETCH), this.size - position))
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await this.#handle.read(bytes, filled, bytes.length - filled, position + filled)
      if (bytesRead === 0) throw new UnreadableFile(BROKEN)
      filled += bytesRead
    }
    this.#ahead = { at: position, bytes }
    return bytes.subarray(0, length)
  }

  /** The bytes between two places, a stretch at a time. */
  async *between(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(Math.min(STRETCH, end - at)), 0, null, at)
      if (bytesRead === 0) throw new UnreadableFile(BROKEN)
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }
}

async function entriesIn(file: FileBytes): Promise<Map<string, ZipEntry>> {
  // Names are read here, so that what is wrong with one is said in our words, and sizes are checked with the rest.
  const zip = await fromRandomAccessReaderPromise(file, file.size, { autoClose: false, decodeStrings: false, validateEntrySizes: false })
  if (zip.entryCount > MOST_ENTRIES)
    throw new UnreadableFile('This zip has more than 200,000 entries. Archives of single projects have fewer.')
  const entries = new Map<string, ZipEntry>()
  let size = 0
  let packedSize = 0
  for await (const listed of zip.eachEntry()) {
    const entry = safeEntry(listed)
    if (entries.has(entry.name)) throw new UnreadableFile(`The zip holds ${named(entry.name)} twice. ${AS_IT_WAS}`)
    entries.set(entry.name, entry)
    size += entry.size
    packedSize += entry.packedSize
  }
  // Entries that lie on each other make much of little.
  if (packedSize > file.size) throw new UnreadableFile(BROKEN)
  if (isBomb(size, file.size)) throw new UnreadableFile(`Unpacked, this zip is more than ${MOST_RATIO} times as large. No archive is.`)
  return entries
}

const isBomb = (size: number, packedSize: number) => size > HARMLESS && size > MOST_RATIO * packedSize

/** An entry as it is read, where it is one that an archive may have. */
function safeEntry(entry: Entry): ZipEntry {
  const { generalPurposeBitFlag: flags, compressionMethod: method, uncompressedSize: size, compressedSize: packedSize } = entry
  const name = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, true)
  const refused = (sentence: string) => new UnreadableFile(`${sentence} ${AS_IT_WAS}`)
  if (!isNormal(name) || entry.fileNameLength > LONGEST_NAME) throw refused(`The zip holds ${named(name)}, a name that no archive has.`)
  if ((flags & (ENCRYPTED | HIDDEN)) !== 0) throw refused(ENCRYPTED_SENTENCE)
  // Systems that know links put their kind of file into the highest four bits; others leave them empty.
  const kind = entry.externalFileAttributes >>> 28
  if (kind !== 0 && kind !== REGULAR) throw refused(`${named(name)} in the zip is a link or something else that is no file.`)
  if (method !== STORED && method !== DEFLATED) throw refused(`${named(name)} is packed in a way that is not read here.`)
  if (method === STORED && size !== packedSize) throw new UnreadableFile(BROKEN)
  if (isBomb(size, packedSize))
    throw refused(`Unpacked, ${named(name)} is more than ${MOST_RATIO} times as large. Nothing in an archive is.`)
  return { name, size, packedSize, isPacked: method === DEFLATED, at: entry.relativeOffsetOfLocalHeader }
}

const ENCRYPTED = 0x1
const HIDDEN = 0x2000
const REGULAR = 0x8
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_SENTENCE = 'This zip is encrypted.'

/** Whether a name is a path below a folder, written as there is one way only. */
function isNormal(name: string): boolean {
  if (name.includes('\\') || name.includes('\0') || /^[a-z]:/i.test(name)) return false
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

async function* piecesOf(file: FileBytes, entry: ZipEntry): AsyncGenerator<Buffer> {
  const broken = new UnreadableFile(`${named(entry.name)} is broken in this zip. Download the archive once more and bring it as it is.`)
  let size = 0
  for await (const piece of entry.isPacked ? inflated(rawOf(file, entry), broken) : rawOf(file, entry)) {
    size += piece.length
    if (size > entry.size) throw broken
    yield piece
  }
  if (size < entry.size) throw broken
}

async function* inflated(raw: AsyncIterable<Buffer>, broken: UnreadableFile): AsyncGenerator<Buffer> {
  // What goes wrong in it comes out of the stream that is read; whoever stops reading that ends both.
  const stream = pipeline(Readable.from(raw), createInflateRaw({ chunkSize: STRETCH }), () => undefined)
  try {
    yield* stream
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? broken : error
  }
}

/** The bytes of an entry as they lie in the file, after its own head. */
async function* rawOf(file: FileBytes, { at, packedSize }: ZipEntry): AsyncGenerator<Buffer> {
  const head = await file.at(at, 30)
  const start = at + head.length + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (head.readUInt32LE(0) !== 0x04034b50 || start + packedSize > file.size) throw new UnreadableFile(BROKEN)
  yield* file.between(start, start + packedSize)
}

/** What is said of a zip by whom reads its list, as a sentence; all else is the server's, and stays what it is. */
function asSentence(error: unknown): unknown {
  if (!(error instanceof Error) || Object.getPrototypeOf(error) !== Error.prototype || 'code' in error) return error
  return new UnreadableFile(error.message.includes('encryption') ? `${ENCRYPTED_SENTENCE} ${AS_IT_WAS}` : BROKEN)
}
