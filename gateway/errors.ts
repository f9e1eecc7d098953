// The error table: what a failed REST call becomes in GraphQL.
// The file that Node loads for every package: Vite alone would take index.mjs, and the two do not know each other's classes.
import { GraphQLError, type GraphQLErrorOptions } from 'graphql/index.js'

/** Why a REST call failed. `status` is 0 where there was no answer. */
export type Failure =
  | {
      kind: 'status'
      status: number
      code: string | null
      message: string | null
      fields: Record<string, string[]>
      retryAfter: number | null
    }
  | { kind: 'timeout' }
  /** Nobody waits for it any more. */
  | { kind: 'gone' }
  | { kind: 'unreachable'; cause: string }
  | { kind: 'bad-response'; cause: string }

/** Which call failed. */
export interface FailedCall {
  /** It may itself have changed something. */
  write: boolean
  /** An earlier call of the same request has changed something. */
  changed: boolean
  /** The request has an idempotency key and the host keeps keys: the same request with the same key may be sent again. */
  keyed: boolean
  requestId: string
}

/** A failed REST call. Never leaves the gateway as it is. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly failure: Failure
  readonly call: FailedCall

  constructor(failure: Failure, call: FailedCall) {
    super(failure.kind === 'status' ? `status ${failure.status}` : failure.kind)
    this.failure = failure
    this.call = call
  }

  /** The HTTP status, null when there was no answer or a malformed one. */
  get status(): number | null {
    return this.failure.kind === 'status' ? this.failure.status : null
  }
}

/** True where a host answered as for an address that is none: it has no such call. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof RestError && [404, 405, 410, 501].includes(error.status ?? 0)
}

/** One refusal as payloads carry it. */
export interface UserError {
  code: 'INVALID' | 'REQUIRED' | 'NOT_FOUND' | 'CONFLICT'
  field: string[] | null
  message: string
}

/** Codes of a 429 whose sentence says what the limit is. */
const TOLD_LIMITS: readonly string[] = ['invitation_limit']

const SENTENCES = {
  UNAUTHENTICATED: 'Sign in to do this.',
  FORBIDDEN: 'You do not have permission to do this.',
  PLAN_REQUIRED: 'This feature is currently unavailable. Please upgrade your account to access all features.',
  NOT_FOUND: 'This does not exist.',
  CONFLICT: 'This cannot be done as things stand.',
  IN_PROGRESS: 'This is being done at the moment.',
  TOO_LARGE: 'This is too large.',
  BAD_USER_INPUT: 'The request was not understood.',
  RATE_LIMITED: 'Too many requests.',
  NO_ROOM: 'There is no room left to store this.',
  FILES_AWAY: 'Files cannot be reached at the moment.',
  UPSTREAM_ERROR: 'The host had a problem.',
  UPSTREAM_TIMEOUT: 'The host took too long to answer.',
  UPSTREAM_UNREACHABLE: 'The host cannot be reached.',
  UPSTREAM_BAD_RESPONSE: 'The host gave an answer that is not understood.',
} as const

type Code = keyof typeof SENTENCES

const RETRYABLE: readonly Code[] = [
  'FILES_AWAY',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNREACHABLE',
  'RATE_LIMITED',
  'IN_PROGRESS',
]
const UNANSWERED: readonly Code[] = ['UPSTREAM_TIMEOUT', 'UPSTREAM_UNREACHABLE', 'UPSTREAM_BAD_RESPONSE', 'IN_PROGRESS']
// No connection was made, so nothing was sent.
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

function codeOf(failure: Failure): Code {
  if (failure.kind === 'timeout') return 'UPSTREAM_TIMEOUT'
  if (failure.kind === 'unreachable' || failure.kind === 'gone') return 'UPSTREAM_UNREACHABLE'
  if (failure.kind === 'bad-response') return 'UPSTREAM_BAD_RESPONSE'
  const { status, code } = failure
  // A redirect, or a success other than the one that counts (DUP-01).
  if (status < 400) return 'UPSTREAM_BAD_RESPONSE'
  if (status === 401) return 'UNAUTHENTICATED'
  if (status === 402 || (status === 403 && code === 'plan_required')) return 'PLAN_REQUIRED'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404 || status === 410) return 'NOT_FOUND'
  if (status === 409) return code === 'in_progress' ? 'IN_PROGRESS' : 'CONFLICT'
  if (status === 413) return 'TOO_LARGE'
  if (status === 429) return 'RATE_LIMITED'
  if (status === 507) return 'NO_ROOM'
  if (status === 503 && code === 'storage_away') return 'FILES_AWAY'
  return status >= 500 ? 'UPSTREAM_ERROR' : 'BAD_USER_INPUT'
}

