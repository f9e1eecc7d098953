// The plain file routes in front of a host that does as a test tells it: waiting, refusing, breaking.
// @vitest-environment node
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { buildShell } from './http.ts'
import { readSettings } from './settings.ts'

const IDLE = 600
const AT = '/api/attachments?workspaceSlug=acme&projectSlug=website&taskId=t1'
const CONTENT = '/api/attachments/7/content?workspaceSlug=acme&projectSlug=website'
const WIRE = {
  id: 7,
  uuid: 'u',
  filename: 'a.txt',
  mimetype: 'text/plain',
  size: 3,
  download: { url: '/attachments/7/content', internal: true },
}

let rest: FakeRest
let gateway: Gateway
let shell: FastifyInstance
let port: number
const logged: string[] = []
beforeAll(async () => {
  rest = await openFakeRest()
  const log = { error: (_: unknown, message: string) => logged.push(message) }
  gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true, deadlineMs: IDLE, uploadLimit: 1_000_000, log })
  shell = await buildShell({ fetch: gateway.fetch, routes: gateway.routes, config: readSettings({}).config, clientDir: '/nowhere' })
  await shell.listen({ port: 0, host: '127.0.0.1' })
  port = (shell.server.address() as AddressInfo).port
})
afterAll(async () => {
  await shell.close()
  await gateway.close()
  await rest.close()
})
beforeEach(() => {
  rest.answer(() => ({ status: 201, body: { data: WIRE } }))
  rest.asked.length = 0
  logged.length = 0
})

interface Sent {
  status: number
  cache: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it
  body: any
}

/** Sends pieces with pauses of `gapMs` between them; `declared` is the Content-Length. */
function send(pieces: Buffer[], { gapMs = 0, headers = {} as Record<string, string>, declared = -1, end = true } = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const length = declared < 0 ? pieces.reduce((sum, piece) => sum + piece.length, 0) : declared
    const sending = httpRequest({
      port,
      path: AT,
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'multipart/form-data; boundary=x', 'content-length': length, ...headers },
    })
    sending.on('error', reject)
    sending.on('response', (response: IncomingMessage) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          cache: response.headers['cache-control'],
          body: JSON.parse(Buffer.concat(parts).toString()),
        })
        sending.destroy()
      })
    })
    const next = (at: number) => {
      const piece = pieces[at]
      if (piece !== undefined) sending.write(piece, () => setTimeout(() => next(at + 1), gapMs))
      else if (end) sending.end()
    }
    next(0)
  })
}

const form = multipart('a.txt', 'abc')
const whole = () => send([form.payload], { headers: form.headers })

test('FILES-23 DEFECT-13 the answer is read in any envelope', async () => {
  for (const body of [WIRE, { data: WIRE }, { data: { data: WIRE } }]) {
    rest.answer(() => ({ status: 201, body }))
    const { status, body: answer } = await whole()
    expect(status).toBe(201)
    expect(answer.data.uploadAttachment).toMatchObject({ attachment: { id: '7', mimetype: 'text/plain' }, userErrors: [] })
  }
  rest.answer(() => ({ status: 201, body: { fine: true } }))
  expect(await whole()).toMatchObject({
    status: 502,
    body: { errors: [{ extensions: { code: 'UPSTREAM_BAD_RESPONSE', outcomeUnknown: true } }] },
  })
})

test('API-04 DEFECT-28 the body goes on as it came, in one request with one file, the bearer with it', async () => {
  await whole()
  expect(rest.asked).toHaveLength(1)
  const [asked] = rest.asked
  expect(asked).toMatchObject({
    method: 'POST',
    url: '/attachments/?company_slug=acme&project_slug=website&attachmentable_type=issues&attachmentable_id=t1',
    body: form.payload.toString('utf8'),
  })
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer t', 'content-type': form.headers['content-type'] })
  expect(asked?.headers['content-length']).toBe(String(form.payload.length))
})

test('DEFECT-24 a slow upload that keeps moving outlives the limit many times over', async () => {
  const gapMs = 20
  const pieces = Array.from({ length: (4 * IDLE) / gapMs }, () => Buffer.alloc(1_000))
  expect((await send(pieces, { gapMs })).status).toBe(201)
})

