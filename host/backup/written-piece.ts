// Writes one file of a backup, and says what it wrote.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Piece } from './backup-list.ts'

/** Writes a stream to `path` below `folder`, by way of `through` if need be, for nobody else to read. */
export async function writePiece(folder: string, path: string, source: Readable, through: Transform[] = []): Promise<Piece> {
  const hash = createHash('sha256')
  let bytes = 0
  const weighing = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline([source, ...through, weighing, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600, flush: true })])
  return { path, bytes, sha256: hash.digest('hex') }
}
