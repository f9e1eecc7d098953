// Changes several tasks as one step: one call per task, progress that can be stopped, failures named and offered again, one undo for all that worked.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { UndoRefused } from '#src/actions/undo.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import { plural } from '#src/lib/text.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type BatchEnd, MOST_AT_ONCE, runBatch } from './task-batch.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Which tasks a step could not change, with the reason of each. */
    'task.failures': { text: string; failures: readonly TaskFailure[]; retry: () => void }
  }
}

/** What is done to each task. */
export interface TaskChange<Result = unknown> {
  /** Sends the change of one task. */
  send: (task: TaskSubject) => Promise<Result>
  /** Gives one task back exactly what it had; without it the step cannot be taken back. */
  undo?: (task: TaskSubject, result: Result) => Promise<unknown>
  /** Runs once a step was taken back, wholly or in part. */
  undone?: () => void
  /** The sentence for the toast, of those that worked, with what was answered for each. */
  said: (tasks: readonly TaskSubject[], results: readonly Result[]) => string
  /** What is offered besides, of those that worked. */
  also?: (tasks: readonly TaskSubject[]) => Pick<Outcome, 'also'>
  /** What is going on while it takes its time, before `120 of 500…`: `Moving`; `Changing` unless said. */
  doing?: string
  /** The sentence for a failure that the specification fixes, passed through `saying`. */
  saying?: (error: unknown) => never
}

/** What actions on tasks need for it. */
export type ChangeServices = Pick<Services, 'say' | 'undo' | 'dialogs'>

/** How long a step is silent before it shows how far it is, in milliseconds. */
const SILENT_MS = 400

/**
 * Changes every task, up to 500. A single one rejects when it fails; of several those that failed are named and offered again.
 * A list without tasks changes nothing and says so. When the person stops, what was not started stays as it is. `step` is the one that a
 * Retry goes on with: one undo takes back all of it.
 */
export async function changeTasks<Result>(
  services: ChangeServices,
  tasks: readonly TaskSubject[],
  change: TaskChange<Result>,
  step: Step<Result> = { worked: [] },
): Promise<Outcome | undefined> {
  if (tasks.length === 0) {
    services.say.note('Nothing to change.')
    return undefined
  }
  refuseTooMany(tasks)
  const end = await watched(services, tasks, change.doing ?? 'Changing', change.send)
  const { worked, failed, left } = end
  tellFailed(services, tasks, failed, (again) => changeTasks(services, again, change, step), change.saying)
  if (worked.length === 0) {
    if (failed.length === 0) services.say.note('Stopped. Nothing was changed.')
    return undefined
  }
  step.worked = [...step.worked, ...worked]
  if (step.undo) services.undo.drop(step.undo)
  else if (change.undo) step.undo = takingBack(services, step, change.undo, change.undone)
  const { undo } = step
  const changed = worked.map(({ task }) => task)
  const said = change.said(
    changed,
    worked.map(({ result }) => result),
  )
  return {
    said: saidOfStopped(said, left),
    ...(undo && { undo }),
    ...change.also?.(changed),
  }
}

/** Names those of several that failed and offers them again. One task, or a session that is over: rejects, for the reason alone says it all. */
export function tellFailed(
  services: ChangeServices,
  tasks: readonly TaskSubject[],
  failed: readonly { task: TaskSubject; reason: unknown }[],
  retry: (tasks: readonly TaskSubject[]) => Promise<Outcome | undefined>,
  saying?: (error: unknown) => never,
): void {
  if (failed.length === 0) return
  const reason = spoken(failed[0]?.reason, saying)
  if (tasks.length === 1 || asApiError(reason)?.code === 'UNAUTHENTICATED') throw reason
  tellFailures(services, {
    text: `${failed.length} of ${plural(tasks.length, 'task')} could not be changed. ${errorText(reason)}`,
    failed: failed.map(({ task, reason: own }) => ({ task, reason: errorText(spoken(own, saying)) })),
    retry,
  })
}

/** Says how many are too many for one step. */
export function refuseTooMany(tasks: readonly TaskSubject[]): void {
  if (tasks.length > MOST_AT_ONCE)
    throw new SpokenError(`Up to ${MOST_AT_ONCE} tasks can be changed at a time; ${tasks.length} are selected.`)
}

/** What was done so far in one step and was not taken back, and its inverse. */
interface Step<Result> {
  worked: BatchEnd<TaskSubject, Result>['worked']
  undo?: () => Promise<void>
}

/** Takes a step back, all that is left of it: what failed or was stopped is tried by the next undo. */
function takingBack<Result>(
  services: ChangeServices,
  step: Step<Result>,
  undo: (task: TaskSubject, result: Result) => Promise<unknown>,
  undone: () => void = () => undefined,
): () => Promise<void> {
  return async () => {
    const results = new Map(step.worked.map(({ task, result }) => [task, result]))
    const tasks = [...results.keys()]
    await takeBackEach(
      services,
      tasks,
      (task) => undo(task, results.get(task) as Result),
      (open) => {
        step.worked = step.worked.filter(({ task }) => open.has(task))
        undone()
      },
    )
  }
}

