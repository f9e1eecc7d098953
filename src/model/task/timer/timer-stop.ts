// Stopping the timer truthfully: the moment it was pressed counts, however long the answer takes, and it is sent until it is known to have arrived.
import type { Api } from '#src/data/api.ts'
import { clearDraft, readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { timerChanged } from '#src/data/storage/storage.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { createChannel } from '#src/lib/store.ts'
import { GetRunningTimer } from '#src/model/task/task.graphql.ts'
import type { TaskAddress } from '#src/model/task/task-address.ts'
import { EndTimer } from '#src/model/task/task-mutations.graphql.ts'

/** A stop of the timer on a task. Instants are ISO, by the server's clock. */
export interface TimerStop {
  task: TaskAddress
  comment: string
  endedAt: string
}

/** What became of a stop: it was logged, or it waits for the server (TIMER-04). */
export type Stopped = { kind: 'logged'; said: string } | { kind: 'waits' }

// One lane for all: starting here must wait until the other timer has ended.
/** The lane of every timer mutation. */
export const TIMER_LANE = 'timer'
const SUBJECT = 'timer:stop'
/** The last stop that the server confirmed: what a tab knows of the timer may be older than it. */
const ENDED = 'timer:ended'
/** Failures after which the stop may or may not have arrived, or cannot have: it is sent again. Ending twice logs once. */
const PASSING =
  /^(OFFLINE|UNREACHABLE|TIMEOUT|BAD_RESPONSE|UNAUTHENTICATED|RATE_LIMITED|INTERNAL_SERVER_ERROR|UPSTREAM_(UNREACHABLE|TIMEOUT|ERROR|BAD_RESPONSE))$/

const changed = createChannel()

/** Hears of every change of the stop that waits and of the last one; answers how to stop hearing. */
export function onTimerStop(listener: () => void): () => void {
  const stop = changed.hear(listener)
  // Of this tab and of the others.
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** The text of the stop that waits, of this person and browser; null when none does. */
export function pendingStopText(username: string): string | null {
  return readDraft(username, SUBJECT)
}

/** The text of the last stop that was confirmed; null after a start. */
export function endedStopText(username: string): string | null {
  return readDraft(username, ENDED)
}

/** Reads such a text; null for what is none. */
export function readStop(text: string | null): TimerStop | null {
  if (text === null) return null
  try {
    const { task, comment, endedAt } = JSON.parse(text)
    const fits = [task?.id, task?.workspaceSlug, task?.projectSlug, comment, endedAt].every((part) => typeof part === 'string')
    return fits && !Number.isNaN(Date.parse(endedAt)) ? { task: { ...task, id: sessionId(task.id) }, comment, endedAt } : null
  } catch {
    // Written by something else: nothing waits.
    return null
  }
}

/** The stop of this person that waits, read anew. */
export function pendingStopOf(username: string | undefined): TimerStop | null {
  return username === undefined ? null : readStop(pendingStopText(username))
}

/** Whether the person has stopped the timer that was started on the task then, confirmed or not: whatever was read before, it runs no longer. */
export function isStopped(username: string | undefined, taskId: string, startedAt: string): boolean {
  if (username === undefined) return false
  return [pendingStopText(username), endedStopText(username)].some((text) => stops(readStop(text), taskId, startedAt))
}

/** Whether this stop ends the timer that was started on the task then: for its person it runs no longer, whatever the server still says. */
export function stops(stop: TimerStop | null, taskId: string, startedAt: string): boolean {
  return stop !== null && stop.task.id === taskId && Date.parse(startedAt) <= Date.parse(stop.endedAt)
}

function textOf({ task, ...stop }: TimerStop): string {
  return JSON.stringify({ task: { ...task, id: publicId(task.id) }, ...stop })
}

function keep(username: string, waiting: TimerStop | null, ended: TimerStop | null = null): void {
  const set = (subject: string, stop: TimerStop | null) =>
    stop ? writeDraft(username, subject, textOf(stop)) : clearDraft(username, subject)
  // First, so that no moment is without both.
  set(ENDED, ended)
  set(SUBJECT, waiting)
  changed.tell()
}

/** Forgets the last stop: starts are told in whole seconds, and one in the second of a stop would count as stopped. */
export function forgetStop(username: string): void {
  if (endedStopText(username) !== null) keep(username, null)
}

/** Tells the other tabs to look at the timer again. */
export function tellTimerChanged(): void {
  timerChanged.write(Date.now())
}

/**
 * Sends a stop, exactly one call (DEFECT-07). While the server is away it is kept, also over a reload, and `waits`; a refusal rejects and is not
 * kept. Sending the same stop again is safe.
 */
export async function sendStop(api: Api, username: string, stop: TimerStop): Promise<Stopped> {
  keep(username, stop)
  try {
    const { task, comment, endedAt } = stop
    const { id, workspaceSlug, projectSlug } = task
    const { seconds, endedNow } = await api.mutate(
      EndTimer,
      { task: { id, workspaceSlug, projectSlug }, comment, endedAt },
      { lane: TIMER_LANE },
    )
    keep(username, null, stop)
    tellTimerChanged()
    const logged = seconds == null ? 'Time logged' : `Time logged: ${formatTotal(seconds)}`
    return { kind: 'logged', said: endedNow ? `${logged}. This server recorded the present moment as the end.` : logged }
  } catch (error) {
    const code = asApiError(error)?.code
    if (code !== undefined && PASSING.test(code)) return { kind: 'waits' }
    keep(username, null)
    // The task is gone, and its timer with it: the clock is not to count on. That it could not be asked is no news beside the refusal.
    if (code === 'NOT_FOUND') await api.query(GetRunningTimer, {}, { requestPolicy: 'network-only' }).catch(console.warn)
    throw error
  }
}
