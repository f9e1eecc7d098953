// One call of the host: it waits for its places, ends by its deadline at the latest, and is told of.
import { type FairQueue, TooManyWaiting } from '#process/fair-queue.ts'
import { placeOf } from '#process/network.ts'
import type { Failure } from '../errors.ts'
import { KEY_HEADER, type KeptKeys } from '../idempotency.ts'
import { bad, type Outcome, readText } from './answer.ts'
import { type Answer, causeOf } from './failure.ts'
import type { Semaphore } from './semaphore.ts'

/** Hears of every call that is really made. */
export type CallListener = (call: { method: string; path: string }) => void

/** Hears how each call ended: with a status, or the kind of failure; and how long it took, waiting for a place included, in seconds. */
export type OutcomeListener = (method: string, outcome: string, seconds: number) => void

/** Whom the calls are made for. */
export interface Caller {
  authorization: string | null
  requestId: string
  forwardedFor: string | null
  /** The name that the page was asked under, which may be a workspace's own domain. */
  forwardedHost?: string | null
  /** What the caller's browser says of itself: a session is listed by it. */
  userAgent?: string | null
  /** The key that makes a retry of the request's writes safe. */
  idempotencyKey?: string | null
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

/** What the calls of one request go by. */
export interface Wire extends Caller {
  pool: Connection
  prefix: string
  process: FairQueue
  slow: FairQueue
  keys: KeptKeys
  onCall: CallListener | undefined
  onOutcome: OutcomeListener | undefined
  deadlineMs: number
  slowMs: number
}

/** Methods of the host's calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Sent = {
  method: Method
  path: string
  body: unknown
  mostBytes: number
  slow: boolean
  /** How many places it takes. */
  weight: number
  anonymous: boolean
  key: string | null
  gone: AbortSignal | null
}

/** Makes one call: places, deadline, and whoever asked gone. Never rejects: what it answers may be shared by several fields. */
export function send(
  wire: Wire,
  own: Semaphore,
  { method, path, body, mostBytes, slow, weight, anonymous, key, gone }: Sent,
): Promise<Outcome> {
  const stop = new AbortController()
  const began = performance.now()
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
        ...(wire.forwardedHost && { 'x-forwarded-host': wire.forwardedHost }),
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
  const placed = () => inQueue(wire.process, who, stop.signal, attempt, weight)
  const answer = own(() => (slow ? inQueue(wire.slow, who, stop.signal, placed) : placed()), stop.signal).catch(
    (error: unknown): Failure => (error instanceof TooManyWaiting ? TOO_MANY : { kind: 'unreachable', cause: causeOf(error) }),
  )
  // A signal alone would not do: undici does not reject a request that still waits for a socket.
  return new Promise<Outcome>((settle) => {
    const resolve = (outcome: Outcome) => {
      // What comes after the deadline, or after whoever asked has gone, is no second end.
      if (!ended) wire.onOutcome?.(method, 'kind' in outcome ? outcome.kind : String(outcome.status), (performance.now() - began) / 1000)
      ended = true
      settle(outcome)
    }
    let ended = false
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

async function inQueue<T>(queue: FairQueue, who: string, signal: AbortSignal, work: () => Promise<T>, weight = 1): Promise<T> {
  const leave = await queue.enter(who, signal, weight)
  try {
    return await work()
  } finally {
    leave()
  }
}
