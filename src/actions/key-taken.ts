// Whether the key that a button shows would do something else, or nothing: the same key of a nearer subject wins, that of rows in view also while none is meant, and that of a farther one while its own kind is not in view (SCREEN-04).
import type { Action } from './action.ts'
import { hereOf, useActions, useScene } from './actions-context.tsx'
import { isBehindRows } from './listed-rows.ts'
import { rowsOf, subjectsOf } from './scene.ts'
import { stateOf } from './state-of.ts'

/** True while the keymap would run another action with the first key of `action`: one on something nearer in view, or on whatever is, where no row of its own kind is meant. */
export function useKeyTaken(action: Action): boolean {
  const { registry, services } = useActions()
  return useScene((scene) => {
    const [key] = action.shortcuts
    if (key === undefined) return false
    const rivals = registry.withKey(key).filter(({ on }) => on !== action.on)
    if (rivals.length === 0) return false
    const nearest = [...scene.kinds, 'app']
    const place = nearest.indexOf(action.on)
    const rows = rowsOf(scene)
    if (isBehindRows(action.on, rows, nearest) && rivals.some(({ on }) => on === rows[0])) return true
    const here = hereOf(services, subjectsOf(scene))
    const isMeant = action.on === 'app' || (here.subjects[action.on]?.length ?? 0) > 0
    return rivals.some((one) => (!isMeant || nearest.indexOf(one.on) < place) && stateOf(one, here).kind !== 'hidden')
  })
}