test('DEFECT-24 an upload that stops is ended, whoever stopped', async () => {
  const stalled = await send([Buffer.alloc(10)], { declared: 1_000, end: false })
  expect(stalled).toMatchObject({ status: 504, body: { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT', outcomeUnknown: true } }] } })
  rest.answer(() => (response) => void response.on('close', () => undefined))
  expect(await whole()).toMatchObject({ status: 504, body: { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] } })
})

test('what cannot be an upload never reaches the host', async () => {
  const refused = async (headers: Record<string, string>, declared = 0) => {
    const { status, body } = await send([], { headers, declared })
    return [status, body.errors[0].extensions.code]
  }
  expect(await refused({ authorization: '' })).toEqual([401, 'UNAUTHENTICATED'])
  expect(await refused({ authorization: 'Basic x' })).toEqual([401, 'UNAUTHENTICATED'])
  expect(await refused({ 'content-type': 'text/plain' })).toEqual([415, 'BAD_USER_INPUT'])
  const large = await send([Buffer.alloc(1_200_000)])
  expect([large.status, large.body.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
  const chunked = await shell.inject({ method: 'POST', url: '/api/attachments', headers: { authorization: 'Bearer t' } })
  expect(chunked.statusCode).toBe(400)
  expect(rest.asked).toEqual([])
})

test.each([
  [401, {}, 'UNAUTHENTICATED', 401],
  [402, {}, 'PLAN_REQUIRED', 402],
  [403, {}, 'FORBIDDEN', 403],
  [413, {}, 'TOO_LARGE', 413],
  [429, {}, 'RATE_LIMITED', 429],
  [500, { stack: 'at /srv/secret.php:1' }, 'UPSTREAM_ERROR', 502],
  [503, { code: 'storage_away' }, 'FILES_AWAY', 502],
  [302, {}, 'UPSTREAM_BAD_RESPONSE', 502],
] as const)('OPEN-13 %i of the host becomes its code and nothing of its words', async (status, body, code, seen) => {
  rest.answer(() => ({ status, body: { message: 'host words', ...body } }))
  const answer = await whole()
  expect(answer.status).toBe(seen)
  expect(answer.body).toMatchObject({ data: null, errors: [{ extensions: { code, requestId: expect.any(String) } }] })
  expect(JSON.stringify(answer.body)).not.toMatch(/host words|secret/)
  const file = await shell.inject({ url: CONTENT, headers: { authorization: 'Bearer t' } })
  expect([file.statusCode, file.json().errors[0].extensions.code]).toEqual([seen, code])
})

test('an upload that is given up is given up at the host, too, and is no failure of the host', async () => {
  const events: string[] = []
  const host = createServer((request) => {
    events.push('begun')
    request.on('data', () => undefined)
    request.on('error', () => events.push('cut off'))
    request.on('end', () => events.push('whole'))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const log = { error: (_: unknown, message: string) => logged.push(message) }
  const other = createGateway({ hostUrl, graphiql: false, production: true, log })
  const front = await buildShell({ fetch: other.fetch, routes: other.routes, config: readSettings({}).config, clientDir: '/nowhere' })
  await front.listen({ port: 0, host: '127.0.0.1' })
  const sending = httpRequest({
    port: (front.server.address() as AddressInfo).port,
    path: AT,
    method: 'POST',
    headers: { authorization: 'Bearer t', 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000 },
  })
  sending.on('error', () => events.push('given up'))
  sending.write(Buffer.alloc(100_000))
  await expect.poll(() => events).toEqual(['begun'])
  sending.destroy(new Error('given up'))
  await expect.poll(() => events.toSorted()).toEqual(['begun', 'cut off', 'given up'])
  await front.close()
  await other.close()
  await new Promise((resolve) => host.close(resolve))
  expect(logged).toEqual([])
})

test('OPEN-54 whatever the host says, only pictures and PDF keep their type', async () => {
  const typed = async (type: string, disposition = 'inline') => {
    rest.answer(() => (response) => {
      response.writeHead(200, { 'content-type': type, 'content-disposition': disposition, 'set-cookie': 'a=b' }).end('<script>')
    })
    return (await shell.inject({ url: CONTENT, headers: { authorization: 'Bearer t' } })).headers
  }
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'image/png, text/html']) {
    const headers = await typed(type)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect((await typed('image/webp', "inline; filename*=UTF-8''a%20b.webp"))['content-disposition']).toBe(
    "inline; filename*=UTF-8''a%20b.webp",
  )
})

test('a file is got from storage itself where browsers reach it, and from nowhere else', async () => {
  const filesUrl = 'https://files.example/bucket'
  const own = createGateway({ hostUrl: rest.url, graphiql: false, production: true, filesUrl })
  const served = await buildShell({
    fetch: own.fetch,
    routes: own.routes,
    config: readSettings({}).config,
    clientDir: '/nowhere',
    filesUrl,
  })
  const get = (more = '') => served.inject({ url: `${CONTENT}${more}`, headers: { authorization: 'Bearer t' } })
  try {
    rest.answer(() => ({ status: 302, headers: { location: `${filesUrl}/name?signature=1` } }))
    const { statusCode, headers } = await get()
    expect([statusCode, headers.location]).toEqual([302, `${filesUrl}/name?signature=1`])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${filesUrl}/;`)
    expect(rest.asked.at(-1)?.url).toContain('direct=1')
    rest.answer(() => ({ status: 302, headers: { location: 'https://files.example/bucket-of-others/name' } }))
    expect((await get()).statusCode).toBe(502)
    rest.answer(() => ({ status: 200, headers: { 'content-type': 'image/png' }, body: 'x' }))
    expect((await get('&through=host')).statusCode).toBe(200)
    expect(rest.asked.at(-1)?.url).not.toContain('direct')
  } finally {
    await served.close()
    await own.close()
  }
})

test('a part of a file is handed on as a part, with where it stands; a part for who asked for the whole is none', async () => {
  const bytes = (statusCode: number, headers: Record<string, string>, body = 'bcd') =>
    rest.answer(() => (response) => {
      response.writeHead(statusCode, { 'content-type': 'application/pdf', 'accept-ranges': 'bytes', ...headers }).end(body)
    })
  const get = (range?: string) => shell.inject({ url: CONTENT, headers: { authorization: 'Bearer t', ...(range && { range }) } })
  bytes(206, { 'content-range': 'bytes 1-3/6', 'content-length': '3' })
  const part = await get('bytes=1-3')
  expect(rest.asked.at(-1)?.headers.range).toBe('bytes=1-3')
  expect([part.statusCode, part.body]).toEqual([206, 'bcd'])
  expect(part.headers).toMatchObject({
    ...{ 'content-range': 'bytes 1-3/6', 'content-length': '3', 'accept-ranges': 'bytes', 'content-type': 'application/pdf' },
    ...{ 'cache-control': 'private, no-store', 'content-security-policy': "sandbox; default-src 'none'" },
  })
  // What nobody asked for, and what does not say which part it is.
  expect((await get()).statusCode).toBe(502)
  expect(rest.asked.at(-1)?.headers.range).toBeUndefined()
  bytes(206, { 'content-range': 'lines 1-3/6' })
  expect((await get('bytes=1-3')).statusCode).toBe(502)
  bytes(416, { 'content-range': 'bytes */6' }, '{}')
  const beyond = await get('bytes=9-')
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */6'])
  expect(beyond.json().errors[0].message).toBe('The file ends before this part.')
  bytes(200, {}, 'abcdef')
  const whole = await get('bytes=0-1,3-4')
  expect([whole.statusCode, whole.body, whole.headers['content-range'], whole.headers['accept-ranges']]).toEqual([
    ...[200, 'abcdef', undefined, 'bytes'],
  ])
})

test('DEFECT-24 a download that stops in the middle shows as a broken connection', async () => {
  rest.answer(() => (response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' })
    response.write(Buffer.alloc(10))
  })
  const answer = await fetch(`http://127.0.0.1:${port}${CONTENT}`, { headers: { authorization: 'Bearer t' } })
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  expect(logged).toContain('A download broke off')
  expect((await shell.inject(CONTENT)).statusCode).toBe(401)
})

test('what an upload answers stays in no cache, a file and a refusal', async () => {
  const whole = [Buffer.from('--x--')]
  rest.answer(() => ({ status: 201, body: { data: WIRE } }))
  expect(await send(whole)).toMatchObject({ status: 201, cache: 'private, no-store' })
  rest.answer(() => ({ status: 422, body: { errors: { file: ['Too odd.'] } } }))
  expect(await send(whole)).toMatchObject({ status: 422, cache: 'private, no-store' })
})
