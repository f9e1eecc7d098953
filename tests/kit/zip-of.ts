// A zip of texts, for tests.
import { packed } from '#host/downloads/archive.ts'

/** The bytes of a zip with these files in their order. */
export async function zipOf(files: ReadonlyMap<string, string>): Promise<Buffer> {
  async function* all() {
    for (const [path, content] of files) yield { path, content }
  }
  const pieces: Buffer[] = []
  for await (const piece of packed(all())) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
