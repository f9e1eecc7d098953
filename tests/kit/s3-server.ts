// An S3-compatible server in memory for tests: strict about signatures, sizes and names, with the calls that the host makes, and with faults.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Key, signatureFault } from './s3-signature.ts'

/** What a test has the server do instead of its work: answer an error, hang, close the connection, send half of a file, or what is no XML. */
export type S3Fault = { status: number; code: string } | 'hang' | 'reset' | 'half' | 'garbage'

type Kept = { bytes: Buffer; type: string; at: Date }
type Begun = { key: string; type: string; parts: Map<number, { bytes: Buffer; tag: string }> }
type Asked = { method: string; key: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Buffer }
type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string }

/** A running server with one bucket. */
export type S3Server = {
  /** What S3_URL is for it. */
  url: string
  /** Where its bucket is. */
  bucketUrl: string
  /** What is in the bucket. */
  objects: Map<string, Kept>
  /** Uploads in parts that were neither finished nor given up. */
  begun: Map<string, Begun>
  /** Calls so far, as `PUT files/…`. */
  calls: string[]
  /** Answers what a call shall meet; null: nothing unusual. */
  fault: (call: string) => S3Fault | null
  close(): Promise<void>
}

const KEY: Key = { id: 'palette-key', secret: 'a secret/with+signs=', region: 'eu-test-1' }
const BUCKET = 'palette-files'
/** Each part of an upload but the last, in bytes. */
const LEAST_PART = 5 * 1024 * 1024
/** Fewer than at Amazon, so that lists have pages. */
const PAGE = 100

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const xml = (name: string, ...inner: string[]): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner.join('')}</${name}>`,
})
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** Starts a server at a free port. */
export async function openS3Server(): Promise<S3Server> {
  const open = new Set<ServerResponse>()
  const state: S3Server = {
    url: '',
    bucketUrl: '',
    objects: new Map(),
    begun: new Map(),
    calls: [],
    fault: () => null,
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('error', () => undefined)
    request.on('end', () => serve(state, request, response, Buffer.concat(pieces)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  state.url = `http://${KEY.id}:${encodeURIComponent(KEY.secret)}@127.0.0.1:${port}/${BUCKET}?region=${KEY.region}&path-style=1`
  state.bucketUrl = `http://127.0.0.1:${port}/${BUCKET}`
  return state
}

function serve(state: S3Server, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const url = new URL(request.url ?? '', 'http://s3')
  const [, bucket, key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(url.pathname)) ?? []
  const method = request.method ?? ''
  const call = `${method} ${key}`
  // Pages of any origin may read, as the operator of a bucket allows it.
  response.setHeader('access-control-allow-origin', '*')
  if (method === 'OPTIONS') return void response.writeHead(204, { 'access-control-allow-methods': 'GET' }).end()
  state.calls.push(call)
  const fault = state.fault(call)
  if (fault === 'hang') return
  if (fault === 'reset') return void request.socket.destroy()
  const answered = (): Reply => {
    try {
      if (fault === 'garbage') return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><p>no' }
      if (fault !== null && fault !== 'half') throw new Refusal(fault.status, fault.code)
      const wrong = signatureFault(request, body, KEY)
      if (wrong !== null) throw new Refusal(wrong === 'InvalidArgument' || wrong === 'XAmzContentSHA256Mismatch' ? 400 : 403, wrong)
      if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket')
      return work(state, { method, key, query: url.searchParams, headers: request.headers, body })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const said = xml('Error', `<Code>${error.code}</Code><Message>${error.code}</Message>`)
      return { ...said, status: error.status }
    }
  }
  const { status, headers, body: answer } = answered()
  const bytes = Buffer.from(answer ?? '')
  response.writeHead(status, { 'content-length': bytes.length, 'x-amz-request-id': randomUUID(), ...headers })
  if (method === 'HEAD') return void response.end()
  if (fault === 'half') response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  else response.end(bytes)
}

