// Uploads and downloads: one field, the bearer, progress, giving up, idle limits and what failures become.
import { afterEach, expect, test, vi } from 'vitest'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { fakeUploads } from '#tests/kit/fake-xhr.ts'
import { idleMs } from './transfer-parts.ts'
import { createTransfers, isAbort } from './transfers.ts'

afterEach(() => vi.unstubAllGlobals())

const FILE = new File(['abc'], 'a.txt', { type: 'text/plain' })
const MADE = { data: { uploadAttachment: { attachment: { id: '7' }, userErrors: [] } } }

function open(fetch: typeof globalThis.fetch = vi.fn()) {
  const uploads = fakeUploads()
  const onUnauthenticated = vi.fn()
  return {
    uploads,
    onUnauthenticated,
    transfers: createTransfers({ url: 'http://gateway.test/graphql', token: () => 't', fetch, onUnauthenticated, onWritten: vi.fn() }),
  }
}

test('API-04 DEFECT-28 an upload is one request with one field `file` and the bearer, and tells how much is sent', async () => {
  const { uploads, transfers } = open()
  const shares: number[] = []
  const ended = transfers.upload('/api/attachments?taskId=1', FILE, { onProgress: (share) => shares.push(share) })
  const [request] = uploads
  expect(request?.url).toBe('http://gateway.test/api/attachments?taskId=1')
  expect(request?.headers).toEqual({ authorization: 'Bearer t' })
  expect([...(request?.form.keys() ?? [])]).toEqual(['file'])
  request?.progress(1, 4)
  request?.progress(4, 4)
  request?.answer(201, MADE)
  expect(await ended).toEqual(MADE.data.uploadAttachment)
  expect(shares).toEqual([0.25, 1])
  expect(uploads).toHaveLength(1)
})

test.each([
  [413, { data: null, errors: [{ message: 'x', extensions: { code: 'TOO_LARGE' } }] }, 'TOO_LARGE'],
  [402, { data: null, errors: [{ message: 'x', extensions: { code: 'PLAN_REQUIRED' } }] }, 'PLAN_REQUIRED'],
  [
    422,
    { data: { uploadAttachment: { attachment: null, userErrors: [{ code: 'INVALID', field: ['file'], message: 'No.' }] } } },
    'INVALID',
  ],
  [413, '<html>nginx</html>', 'TOO_LARGE'],
  [502, '<html>nginx</html>', 'BAD_RESPONSE'],
  [429, '<html>nginx</html>', 'RATE_LIMITED'],
])('FILES-16 a failure with %i is told by its code', async (status, body, code) => {
  const { uploads, transfers } = open()
  const ended = transfers.upload('/api/attachments', FILE)
  uploads[0]?.answer(status, body)
  await expect(ended).rejects.toMatchObject({ name: 'ApiError', code })
})

test('what was made in this session is named by the ids of the server, also within a filter', async () => {
  const label = newTemporaryId()
  sessionIds().pending.add(label)
  sessionIds().end(label, { type: 'Label', id: '41' })
  const asked: URL[] = []
  const { transfers, uploads } = open(async (address) => {
    asked.push(new URL(String(address)))
    return new Response('x')
  })
  const query = new URLSearchParams({ filter: JSON.stringify({ labels: [label], search: 'a & b' }), labelIds: `7,${label}` })
  await transfers.download(`/api/tasks/export?${query}`)
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    filter: JSON.stringify({ labels: ['41'], search: 'a & b' }),
    labelIds: '7,41',
  })
  void transfers.upload(`/api/attachments?taskId=${encodeURIComponent(label)}`, FILE).catch(() => undefined)
  expect(uploads[0]?.url).toBe('http://gateway.test/api/attachments?taskId=41')
})

