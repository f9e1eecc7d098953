// Every query about running timers. Instants are the server's.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { acrossWorkspaces } from '../../tenants/workspace.ts'
import { logActivity } from '../activities/activities.store.ts'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { type TaskRow, tasks } from '../tasks/tasks.table.ts'
import { totalText } from '../time-trackings/duration-text.ts'
import { type TimeEntryRow, timeEntries } from './time-entries.table.ts'

/** A running timer and the task it is on. */
export type RunningTimer = {
  taskId: string
  code: string
  title: string
  companySlug: string
  projectSlug: string
  startedAt: Date
}

/** A clock may be this much ahead of ours before an end counts as in the future. */
const CLOCK_TOLERANCE_MS = 5_000

/** The running timer of a person, in whatever workspace; null when there is none. */
export async function findRunning(db: Database, personId: string): Promise<RunningTimer | null> {
  const [running] = await acrossWorkspaces(() => runningTimer(db, personId))
  return running ?? null
}

function runningTimer(db: Database, personId: string) {
  return db
    .select({
      taskId: tasks.id,
      code: sql<string>`${projects.code} || '-' || ${tasks.number}`,
      title: tasks.title,
      companySlug: companies.slug,
      projectSlug: projects.slug,
      startedAt: timeEntries.startedAt,
    })
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(companies, eq(companies.id, tasks.companyId))
    .where(and(eq(timeEntries.personId, personId), isNull(timeEntries.endedAt)))
}

/** Starts a timer; the one that runs on the task already is kept. Returns false when a timer of the person runs on another task. */
export async function startTimer(db: Database, projectId: string, taskId: string, personId: string, comment: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTimer(tx, personId)
    const task = await findTask(tx, projectId, taskId)
    const running = await runningEntry(tx, personId)
    if (running !== undefined) return running.taskId === taskId
    const place = { companyId: task.companyId, projectId: task.projectId, taskId }
    // The clock is read once it is this call's turn: read before, it may show less than the end of the timer that it waited for.
    await tx.insert(timeEntries).values({ ...place, personId, startedAt: new Date(), comment, byTimer: true })
    return true
  })
}

/**
 * Ends the person's timer on a task (REST-51) and answers its entry. Asked again, it answers the same entry. 409 when no timer ever ran,
 * 422 for an end in the future or before the start.
 */
export async function endTimer(
  db: Database,
  projectId: string,
  taskId: string,
  personId: string,
  { comment, endedAt }: { comment: string; endedAt: Date | null },
): Promise<{ id: number; seconds: number }> {
  return db.transaction(async (tx) => {
    await lockTimer(tx, personId)
    const task = await findTask(tx, projectId, taskId)
    const running = await runningEntry(tx, personId)
    // A stop of an earlier timer, sent again after a new one was started, is not about the new one.
    const early = endedAt !== null && running !== undefined && endedAt < running.startedAt
    if (running === undefined || running.taskId !== task.id || early) {
      const [last] = await tx
        .select()
        .from(timeEntries)
        .where(
          and(
            eq(timeEntries.taskId, task.id),
            eq(timeEntries.personId, personId),
            eq(timeEntries.byTimer, true),
            isNotNull(timeEntries.endedAt),
          ),
        )
        .orderBy(desc(timeEntries.startedAt))
        .limit(1)
      const again = early && last?.endedAt != null && Math.abs(last.endedAt.getTime() - endedAt.getTime()) < 1_000
      const ours = running?.taskId === task.id
      if (ours && !again && startsTooLate(running, endedAt)) throw invalid({ ended_at: ['The end must not be before the start.'] })
      // Early by a coarse clock: it ran no time at all.
      if (ours && !again) return finish(tx, task, running, comment, running.startedAt)
      if (last === undefined) throw conflict('No timer of yours runs on this task.', 'timer_not_running')
      return { id: last.id, seconds: secondsOf(last) }
    }
    const now = new Date()
    if (endedAt !== null && endedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
      throw invalid({ ended_at: ['The end must not be in the future.'] })
    }
    return finish(tx, task, running, comment, endedAt === null || endedAt > now ? now : endedAt)
  })
}

/** Clocks and their seconds are not exact: an end a little before the start is the start. */
function startsTooLate(running: TimeEntryRow, endedAt: Date | null): boolean {
  return endedAt !== null && endedAt.getTime() < running.startedAt.getTime() - CLOCK_TOLERANCE_MS
}

async function finish(
  tx: Database,
  task: TaskRow,
  running: TimeEntryRow,
  comment: string,
  end: Date,
): Promise<{ id: number; seconds: number }> {
  const [ended] = await tx
    .update(timeEntries)
    .set({ endedAt: new Date(Math.max(end.getTime(), running.startedAt.getTime())), comment: comment === '' ? running.comment : comment })
    .where(inCompany(timeEntries, task.companyId, running.id))
    .returning()
  if (ended === undefined) throw new Error('The running timer is gone.')
  await logActivity(tx, task, running.personId, { action: 'time.log', said: `logged ${totalText(secondsOf(ended))}` })
  return { id: ended.id, seconds: secondsOf(ended) }
}

/** Throws the person's timer on a task away (REST-52); without one nothing happens. */
export async function cancelTimer(db: Database, projectId: string, taskId: string, personId: string): Promise<void> {
  const task = await findTask(db, projectId, taskId)
  await db.delete(timeEntries).where(and(eq(timeEntries.personId, personId), eq(timeEntries.taskId, task.id), isNull(timeEntries.endedAt)))
}

async function lockTimer(db: Database, personId: string): Promise<void> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

/** In whatever workspace: a person has one timer. */
async function runningEntry(db: Database, personId: string): Promise<TimeEntryRow | undefined> {
  const [running] = await acrossWorkspaces(() =>
    db
      .select()
      .from(timeEntries)
      .where(and(eq(timeEntries.personId, personId), isNull(timeEntries.endedAt))),
  )
  return running
}

function secondsOf(entry: TimeEntryRow): number {
  return entry.endedAt === null ? 0 : Math.floor((entry.endedAt.getTime() - entry.startedAt.getTime()) / 1000)
}
