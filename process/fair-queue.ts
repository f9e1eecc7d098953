// Places that people share: whoever used least is next, and nobody takes them all.

/** Places, and who waits for one. */
export interface FairQueue {
  /**
   * Waits for a place in the name of `who`; what it answers gives the place back, once. Rejects with the signal's reason when that is aborted before
   * there is a place, and with TooManyWaiting at once when `who` has as many waiting as one may have.
   */
  enter(who: string, signal?: AbortSignal): Promise<() => void>
  /** How many places are taken, and how many wait for one. */
  standing(): { taken: number; waiting: number }
}

/** Somebody has as many waiting as one may have. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** `share`: the most places one has while others wait; `alone`: while nobody does; `waiting`: how many of one may wait. */
export interface FairQueueOptions {
  places: number
  share: number
  alone: number
  waiting: number
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
  start(): void
}

interface Party {
  running: number
  waiting: Set<Waiter>
  /** Milliseconds of places, halved by time. */
  used: number
  at: number
}

/** A queue for `places` places. */
export function createFairQueue({ places, share, alone, waiting, now = () => performance.now() }: FairQueueOptions): FairQueue {
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

  function next(): Waiter | undefined {
    const wanting = [...parties.values()].filter((party) => party.waiting.size > 0)
    const most = wanting.length > 1 ? share : alone
    const able = wanting.filter((party) => party.running < most)
    const weight = (party: Party) => usedBy(party) + party.running * GUESS_MS
    const party = able.length === 0 ? undefined : able.reduce((least, one) => (weight(one) < weight(least) ? one : least))
    return party && [...party.waiting][0]
  }

  function fill(): void {
    while (taken < places) {
      const waiter = next()
      if (waiter === undefined) return
      waiter.start()
    }
  }

  function take(party: Party): () => void {
    const since = now()
    party.running += 1
    taken += 1
    let held = true
    return () => {
      if (!held) return
      held = false
      party.used = usedBy(party) + now() - since
      party.at = now()
      party.running -= 1
      taken -= 1
      fill()
    }
  }

  return {
    standing: () => ({ taken, waiting: [...parties.values()].reduce((sum, party) => sum + party.waiting.size, 0) }),
    async enter(who, signal) {
      signal?.throwIfAborted()
      const party = partyOf(who)
      if (party.waiting.size >= waiting) throw new TooManyWaiting(`${waiting} are waiting already.`)
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          start() {
            signal?.removeEventListener('abort', giveUp)
            party.waiting.delete(waiter)
            resolve(take(party))
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
