// How lately and how often a person used each palette row: breaks ties in ranking, bounded, per person.
import { createPageStore, createStore } from '#src/lib/store.ts'
import { jsonEntry, recencyKey, type StorageEntry } from './storage.ts'

const bound = 300
/** After so long a use counts half: what was used daily last week comes before what was used once yesterday, in ms. */
const HALF_LIFE_MS = 7 * 86_400_000

/** When it was used last, and the uses up to then, earlier ones for less. */
interface Use {
  at: number
  weight: number
}

// Read once per person: ranking asks on every key.
const known = createStore(() => new Map<string, Map<string, Use>>())

function entry(username: string): StorageEntry<[string, number, number?][]> {
  return jsonEntry(recencyKey(username), (value) => (Array.isArray(value) ? value.filter(isUse) : null))
}

/** Kept before uses were counted: without a weight. */
function isUse(value: unknown): value is [string, number, number?] {
  if (!Array.isArray(value)) return false
  const [id, at, weight] = value
  return typeof id === 'string' && typeof at === 'number' && (weight === undefined || (typeof weight === 'number' && weight > 0))
}

function uses(username: string): Map<string, Use> {
  let found = known.get().get(username)
  if (!found) {
    found = new Map((entry(username).read() ?? []).map(([id, at, weight = 1]) => [id, { at, weight }]))
    known.get().set(username, found)
    watching.get()
  }
  return found
}

function weightAt({ at, weight }: Use, now: number): number {
  return weight * 2 ** (-Math.max(0, now - at) / HALF_LIFE_MS)
}

/** Of the page: its other tabs are heard from the first reading on, whoever is signed in. */
const watching = createPageStore(() => {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(recencyKey(''))) known.get().clear()
  })
  return true
})

/** How lately and how often a person used a row: 0 for never, towards 1 for often and just now. */
export function usageOf(username: string, now: number = Date.now()): (id: string) => number {
  const all = uses(username)
  return (id) => {
    const use = all.get(id)
    if (!use) return 0
    const weight = weightAt(use, now)
    return weight / (weight + 1)
  }
}

/** The rows a person used, latest first, at most 300. */
export function recentIds(username: string): string[] {
  return [...uses(username).keys()].reverse()
}

/** Notes that a row was used; those not used for longest beyond 300 are forgotten. */
export function markUsed(username: string, id: string, at: number = Date.now()): void {
  const all = uses(username)
  const before = all.get(id)
  all.delete(id)
  all.set(id, { at, weight: (before ? weightAt(before, at) : 0) + 1 })
  for (const oldest of all.keys()) {
    if (all.size <= bound) break
    all.delete(oldest)
  }
  entry(username).write([...all].map(([used, use]) => [used, use.at, use.weight]))
}
