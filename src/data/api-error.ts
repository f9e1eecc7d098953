// One error for both channels of an answer: top-level errors and a payload's userErrors.
import { CombinedError } from '@urql/core'

/** One refusal out of `userErrors`. `field` is the input's path. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: readonly string[] | null
}

/** The codes that this client itself makes; all others are the gateway's (`extensions.code`, `UserErrorCode`). */
export type LocalCode = 'OFFLINE' | 'UNREACHABLE' | 'TIMEOUT' | 'BAD_RESPONSE' | 'NOT_CREATED'

/** Why a call to the gateway failed. `message` is the gateway's own; what a person reads comes from `errorText` (error-text.ts). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The gateway's code, or a `LocalCode`. */
  readonly code: string
  /** The path of the input field, when one is to blame. */
  readonly field: readonly string[] | null
  /** Seconds to wait, when the gateway says so (`RATE_LIMITED`). */
  readonly retryAfter: number | null
  /** True when a write may have happened all the same: look again before trusting the screen. */
  readonly outcomeUnknown: boolean
  /** Every refusal of the payload, the first is also in `code`, `message` and `field`. */
  readonly refusals: readonly Refusal[]

  constructor(
    code: string,
    message: string,
    more: { field?: readonly string[] | null; retryAfter?: number | null; outcomeUnknown?: boolean; refusals?: readonly Refusal[] } = {},
  ) {
    super(message)
    this.code = code
    this.field = more.field ?? null
    this.retryAfter = more.retryAfter ?? null
    this.outcomeUnknown = more.outcomeUnknown ?? false
    this.refusals = more.refusals ?? []
  }
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
    const { code, retryAfter, outcomeUnknown } = first.extensions ?? {}
    return new ApiError(typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', first.message, {
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
      outcomeUnknown: outcomeUnknown === true,
    })
  }
  const outcomeUnknown = kind === 'mutation'
  if (isUnauthenticated(error)) return new ApiError('UNAUTHENTICATED', 'The session has ended.')
  // An error page's text must never reach a person, so network messages are our own.
  if (error.networkError?.name === 'TimeoutError') return new ApiError('TIMEOUT', 'No answer in time.', { outcomeUnknown })
  if (error.response !== undefined) return new ApiError('BAD_RESPONSE', 'The answer was not understood.', { outcomeUnknown })
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

function statusOf(error: CombinedError): number | undefined {
  const { response } = error
  return typeof response === 'object' && response !== null && typeof response.status === 'number' ? response.status : undefined
}

/** Any failure as an ApiError, for code that shows errors of several sources. */
export function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof CombinedError ? apiErrorOf(error) : null
}
