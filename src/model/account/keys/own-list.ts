// The list of keys that somebody chose, and what one change makes of it (PROFUP-07, PROFUP-08).
import type { Action } from '#src/actions/action.ts'
import { keysInTheWay, takenBy } from './key-clash.ts'

/** The keys chosen for one action; an empty list is none. */
export interface OwnShortcut {
  action: string
  keys: readonly string[]
}

/** The list with other keys for one action; null goes back to those of the set. In one order, so that lists can be compared. */
export function withKeys(own: readonly OwnShortcut[], action: string, keys: readonly string[] | null): OwnShortcut[] {
  const others = own.filter((one) => one.action !== action).map((one) => ({ action: one.action, keys: [...one.keys] }))
  return [...others, ...(keys === null ? [] : [{ action, keys: [...keys] }])].sort((one, other) => (one.action < other.action ? -1 : 1))
}

/** The list in which `action` has `keys`, and whatever stood in their way has them no longer. */
export function taking(own: readonly OwnShortcut[], all: readonly Action[], action: Action, keys: readonly string[]): OwnShortcut[] {
  let next = withKeys(own, action.id, keys)
  for (const key of keys) {
    for (const other of takenBy(all, action, key)) {
      const lost = keysInTheWay(action, key, other)
      const known = next.find((one) => one.action === other.id)?.keys ?? other.shortcuts
      next = withKeys(
        next,
        other.id,
        known.filter((one) => !lost.includes(one)),
      )
    }
  }
  return next
}

/** How lists are kept in a file. */
const FILE = 'palette-shortcuts'

/** The text of a file with somebody's keys. */
export function fileOf(preset: string, own: readonly OwnShortcut[]): string {
  const shortcuts = Object.fromEntries(own.map(({ action, keys }) => [action, keys]))
  return `${JSON.stringify({ [FILE]: 1, preset, shortcuts }, null, 2)}\n`
}

/** What such a file says; null for another one. Actions that are not known are kept. */
export function readFile(text: string): OwnShortcut[] | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !(FILE in value) || !('shortcuts' in value)) return null
    const entries = Object.entries(Object(value.shortcuts))
    const isKeys = (keys: unknown): keys is string[] =>
      Array.isArray(keys) && keys.every((key) => typeof key === 'string' && key.trim() !== '')
    if (!entries.every(([, keys]) => isKeys(keys))) return null
    return entries.reduce<OwnShortcut[]>((own, [action, keys]) => withKeys(own, action, keys as string[]), [])
  } catch {
    return null
  }
}
