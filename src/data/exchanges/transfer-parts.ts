// What uploads and downloads share: when nothing moves, when somebody gives up, and what an answer says that is no success.
import { CombinedError } from '@urql/core'
import { ApiError, apiErrorOf, plainError } from '#src/data/errors/api-error.ts'

/** How long nothing may move, in ms: a little longer than the gateway's 5,000, so that its own answer is heard (DEFECT-24). */
export const idleMs = 7_000

/** What a transfer that was given up rejects with. */
export function abortError(): DOMException {
  return new DOMException('Given up.', 'AbortError')
}

/** Calls back when nothing has touched it for `idleMs`; stop it in the end. */
export function watchIdle(onIdle: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const touch = () => {
    clearTimeout(timer)
    timer = setTimeout(onIdle, idleMs)
  }
  touch()
  return { touch, stop: () => clearTimeout(timer) }
}

/** The object that a text is; an empty one where it is none. */
export function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // A page of something between client and gateway: the status has to do.
    return {}
  }
}

/** What an answer means that is no success; `write` where it may have been done. */
export function errorOf(status: number, text: string, write: boolean): ApiError {
  const { errors } = jsonOf(text)
  if (Array.isArray(errors) && errors.length > 0)
    return apiErrorOf(new CombinedError({ graphQLErrors: errors }), write ? 'mutation' : 'query')
  if (status === 401) return new ApiError('UNAUTHENTICATED', 'The session has ended.')
  if (status === 413) return new ApiError('TOO_LARGE', 'This is too large.')
  return plainError(status, write)
}

/** Why nothing was answered; `outcomeUnknown` where it may have been done. */
export function unreachable(outcomeUnknown = false): ApiError {
  return new ApiError(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', 'The server cannot be reached.', { outcomeUnknown })
}