test('AUTH-03 a 401 ends the session', async () => {
  const { uploads, transfers, onUnauthenticated } = open()
  const ended = transfers.upload('/api/attachments', FILE)
  uploads[0]?.answer(401, { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })
  await expect(ended).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

test('an upload can be given up, before and while it runs', async () => {
  const { uploads, transfers } = open()
  const stop = new AbortController()
  const ended = transfers.upload('/api/attachments', FILE, { signal: stop.signal })
  stop.abort()
  expect(isAbort(await ended.catch((error: unknown) => error))).toBe(true)
  expect(uploads[0]?.aborted).toBe(true)
  expect(isAbort(await transfers.upload('/x', FILE, { signal: stop.signal }).catch((error: unknown) => error))).toBe(true)
  expect(uploads).toHaveLength(1)
})

test('DEFECT-24 an upload ends when nothing moves, however long it has moved before', async () => {
  vi.useFakeTimers()
  const { uploads, transfers } = open()
  let failure: unknown
  transfers.upload('/api/attachments', FILE).catch((error: unknown) => {
    failure = error
  })
  for (let step = 1; step <= 5; step += 1) {
    await vi.advanceTimersByTimeAsync(idleMs - 100)
    uploads[0]?.progress(step, 10)
  }
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(idleMs)
  expect(failure).toMatchObject({ code: 'TIMEOUT', outcomeUnknown: true })
  expect(uploads[0]?.aborted).toBe(true)
})

test('a broken connection leaves open whether the file arrived', async () => {
  const { uploads, transfers } = open()
  const ended = transfers.upload('/api/attachments', FILE)
  uploads[0]?.breakOff()
  await expect(ended).rejects.toMatchObject({ code: 'UNREACHABLE', outcomeUnknown: true })
})

test('a download that storage does not answer, or this browser may not ask, comes through the host', async () => {
  const refused = Object.defineProperty(new Response('<Error/>', { status: 403 }), 'redirected', { value: true })
  for (const first of [async () => refused, () => Promise.reject(new TypeError('Failed to fetch'))]) {
    const fetch = vi.fn(async (_address: unknown) => new Response('abc')).mockImplementationOnce(first)
    const blob = await open(fetch as unknown as typeof globalThis.fetch).transfers.download('/api/attachments/7/content?a=b')
    expect(await blob.text()).toBe('abc')
    expect(fetch.mock.calls.at(-1)?.[0]).toBe('http://gateway.test/api/attachments/7/content?a=b&through=host')
  }
})

test('a download has the bearer and answers the bytes; a failure is told by its code', async () => {
  const fetch = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response('abc', { headers: { 'content-type': 'image/png' } }))
  const { transfers } = open(fetch as typeof globalThis.fetch)
  const blob = await transfers.download('/api/attachments/7/content')
  expect(await blob.text()).toBe('abc')
  expect(fetch.mock.calls[0]?.[0]).toBe('http://gateway.test/api/attachments/7/content')
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer t' })
  const missing = async () => Response.json({ errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] }, { status: 404 })
  await expect(open(missing).transfers.download('/api/attachments/7/content')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('EXPORT-04 a large download comes whole and in order, held by the page in parts only', async () => {
  const pieces = Array.from({ length: 5 }, (_, at) => new Uint8Array(7_000_000 + at).fill(at + 1))
  const body = new ReadableStream({
    pull(stream) {
      const piece = pieces.shift()
      if (piece) stream.enqueue(piece)
      else stream.close()
    },
  })
  const made: number[] = []
  const Real = globalThis.Blob
  vi.stubGlobal(
    'Blob',
    class extends Real {
      constructor(parts: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options)
        made.push(this.size)
      }
    },
  )
  const answer = new Response(body, { headers: { 'content-type': 'application/zip' } })
  const blob = await open(vi.fn(async () => answer)).transfers.download('/api/exports/1/content')
  expect([blob.size, blob.type]).toEqual([35_000_010, 'application/zip'])
  expect(made).toEqual([21_000_003, 35_000_010])
})
