// Limits on guessing: what a caller may try before they have to wait.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HostError } from './errors.ts'

/** Loads the limiter; nothing is limited until a route asks. */
export async function addLimiter(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
}

/** A count by key and address: `check` throws 429 when it is used up, `count` adds one. */
export type Limit = { check(request: FastifyRequest): Promise<void>; count(request: FastifyRequest): Promise<void> }

/** At most `max` counts in `minutes` for each key and address. The key is read from the request. */
export function limitBy(app: FastifyInstance, max: number, minutes: number, keyOf: (request: FastifyRequest) => string): Limit {
  const ask = app.createRateLimit({
    max,
    timeWindow: minutes * 60_000,
    keyGenerator: (request) => `${request.ip} ${keyOf(request).trim().toLowerCase()}`,
  })
  return {
    async check(request) {
      const answer = await ask(request, { increment: false })
      if (answer.isAllowed || answer.remaining > 0) return
      const seconds = Math.max(1, answer.ttlInSeconds)
      const message = `Too many attempts. Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`} and try again.`
      throw new HostError(429, message, { code: 'rate_limited', retryAfter: seconds })
    },
    async count(request) {
      await ask(request)
    },
  }
}
