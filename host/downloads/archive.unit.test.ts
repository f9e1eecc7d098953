// Archives of very many files: read back in their order, and packed in time that grows with their number, not with its square.
import { expect, test } from 'vitest'
import { unzip } from '#tests/kit/unzip.ts'
import { type PackedFile, packed } from './archive.ts'

async function* files(count: number): AsyncGenerator<PackedFile> {
  for (let at = 0; at < count; at += 1) yield { path: `tasks/${at}.md`, content: `Task ${at}`, isPacked: true }
}

async function bytesOf(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('EXPORT-01 more files than the old format counts come back in their order', async () => {
  const found = unzip(await bytesOf(packed(files(66_000))))
  expect(found.size).toBe(66_000)
  expect([...found.keys()].slice(-2)).toEqual(['tasks/65998.md', 'tasks/65999.md'])
  expect(found.get('tasks/65999.md')).toBe('Task 65999')
})

test('EXPORT-04 whoever stops reading ends the files', async () => {
  let ended = false
  async function* endless(): AsyncGenerator<PackedFile> {
    try {
      for (let at = 0; ; at += 1) yield { path: `${at}.txt`, content: 'x'.repeat(100_000), isPacked: true }
    } finally {
      ended = true
    }
  }
  const archive = packed(endless())
  for await (const piece of archive) if (piece.length > 0) break
  await expect.poll(() => ended).toBe(true)
})

test('EXPORT-01 a file that cannot be read breaks the archive', async () => {
  async function* broken(): AsyncGenerator<PackedFile> {
    yield { path: 'a.txt', content: 'a' }
    throw new Error('The database is away.')
  }
  await expect(bytesOf(packed(broken()))).rejects.toThrow('The database is away.')
})
