// What is done most to a task, at the foot of a narrow detail: four actions of the place and everything else behind the fifth.
import { CircleCheckIcon, SquareIcon } from 'lucide-react'
import type { Action, Place } from '#src/actions/action.ts'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { stateOf } from '#src/actions/state-of.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { Clock } from '#src/model/task/timer/timer-pill.tsx'
import { stops } from '#src/model/task/timer/timer-stop.ts'
import { useTimerState } from '#src/model/task/timer/use-timer-state.ts'
import * as styles from './task-detail-narrow.css.ts'
import { TaskMoreMenu } from './task-more-menu.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    /** One word each; the first four that the viewer may are shown. */
    'task.thumb': true
  }
}

const MOST = 4

/** The bar. Messages stand above it. */
export function TaskThumbBar({ task }: { task: KnownDetail }) {
  return (
    <nav aria-label="Task" className={styles.bar} data-lifts-toasts>
      <Thumbs place="task.thumb" task={task} />
      <TaskMoreMenu task={task} />
    </nav>
  )
}

/** One word each, in the registry's order; done is pressed, a running timer is its time. */
function Thumbs({ place, task }: { place: Place; task: KnownDetail }) {
  const { registry } = useActions()
  const hereNow = useHere()
  const subjects = { task: [task] }
  const here = hereNow(subjects)
  const { at, offset } = useStartedAt(task)
  const lookOf = ({ id, short, name }: Action) => {
    const label = short ?? name
    if (id === 'task.done') return { label, pressed: task.done, ...(task.done && { icon: CircleCheckIcon, className: styles.lit }) }
    if (id !== 'task.timer') return { label }
    return at ? { icon: SquareIcon, className: styles.running, content: <Clock startedAt={at} offset={offset} /> } : { label: 'Timer' }
  }
  return registry
    .inPlace(place)
    .filter((action) => stateOf(action, here).kind !== 'hidden')
    .slice(0, MOST)
    .map((action) => <ActionButton key={action.id} action={action} look="tile" subjects={subjects} {...lookOf(action)} />)
}

/** Since when the viewer's timer runs on the task; null where none does, or its stop is on its way. */
function useStartedAt({ id, timerStartedAt: at }: KnownDetail): { at: string | null; offset: number } {
  const { offset, waiting, ended } = useTimerState()
  const runs = at !== null && ![waiting, ended].some((stop) => stops(stop, id, at))
  return { at: runs ? at : null, offset }
}
