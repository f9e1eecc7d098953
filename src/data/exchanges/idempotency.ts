// What a person means to do is done once, however often it is sent: the keys of writes, and what is known of their answers.

import { createRequest, type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core'
import { map, pipe, tap } from 'wonka'
import { type ApiError, apiErrorOf, payloadError } from '#src/data/errors/api-error.ts'
import { uuid } from '#src/lib/uuid.ts'
import { createUnanswered, isMaking, nameOfDocument } from './unanswered.ts'

/** The header of a write's key. */
export const KEY_HEADER = 'idempotency-key'
const KEEPS_HEADER = 'idempotency-keys'

/** The intent of what has no draft that could keep one: its key is remembered for a while by what is sent. */
export const BY_CONTENT = ''

/** The keys of one client's writes. */
export interface WriteKeys {
  /** Goes below the queue: keys are of what is really sent. */
  exchange: Exchange
  /** Listens to whether the host keeps keys. */
  listening(fetch: typeof globalThis.fetch): typeof globalThis.fetch
  /** True when a retry is safe: the host has said that it keeps keys. */
  kept(): boolean
}

/**
 * A write with an `intent` (what was sent from a draft) has a key of it and of its content: the same content again is a retry, changed content is
 * not. One without remembers for a while that its answer was lost. A clear refusal ends a key: the next try is a new wish.
 */
export function createWriteKeys({ now = Date.now }: { now?: () => number } = {}): WriteKeys {
  const refusals = new Map<string, number>()
  const unanswered = createUnanswered(now)
  const sent = new Map<number, { content: number; key: string; base: string | null }>()
  let kept = false

  function keyOf(operation: Operation): string {
    const content = createRequest(operation.query, operation.variables).key
    const { intent } = operation.context
    const base = intent === undefined || intent === BY_CONTENT ? null : `${intent}.${content.toString(36)}`
    const key = base === null ? (unanswered.take(content) ?? uuid()) : `${base}.${refusals.get(base) ?? 0}`
    sent.set(operation.key, { content, key, base })
    if (base === null) unanswered.send(content, key, isMaking(nameOfDocument(operation.query)))
    return key
  }

  function lose(key: number): void {
    const one = sent.get(key)
    sent.delete(key)
    if (one && one.base === null) unanswered.lose(one.content, one.key)
  }

  function answered({ operation, data, error }: OperationResult): void {
    const failure = error ? apiErrorOf(error, 'mutation') : refusalOf(data)
    if (failure && !isOver(failure)) {
      lose(operation.key)
      return
    }
    const { content, key, base = null } = sent.get(operation.key) ?? {}
    sent.delete(operation.key)
    if (content !== undefined && key !== undefined && base === null) unanswered.answer(content, key)
    if (failure && base !== null) refusals.set(base, (refusals.get(base) ?? 0) + 1)
  }

  const exchange: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        tap(({ kind, key }) => {
          if (kind === 'teardown') lose(key)
        }),
        map((operation) => (operation.kind === 'mutation' ? withKey(operation, keyOf(operation)) : operation)),
        forward,
        tap((result) => {
          if (result.operation.kind === 'mutation') answered(result)
        }),
      )

  return {
    exchange,
    listening: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      if (response.ok) kept = response.headers.has(KEEPS_HEADER)
      return response
    },
    kept: () => kept,
  }
}

/** A refusal that left nothing behind; beside something that was made it is none, and the key stays. */
function refusalOf(data: unknown): ApiError | null {
  const [payload] = Object.entries(Object(data)).flatMap(([name, value]) => (name === '__typename' ? [] : [value]))
  const made = Object.entries(Object(payload)).some(([name, value]) => name !== '__typename' && name !== 'userErrors' && value)
  return made ? null : payloadError(payload)
}

const OVER = ['FORBIDDEN', 'PLAN_REQUIRED', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'BAD_USER_INPUT']

/** True for a failure after which nobody needs to ask what became of the write. */
export function isOver({ code, refusals, outcomeUnknown }: ApiError): boolean {
  return !outcomeUnknown && (refusals.length > 0 || OVER.includes(code))
}

function withKey(operation: Operation, key: string): Operation {
  const { fetchOptions } = operation.context
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  const headers = { ...(options?.headers as Record<string, string> | undefined), [KEY_HEADER]: key }
  return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { ...options, headers } })
}
