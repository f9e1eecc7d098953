// A fact of a task as a button of the action that changes it; plain text where the viewer may not.
import type { ReactNode } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { media } from '#src/theme/tokens.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { actionOf, type Fact } from './task-facts.ts'

/** Tooltips belong to a pointer that can rest on something. */
function canHover(): boolean {
  return window.matchMedia(media.hover).matches
}

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
  if (!action || !state || state.kind === 'hidden') {
    return <span className={className.plain}>{children}</span>
  }
  const button = (
    <button
      type="button"
      tabIndex={tabIndex}
      className={className.button}
      data-fact={fact}
      aria-label={value === '' ? `${name}: none` : `${name}: ${value}`}
      onClick={(event) => {
        event.stopPropagation()
        void perform(action, hereNow(subjects), 'button')
      }}
    >
      {children}
    </button>
  )
  if (!hint || !canHover()) return button
  const off = state.kind === 'locked' || state.kind === 'disabled' ? state.reason : undefined
  return (
    <Tooltip text={off ? `${name}: ${off}` : action.titleFor(hereNow(subjects))} keys={off ? undefined : action.shortcuts[0]}>
      {button}
    </Tooltip>
  )
}
