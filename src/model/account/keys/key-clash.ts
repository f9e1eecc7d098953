// Which actions want the same key: on one kind of subject, or one's key begins the other's sequence (PROFUP-08).
import type { SubjectKind } from '#src/actions/subject.ts'

/** As much of an action as has to do with keys. */
export interface Keyed {
  id: string
  on: SubjectKind
  shortcuts: readonly string[]
}

/** One key for what follows each other: never both can be done to the same thing. */
export const IN_TURN: readonly (readonly string[])[] = [['sprint.start', 'sprint.complete']]

/** Whether one is the beginning of the other, or they are the same. */
export function isBeginning(first: string, second: string): boolean {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()]
  return one === other || other.startsWith(`${one} `) || one.startsWith(`${other} `)
}

/** Whether both wait for this key: the same one only on the same kind, since a nearer subject wins; a beginning of a sequence anywhere. */
function clash(one: Pick<Keyed, 'id' | 'on'>, key: string, other: Keyed): boolean {
  if (one.id === other.id || IN_TURN.some((turn) => turn.includes(one.id) && turn.includes(other.id))) return false
  return other.shortcuts.some((taken) => (taken.toLowerCase() === key.toLowerCase() ? one.on === other.on : isBeginning(taken, key)))
}

/** The actions that `action` would take `key` from. */
export function takenBy<Action extends Keyed>(all: readonly Action[], action: Pick<Keyed, 'id' | 'on'>, key: string): Action[] {
  return all.filter((other) => clash(action, key, other))
}

/** The keys of `other` that stand in the way of `key` on `action`. */
export function keysInTheWay(action: Pick<Keyed, 'id' | 'on'>, key: string, other: Keyed): string[] {
  return other.shortcuts.filter((taken) => clash(action, key, { ...other, shortcuts: [taken] }))
}
