// How often the key coach has said what, on this device and by this person (FIRST-07).
import { jsonEntry } from '#src/data/storage/storage.ts'

/** At most so often an action. */
const MOST_EACH = 3
/** At most one in so many ms. */
const APART_MS = 60_000
/** At most so many in an hour. */
const MOST_HOUR = 8
const HOUR_MS = 60 * 60_000

/** `said` counts by action, -1 for one whose key was used; `at` are the moments of the last hour, in ms. */
export interface Coached {
  said: Readonly<Record<string, number>>
  at: readonly number[]
}

const NOTHING: Coached = { said: {}, at: [] }

const entry = (username: string) =>
  jsonEntry<Coached>(`view:coach:${username}`, (value) => {
    const { said, at } = Object(value)
    const isCounts = typeof said === 'object' && said !== null && Object.values(said).every((count) => typeof count === 'number')
    return isCounts && Array.isArray(at) && at.every((one) => typeof one === 'number') ? { said, at } : null
  })

/** What was said until now. */
export function readCoached(username: string): Coached {
  return entry(username).read() ?? NOTHING
}

/** Keeps it. */
export function writeCoached(username: string, coached: Coached): void {
  entry(username).write(coached)
}

/** The same after the hint for `id` was shown; null where it must not be shown now. */
export function afterHint({ said, at }: Coached, id: string, now: number): Coached | null {
  const count = said[id] ?? 0
  const recent = at.filter((one) => now - one < HOUR_MS)
  const last = recent.at(-1)
  if (count < 0 || count >= MOST_EACH || recent.length >= MOST_HOUR || (last !== undefined && now - last < APART_MS)) return null
  return { said: { ...said, [id]: count + 1 }, at: [...recent, now] }
}

/** The same after the key of `id` was used: it is known, and never said again. */
export function afterKey({ said, at }: Coached, id: string): Coached {
  return { said: { ...said, [id]: -1 }, at }
}
