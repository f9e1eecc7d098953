// The viewer's running timer in the header: which task, how long, stop (TIMER-02, TIMER-06).
import { CloudOffIcon, SquareIcon } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { TaskSubject } from '#src/actions/subject.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { useRunningClock } from './running-clock.ts'
import * as styles from './running-timer.css.ts'
import { TabClock } from './tab-clock.tsx'
import type { RunningTimerData } from './task.graphql.ts'
import { usePendingStop } from './use-pending-stop.ts'
import { useTimerState } from './use-timer-state.ts'

/** Nothing while no timer runs. The time is also in the tab's title. A stop that waits for the server shows where it stopped. */
export function RunningTimer() {
  const { running, offset } = useTimerState()
  const waiting = usePendingStop()
  if (waiting) return <Waiting />
  if (!running) return null
  return <Pill key={running.taskId} running={running} offset={offset} />
}

function Waiting() {
  return (
    <Tooltip text="The timer is stopped. Its time is logged as soon as the server answers.">
      <button type="button" className={styles.waiting} aria-label="Timer stopped: waiting for the server">
        <CloudOffIcon size={14} aria-hidden />
        <span>Stopped</span>
      </button>
    </Tooltip>
  )
}

function Pill({ running, offset }: { running: RunningTimerData; offset: number }) {
  const { services, registry, scene } = useActions()
  const here = useHere()
  const toggle = registry.get('task.timer')
  const timed = useMemo(() => timedTask(running), [running])
  useLayoutEffect(() => {
    scene.set({ timed })
    return () => scene.set({ timed: null })
  }, [scene, timed])
  const { taskId: id, workspaceSlug, projectSlug, taskCode, taskTitle, startedAt } = running
  const name = taskCode ?? taskTitle
  return (
    <span className={styles.pill}>
      <TabClock startedAt={startedAt} offset={offset} name={name} />
      <Tooltip text={taskTitle}>
        <button
          type="button"
          className={styles.open}
          aria-label={`Timer running on ${name}: open the task`}
          onClick={() => services.go.task({ id, workspaceSlug, projectSlug })}
        >
          <i className={styles.dot} />
          {taskCode && (
            <>
              <span className={styles.code}>{taskCode}</span>
              <span className={styles.code} aria-hidden>
                ·
              </span>
            </>
          )}
          <Clock startedAt={startedAt} offset={offset} />
        </button>
      </Tooltip>
      <Tooltip text="Stop timer" keys={toggle?.shortcuts[0]}>
        <button
          type="button"
          className={styles.stop}
          aria-label="Stop timer"
          onClick={() => toggle && void perform(toggle, here({ task: [timed] }), 'button')}
        >
          <SquareIcon size={12} fill="currentColor" aria-hidden />
        </button>
      </Tooltip>
    </span>
  )
}

/** The task of the timer as far as the timer knows it: whoever times it may stop it, and nothing has to be read first. */
function timedTask({ taskId: id, taskCode: code, taskTitle: title, startedAt, workspaceSlug, projectSlug }: RunningTimerData): TaskSubject {
  const unknown = { workflow: null, type: null, effort: null, labels: [], assignees: [], startDate: null, dueDate: null, board: null }
  const flags = { done: false, progress: 0, isFavorite: false, isDraft: false, isArchived: false }
  return { id, code, title, workspaceSlug, projectSlug, ...unknown, ...flags, timerStartedAt: startedAt, viewerCan: ['EDIT'] }
}

/** The time alone, in a detail whose task is the one that is timed. */
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
function Clock({ startedAt, offset }: { startedAt: string; offset: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useRunningClock(startedAt, offset, (now) => {
    if (text.current) text.current.textContent = now
  })
  return <span ref={text} role="timer" aria-live="off" className={styles.clock} />
}
