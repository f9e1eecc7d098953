// The only fetch of the gateway: one host, five seconds, at most so many calls at once, each reading once per request.
import { Pool } from 'undici'
import type { z } from 'zod'
import { createFairQueue, type FairQueue, TooManyWaiting } from '#process/fair-queue.ts'
import { placeOf } from '#process/network.ts'
import { type Failure, RestError } from '../errors.ts'
import { createKeptKeys, createKeys, KEEPS_HEADER, KEY_HEADER, type KeptKeys } from '../idempotency.ts'
import { bad, headerOf, type Outcome, readAnswer, readText } from './answer.ts'
import { type Answer, causeOf, failureOf } from './failure.ts'
import { NOWHERE } from './path.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'

/** From entry to the last byte, in milliseconds (API-02). */
export const DEADLINE_MS = 5_000
/** For calls that wait for a language model: it says nothing until it has finished, so that 5 s without a byte are no sign of trouble (DEFECT-24). */
export const SLOW_MS = 30_000
/** The largest answer that is read, in bytes, unless a call says otherwise. */
const MOST_BYTES = 8_000_000
// One caller has a quarter of the places while others wait, and half of them while nobody does; who has more waiting is refused.
const PROCESS_CALLS = { places: 32, share: 8, alone: 16, waiting: 1_000 }
const REQUEST_CALLS = 8
// Slow calls hold a place for long; the others go to everybody else.
const SLOW_CALLS = { places: 8, share: 2, alone: 4, waiting: 20 }

/** Query parameters; undefined ones are left out, empty ones are sent (`members=`). */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** How a call is sent and what it must answer. */
export interface Call<Schema extends z.ZodType> {
  query?: Query
  body?: unknown
  /** The shape of what `unwrap` finds; anything else is UPSTREAM_BAD_RESPONSE. */
  answer: Schema
  /** Takes the body as it is, for pages and AI texts. */
  whole?: boolean
  /** Statuses that count as success besides 2xx; their body is not read. */
  also?: readonly number[]
  /** The only status that counts as success (DUP-01). */
  only?: number
  /** The largest answer that is read, in bytes, where 8 MB will not do. */
  mostBytes?: number
  /** A POST that changes nothing: the memo keeps it like a GET, and its outcome is never in doubt. */
  asks?: boolean
  /** Sent without the bearer: what everybody may see must not depend on who asks. */
  anonymous?: boolean
  /** Waits `SLOW_MS` instead of `DEADLINE_MS`, and never takes more than a few of the process's places (DEFECT-24). */
  slow?: boolean
  /** Told the header of this name of a successful answer, null when it is not there. */
  header?: { name: string; told: (value: string | null) => void }
}

/** The REST calls of one GraphQL request: one bearer, one memo of what only reads, at most 8 calls at once. */
export interface RestClient {
  get<Schema extends z.ZodType>(path: string, call: Call<Schema>): Promise<z.infer<Schema>>
  post<Schema extends z.ZodType>(path: string, call: Call<Schema>): Promise<z.infer<Schema>>
  put<Schema extends z.ZodType>(path: string, call: Call<Schema>): Promise<z.infer<Schema>>
  delete<Schema extends z.ZodType>(path: string, call: Call<Schema>): Promise<z.infer<Schema>>
  /** For requests that only read: when the signal is aborted nobody waits for the answers, and what is under way is stopped. */
  stopWith(gone: AbortSignal): void
}

/** Hears of every call that is really made. */
export type CallListener = (call: { method: string; path: string }) => void

/** Whom the calls are made for. */
export interface Caller {
  authorization: string | null
  requestId: string
  forwardedFor: string | null
  /** What the caller's browser says of itself: a session is listed by it. */
  userAgent?: string | null
  /** The key that makes a retry of the request's writes safe. */
  idempotencyKey?: string | null
}

/** The connection to one host, shared by all requests of the process. */
export interface Upstream {
  /** `forwardedFor` is the caller's address, so that the host can count tries per address. */
  client(request: Caller): RestClient
  /** Whether the host keeps idempotency keys. */
  keys: KeptKeys
  close(): Promise<void>
}

/** What makes the calls: connections to a host, or a host in memory. */
export interface Connection {
  request(call: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    path: string
    signal: AbortSignal
    headers: Record<string, string>
    body: string | null
  }): Promise<{ statusCode: number; headers: NonNullable<Answer['headers']>; body: AsyncIterable<Buffer> }>
  destroy(): Promise<void>
}

