// The viewer's running timer in the header: which task, how long, stop (TIMER-02, TIMER-06).
import { SquareIcon } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { RunningTimerData } from '#src/model/task/task.graphql.ts'
import { BARE_TASK } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import * as styles from '#src/model/task/timer/timer-pill.css.ts'
import { Clock, Waiting } from '#src/model/task/timer/timer-pill.tsx'
import { useTimerLooks, useTimerState } from '#src/model/task/timer/use-timer-state.ts'
import { useStopSending } from '#src/model/task/timer/use-timer-stops.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { TabClock } from './tab-clock.tsx'

/** Nothing while no timer runs. The time is also in the tab's title. A stop that waits for the server shows where it stopped. */
export function RunningTimer() {
  const { running, offset, waiting } = useTimerState()
  useTimerLooks()
  useStopSending()
  if (!running) return waiting && <Waiting />
  return <Pill key={running.taskId} running={running} offset={offset} />
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
  return { ...BARE_TASK, id, code, title, workspaceSlug, projectSlug, timerStartedAt: startedAt, viewerCan: ['EDIT'] }
}
