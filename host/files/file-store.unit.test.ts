// What every store of files does, whatever keeps the bytes.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '#tests/kit/s3-server.ts'
import type { FileStore, Span, Stored } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { readS3Address, type S3Address } from './s3-address.ts'
import { s3Store } from './s3-store.ts'

const ONE = '11111111-2222-4333-8444-555555555555'
const OTHER = '99999999-2222-4333-8444-555555555555'

let home: string
let s3: S3Server
const STORES: Record<string, () => Promise<FileStore>> = {
  folder: async () => folderStore(await mkdtemp(join(home, 'files-'))),
  s3: async () => s3Store(readS3Address(s3.url.replace('?', '/below/?')) as S3Address),
}
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'palette-stores-'))
  s3 = await openS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(home, { recursive: true, force: true })
})

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** A stream of pieces as a network brings them. */
const pieces = (bytes: Buffer, length = 65_536) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) => bytes.subarray(at * length, (at + 1) * length)))
const bytesOf = async (store: FileStore, name: string, span?: Span) => {
  const found = await store.read(name, span)
  return found && buffer(found.stream)
}
const all = async (store: FileStore, folder: '' | 'moving/' = '') => {
  const found: Stored[] = []
  for await (const one of store.list(folder)) found.push(one)
  return found.map(({ name, size }) => ({ name, size })).sort((a, b) => a.name.localeCompare(b.name))
}

describe.each(Object.keys(STORES))('%s', (kind) => {
  let store: FileStore
  beforeAll(async () => {
    store = await (STORES[kind] as () => Promise<FileStore>)()
    await store.check()
  })

  test('bytes of any size come back as they went, whole and in spans', async () => {
    // Empty, one piece, and more than a store elsewhere sends at once.
    for (const size of [0, 1, 70_000, 11_000_000]) {
      const bytes = randomBytes(size)
      await store.put(ONE, pieces(bytes))
      const whole = await bytesOf(store, ONE)
      expect({ size: whole?.length, digest: whole && digestOf(whole) }).toEqual({ size, digest: digestOf(bytes) })
      expect(await store.stat(ONE)).toEqual({ name: ONE, size, changedAt: expect.any(Date) })
    }
    await store.put(ONE, Readable.from([Buffer.from('0123456789')]))
    expect(String(await bytesOf(store, ONE, { first: 2, last: 4 }))).toBe('234')
    expect(String(await bytesOf(store, ONE, { first: 9, last: 9 }))).toBe('9')
    const part = await store.read(ONE, { first: 0, last: 0 })
    expect({ size: part?.size, bytes: part && String(await buffer(part.stream)) }).toEqual({ size: 10, bytes: '0' })
    expect(Math.abs(Number((await store.stat(ONE))?.changedAt) - Date.now())).toBeLessThan(60_000)
  })

  test('what is not there is null, and deleting it is no failure', async () => {
    expect(await store.read(OTHER)).toBeNull()
    expect(await store.stat(OTHER)).toBeNull()
    await store.remove(OTHER)
  })

  test('a stream that fails, or is too long, leaves nothing, also of more than one piece', async () => {
    async function* breaking() {
      for (let count = 0; count < 100; count += 1) yield Buffer.alloc(65_536)
      throw new Error('cut off')
    }
    await expect(store.put(OTHER, Readable.from(breaking()))).rejects.toThrow('cut off')
    await expect(store.put(OTHER, pieces(Buffer.alloc(70_000)), 69_999)).rejects.toThrow(/more than the 69999 bytes/)
    expect(await store.stat(OTHER)).toBeNull()
    expect(await all(store, 'moving/')).toEqual([])
    await store.put(OTHER, pieces(Buffer.alloc(70_000)), 70_000)
    expect((await store.stat(OTHER))?.size).toBe(70_000)
    await store.remove(OTHER)
  })

  test('what is in the air is listed apart from what is kept', async () => {
    await store.mark([`moving/${ONE}.doubt`, `moving/${OTHER}.doubt`])
    expect(await all(store)).toEqual([{ name: ONE, size: 10 }])
    expect(await all(store, 'moving/')).toEqual([
      { name: `moving/${ONE}.doubt`, size: 0 },
      { name: `moving/${OTHER}.doubt`, size: 0 },
    ])
    for (const id of [ONE, OTHER]) await store.remove(`moving/${id}.doubt`)
    expect(await all(store, 'moving/')).toEqual([])
  })
})

test('a list of more names than storage tells at once is told whole, and what is elsewhere in the bucket is not in it', async () => {
  const store = s3Store(readS3Address(s3.url.replace('?', '/many/?')) as S3Address)
  const names = Array.from({ length: 230 }, (_, at) => `moving/${String(at).padStart(3, '0')}.doubt`)
  await store.mark(names)
  expect((await all(store, 'moving/')).map(({ name }) => name)).toEqual(names)
  expect(await all(store)).toEqual([])
  expect([...s3.objects.keys()].filter((key) => key.startsWith('many/'))).toHaveLength(230)
})

test('another secret is refused, and nothing that is told of it has a secret', async () => {
  const store = s3Store({ ...(readS3Address(s3.url) as S3Address), secret: 'hush' })
  const failure = await store.check().catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'StorageFailure', fault: 'refused' })
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/hush|palette-key/)
})