/** Opens a keep-alive pool to `hostUrl`, or takes a connection that is there. `deadlineMs` and `slowMs` are for tests. */
export function openUpstream({
  hostUrl,
  connection,
  onCall,
  deadlineMs = DEADLINE_MS,
  slowMs = SLOW_MS,
}: {
  hostUrl: string
  connection?: Connection | undefined
  onCall?: CallListener
  deadlineMs?: number
  slowMs?: number
}): Upstream {
  const base = new URL(hostUrl)
  const prefix = base.pathname.replace(/\/+$/, '')
  const pool: Connection =
    connection ??
    new Pool(base.origin, {
      connections: PROCESS_CALLS.places,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      // The deadline covers everything.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  const process = createFairQueue(PROCESS_CALLS)
  const slow = createFairQueue(SLOW_CALLS)
  const keys = createKeptKeys()
  return {
    client: (caller) => clientOf({ pool, prefix, process, slow, keys, onCall, deadlineMs, slowMs, ...caller }),
    keys,
    close: () => pool.destroy(),
  }
}

interface Wire extends Caller {
  pool: Connection
  prefix: string
  process: FairQueue
  slow: FairQueue
  keys: KeptKeys
  onCall: CallListener | undefined
  deadlineMs: number
  slowMs: number
}

function clientOf(wire: Wire): RestClient {
  const memo = new Map<string, Promise<Outcome>>()
  const own = createSemaphore(REQUEST_CALLS)
  const keyOf = createKeys(wire.idempotencyKey ?? null)
  let changed = false
  let gone: AbortSignal | null = null

  async function run<Schema extends z.ZodType>(method: Method, path: string, call: Call<Schema>): Promise<z.infer<Schema>> {
    const write = method !== 'GET' && call.asks !== true
    const before = { write, changed, keyed: false, requestId: wire.requestId }
    if (path === NOWHERE) throw new RestError(failureOf({ status: 404, retryAfter: null, text: '' }), before)
    const address = addressOf(wire.prefix, path, call.query)
    if (write) memo.clear()
    const name = method === 'GET' ? address : JSON.stringify([method, address, call.body])
    const pending =
      (!write && memo.get(name)) ||
      send(wire, own, {
        method,
        path: address,
        body: call.body,
        mostBytes: call.mostBytes ?? MOST_BYTES,
        slow: call.slow ?? false,
        anonymous: call.anonymous ?? false,
        key: write ? keyOf(method, address) : null,
        gone,
      })
    if (!write) memo.set(name, pending)
    const outcome = await pending
    if (write) {
      // A read that was under way while this wrote may hold what was before.
      memo.clear()
      changed ||= mayHaveChanged(outcome)
    }
    const read = readAnswer(outcome, call)
    if ('headers' in outcome) wire.keys.hear(outcome.headers?.[KEEPS_HEADER], 'data' in read)
    if ('failure' in read) {
      const keyed = wire.idempotencyKey != null && wire.keys.seconds !== null
      throw new RestError(read.failure, { ...before, keyed, changed: write ? before.changed : changed })
    }
    if (call.header && 'headers' in outcome) call.header.told(headerOf(outcome.headers, call.header.name))
    return read.data
  }

  return {
    get: (path, call) => run('GET', path, call),
    post: (path, call) => run('POST', path, call),
    put: (path, call) => run('PUT', path, call),
    delete: (path, call) => run('DELETE', path, call),
    stopWith(signal) {
      gone = signal
    },
  }
}

function mayHaveChanged(outcome: Outcome): boolean {
  return 'kind' in outcome || outcome.status < 400 || outcome.status >= 500
}

/** Path and query behind the host's own prefix, joined by exactly one slash (DEFECT-12). Trailing slashes stay as they are (DEFECT-20). */
export function addressOf(prefix: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `${prefix}/${path.replace(/^\/+/, '')}${text ? `?${text}` : ''}`
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Sent = {
  method: Method
  path: string
  body: unknown
  mostBytes: number
  slow: boolean
  anonymous: boolean
  key: string | null
  gone: AbortSignal | null
}

/** Never rejects: what it answers may be shared by several fields. */
function send(wire: Wire, own: Semaphore, { method, path, body, mostBytes, slow, anonymous, key, gone }: Sent): Promise<Outcome> {
  const stop = new AbortController()
  const attempt = async (): Promise<Outcome> => {
    stop.signal.throwIfAborted()
    wire.onCall?.({ method, path })
    const response = await wire.pool.request({
      method,
      path,
      signal: stop.signal,
      headers: {
        accept: 'application/json',
        'x-request-id': wire.requestId,
        ...(wire.forwardedFor !== null && { 'x-forwarded-for': wire.forwardedFor }),
        ...(wire.userAgent != null && { 'user-agent': wire.userAgent }),
        ...(wire.authorization !== null && !anonymous && { authorization: wire.authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && { [KEY_HEADER]: key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { statusCode: status, headers } = response
    const text = await readText(response.body, mostBytes)
    if (text === null) return bad('answer too large')
    const retryAfter = headers['retry-after']
    return { status, headers, retryAfter: retryAfter === undefined ? null : String(retryAfter), text }
  }
  const who = whoOf(wire)
  const placed = () => inQueue(wire.process, who, stop.signal, attempt)
  const answer = own(() => (slow ? inQueue(wire.slow, who, stop.signal, placed) : placed()), stop.signal).catch(
    (error: unknown): Failure => (error instanceof TooManyWaiting ? TOO_MANY : { kind: 'unreachable', cause: causeOf(error) }),
  )
  // A signal alone would not do: undici does not reject a request that still waits for a socket.
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => {
        resolve({ kind: 'timeout' })
        stop.abort()
      },
      slow ? wire.slowMs : wire.deadlineMs,
    )
    const leave = () => {
      resolve({ kind: 'gone' })
      stop.abort()
    }
    if (gone?.aborted) leave()
    else gone?.addEventListener('abort', leave, { once: true })
    answer.then((outcome) => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
      resolve(outcome)
    })
  })
}

/** Whose places a call takes: of whoever has the bearer, or of the network it came from. */
export function whoOf({ authorization, forwardedFor }: Caller): string {
  return authorization ?? placeOf(forwardedFor ?? '')
}

/** What a host says to whoever asks for too much. */
export const TOO_MANY: Failure = { kind: 'status', status: 429, code: null, message: null, fields: {}, retryAfter: 1 }

async function inQueue<T>(queue: FairQueue, who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const leave = await queue.enter(who, signal)
  try {
    return await work()
  } finally {
    leave()
  }
}
