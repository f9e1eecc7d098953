// The one place where failures become sentences for people.
import { type ApiError, asApiError } from './api-error.ts'

/** What a closed plan gate says (PLAN-02). */
export const upgradeText = 'This feature is currently unavailable. Please upgrade your account to access all features.'

const sentences: Record<string, string> = {
  UNAUTHENTICATED: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'You do not have permission to do this.',
  PLAN_REQUIRED: upgradeText,
  NOT_FOUND: 'This is no longer there.',
  TOO_LARGE: 'The file is too large.',
  OFFLINE: 'You are offline. Nothing was changed; try again when the connection is back.',
  UNREACHABLE: 'The server cannot be reached. Please try again.',
  UPSTREAM_UNREACHABLE: 'The server cannot be reached. Please try again.',
  IN_PROGRESS: 'This is being done at the moment. Please try again in a second.',
  TIMEOUT: 'The server took too long to answer. Please try again.',
  UPSTREAM_TIMEOUT: 'The server took too long to answer. Please try again.',
  NO_ROOM: 'There is no room left on the server. Nothing was changed.',
  FILES_AWAY: 'Files cannot be reached at the moment. Nothing was changed. Please try again.',
  UPSTREAM_ERROR: 'The server had a problem. Please try again.',
  UPSTREAM_BAD_RESPONSE: 'The server gave an answer that makes no sense. Please try again.',
  BAD_RESPONSE: 'The server gave an answer that makes no sense. Please try again.',
  NOT_CREATED: 'This was lost because what it belongs to could not be created.',
}

// Written by the gateway for people: the refusals of a payload and wrong input.
const ownWords = new Set(['INVALID', 'REQUIRED', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT'])

const unknown = 'Something went wrong. Please try again.'

/** An error that already carries the sentence for people, with the failure behind it as `cause`. */
export class SpokenError extends Error {
  override readonly name = 'SpokenError'
}

/**
 * For `.catch`: whatever went wrong, people read this sentence (the verbatim failure texts). The end of a session and a closed plan gate keep
 * their own, which say what to do.
 */
export function saying(text: string): (error: unknown) => never {
  return (error) => {
    const code = asApiError(error)?.code
    if (code === 'UNAUTHENTICATED' || code === 'PLAN_REQUIRED') throw error
    throw new SpokenError(text, { cause: error })
  }
}

/** The sentence for a failure of any kind: an ApiError, urql's error of `useQuery`, or something unforeseen; never the raw text of an unforeseen one. */
export function errorText(error: unknown): string {
  if (error instanceof SpokenError) return error.message
  const known = asApiError(error)
  return known ? textOf(known) : unknown
}

const readReasons: Record<string, string> = {
  OFFLINE: 'You are offline.',
  FORBIDDEN: 'You do not have permission to see this.',
}

/** Why something could not be read: the sentence without its advice, because it is tried again by itself. */
export function reasonText(error: unknown): string {
  const code = asApiError(error)?.code ?? ''
  return readReasons[code] ?? errorText(error).replace(/ Please (wait [^.]* and )?try again[^.]*\.$/, '')
}

function textOf(error: ApiError): string {
  if (error.code === 'RATE_LIMITED') return `Too many attempts. Please wait ${spanOf(error.retryAfter)} and try again.`
  if (error.message !== '' && (error.refusals.length > 0 || error.code === 'BAD_USER_INPUT') && ownWords.has(error.code))
    return error.message
  if (error.outcomeUnknown && (error.code === 'TIMEOUT' || error.code === 'UPSTREAM_TIMEOUT'))
    return 'The server took too long to answer. The change may have been made; the screen is being brought up to date.'
  // What something between here and the gateway says of itself, in place of an answer.
  if (error.code === 'BAD_RESPONSE' && error.status !== null && error.status >= 400)
    return error.status >= 500
      ? (sentences.UPSTREAM_ERROR ?? unknown)
      : 'Something on the way to the server refused this. Please try again.'
  if (error.mayDoTwice) return 'The answer was lost, so this may have been made. Look before you try again.'
  return sentences[error.code] ?? unknown
}

// Nobody counts 3,541 seconds (SESS-07). What writes figures is not part of the first load.
function spanOf(retryAfter: number | null): string {
  if (retryAfter === null) return 'a moment'
  if (retryAfter > 89) return `${Math.ceil(retryAfter / 60)} minutes`
  return retryAfter > 1 ? `${Math.ceil(retryAfter)} seconds` : '1 second'
}
