// What a file with keys would change: which it takes from other actions, and which will not do (PROFUP-08).
import type { Action } from '#src/actions/action.ts'
import { keysIn } from '#src/actions/own-keys.ts'
import type { Platform } from '#src/ui/marks/key-caps.ts'
import { keysInTheWay, takenBy } from './key-clash.ts'
import { keyOverlay, type PresetName } from './key-presets.ts'
import { readKeys } from './key-text.ts'
import { type OwnShortcut, withKeys } from './own-list.ts'

/** `own` is the list as it would be; `taken` what other actions lose to those of the file, `refused` what of the file is left out, and why. */
export interface KeyImport {
  own: OwnShortcut[]
  taken: { key: string; by: Action; from: Action }[]
  refused: { key: string; action: Action; problem: string }[]
}

/** Judges what a file holds (`found`) on top of one's own keys. Actions that are not known here are kept: they may be known elsewhere. */
export function importKeys(
  found: readonly OwnShortcut[],
  at: { own: readonly OwnShortcut[]; all: readonly Action[]; preset: PresetName; platform: Platform },
): KeyImport {
  const { all, preset, platform } = at
  const known = new Map(all.map((action) => [action.id, action]))
  const ofSet = keyOverlay(preset, [])
  const refused: KeyImport['refused'] = []
  let own: OwnShortcut[] = [...at.own]
  for (const { action: id, keys } of found) {
    const action = known.get(id)
    const good = action ? keys.flatMap((key) => usable(action, key)) : keys
    if (good.length > 0 || keys.length === 0) own = withKeys(own, id, [...new Set(good)])
  }
  return { ...withoutClashes(own), refused }

  function usable(action: Action, key: string): string[] {
    // Enter and Escape are kept where the product itself has them.
    if (keysIn(ofSet, action.id, action.declared).includes(key)) return [key]
    const read = readKeys(key, platform)
    if ('keys' in read) return [read.keys]
    refused.push({ key, action, problem: read.problem })
    return []
  }

  function withoutClashes(list: OwnShortcut[]): Pick<KeyImport, 'own' | 'taken'> {
    const taken: KeyImport['taken'] = []
    let next = list
    const keysOf = (action: Action) => keysIn(keyOverlay(preset, next), action.id, action.declared)
    for (const { action: id } of found) {
      const by = known.get(id)
      for (const key of by ? keysOf(by) : []) {
        if (!by) continue
        const now = all.map((action) => ({ action, id: action.id, on: action.on, shortcuts: keysOf(action) }))
        for (const other of takenBy(now, by, key)) {
          taken.push({ key, by, from: other.action })
          const lost = keysInTheWay(by, key, other)
          next = withKeys(
            next,
            other.id,
            other.shortcuts.filter((one) => !lost.includes(one)),
          )
        }
      }
    }
    return { own: next, taken }
  }
}
