// Writes under a key are done once: a retry with the same `Idempotency-Key` gets the first answer (docs/decisions/017).
import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/open.ts'
import { openTransaction, type RequestTransaction, withRoom } from '../db/request-transaction.ts'
import { badRequest, conflict, HostError } from '../errors.ts'
import {
  type AskedWrite,
  claimKey,
  forgetOldKeys,
  KEPT_SECONDS,
  type KeptAnswer,
  keepAnswer,
  releaseKey,
} from '../resources/idempotency-keys/idempotency-keys.store.ts'

/** On every answer: this host does writes under a key once, and keeps the answers so many seconds. */
export const KEEPS_HEADER = 'idempotency-keys'
/** Marks an answer that was given before. */
export const REPLAYED_HEADER = 'idempotency-replayed'

/** The longest answer that is kept, in characters. */
const LONGEST_ANSWER = 1_000_000
/** How long a write waits for the same one on another host, and how often it looks, in ms; the gateway waits five seconds for the whole call. */
const PATIENCE_MS = 2_000
const LOOK_MS = 50
const SWEEP_MS = 60 * 60 * 1000

/** A write under a key, on its way. */
type KeyedWrite = { asked: AskedWrite; transaction: RequestTransaction; done: () => void; failure: unknown }

declare module 'fastify' {
  interface FastifyRequest {
    keyedWrite: KeyedWrite | null
    /**
     * For handlers that read the body themselves: call it once, after reading and before the first write. `content` is the same for the same body.
     * Answers what `answerKept` sends when it was done before; null: do it.
     */
    openKeyedWrite(content: string): Promise<KeptAnswer | null>
  }
}

/** Sessions answer secrets, and suggestions change nothing but take long: neither is kept. */
const UNKEYED = /^\/(auth|ai)\//
const WRITES = ['POST', 'PUT', 'DELETE']
// Their handlers read them piece by piece, and no connection shall wait for that.
const MULTIPART = /^multipart\//i

/** True for calls that look at `Idempotency-Key`. */
export function takesKey(method: string, url: string): boolean {
  return WRITES.includes(method) && !UNKEYED.test(url)
}

/** The key of a write, or null. A key is 1 to 200 visible ASCII characters. */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.person === null || !takesKey(request.method, request.url)) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest('Idempotency-Key: 1 to 200 visible ASCII characters.')
  return key
}

function askedWrite(request: FastifyRequest, content: string): AskedWrite | null {
  const key = keyOf(request)
  if (key === null || request.person === null) return null
  const company = (request.companyAccess ?? request.projectAccess)?.company
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, content]))
    .digest('hex')
  return { personId: request.person.id, companyId: company?.id ?? null, key, fingerprint }
}

/** Requests of one key take turns before they take a connection: fifty retries at once must not leave the others without one. */
function createTurns(): (name: string) => Promise<() => void> {
  const last = new Map<string, Promise<void>>()
  return async (name) => {
    const before = last.get(name)
    let end: () => void = () => undefined
    const mine = new Promise<void>((resolve) => {
      end = resolve
    })
    last.set(name, mine)
    await before
    return () => {
      if (last.get(name) === mine) last.delete(name)
      end()
    }
  }
}

/** Sends an answer again; one that was too long to keep is a 409. */
export function answerKept(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.header(REPLAYED_HEADER, 'true')
  if (body === null) return reply.send(conflict('This was done already; its answer was too long to be kept.', 'done_already'))
  return reply.status(status).type('application/json; charset=utf-8').send(body)
}

function tellLate(request: FastifyRequest, late: readonly unknown[]): void {
  for (const error of late) request.log.error({ err: error }, 'what was left to do after a write failed')
}

/** What a key has in the end: the answer, or nothing where the next try shall do the work again. */
async function settle(tx: Database, asked: AskedWrite, status: number, payload: unknown): Promise<void> {
  const text = typeof payload === 'string' ? payload : ''
  if (status >= 500 || status === 429) await releaseKey(tx, asked)
  else await keepAnswer(tx, asked, { status, body: text.length > LONGEST_ANSWER ? null : text })
}

/**
 * Adds the hooks; call it before the routes are added. What a write does and its answer are committed together, so that a crash does it not at all
 * or once. Kept are answers below 500 that the work itself gave; after a 500 nothing of it is left and the key is free again.
 */
export function addIdempotency(app: FastifyInstance, db: Database): void {
  const takeTurn = createTurns()
  app.decorateRequest('keyedWrite', null)
  app.decorateRequest('openKeyedWrite', function (this: FastifyRequest, content: string) {
    return open(this, content)
  })
  async function open(request: FastifyRequest, content: string): Promise<KeptAnswer | null> {
    const asked = askedWrite(request, content)
    if (asked === null) return null
    const done = await takeTurn(`${asked.personId} ${asked.key}`)
    let transaction: RequestTransaction | null = null
    try {
      const until = performance.now() + PATIENCE_MS
      transaction = await openTransaction(db)
      let claim = await claimKey(transaction.tx, asked)
      // Another host works on it: its answer is this one's, too. Nobody's connection is kept meanwhile.
      while (claim === 'in progress' && performance.now() < until) {
        await transaction.end('roll back')
        transaction = null
        await after(LOOK_MS)
        transaction = await openTransaction(db)
        claim = await claimKey(transaction.tx, asked)
      }
      if (claim === 'ours') {
        await transaction.mark()
        request.keyedWrite = { asked, transaction, done, failure: null }
        return null
      }
      if (claim === 'in progress') throw new HostError(409, 'This is being done at the moment.', { code: 'in_progress', retryAfter: 1 })
      if (claim === 'other content')
        throw new HostError(422, 'This Idempotency-Key was used for something else; take a new one.', { code: 'idempotency_key_reused' })
      return claim
    } finally {
      if (request.keyedWrite === null) {
        await transaction?.end('roll back')
        done()
      }
    }
  }

  async function close({ asked, transaction, failure }: KeyedWrite, status: number, payload: unknown): Promise<unknown[]> {
    // What nobody foresaw leaves nothing behind; what a handler answers as 5xx on purpose may have done a part of the work.
    if (status >= 500 && !(failure instanceof HostError)) return transaction.end('roll back')
    try {
      if (status >= 400 && status < 500) await transaction.undo()
      await settle(transaction.tx, asked, status, payload)
    } catch (error) {
      await transaction.end('roll back')
      throw error
    }
    return transaction.end('commit')
  }

  app.addHook('onRequest', async (_request, reply) => void reply.header(KEEPS_HEADER, KEPT_SECONDS))
  // A hook with a callback: what it calls, the handler too, is inside the room.
  app.addHook('preHandler', (request, reply, next) => {
    withRoom(() => {
      if (MULTIPART.test(request.headers['content-type'] ?? '')) return next()
      open(request, JSON.stringify(request.body) ?? '').then(
        (kept) => (kept === null ? next() : answerKept(reply, kept)),
        (error: Error) => next(error),
      )
    })
  })
  app.addHook('onError', async (request, _reply, error) => {
    if (request.keyedWrite) request.keyedWrite.failure = error
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const write = request.keyedWrite
    // Routes that are older than the hooks, those of the docs, have none.
    if (!write) return payload
    request.keyedWrite = null
    try {
      tellLate(request, await close(write, reply.statusCode, payload))
    } finally {
      write.done()
    }
    return payload
  })
  app.addHook('onReady', async () => void (await forgetOldKeys(db)))
  const sweep = setInterval(() => {
    forgetOldKeys(db).catch((error: unknown) => app.log.error({ err: error }, 'old idempotency keys were not forgotten'))
  }, SWEEP_MS).unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}
