// How far a replica is behind, without a clock of its own: by when the primary was where the replica is now.

/** So many moments are kept; with more, every other one is enough. */
const MOST = 20_000

/** Remembers where the primary was when. Positions are bytes of its log, moments are ms. */
export type LagMeter = {
  /** The primary is there now. */
  wrote(now: number, position: bigint): void
  /** The replica is there now; `near`: where the primary was when it was asked before the last time. */
  replayed(now: number, position: bigint): Lag & { near: boolean }
}

/** For how long the primary has been ahead of the replica, and how far it is. */
export type Lag = { ms: number; bytes: number }

/** A meter that has seen nothing yet. */
export function createLagMeter(): LagMeter {
  let ahead: { at: number; position: bigint }[] = []
  return {
    wrote(now, position) {
      ahead.push({ at: now, position })
      if (ahead.length > MOST) ahead = ahead.filter((_, place) => place % 2 === 0)
    },
    replayed(now, replayed) {
      ahead = ahead.filter(({ position }) => position > replayed)
      return { ms: now - (ahead[0]?.at ?? now), bytes: Number((ahead.at(-1)?.position ?? replayed) - replayed), near: ahead.length <= 1 }
    },
  }
}
