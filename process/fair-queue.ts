// Places that people share: whoever used least is next, and nobody takes them all.

/** Places, and who waits for one. */
export interface FairQueue {
  /**
   * Waits for a place in the name of `who`, or for as many as `weight` says; what it answers gives them back, once. Rejects with the signal's reason when that is aborted before
   * there is a place, and with TooManyWaiting at once when `who` has as many waiting as one may have.
   */
  enter(who: string, signal?: AbortSignal, weight?: number): Promise<() => void>
  /** How many places are taken, and how many wait for one. */
  standing(): { taken: number; waiting: number }
}

/** Somebody has as many waiting as one may have. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/**
 * `share`: the most places one has while others wait; `alone`: while nobody does; `waiting`: how many of one may wait. What weighs more than `light`
 * leaves a quarter of the places to what does not, so that a short question never waits for a long one to end.
 */
export interface FairQueueOptions {
  places: number
  share: number
  alone: number
  waiting: number
  light?: number
  /** In ms; for tests. */
  now?: () => number
}

/** How long what somebody used counts: after so many ms half of it is forgotten. */
const HALF_MS = 5_000
/** What a place that is taken counts before it is known how long it is held, in ms. */
const GUESS_MS = 50
/** So many parties are remembered before those that count for nothing are forgotten. */
const MOST_IDLE = 1_000

interface Waiter {
  weight: number
  start(): void
}

interface Party {
  running: number
  waiting: Set<Waiter>
  /** Milliseconds of places, halved by time. */
  used: number
  at: number
}

/** Of the places what is heavy may have. */
const HEAVY = 3 / 4

/** A queue for `places` places. */
export function createFairQueue({ places, share, alone, waiting, light = 1, now = () => performance.now() }: FairQueueOptions): FairQueue {
  const parties = new Map<string, Party>()
  let taken = 0

  const usedBy = (party: Party) => party.used * 0.5 ** ((now() - party.at) / HALF_MS)

  function partyOf(who: string): Party {
    const known = parties.get(who)
    if (known) return known
    if (parties.size > MOST_IDLE) forgetIdle()
    const party = { running: 0, waiting: new Set<Waiter>(), used: 0, at: now() }
    parties.set(who, party)
    return party
  }

  function forgetIdle(): void {
    for (const [who, party] of parties) if (party.running === 0 && party.waiting.size === 0 && usedBy(party) < 1) parties.delete(who)
  }

  /** Whoever is alone gets in, whatever it weighs. */
  const hasRoom = (weight: number) => taken === 0 || taken + weight <= (weight > light ? places * HEAVY : places)
  const mayRun = (party: Party, weight: number, most: number) => party.running === 0 || party.running + weight <= most

  function next(): Waiter | undefined {
    const wanting = [...parties.values()].filter((party) => party.waiting.size > 0)
    const most = wanting.length > 1 ? share : alone
    const able = wanting.flatMap((party) => {
      const [waiter] = party.waiting
      const fits = waiter !== undefined && mayRun(party, waiter.weight, most) && hasRoom(waiter.weight)
      return fits ? [{ waiter, used: usedBy(party) + party.running * GUESS_MS }] : []
    })
    return able.length === 0 ? undefined : able.reduce((least, one) => (one.used < least.used ? one : least)).waiter
  }

  function fill(): void {
    while (taken < places) {
      const waiter = next()
      if (waiter === undefined) return
      waiter.start()
    }
  }

  function take(party: Party, weight: number): () => void {
    const since = now()
    party.running += weight
    taken += weight
    let held = true
    return () => {
      if (!held) return
      held = false
      party.used = usedBy(party) + (now() - since) * weight
      party.at = now()
      party.running -= weight
      taken -= weight
      fill()
    }
  }

  return {
    standing: () => ({ taken, waiting: [...parties.values()].reduce((sum, party) => sum + party.waiting.size, 0) }),
    async enter(who, signal, weight = 1) {
      signal?.throwIfAborted()
      const party = partyOf(who)
      if (party.waiting.size >= waiting) throw new TooManyWaiting(`${waiting} are waiting already.`)
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          weight,
          start() {
            signal?.removeEventListener('abort', giveUp)
            party.waiting.delete(waiter)
            resolve(take(party, weight))
          },
        }
        const giveUp = () => {
          party.waiting.delete(waiter)
          reject(signal?.reason)
          // Who is left may be alone now.
          fill()
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        party.waiting.add(waiter)
        fill()
      })
    },
  }
}