/** Takes every task back; `onEnd` hears which are still to take back before what failed is told. */
export async function takeBackEach(
  services: ChangeServices,
  tasks: readonly TaskSubject[],
  undo: (task: TaskSubject) => Promise<unknown>,
  onEnd: (open: ReadonlySet<TaskSubject>) => void = () => undefined,
): Promise<void> {
  const { failed, left } = await watched(services, tasks, 'Taking back', undo, 'wait')
  onEnd(new Set([...failed.map(({ task }) => task), ...left]))
  if (failed.length > 0 && tasks.length === 1) throw failed[0]?.reason
  if (failed.length > 0) {
    const text = `${failed.length} of ${plural(tasks.length, 'task')} could not be taken back (${named(failed.map(({ task }) => task))}). ${errorText(failed[0]?.reason)}`
    // What is refused is refused again: nothing before it could be undone while it is offered.
    const isFinal = left.length === 0 && failed.every(({ reason }) => reason instanceof UndoRefused)
    throw isFinal ? new UndoRefused(text) : new SpokenError(text)
  }
  if (left.length > 0) throw new SpokenError(`Stopped: ${plural(left.length, 'task')} still to take back. Undo again for the rest.`)
}

/** Runs a batch that tells how far it is and can be stopped by its message; undo meanwhile stops it too, or waits for its end. */
export async function watched<Task, Result>(
  { say, undo }: Pick<ChangeServices, 'say' | 'undo'>,
  tasks: readonly Task[],
  doing: string,
  send: (task: Task) => Promise<Result>,
  onUndo: 'stop' | 'wait' = 'stop',
): Promise<BatchEnd<Task, Result>> {
  if (tasks.length === 1) return runBatch(tasks, send)
  let stopped = false
  let ended = 0
  const stop = () => {
    stopped = true
  }
  const progress: { shown: ReturnType<typeof say.progress> | null } = { shown: null }
  const tell = () => progress.shown?.tell(`${doing} ${ended} of ${tasks.length}…`, ended / tasks.length)
  const timer = setTimeout(() => {
    progress.shown = say.progress(`${doing} ${plural(tasks.length, 'task')}…`, stop)
    tell()
  }, SILENT_MS)
  const work = runBatch(tasks, send, {
    stopped: () => stopped,
    onEnd(count) {
      ended = count
      tell()
    },
  })
  undo.during(work, onUndo === 'stop' ? stop : () => undefined)
  const end = await work
  clearTimeout(timer)
  progress.shown?.end()
  return end
}

/** One task that could not be changed, and why in words for people. */
export interface TaskFailure {
  task: TaskSubject
  reason: string
}

/** Says that some failed, names them, shows the whole list on demand, and tries exactly those again. */
export function tellFailures(
  services: ChangeServices,
  {
    text,
    failed,
    retry,
  }: { text: string; failed: readonly TaskFailure[]; retry: (tasks: readonly TaskSubject[]) => Promise<Outcome | undefined> },
): void {
  const tasks = failed.map(({ task }) => task)
  const again = () => void performAgain(services, () => retry(tasks))
  services.say.error(text, {
    retry: again,
    detail: named(tasks),
    show: () => services.dialogs.open('task.failures', { text, failures: failed, retry: again }),
  })
}

/** Codes of the first `most`: `WEB-2, WEB-3 and 12 more`. */
export function named(tasks: readonly TaskSubject[], most = 5): string {
  const first = tasks.slice(0, most).map(({ code, title }) => code ?? title)
  return tasks.length > most ? `${first.join(', ')} and ${tasks.length - most} more` : first.join(', ')
}

/** Runs a step outside of an action, for a Retry: what it says and its undo are treated as an action's. */
async function performAgain({ say, undo }: ChangeServices, run: () => Promise<Outcome | undefined>): Promise<void> {
  try {
    const work = run()
    const moment = undo.during(work)
    const outcome = await work
    const entry = outcome?.undo && undo.push({ label: outcome.said ?? '', undo: outcome.undo, moment })
    if (outcome?.said) say.done(outcome.said, entry ? undo.offer(entry) : {})
  } catch (error) {
    say.error(errorText(error))
  }
}

function spoken(reason: unknown, saying: ((error: unknown) => never) | undefined): unknown {
  if (!saying) return reason
  try {
    return saying(reason)
  } catch (said) {
    return said
  }
}

/** Runs all and rejects with the first failure once every one has ended. */
export async function allOf(runs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ends = await Promise.allSettled(runs.map((run) => run()))
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
}

/** The same with what was left when the person stopped. */
export function saidOfStopped(said: string, left: readonly unknown[]): string {
  return left.length > 0 ? `${said}. Stopped: ${plural(left.length, 'task')} left as ${left.length === 1 ? 'it is' : 'they are'}.` : said
}

/** A sentence about one task or several: `Archived`, `Archived · 3 tasks`. */
export function saidOf(tasks: readonly unknown[], said: string): string {
  return tasks.length === 1 ? said : `${said} · ${plural(tasks.length, 'task')}`
}
