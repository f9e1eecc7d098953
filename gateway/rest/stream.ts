// Bytes to and from the host without holding them: the clock runs while nothing moves, not while something does (DEFECT-24).
import { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import { createFairQueue, type FairQueue, TooManyWaiting } from '#process/fair-queue.ts'
import { RestError } from '../errors.ts'
import { KEY_HEADER, type KeptKeys } from '../idempotency.ts'
import { addressOf, DEADLINE_MS, type Query } from './client.ts'
import { causeOf, failureOf } from './failure.ts'
import { NOWHERE } from './path.ts'
import { type Caller, type CallListener, type Connection, TOO_MANY, whoOf } from './send.ts'

// Of these one caller has four while others wait, and eight while nobody does.
const STREAMS = { places: 32, share: 4, alone: 8, waiting: 200 }
/** What is read of an answer to an upload, in bytes. */
const MOST_BYTES = 1_000_000

/** A call whose body, or whose answer, flows. `headers` are sent as they are. */
interface StreamCall {
  method: 'GET' | 'POST'
  path: string
  query: Query
  headers?: Readonly<Record<string, string>>
  body?: Readable
  caller: Caller
}

/** The streaming connection to one host. */
export interface Streams {
  /** Answers as soon as the host's headers are there. Rejects with a RestError when nothing moves for 5,000 ms, or the host cannot be reached. */
  send(call: StreamCall): Promise<Dispatcher.ResponseData>
  /** How many are under way, and how many wait. */
  places(): ReturnType<FairQueue['standing']>
  close(): Promise<void>
}

/** Opens a pool of its own, so that slow uploads do not stand in the way of queries, or takes a connection that is there. `idleMs` is for tests. */
export function openStreams({
  hostUrl,
  connection,
  keys,
  onCall,
  idleMs = DEADLINE_MS,
}: {
  hostUrl: string
  /** A host in memory; what is uploaded does not reach it. */
  connection?: Connection | undefined
  /** Whether the host keeps idempotency keys. */
  keys: KeptKeys
  onCall?: CallListener
  idleMs?: number
}): Streams {
  const base = new URL(hostUrl)
  const prefix = base.pathname.replace(/\/+$/, '')
  const pool = new Pool(base.origin, { connections: STREAMS.places, pipelining: 1, headersTimeout: 0, bodyTimeout: idleMs })

  const queue = createFairQueue(STREAMS)

  async function send({ method, path, query, headers, body, caller }: StreamCall): Promise<Dispatcher.ResponseData> {
    const key = method === 'GET' ? null : (caller.idempotencyKey ?? null)
    const call = { write: method !== 'GET', changed: false, keyed: key !== null && keys.seconds !== null, requestId: caller.requestId }
    if (path === NOWHERE) throw new RestError(failureOf({ status: 404, retryAfter: null, text: '' }), call)
    const address = addressOf(prefix, path, query)
    const stop = new AbortController()
    const watch = watchIdle(idleMs)
    onCall?.({ method, path: address })
    const sent = {
      ...headers,
      'x-request-id': caller.requestId,
      ...(caller.forwardedFor !== null && { 'x-forwarded-for': caller.forwardedFor }),
      ...(caller.authorization !== null && { authorization: caller.authorization }),
      ...(key !== null && { [KEY_HEADER]: key }),
    }
    const request = { method, path: address, signal: stop.signal, headers: sent }
    const ask = () =>
      connection
        ? inMemory(connection.request({ ...request, body: null }))
        : pool.request({ ...request, body: body === undefined ? null : (moving(body, watch.touch) as unknown as Readable) })
    const answer = queue.enter(whoOf(caller), stop.signal).then((leave) => held(ask(), leave))
    // A signal alone would not do: undici does not reject a request that still waits for a socket.
    answer.catch(() => undefined)
    try {
      return await Promise.race([answer, watch.idle])
    } catch (error) {
      stop.abort()
      throw new RestError(
        error === IDLE ? { kind: 'timeout' } : error instanceof TooManyWaiting ? TOO_MANY : { kind: 'unreachable', cause: causeOf(error) },
        call,
      )
    } finally {
      watch.stop()
    }
  }

  return { send, places: queue.standing, close: () => pool.destroy() }
}

/** The place is taken until the last byte of the answer is read, or nobody reads it. */
async function held(asked: Promise<Dispatcher.ResponseData>, leave: () => void): Promise<Dispatcher.ResponseData> {
  const answer = await asked.catch((error: unknown) => {
    leave()
    throw error
  })
  answer.body.once('close', leave)
  return answer
}

/** What a host in memory answers, as a stream. */
async function inMemory(answer: ReturnType<Connection['request']>): Promise<Dispatcher.ResponseData> {
  const { statusCode, headers, body } = await answer
  return { statusCode, headers, body: Readable.from(body) } as unknown as Dispatcher.ResponseData
}

const IDLE = new Error('Nothing moves.')

function watchIdle(ms: number) {
  let timer: NodeJS.Timeout
  let fail: (error: Error) => void = () => undefined
  const idle = new Promise<never>((_, reject) => {
    fail = reject
  })
  const touch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => fail(IDLE), ms)
  }
  touch()
  return { idle, touch, stop: () => clearTimeout(timer) }
}

/** Hands each piece on when the host takes it. The source outlives a host that answers early: its sender has to hear that answer. */
async function* moving(source: Readable, touch: () => void): AsyncGenerator<Buffer> {
  for await (const piece of source.iterator({ destroyOnReturn: false })) {
    touch()
    yield piece
  }
  touch()
}

/** The text of an answer to an upload; empty when it is too long to be one. */
export async function readShort(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MOST_BYTES) return ''
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
