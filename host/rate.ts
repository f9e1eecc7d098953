// Limits on guessing: what a caller may try before they have to wait, whichever host they try it on.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeOf } from '#process/network.ts'
import { type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from './db/open.ts'
import { HostError } from './errors.ts'
import {
  forgetOldTries,
  forgetTries,
  type GrowingWait,
  giveBackTry,
  keyOfTry,
  type Taken,
  takeTry,
  takeTryInTime,
} from './resources/rate-limits/rate-limits.store.ts'

/**
 * Counts tries by key and address. `take` counts one before the work it allows, so that tries sent at the same moment cannot overtake the count;
 * it throws 429 when there is none left. What it answers gives the try back: it was none after all.
 */
export type Limit = { take(request: FastifyRequest): Promise<() => Promise<void>> }

type KeyOf = (request: FastifyRequest) => string

/** Makes limits. The name of a limit is in no other. */
export type Limits = {
  /** At most `max` tries in `minutes` for each address, and for each key where `keyOf` reads one from the request. */
  by(name: string, max: number, minutes: number, keyOf?: KeyOf): Limit
  /** The same whatever the address is. */
  anywhere(name: string, max: number, minutes: number, keyOf?: KeyOf): Limit
  /** For each key, whatever the address is: after some tries each next one has to wait longer than the one before. */
  growing(name: string, wait: GrowingWait, keyOf: KeyOf): Limit & { forget(key: string): Promise<void> }
}

/** Limits that are counted in `db`, outside of the transactions of requests: a try that is rolled back was made. */
export function createLimits(db: Database): Limits {
  async function counted(taking: Promise<Taken>): Promise<() => Promise<void>> {
    const taken = await taking
    if ('waitMs' in taken) throw tooMany(taken.waitMs)
    return () => giveBackTry(db, taken)
  }
  const limitAnywhere = (name: string, max: number, minutes: number, keyOf: KeyOf = () => ''): Limit => ({
    take: (request) => counted(takeTry(db, keyOfTry(name, keyOf(request)), { max, seconds: minutes * 60 })),
  })
  return {
    anywhere: limitAnywhere,
    by: (name, max, minutes, keyOf = () => '') =>
      limitAnywhere(name, max, minutes, (request) => `${placeOf(request.ip)} ${keyOf(request)}`),
    growing: (name, wait, keyOf) => ({
      take: (request) => counted(takeTryInTime(db, keyOfTry(name, keyOf(request)), wait)),
      forget: (key) => forgetTries(db, keyOfTry(name, key)),
    }),
  }
}

const SWEEP_MS = 60 * 60 * 1000

/** What counts for nothing any more goes, once an hour. */
export function forgetTriesByAndBy(app: FastifyInstance, db: Database): void {
  let rounds: Rounds | null = null
  app.addHook('onReady', async () => {
    const onError = (error: unknown) => app.log.error({ err: error }, 'old tries were not forgotten')
    rounds = startRounds({ every: SWEEP_MS, round: () => forgetOldTries(db), onError })
  })
  app.addHook('onClose', async () => rounds?.stop())
}

/** One try of each limit, or of none: when a later one is used up, the earlier ones get theirs back. */
export async function takeOfEach(limits: Limit[], request: FastifyRequest): Promise<() => Promise<void>> {
  const taken: (() => Promise<void>)[] = []
  const giveBack = async () => {
    for (const back of taken) await back()
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

function tooMany(waitMs: number): HostError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Too many attempts. Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`} and try again.`
  return new HostError(429, message, { code: 'rate_limited', retryAfter: seconds })
}
