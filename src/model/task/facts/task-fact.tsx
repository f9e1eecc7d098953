// A fact of a task as a button of the action that changes it; plain text where the viewer may not.
import type { MouseEvent, ReactNode } from 'react'
import type { Action, Here } from '#src/actions/action.ts'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { type ActionState, stateOf } from '#src/actions/state-of.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { useTooltip } from '#src/ui/layers/tooltip.tsx'
import { actionOf, type Fact } from './task-facts.ts'

/** The fact drawn by `children`, pressed to change it. `hint` adds the tooltip with the key, for rows that have the pointer or focus. */
export function TaskFact({
  task,
  fact,
  name,
  value,
  hint,
  className,
  tabIndex = -1,
  children,
}: {
  task: TaskSubject
  fact: Fact
  /** What it is: `Due date`. */
  name: string
  /** What it says, for screen readers: `Today`. */
  value: string
  hint: boolean
  className: { button: string; plain: string }
  tabIndex?: number | undefined
  children: ReactNode
}) {
  const { registry } = useActions()
  const hereNow = useHere()
  const action = registry.get(actionOf(fact))
  const subjects = { task: [task] }
  const state = action ? stateOf(action, hereNow(subjects)) : null
  const shown = action && state && state.kind !== 'hidden' ? { action, state } : null
  const tooltip = useTooltip(shown && hint ? saidOf(shown.action, shown.state, name, hereNow(subjects)) : null)
  if (!shown) return <span className={className.plain}>{children}</span>
  return (
    <>
      <button
        {...tooltip.on({
          onClick(event: MouseEvent) {
            event.stopPropagation()
            void perform(shown.action, hereNow(subjects), 'button')
          },
        })}
        type="button"
        tabIndex={tabIndex}
        className={className.button}
        data-fact={fact}
        aria-label={value === '' ? `${name}: none` : `${name}: ${value}`}
      >
        {children}
      </button>
      {tooltip.layer}
    </>
  )
}

function saidOf(action: Action, state: ActionState, name: string, here: Here) {
  const off = state.kind === 'locked' || state.kind === 'disabled' ? state.reason : undefined
  return off ? { text: `${name}: ${off}` } : { text: action.titleFor(here), keys: action.shortcuts[0] }
}
