// The keys that an action has for the person of this page, as every surface shows them (PROFUP-09, PROFUP-10).
import { useSyncExternalStore } from 'react'
import { type Preferences, preferences } from '#src/lib/preferences.ts'

const HELD = /^(?:.*\+)?(?:\$mod|Control|Ctrl|Meta|Alt)\+/
const NAMED = /(?:^|\+)(?:Arrow\w+|Enter|Escape|Space|Tab|Backspace|Delete|Home|End|Page\w+|Insert|F\d+)$/

/** Whether its first press is a printable character without Ctrl, Alt or Meta. */
export function isSingleKey(keys: string): boolean {
  const [press = ''] = keys.split(' ')
  return !HELD.test(press) && !NAMED.test(press)
}

/** The keys of an action where `keys` lie over what is declared: its own, else those that stand for a declared one (by that behind `=`), else the declared. */
export function keysIn(keys: Preferences['keys'], id: string, declared: readonly string[]): readonly string[] {
  const mine = keys[id] ?? declared.flatMap((key) => keys[`=${key}`] ?? key)
  return declared.length > 1 ? [...new Set(mine)] : mine
}

/** The keys chosen for an action, else those that it declares; without those that do nothing while single keys are off. */
export function keysNow(id: string, declared: readonly string[]): readonly string[] {
  const { keys, singleKeys } = preferences.get()
  const chosen = keysIn(keys, id, declared)
  return singleKeys || !chosen.some(isSingleKey) ? chosen : chosen.filter((one) => !isSingleKey(one))
}

/** What `make` answers, reckoned once for the same preferences. */
function oncePerPreferences<T>(make: () => T): () => T {
  let made: { of: Preferences; value: T } | null = null
  return () => {
    const now = preferences.get()
    if (made?.of !== now) made = { of: now, value: make() }
    return made.value
  }
}

/** `keysNow` of one action: whoever looks for the owner of a key asks all actions. */
export function createKeysNow(id: string, declared: readonly string[]): () => readonly string[] {
  return oncePerPreferences(() => keysNow(id, declared))
}

/** The actions of each key: every button asks whose its key is whenever what is in view changes. */
export function createOwnersOf<A extends { readonly shortcuts: readonly string[] }>(actions: readonly A[]): (key: string) => readonly A[] {
  const owners = oncePerPreferences(() => ownersByKey(actions))
  return (key) => owners().get(key) ?? []
}

function ownersByKey<A extends { readonly shortcuts: readonly string[] }>(actions: readonly A[]): ReadonlyMap<string, readonly A[]> {
  const owners = new Map<string, A[]>()
  for (const action of actions)
    for (const key of new Set(action.shortcuts)) {
      const others = owners.get(key)
      if (others) others.push(action)
      else owners.set(key, [action])
    }
  return owners
}

/** Draws again when the keys of actions become others. */
export function useOwnKeys(): unknown {
  return useSyncExternalStore(preferences.subscribe, preferences.get)
}
