// What an empty screen says of the key that makes the first thing: only what its reader may do, with the key that they have.
import { keyCaps } from '#src/ui/marks/key-caps.ts'
import { useActions, useHere, useScene } from './actions-context.tsx'
import { stateOf } from './state-of.ts'
import type { Subjects } from './subject.ts'

/** Of whom and what the sentence is. */
export interface Pressed {
  /** Whether the reader may, where what the action acts on is not in view; else the action says so. */
  may?: boolean | undefined
  subjects?: Subjects | undefined
}

/** `Ctrl+.`, `G then I`. */
const written = (keys: string) =>
  keyCaps(keys)
    .map((press) => press.join('+'))
    .join(' then ')

/**
 * ` Press N to plan the first one.` (without `does` ` Press N.`) for `usePress('sprint.new', 'to plan the first one.')`, to be put behind a sentence; nothing where the reader may not
 * do it, or has no key for it.
 */
export function usePress(id: string, does?: string, { may, subjects }: Pressed = {}): string {
  const { registry } = useActions()
  // What the action acts on may come into view later.
  useScene((scene) => (may === undefined ? scene : null))
  const here = useHere()
  const action = registry.get(id)
  const key = action?.shortcuts[0]
  if (!action || key === undefined) return ''
  return (may ?? stateOf(action, here(subjects)).kind === 'ready') ? ` Press ${written(key)}${does === undefined ? '.' : ` ${does}`}` : ''
}

/** That text, where a hook has no place. */
export function Press({ id, does, may, subjects }: Pressed & { id: string; does?: string }) {
  return usePress(id, does, { may, subjects })
}
