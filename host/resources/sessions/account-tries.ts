// Guesses at the password of one account, from wherever they come: many addresses are easily had.
import type { FastifyRequest } from 'fastify'
import { canonicalEmail } from '../../email-address.ts'
import type { Limits } from '../../rate.ts'

/** Failures within a day before each next try has to wait: half a minute, then twice as long each time, up to a quarter of an hour. */
const WAIT = { free: 20, firstMs: 30_000, mostMs: 15 * 60_000, seconds: 24 * 60 * 60 }

/** The address a limit counts by: the account's, however it was written. */
export const emailOf = (body: unknown) => canonicalEmail(String((body as { email?: unknown } | null)?.email ?? ''))

/** The limit; networks that the account knows are not held back by it, and a new password by mail forgets what was counted. */
export function accountTries(limits: Limits) {
  return limits.growing('sign-in of', WAIT, (request: FastifyRequest) => emailOf(request.body))
}
