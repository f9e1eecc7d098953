// Archives that are made while they are sent: a file is read when the one before is packed.
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; what is packed already, as pictures are, is not packed again. */
export type PackedFile = { path: string; content: Buffer | string | AsyncIterable<string | Buffer>; isPacked?: boolean }

/** The archive of `files` in their order. What fails in the middle breaks it: half an archive is none. Whoever stops reading it ends them, too. */
export function packed(files: AsyncIterable<PackedFile>): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const fail = (error: unknown) => void out.destroy(error as Error)
  zip.on('error', fail)
  const rest = files[Symbol.asyncIterator]()
  out.on('close', () => void Promise.resolve(rest.return?.()).catch(fail))
  const next = async (): Promise<void> => {
    const { done, value: file } = await rest.next()
    if (done) {
      zip.end()
      return
    }
    const { path, content, isPacked = false } = file
    zip.addReadStreamLazy(path, { compress: !isPacked }, (send) => {
      const stream =
        typeof content === 'string' || Buffer.isBuffer(content) ? Readable.from([Buffer.from(content)]) : Readable.from(content)
      stream.on('error', fail)
      stream.on('end', () => void next().catch(fail))
      send(null, stream)
    })
  }
  next().catch(fail)
  return out
}
