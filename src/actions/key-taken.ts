// Whether the key that a button shows would do something else: the same key of a nearer subject wins, and of a farther one while its own kind is not in view (SCREEN-04).
import type { Action } from './action.ts'
import { hereOf, useActions, useScene } from './actions-context.tsx'
import { subjectsOf } from './scene.ts'
import { stateOf } from './state-of.ts'

/** True while the keymap would run another action with the first key of `action`: one on something nearer in view, or on whatever is, where no row of its own kind is meant. */
export function useKeyTaken(action: Action): boolean {
  const { registry, services } = useActions()
  return useScene((scene) => {
    const [key] = action.shortcuts
    if (key === undefined) return false
    const nearest = [...scene.kinds, 'app']
    const place = nearest.indexOf(action.on)
    const rivals = registry.all.filter(({ on, shortcuts }) => on !== action.on && shortcuts.includes(key))
    if (rivals.length === 0) return false
    const here = hereOf(services, subjectsOf(scene))
    const isMeant = action.on === 'app' || (here.subjects[action.on]?.length ?? 0) > 0
    return rivals.some((one) => (!isMeant || nearest.indexOf(one.on) < place) && stateOf(one, here).kind !== 'hidden')
  })
}