function work(state: S3Server, asked: Asked): Reply {
  const { method, key, query } = asked
  if (key === '') {
    if (method === 'HEAD') return { status: 200 }
    if (method === 'GET' && query.has('uploads')) return listBegun(state, query)
    if (method === 'GET' && query.get('list-type') === '2') return list(state, query)
    throw new Refusal(501, 'NotImplemented')
  }
  if (query.has('uploads') || query.has('uploadId')) return ofParts(state, asked)
  if (method === 'PUT') {
    if (asked.headers['content-length'] === undefined) throw new Refusal(411, 'MissingContentLength')
    state.objects.set(key, { bytes: asked.body, type: String(asked.headers['content-type'] ?? ''), at: new Date() })
    return { status: 200, headers: { etag: tagOf(asked.body) } }
  }
  if (method === 'DELETE') {
    state.objects.delete(key)
    return { status: 204 }
  }
  if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 'MethodNotAllowed')
  return get(state, asked)
}

function get(state: S3Server, { key, query, headers }: Asked): Reply {
  const found = state.objects.get(key)
  if (found === undefined) throw new Refusal(404, 'NoSuchKey')
  const { bytes, type, at } = found
  const shown = {
    'content-type': query.get('response-content-type') ?? type,
    'last-modified': at.toUTCString(),
    etag: tagOf(bytes),
    'accept-ranges': 'bytes',
    ...Object.fromEntries(
      ['content-disposition', 'cache-control'].flatMap((name) => {
        const value = query.get(`response-${name}`)
        return value === null ? [] : [[name, value]]
      }),
    ),
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (first === undefined) return { status: 200, headers: { ...shown, 'content-length': String(bytes.length) }, body: bytes }
  if (Number(first) >= bytes.length) throw new Refusal(416, 'InvalidRange')
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  return { status: 206, headers: { ...shown, 'content-range': range, 'content-length': String(part.length) }, body: part }
}

function list({ objects }: S3Server, query: URLSearchParams): Reply {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const deeper = (key: string) => query.get('delimiter') === '/' && key.slice(prefix.length).includes('/')
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && !deeper(key) && key > after).sort()
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)))
  const rows = page.map((key) => {
    const { bytes, at } = objects.get(key) as Kept
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const more = keys.length > page.length
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>`, next, ...rows)
}

function listBegun({ begun }: S3Server, query: URLSearchParams): Reply {
  const rows = [...begun].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
  return xml('ListMultipartUploadsResult', ...rows.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`))
}

function ofParts(state: S3Server, { method, key, query, headers, body }: Asked): Reply {
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID()
    state.begun.set(id, { key, type: String(headers['content-type'] ?? ''), parts: new Map() })
    return xml('InitiateMultipartUploadResult', `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`)
  }
  const id = query.get('uploadId') ?? ''
  const upload = state.begun.get(id)
  if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload')
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), { bytes: body, tag: tagOf(body) })
    return { status: 200, headers: { etag: tagOf(body) } }
  }
  state.begun.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const named = [...String(body).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    tag: /<ETag>(.+?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }))
  const parts = named.map(({ number, tag }, at) => {
    const part = upload.parts.get(number)
    if (part === undefined || part.tag !== tag) throw new Refusal(400, 'InvalidPart')
    if (number <= (named[at - 1]?.number ?? 0)) throw new Refusal(400, 'InvalidPartOrder')
    if (at < named.length - 1 && part.bytes.length < LEAST_PART) throw new Refusal(400, 'EntityTooSmall')
    return part.bytes
  })
  if (parts.length === 0) throw new Refusal(400, 'MalformedXML')
  const bytes = Buffer.concat(parts)
  state.objects.set(key, { bytes, type: upload.type, at: new Date() })
  return xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>${tagOf(bytes).replaceAll('"', '&quot;')}</ETag>`)
}