/** The top-level error for a failed call: a fixed sentence and a code, nothing of the host's own words (OPEN-13). `place` is the field's. */
export function graphqlError({ failure, call }: RestError, place: Pick<GraphQLErrorOptions, 'path' | 'nodes'> = {}): GraphQLError {
  const code = codeOf(failure)
  return new GraphQLError(SENTENCES[code], {
    ...place,
    extensions: {
      code,
      requestId: call.requestId,
      retryable: isRetryable(code, call),
      ...(failure.kind === 'status' && failure.retryAfter !== null && { retryAfter: failure.retryAfter }),
      ...((call.changed || (call.write && isUnknown(failure, code))) && { outcomeUnknown: true }),
    },
  })
}

// What is not understood would be so again, unless the key makes another try the only way to learn what became of the write.
function isRetryable(code: Code, call: RestError['call']): boolean {
  if (call.keyed) return RETRYABLE.includes(code) || code === 'UPSTREAM_BAD_RESPONSE'
  return !call.write && !call.changed && RETRYABLE.includes(code)
}

// After a write without a clear answer nobody knows what happened: the client has to look again.
function isUnknown(failure: Failure, code: Code): boolean {
  if (failure.kind === 'unreachable') return !NEVER_SENT.includes(failure.cause)
  return UNANSWERED.includes(code) || (failure.kind === 'status' && (failure.status === 502 || failure.status === 504))
}

/**
 * The refusals of a call that the person can mend: 404, 409, 422 (and 400 with fields), and limits that say in a sentence what they are. Null for
 * everything else, which is a top-level error.
 * `names` maps the host's field names to input names; `entries.*.name` is the name of one of a list.
 */
export function userErrorsOf(error: unknown, names: Readonly<Record<string, string>> = {}): UserError[] | null {
  if (!(error instanceof RestError) || error.failure.kind !== 'status') return null
  const { status, code, message, fields } = error.failure
  if (status === 404 || status === 410) return [{ code: 'NOT_FOUND', field: null, message: SENTENCES.NOT_FOUND }]
  if (codeOf(error.failure) === 'IN_PROGRESS') return null
  if (status === 429 && code !== null && TOLD_LIMITS.includes(code))
    return [{ code: 'CONFLICT', field: null, message: plain(message) ?? SENTENCES.RATE_LIMITED }]
  if (status === 409) return [{ code: 'CONFLICT', field: null, message: plain(message) ?? SENTENCES.CONFLICT }]
  if (status !== 422 && !(status === 400 && Object.keys(fields).length > 0)) return null
  const listed = Object.entries(fields).flatMap(([name, texts]) =>
    texts.map((text) => ({ code: 'INVALID' as const, field: pathOf(name, names), message: plain(text) ?? 'This value will not do.' })),
  )
  return listed.length > 0 ? listed : [{ code: 'INVALID', field: null, message: plain(message) ?? 'This value will not do.' }]
}

/** The host's own sentence about a refused call, as plain text; null where there is none. */
export function sentenceOf(error: unknown): string | null {
  return error instanceof RestError && error.failure.kind === 'status' ? plain(error.failure.message) : null
}

// A name that is none (JSON, markup, a sentence) is upstream text and stays behind.
function pathOf(name: string, names: Readonly<Record<string, string>>): string[] | null {
  if (!/^\w[\w-]{0,79}(?:\.\w[\w-]{0,79}){0,5}$/.test(name)) return null
  const [first = name, ...rest] = name.split('.')
  const [own = '', part] = ((Object.hasOwn(names, first) && names[first]) || camel(first)).split('.*.')
  return [own, ...rest, ...(part !== undefined && rest.length > 0 ? [part] : [])]
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const LONGEST = 300

/** The host's sentence as one line of plain text; null when it is none: a page, JSON, an address, a stack, a novel. */
function plain(text: string | null | undefined): string | null {
  const bare = (text ?? '')
    .replace(/<[^>]*>/g, '')
    .trim()
    .slice(0, LONGEST + 1)
  return bare === '' || bare.length > LONGEST || /[\n\r{}\\]|<\/?[a-z!]|\w:\/\/|\bat \S+:\d+/i.test(bare) ? null : bare
}
