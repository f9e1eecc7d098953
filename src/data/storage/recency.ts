// When a person last used each palette row: breaks ties in ranking, bounded, per person.
import { createPageStore, createStore } from '#src/lib/store.ts'
import { jsonEntry, recencyKey, type StorageEntry } from './storage.ts'

const bound = 300
// Read once per person: ranking asks on every key.
const known = createStore(() => new Map<string, Map<string, number>>())

function entry(username: string): StorageEntry<[string, number][]> {
  return jsonEntry(recencyKey(username), (value) => (Array.isArray(value) ? value.filter(isUse) : null))
}

function isUse(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

function uses(username: string): Map<string, number> {
  let found = known.get().get(username)
  if (!found) {
    found = new Map(entry(username).read() ?? [])
    known.get().set(username, found)
    watching.get()
  }
  return found
}

/** Of the page: its other tabs are heard from the first reading on, whoever is signed in. */
const watching = createPageStore(() => {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(recencyKey(''))) known.get().clear()
  })
  return true
})

/** When this row was last used, in ms since the epoch; 0 when never or forgotten. */
export function lastUsed(username: string, id: string): number {
  return uses(username).get(id) ?? 0
}

/** The rows a person used, latest first, at most 300. */
export function recentIds(username: string): string[] {
  return [...uses(username).keys()].reverse()
}

/** Notes that a row was used; the oldest beyond 300 are forgotten. */
export function markUsed(username: string, id: string, at: number = Date.now()): void {
  const all = uses(username)
  all.delete(id)
  all.set(id, at)
  for (const oldest of all.keys()) {
    if (all.size <= bound) break
    all.delete(oldest)
  }
  entry(username).write([...all])
}
