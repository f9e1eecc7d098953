// Whether the key that a button shows would do something else: the same key of a nearer subject wins (SCREEN-04).
import type { Action } from './action.ts'
import { hereOf, useActions, useScene } from './actions-context.tsx'
import { subjectsOf } from './scene.ts'
import { stateOf } from './state-of.ts'

/** True while the first key of `action` is that of an action on something nearer in view; the keymap runs that one. */
export function useKeyTaken(action: Action): boolean {
  const { registry, services } = useActions()
  return useScene((scene) => {
    const [key] = action.shortcuts
    if (key === undefined) return false
    const nearest = [...scene.kinds, 'app']
    const place = nearest.indexOf(action.on)
    const nearer = registry.all.filter(({ on, shortcuts }) => shortcuts.includes(key) && nearest.indexOf(on) < place)
    if (nearer.length === 0) return false
    const here = hereOf(services, subjectsOf(scene))
    return nearer.some((one) => stateOf(one, here).kind !== 'hidden')
  })
}
