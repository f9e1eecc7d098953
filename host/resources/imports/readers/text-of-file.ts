// The bytes of a file as text: which encoding, and whether it is text at all (IMPORT-01, IMPORT-12).
import { UnreadableFile } from '../import-item.ts'

/** The bytes of a file from its beginning, as often as it is called. */
export type OpenFile = () => AsyncIterable<Uint8Array>

/** The largest file that is read, in bytes. */
const LARGEST = 100 * 1024 * 1024
/** So much of the beginning is looked at, in bytes. */
const HEAD = 65_536

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** A file that is text: its beginning, the whole as often as needed, and what should be said of it. */
export type TextFile = { head: string; chunks: () => AsyncGenerator<string>; notes: string[] }

// What Windows-1252 has where Latin-1 has control characters; Node 20 decodes it as Latin-1.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const NO_TEXT = 'This is not a text file. Export the tasks as CSV, JSON or XML.'
const NOT_UTF_8 = 'The file is not UTF-8, so it was read as Windows-1252. Check that accented letters look right.'

const KINDS: readonly { starts: readonly number[]; sentence: string }[] = [
  { starts: [0x50, 0x4b], sentence: 'This is a zip archive or a spreadsheet file (xlsx). Save the table as CSV and bring that.' },
  { starts: [0x1f, 0x8b], sentence: 'This is a compressed file. Unpack it and bring what is in it.' },
  { starts: [0xd0, 0xcf, 0x11, 0xe0], sentence: 'This is an old spreadsheet file (xls). Save the table as CSV and bring that.' },
  { starts: [0x25, 0x50, 0x44, 0x46], sentence: 'This is a PDF. Export the tasks as CSV, JSON or XML instead.' },
  { starts: [0x89, 0x50, 0x4e, 0x47], sentence: 'This is an image. Export the tasks as CSV, JSON or XML instead.' },
  { starts: [0xff, 0xd8, 0xff], sentence: 'This is an image. Export the tasks as CSV, JSON or XML instead.' },
  { starts: [0x47, 0x49, 0x46, 0x38], sentence: 'This is an image. Export the tasks as CSV, JSON or XML instead.' },
]

/** Looks at a whole file once, and keeps none of it. Throws UnreadableFile for what is empty, too large or not text. */
export async function textOfFile(open: OpenFile): Promise<TextFile> {
  let size = 0
  let encoding: Encoding | null = null
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of fromFour(open)) {
    size += bytes.length
    if (size > LARGEST) throw new UnreadableFile('The file has more than 100 MB. Export fewer tasks at a time.')
    encoding ??= begins(bytes)
    if (encoding === 'utf-16le' || encoding === 'utf-16be') continue
    if (bytes.includes(0)) throw new UnreadableFile(NO_TEXT)
    if (encoding === 'utf-8' && !isRead(utf8, bytes)) encoding = 'windows-1252'
  }
  if (encoding === null) throw new UnreadableFile('The file is empty.')
  if (encoding === 'utf-8' && !isRead(utf8)) encoding = 'windows-1252'
  const found = encoding
  const chunks = () => decoded(open, found)
  const head = await firstOf(chunks())
  if (head.trim() === '') throw new UnreadableFile('The file is empty.')
  return { head, chunks, notes: found === 'windows-1252' ? [NOT_UTF_8] : [] }
}

/** All of a text. Only for formats that must be known as a whole. */
export async function wholeText(file: TextFile): Promise<string> {
  const parts: string[] = []
  for await (const part of file.chunks()) parts.push(part)
  return parts.join('')
}

/** The bytes of a file, at least four in the first piece if it has so many. */
async function* fromFour(open: OpenFile): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array(0)
  for await (const bytes of open()) {
    if (start === null) yield bytes
    else {
      const all: Uint8Array = start.length === 0 ? bytes : Buffer.concat([start, bytes])
      start = all.length < 4 ? all : null
      if (start === null) yield all
    }
  }
  if (start !== null && start.length > 0) yield start
}

/** What the first bytes say; throws for what is no text. */
function begins(start: Uint8Array): Encoding {
  const kind = KINDS.find(({ starts }) => starts.every((byte, at) => start[at] === byte))
  // `PK` may begin a text, but not with a control character after it.
  if (kind !== undefined && (kind.starts.length > 2 || (start[2] ?? 0x20) < 9)) throw new UnreadableFile(kind.sentence)
  if (kind?.starts[0] === 0x1f) throw new UnreadableFile(kind.sentence)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function isRead(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

/** The text of a file without its mark of encoding, piece by piece. */
async function* decoded(open: OpenFile, encoding: Encoding): AsyncGenerator<string> {
  const isWindows = encoding === 'windows-1252'
  const decoder = new TextDecoder(isWindows ? 'latin1' : encoding)
  for await (const bytes of open()) {
    const text = decoder.decode(bytes, { stream: true })
    if (text.includes('\0')) throw new UnreadableFile(NO_TEXT)
    if (text !== '') yield isWindows ? text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign) : text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function firstOf(chunks: AsyncGenerator<string>): Promise<string> {
  let head = ''
  for await (const text of chunks) {
    head += text
    if (head.length >= HEAD) break
  }
  return head.slice(0, HEAD)
}
