// One error for both channels of an answer: top-level errors and a payload's userErrors.
import { CombinedError } from '@urql/core'

/** One refusal out of `userErrors`. `field` is the input's path. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: readonly string[] | null
}

/** Why a call to the gateway failed. `message` is the gateway's own; what a person reads comes from `errorText` (error-text.ts). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The gateway's code (`extensions.code`, `UserErrorCode`), or one of this client: OFFLINE, UNREACHABLE, TIMEOUT, BAD_RESPONSE, NOT_CREATED. */
  readonly code: string
  /** The path of the input field, when one is to blame. */
  readonly field: readonly string[] | null
  /** Seconds to wait, when the gateway says so (`RATE_LIMITED`). */
  readonly retryAfter: number | null
  /** True when a write may have happened all the same: look again before trusting the screen. */
  readonly outcomeUnknown: boolean
  /** The HTTP status of an answer that was not understood. */
  readonly status: number | null
  /** True when the outcome is unknown and trying again might do it twice: the host keeps no keys. */
  readonly mayDoTwice: boolean
  /** Every refusal of the payload, the first is also in `code`, `message` and `field`. */
  readonly refusals: readonly Refusal[]

  constructor(
    code: string,
    message: string,
    more: {
      field?: readonly string[] | null
      retryAfter?: number | null
      outcomeUnknown?: boolean
      status?: number | null
      mayDoTwice?: boolean
      refusals?: readonly Refusal[]
    } = {},
  ) {
    super(message)
    this.code = code
    this.field = more.field ?? null
    this.retryAfter = more.retryAfter ?? null
    this.outcomeUnknown = more.outcomeUnknown ?? false
    this.status = more.status ?? null
    this.mayDoTwice = more.mayDoTwice ?? false
    this.refusals = more.refusals ?? []
  }
}

const refusing = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'PLAN_REQUIRED'])

/** True of the codes which say that a thing is not this person's to see: what was known of it must go. */
export function isRefusal(code: string): boolean {
  return refusing.has(code)
}

/** True when the server no longer knows the token: the code, or status 401 of anything between (AUTH-03). */
export function isUnauthenticated(error: CombinedError | undefined): boolean {
  if (!error) return false
  return statusOf(error) === 401 || error.graphQLErrors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
}

/** Turns what urql reports (from `useQuery` too) into an ApiError; code and message stay the gateway's own (AUTH-04). */
export function apiErrorOf(error: CombinedError, kind: 'query' | 'mutation' = 'query'): ApiError {
  const first = error.graphQLErrors[0]
  if (first) {
    const { code, retryAfter, outcomeUnknown, retryable } = first.extensions ?? {}
    return new ApiError(typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', first.message, {
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
      outcomeUnknown: outcomeUnknown === true,
      mayDoTwice: outcomeUnknown === true && retryable !== true,
    })
  }
  const outcomeUnknown = kind === 'mutation'
  if (isUnauthenticated(error)) return new ApiError('UNAUTHENTICATED', 'The session has ended.')
  // An error page's text must never reach a person, so network messages are our own.
  if (error.networkError?.name === 'TimeoutError') return new ApiError('TIMEOUT', 'No answer in time.', { outcomeUnknown })
  if (error.response !== undefined) return plainError(statusOf(error) ?? null, outcomeUnknown, waitOf(error))
  if (!navigator.onLine) return new ApiError('OFFLINE', 'There is no connection.')
  return new ApiError('UNREACHABLE', 'The server cannot be reached.', { outcomeUnknown })
}

/** The error of a payload with userErrors; null when there are none. */
export function payloadError(payload: unknown): ApiError | null {
  const refusals = refusalsOf(payload)
  const first = refusals[0]
  return first ? new ApiError(first.code, first.message, { field: first.field, refusals }) : null
}

function refusalsOf(payload: unknown): Refusal[] {
  if (typeof payload !== 'object' || payload === null || !('userErrors' in payload) || !Array.isArray(payload.userErrors)) return []
  return payload.userErrors.map(({ code, message, field }) => ({ code, message, field: field ?? null }))
}

/** What an answer means that is not the gateway's, such as a page of a proxy: a limit on the way has let nothing through. */
export function plainError(status: number | null, outcomeUnknown: boolean, retryAfter: number | null = null): ApiError {
  if (status === 429) return new ApiError('RATE_LIMITED', 'Too many requests.', { retryAfter, status })
  return new ApiError('BAD_RESPONSE', 'The answer was not understood.', { outcomeUnknown, status })
}

/** The seconds of `Retry-After`; null where it names none, or a day and time. */
function waitOf({ response }: CombinedError): number | null {
  const told = response instanceof Response ? response.headers.get('retry-after') : null
  return told !== null && /^\d+$/.test(told) ? Number(told) : null
}

function statusOf(error: CombinedError): number | undefined {
  const { response } = error
  return typeof response === 'object' && response !== null && typeof response.status === 'number' ? response.status : undefined
}

/** Any failure as an ApiError, for code that shows errors of several sources. */
export function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof CombinedError ? apiErrorOf(error) : null
}
