// The only fetch of the gateway: one host, five seconds, at most so many calls at once, each reading once per request.
import { Pool } from 'undici'
import type { z } from 'zod'
import { createFairQueue, type FairQueue } from '#process/fair-queue.ts'
import { RestError } from '../errors.ts'
import { createKeptKeys, createKeys, KEEPS_HEADER, type KeptKeys } from '../idempotency.ts'
import { headerOf, type Outcome, readAnswer } from './answer.ts'
import { failureOf } from './failure.ts'
import { NOWHERE } from './path.ts'
import { createSemaphore } from './semaphore.ts'
import { type Caller, type CallListener, type Connection, type Method, type OutcomeListener, send, type Wire } from './send.ts'

/** From entry to the last byte, in milliseconds (API-02). */
export const DEADLINE_MS = 5_000
/** For calls that wait for a language model: it says nothing until it has finished, so that 5 s without a byte are no sign of trouble (DEFECT-24). */
export const SLOW_MS = 30_000
/** So many rows of a page take one place, and a page of 50 three: two pages of 200 at once keep a processor busy. */
const ROWS_A_PLACE = 20
const PAGE_PLACES = 3
/** The largest answer that is read, in bytes, unless a call says otherwise. */
const MOST_BYTES = 8_000_000
// One caller has a quarter of the places while others wait, and half of them while nobody does; who has more waiting is refused.
const PROCESS_CALLS = { places: 32, share: 8, alone: 16, waiting: 1_000, light: PAGE_PLACES }
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

/** The connection to one host, shared by all requests of the process. */
export interface Upstream {
  /** `forwardedFor` is the caller's address, so that the host can count tries per address. */
  client(request: Caller): RestClient
  /** Whether the host keeps idempotency keys. */
  keys: KeptKeys
  /** How many calls are under way and wait, by kind. */
  places(): Record<'calls' | 'slow calls', ReturnType<FairQueue['standing']>>
  close(): Promise<void>
}

/** Opens a keep-alive pool to `hostUrl`, or takes a connection that is there. `deadlineMs` and `slowMs` are for tests. */
export function openUpstream({
  hostUrl,
  connection,
  onCall,
  onOutcome,
  deadlineMs = DEADLINE_MS,
  slowMs = SLOW_MS,
}: {
  hostUrl: string
  connection?: Connection | undefined
  onCall?: CallListener
  onOutcome?: OutcomeListener
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
    client: (caller) => clientOf({ pool, prefix, process, slow, keys, onCall, onOutcome, deadlineMs, slowMs, ...caller }),
    keys,
    places: () => ({ calls: process.standing(), 'slow calls': slow.standing() }),
    close: () => pool.destroy(),
  }
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
        weight: Math.max(1, Math.ceil(Number(call.query?.per_page ?? 0) / ROWS_A_PLACE)),
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
