// The viewer's timer: one runs at a time, wherever it runs.
import { TimerIcon, TimerOffIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type Scene, subjectsOf } from '#src/actions/scene.ts'
import type { Services, ViewerInfo } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { taskRef } from '#src/data/refs.ts'
import { GetRunningTimer, type RunningTimerData } from '#src/model/task/task.graphql.ts'
import { CancelTimer, StartTimer } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { clockOffset } from '#src/model/task/timer/running-clock.ts'
import {
  forgetStop,
  isStopped,
  pendingStopOf,
  sendStop,
  TIMER_LANE,
  type TimerStop,
  tellTimerChanged,
} from '#src/model/task/timer/timer-stop.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** What was worked on while the timer ran (TIMER-03); `pressedAt` is ISO by this clock, `offset` in ms gets the server's. */
    'task.stop-timer': { task: TaskSubject; pressedAt: string; offset: number }
  }
}

/** Whether the viewer's timer runs on the task, as every surface shows it: not where its stop waits for the server, or is newer than what was read (TIMER-04). */
function isTimed({ id, timerStartedAt }: TaskSubject, viewer: ViewerInfo | null): boolean {
  return timerStartedAt !== null && !isStopped(viewer?.username, id, timerStartedAt)
}

function offsetNow({ api }: Pick<Services, 'api'>): number {
  return clockOffset(api.read(GetRunningTimer, {})?.runningTimer.now)
}

async function runningElsewhere({ api, tasks: [task] }: Context<'task'>, fresh: boolean): Promise<RunningTimerData | null> {
  const { runningTimer } = await api.query(GetRunningTimer, {}, { requestPolicy: fresh ? 'network-only' : 'cache-first' })
  return runningTimer.running && runningTimer.running.taskId !== task.id ? runningTimer.running : null
}

/** Starts are told in whole seconds: an end within the first one must not lie before it. In ms. */
export function notBefore(startedAt: string, ended: number): number {
  return Math.max(ended, Date.parse(startedAt) + 999)
}

/** Ends a timer that stands in the way, if the person agrees; true when the way is free. */
async function endOther(
  context: Context<'task'>,
  { taskId, taskCode, taskTitle, startedAt, ...place }: RunningTimerData,
): Promise<boolean> {
  const { api, ask, now, viewer } = context
  const pressed = notBefore(startedAt, now().getTime() + offsetNow(context))
  const name = taskCode ?? taskTitle
  const agreed = await ask.confirm({ title: `Stop ${name} and start here?`, text: taskTitle, yes: 'Stop and start', no: 'Keep running' })
  if (!agreed) return false
  const stop = { task: { id: taskId, ...place }, comment: '', endedAt: new Date(pressed).toISOString() }
  const stopped = await sendStop(api, viewer?.username ?? '', stop)
  if (stopped.kind === 'waits') throw new SpokenError(WAITS)
  return true
}

async function start(context: Context<'task'>): Promise<Outcome | undefined> {
  const { api, now, tasks, viewer } = context
  const [task] = tasks
  // What was stopped before ends before anything new begins.
  const pending = pendingStopOf(viewer?.username)
  if (pending && (await sendStop(api, viewer?.username ?? '', pending)).kind === 'waits') throw new SpokenError(WAITS)
  const other = await runningElsewhere(context, false)
  if (other && !(await endOther(context, other))) return undefined
  forgetStop(viewer?.username ?? '')
  const send = () =>
    api.mutate(StartTimer, { task: taskRef(task), comment: '' }, { lane: TIMER_LANE, extra: { startedAt: now().toISOString() } })
  try {
    await send()
  } catch (error) {
    // Started meanwhile in another window: the cache did not know.
    const late = asApiError(error)?.code === 'CONFLICT' ? await runningElsewhere(context, true) : null
    if (!late) throw error
    if (!(await endOther(context, late))) return undefined
    await send()
  }
  tellTimerChanged()
  return { said: 'Timer started', undo: () => api.mutate(CancelTimer, { task: taskRef(task) }, { lane: TIMER_LANE }) }
}

/** What a stop is answered with while the server is away. */
const WAITS = 'The server cannot be reached. Your timer is stopped; its time is logged as soon as the server answers.'

/** Opens the dialog that asks what was done (TIMER-03). The moment that counts is this one. */
function askToStop(services: Pick<Services, 'api' | 'dialogs' | 'now'>, task: TaskSubject): void {
  const { dialogs, now } = services
  dialogs.open('task.stop-timer', { task, pressedAt: now().toISOString(), offset: offsetNow(services) })
}

