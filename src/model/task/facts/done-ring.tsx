// The ring of a task as its done checkbox (DONE-01).
import { CheckIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useAction, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { useTooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import * as styles from './done-ring.css.ts'

/** The most that is filled of a task that is not done: only the tick says done. */
const ALMOST = 0.9

/**
 * One press marks as done or not; who may not edit sees the ring alone (DONE-09). `fraction` is how far along the workflow is, `hint` adds the
 * tooltip with the key, `label` the word beside it.
 */
export function DoneRing({
  task,
  fraction,
  hint,
  label,
  tabIndex = -1,
}: {
  task: TaskSubject
  fraction: number
  hint: boolean
  label?: string | undefined
  tabIndex?: number | undefined
}) {
  const hereNow = useHere()
  const subjects = { task: [task] }
  const here = hereNow(subjects)
  const markDone = useAction('task.done')
  const share = task.done ? 1 : Math.min(fraction, ALMOST)
  const status = task.workflow?.title ?? 'No status'
  const state = markDone && stateOf(markDone, here)
  const shown = markDone && state && state.kind !== 'hidden' ? { action: markDone, state } : null
  const tooltip = useTooltip(shown && hint ? { text: shown.action.titleFor(here), keys: shown.action.shortcuts[0] } : null)
  if (!shown)
    return (
      <span className={styles.plain}>
        <StatusRing colour={task.workflow?.color} fraction={share} label={task.done ? `Done, ${status}` : status} />
      </span>
    )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: drawn as the ring of its status, and one of hundreds */}
      <button
        {...tooltip.on({
          onClick(event: MouseEvent) {
            event.stopPropagation()
            void perform(shown.action, hereNow(subjects), 'button')
          },
        })}
        type="button"
        role="checkbox"
        tabIndex={tabIndex}
        className={classNames(styles.done, label !== undefined && styles.labelled)}
        aria-checked={task.done}
        aria-disabled={shown.state.kind === 'ready' ? undefined : true}
        aria-label="Done"
      >
        <span className={styles.ring}>
          <StatusRing colour={task.workflow?.color} fraction={share} />
          {!task.done && <CheckIcon className={styles.hint} size={9} strokeWidth={3.5} aria-hidden />}
        </span>
        {label}
      </button>
      {tooltip.layer}
    </>
  )
}
