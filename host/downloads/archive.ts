// Archives that are made while they are sent: a file is read when the one before is packed.
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; what is packed already, as pictures are, is not packed again. */
export type PackedFile = { path: string; content: Buffer | string | AsyncIterable<string | Buffer>; isPacked?: boolean }

/** What yazl goes through from its beginning whenever a file is done, which of a hundred thousand files took a minute and a half. */
type Entries = { entries: unknown[] }

const encoder = new TextEncoder()

/** A text as bytes of its own: small ones of `Buffer.from` share memory with the names that an archive keeps to its end. */
export const ownBytes = (text: string): Buffer => Buffer.from(encoder.encode(text).buffer)

/** The archive of `files` in their order. What fails in the middle breaks it: half an archive is none. Whoever stops reading it ends them, too. */
export function packed(files: AsyncIterable<PackedFile>): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const fail = (error: unknown) => void out.destroy(error as Error)
  zip.on('error', fail)
  const rest = files[Symbol.asyncIterator]()
  out.on('close', () => void Promise.resolve(rest.return?.()).catch(fail))
  const lists = zip as unknown as Entries
  const done: unknown[] = []
  const next = async (): Promise<void> => {
    const { done: isLast, value: file } = await rest.next()
    if (isLast) {
      // It writes them down once more, at the end.
      lists.entries = [...done, ...lists.entries]
      zip.end()
      return
    }
    // The last one may still be on its way out; those before it are done.
    for (const entry of lists.entries.splice(0, lists.entries.length - 1)) done.push(entry)
    const { path, isPacked = false } = file
    // Not kept beyond its turn: yazl keeps what it calls.
    let content: PackedFile['content'] | null = file.content
    zip.addReadStreamLazy(path, { compress: !isPacked }, (send) => {
      const given = content ?? ''
      content = null
      const whole = typeof given === 'string' ? [ownBytes(given)] : Buffer.isBuffer(given) ? [given] : given
      const stream = Readable.from(whole)
      stream.on('error', fail)
      stream.on('end', () => void next().catch(fail))
      send(null, stream)
    })
  }
  next().catch(fail)
  return out
}
