// The one predicate that decides whether an action may run here.
import { upgradeText } from '#src/data/errors/error-text.ts'
import type { Action, Here } from './action.ts'
import { hasSubjects } from './define-action.ts'

/** `hidden`: not shown. `locked`: shown with the upgrade text. `disabled`: shown, greyed, perhaps with the reason. `ready`: runs. */
export type ActionState =
  | { kind: 'hidden' }
  | { kind: 'locked'; reason: string }
  | { kind: 'disabled'; reason?: string }
  | { kind: 'ready' }

/** Decides from subjects, permissions (`needs`), plan (`plan`), `single` and `when`, in this order (ROLE-05..10, PLAN-03). */
export function stateOf(action: Action, here: Here): ActionState {
  if (!hasSubjects(action.on, here)) return { kind: 'hidden' }
  const subjects = here.subjects[action.on] ?? []
  const { needs } = action
  if (needs !== null && !subjects.every((subject) => subject.viewerCan.includes(needs))) return { kind: 'hidden' }
  const answer = action.when(here)
  if (answer === 'hidden') return { kind: 'hidden' }
  if (action.plan && !subjects.every((subject) => subject.viewerCan.includes('PAID'))) return { kind: 'locked', reason: upgradeText }
  if (action.single && subjects.length > 1) return { kind: 'disabled', reason: 'Choose one only.' }
  if (answer === true) return { kind: 'ready' }
  return answer === false ? { kind: 'disabled' } : { kind: 'disabled', reason: answer.reason }
}
