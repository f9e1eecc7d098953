// The time of a running timer: `HH:MM:SS` that writes itself, and what stands in its place while its stop waits for the server.
import { CloudOffIcon } from 'lucide-react'
import { useRef } from 'react'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { useRunningClock } from './running-clock.ts'
import * as styles from './timer-pill.css.ts'
import { stops } from './timer-stop.ts'
import { useTimerState } from './use-timer-state.ts'

/** Stands in place of a timer whose stop was not answered yet; `inline` among small text. */
export function Waiting({ inline = false }: { inline?: boolean }) {
  return (
    <Tooltip text="The timer is stopped. Its time is logged as soon as the server answers.">
      <button type="button" className={inline ? styles.waitingInline : styles.waiting} aria-label="Timer stopped: waiting for the server">
        <CloudOffIcon size={inline ? 12 : 14} aria-hidden />
        <span>Stopped</span>
      </button>
    </Tooltip>
  )
}

/** The timer of one task, among the small text of its detail's head: its time, or that its stop waits; nothing while none runs on it. */
export function OwnTimer({ task }: { task: Pick<TaskSubject, 'id' | 'timerStartedAt'> }) {
  const { offset, waiting, ended } = useTimerState()
  if (!task.timerStartedAt) return null
  if (stops(waiting, task.id, task.timerStartedAt)) return <Waiting inline />
  if (stops(ended, task.id, task.timerStartedAt)) return null
  return (
    <span className={styles.inline}>
      <i className={styles.dot} />
      <Clock startedAt={task.timerStartedAt} offset={offset} />
    </span>
  )
}

/** The time alone. */
export function TimerPill({ startedAt, offset }: { startedAt: string; offset: number }) {
  return (
    <span className={styles.pill}>
      <span className={`${styles.open} ${styles.alone}`}>
        <i className={styles.dot} />
        <Clock startedAt={startedAt} offset={offset} />
      </span>
    </span>
  )
}

/** `HH:MM:SS` that writes itself every second; only its own text changes. */
export function Clock({ startedAt, offset }: { startedAt: string; offset: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useRunningClock(startedAt, offset, (now) => {
    if (text.current) text.current.textContent = now
  })
  return <span ref={text} role="timer" aria-live="off" className={styles.clock} />
}
