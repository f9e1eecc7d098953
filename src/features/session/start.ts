// What follows a successful sign-in or sign-up: the session is stored and the person is led on.
import { ApiError } from '#src/data/errors/api-error.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { startSession, takeReturnPath } from '#src/data/storage/session.ts'

interface Signed {
  token: string | null
  viewer: { username: string; name: string; avatar: string | null; headline: string | null } | null
}

/**
 * Stores token and viewer (OPEN-06). `lead` is called before with the path an expired session of the same person left off at,
 * because the guest-only guard goes on as soon as there is a token (OPEN-07, OPEN-09). `asked`, what was opened since then, goes before it.
 */
export function begin({ token, viewer }: Signed, asked: string | null, lead: (path: string) => void): void {
  if (!token || !viewer) throw new ApiError('BAD_RESPONSE', 'The answer has no session.')
  const back = takeReturnPath(viewer.username)
  if (back && asked === null) lead(back)
  if (!startSession({ token, viewer })) throw new SpokenError('This browser refuses to keep the session. Allow site data and try again.')
}