async function cancel(api: Api, task: TaskSubject): Promise<Outcome> {
  await api.mutate(CancelTimer, { task: taskRef(task) }, { lane: TIMER_LANE })
  tellTimerChanged()
  return { said: 'Timer discarded, nothing was logged', stays: 'A discarded timer cannot be brought back. Its time can be logged by hand.' }
}

const timing: ActionDefinition<'task'> = {
  id: 'task.timer',
  on: 'task',
  title: ({ tasks: [task], viewer }) => (isTimed(task, viewer) ? 'Stop timer' : 'Start timer'),
  name: 'Start or stop timer',
  icon: TimerIcon,
  group: 'task',
  menu: 'work',
  keywords: ['time', 'track', 'tracking', 'clock', 'stopwatch', 'track time', 'start timer', 'work'],
  shortcut: 'Shift+t',
  places: ['task.header', 'task.thumb'],
  needs: 'EDIT',
  single: true,
  run: (context) => (isTimed(context.tasks[0], context.viewer) ? askToStop(context, context.tasks[0]) : start(context)),
}

/** Starts the timer on a task, or stops it there (TIMER-01..04). */
export const toggleTimer = defineAction(timing)

/** Ends the timer of a task at an instant of the server's clock, with what was done: one call, kept and sent again while the server is away. */
export function stopTimerAt({ comment, endedAt }: Pick<TimerStop, 'comment' | 'endedAt'>) {
  return defineAction({
    ...timing,
    async run({ api, say, viewer, tasks: [task] }) {
      const { workspaceSlug, projectSlug } = task
      const stop = { task: { id: task.id, workspaceSlug, projectSlug }, comment, endedAt }
      const stopped = await sendStop(api, viewer?.username ?? '', stop)
      if (stopped.kind === 'logged')
        return { said: stopped.said, stays: 'A stopped timer does not go on. Its entry can be deleted from the time of the task.' }
      say.note(WAITS)
      return undefined
    },
  })
}

/** Throws the running time away: one cancel, and nothing counts anew by itself (TIMER-05, DEFECT-06). */
export const cancelTimer = defineAction({
  id: 'task.cancel-timer',
  on: 'task',
  title: 'Cancel timer',
  icon: TimerOffIcon,
  group: 'task',
  keywords: ['discard time', 'abort timer', 'throw away time', 'reset timer'],
  needs: 'EDIT',
  single: true,
  when: ({ tasks: [task], viewer }) => (isTimed(task, viewer) ? true : 'hidden'),
  run: ({ api, tasks: [task] }) => cancel(api, task),
})

/** The viewer's timer where it runs on another task than the one in view, whose own actions are there already. */
function timedElsewhere(scene: Scene): TaskSubject | null {
  const { timed } = scene
  const inView = subjectsOf(scene).task ?? []
  return timed && !(inView.length === 1 && inView[0]?.id === timed.id) ? timed : null
}

const timingElsewhere = {
  on: 'app',
  group: 'account',
  when: ({ scene }) => (timedElsewhere(scene.get()) ? true : 'hidden'),
} as const satisfies Partial<ActionDefinition<'app'>>

function named(verb: string): (view: View<'app'>) => string {
  return ({ scene }) => {
    const timed = timedElsewhere(scene.get())
    return timed ? `${verb} timer on ${timed.code ?? timed.title}` : `${verb} running timer`
  }
}

/** Stops the one running timer, whatever is in view (TIMER-02, TIMER-03). */
export const stopRunningTimer = defineAction({
  ...timingElsewhere,
  id: 'timer.stop-running',
  title: named('Stop'),
  name: 'Stop running timer',
  icon: TimerIcon,
  keywords: ['end timer', 'stop clock', 'stopwatch', 'time tracking'],
  run(context) {
    const { timed } = context.scene.get()
    if (timed) askToStop(context, timed)
  },
})

/** Throws the running time away, whatever is in view (TIMER-05). */
export const cancelRunningTimer = defineAction({
  ...timingElsewhere,
  id: 'timer.cancel-running',
  title: named('Cancel'),
  name: 'Cancel running timer',
  icon: TimerOffIcon,
  keywords: ['discard time', 'abort timer', 'throw away time', 'reset timer'],
  async run({ api, scene }) {
    const { timed } = scene.get()
    return timed ? cancel(api, timed) : undefined
  },
})

/** Actions on timers. */
export const actions: readonly Action[] = [toggleTimer, cancelTimer, stopRunningTimer, cancelRunningTimer]
