// Limits on guessing: what a caller may try before they have to wait.
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { placeOf } from '#process/network.ts'
import { HostError } from './errors.ts'

/**
 * Counts tries by key and address. `take` counts one before the work it allows, so that tries sent at the same moment cannot overtake the count;
 * it throws 429 when there is none left. What it answers gives the try back: it was none after all.
 */
export type Limit = { take(request: FastifyRequest): Promise<() => Promise<void>> }

/** At most `max` tries in `minutes` for each address, and for each key where `keyOf` reads one from the request. */
export function limitBy(max: number, minutes: number, keyOf: (request: FastifyRequest) => string = () => ''): Limit {
  return limitAnywhere(max, minutes, (request) => `${placeOf(request.ip)} ${keyOf(request)}`)
}

/** The same whatever the address is. */
export function limitAnywhere(max: number, minutes: number, keyOf: (request: FastifyRequest) => string = () => ''): Limit {
  const tries = new RateLimiterMemory({ points: max, duration: minutes * 60 })
  return {
    async take(request) {
      const key = keyOf(request)
      const giveBack = async () => {
        await tries.reward(key)
      }
      try {
        await tries.consume(key)
      } catch (refused) {
        // A refused try costs nothing: otherwise those that are sent while others are under way would outlive them.
        await giveBack()
        if (refused instanceof RateLimiterRes) throw tooMany(refused)
        throw refused
      }
      return giveBack
    },
  }
}

/** One try of each limit, or of none: when a later one is used up, the earlier ones get theirs back. */
export async function takeOfEach(limits: Limit[], request: FastifyRequest): Promise<() => Promise<void>> {
  const taken: (() => Promise<void>)[] = []
  const giveBack = async () => {
    await Promise.all(taken.map((back) => back()))
  }
  for (const limit of limits) {
    try {
      taken.push(await limit.take(request))
    } catch (refused) {
      await giveBack()
      throw refused
    }
  }
  return giveBack
}

function tooMany({ msBeforeNext }: RateLimiterRes): HostError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const message = `Too many attempts. Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`} and try again.`
  return new HostError(429, message, { code: 'rate_limited', retryAfter: seconds })
}
