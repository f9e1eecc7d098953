// Every query about logged time. Running timers are not entries yet.
import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { PER_PAGE } from '../../wire.ts'
import { logActivity } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import { hasCode } from '../projects/project-codes.store.ts'
import { projects } from '../projects/projects.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { type TaskRow, tasks } from '../tasks/tasks.table.ts'
import { type TimeEntryRow, timeEntries } from '../timer/time-entries.table.ts'
import { totalText } from './duration-text.ts'
import { checkNotInvoiced, type InvoiceOfTime, invoiceOf } from './invoiced-time.store.ts'
import { tellOfTime } from './time-news.store.ts'

/** A clock may be this much ahead of ours before an end counts as in the future. */
const CLOCK_TOLERANCE_MS = 60_000
/** The longest entry; longer ones are typing errors. */
const LONGEST_MS = 366 * 86_400_000

/** A stretch of work and who did it. */
export type TimeEntryView = Pick<TimeEntryRow, 'id' | 'startedAt' | 'comment' | 'byTimer' | 'editedAt'> & {
  endedAt: Date
  seconds: number
  person: AuthorRow
  editedBy: AuthorRow | null
  invoice: InvoiceOfTime | null
}

/** Which entries: of a task, and begun between two moments where given. */
export type TimeFilter = { taskId: string; start: Date | null; end: Date | null }

/** All seconds that a filter finds, and by day and person; an entry counts for the day it began on. */
export type TimeTotals = { seconds: number; days: { day: string; username: string; name: string; seconds: number }[] }

const editors = alias(people, 'editors')
const seconds = sql<number>`entry_seconds(${timeEntries.startedAt}, ${timeEntries.endedAt})`
const shown = {
  id: timeEntries.id,
  startedAt: timeEntries.startedAt,
  endedAt: sql<Date>`${timeEntries.endedAt}`.mapWith(timeEntries.endedAt),
  seconds,
  comment: timeEntries.comment,
  byTimer: timeEntries.byTimer,
  editedAt: timeEntries.editedAt,
  person: { username: people.username, name: people.name, avatar: people.avatar },
  editedBy: { username: editors.username, name: editors.name, avatar: editors.avatar },
  invoice: invoiceOf(sql`${timeEntries.id}`),
}

function whereOf({ taskId, start, end }: TimeFilter) {
  return and(
    eq(timeEntries.taskId, taskId),
    isNotNull(timeEntries.endedAt),
    start === null ? undefined : gte(timeEntries.startedAt, start),
    // Moments are written in whole seconds, timers start in between: the last second belongs to the filter as a whole.
    end === null ? undefined : lt(timeEntries.startedAt, sql`${end.toISOString()}::timestamptz + interval '1 second'`),
  )
}

/** One page of entries, newest start first. */
export async function listTimeEntries(db: Database, filter: TimeFilter, page: number) {
  const [counted] = await db.select({ total: count() }).from(timeEntries).where(whereOf(filter))
  const total = counted?.total ?? 0
  const entries: TimeEntryView[] = await allEntries(db, filter)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  return { entries, total }
}

function allEntries(db: Database, filter: TimeFilter) {
  return db
    .select(shown)
    .from(timeEntries)
    .innerJoin(people, eq(people.id, timeEntries.personId))
    .leftJoin(editors, eq(editors.id, timeEntries.editedBy))
    .where(whereOf(filter))
    .orderBy(desc(timeEntries.startedAt), desc(timeEntries.id))
    .$dynamic()
}

/** What a filter finds, summed up; days are cut in `zone`. */
export async function sumTimeEntries(db: Database, filter: TimeFilter, zone: string): Promise<TimeTotals> {
  const day = sql<string>`to_char(${timeEntries.startedAt} at time zone ${zone}, 'YYYY-MM-DD')`
  const days = await db
    .select({ day, username: people.username, name: people.name, seconds: sql<number>`sum(${seconds})`.mapWith(Number) })
    .from(timeEntries)
    .innerJoin(people, eq(people.id, timeEntries.personId))
    .where(whereOf(filter))
    // By position: the zone is a parameter, and two parameters are never the same expression.
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2`)
  return { seconds: days.reduce((sum, { seconds: some }) => sum + some, 0), days }
}

/** A task of a project by its slug, the code in small letters; 404 when there is none. */
export async function findTaskBySlug(db: Database, projectId: string, slug: string): Promise<TaskRow> {
  const [, code = '', number] = /^(.+)-([1-9]\d{0,8})$/.exec(slug) ?? []
  const [found] = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    // By number, which is indexed; one out of range is that of no task.
    .where(and(eq(tasks.projectId, projectId), eq(tasks.number, Number(number ?? 0)), hasCode(code.toLowerCase())))
  if (found === undefined) throw notFound('This task does not exist or is not yours.')
  return found.task
}

/** Every entry of a task with its times as they read in `zone`, oldest first, for the export. */
export async function exportTimeEntries(db: Database, taskId: string, zone: string): Promise<TimeEntryView[]> {
  const found: TimeEntryView[] = await allEntries(db, { taskId, start: null, end: null })
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  // The moment whose UTC reading is what a clock in the zone shows: spreadsheets know no zones.
  const asWritten = (at: Date) => new Date(`${clock.format(at).replace(' ', 'T')}Z`)
  return found.toReversed().map((entry) => ({ ...entry, startedAt: asWritten(entry.startedAt), endedAt: asWritten(entry.endedAt) }))
}

/** Refuses with 422 by field an end before the start, in the future, or too far away (TIMELOG-04). */
export function checkStretch(start: Date, end: Date, now = new Date()): void {
  if (end < start) throw invalid({ end: ['The end must not be before the start.'] })
  if (end.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) throw invalid({ end: ['The end must not be in the future.'] })
  if (end.getTime() - start.getTime() > LONGEST_MS) throw invalid({ start: ['One entry covers at most a year.'] })
}

/**
 * Writes an entry and answers its id; 422 as `checkStretch` says. Time that `actorId` logs for somebody else is marked as theirs, and told (TIME-08).
 */
export async function addTimeEntry(
  db: Database,
  projectId: string,
  taskId: string,
  { personId, actorId }: { personId: string; actorId: string },
  { start, end, comment }: { start: Date; end: Date; comment: string },
): Promise<number> {
  checkStretch(start, end)
  return db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId)
    const place = { companyId: task.companyId, projectId: task.projectId, taskId: task.id }
    const [made] = await tx
      .insert(timeEntries)
      .values({
        ...place,
        personId,
        startedAt: start,
        endedAt: end,
        comment,
        byTimer: false,
        ...(personId !== actorId && { editedBy: actorId, editedAt: new Date() }),
      })
      .returning({ id: timeEntries.id })
    if (made === undefined) throw new Error('The entry was not returned.')
    const total = totalText((end.getTime() - start.getTime()) / 1000)
    const said = personId === actorId ? `logged ${total}` : sentence`logged ${total} for ${await nameOf(tx, personId)}`
    await logActivity(tx, task, actorId, { action: 'time.log', said })
    await tellOfTime(tx, task, { personId, actorId })
    return made.id
  })
}

/** A finished entry of a project; 404 when it is unknown, elsewhere, or still runs. */
export async function findTimeEntry(
  db: Database,
  projectId: string,
  id: number,
): Promise<TimeEntryView & { taskId: string; personId: string }> {
  const [found] = await db
    .select({ ...shown, taskId: timeEntries.taskId, personId: timeEntries.personId })
    .from(timeEntries)
    .innerJoin(people, eq(people.id, timeEntries.personId))
    .leftJoin(editors, eq(editors.id, timeEntries.editedBy))
    .where(and(eq(timeEntries.projectId, projectId), eq(timeEntries.id, id), isNotNull(timeEntries.endedAt)))
  if (found === undefined) throw notFound('This time entry does not exist.')
  return found
}

/** Deletes a finished entry (REST-48); the task's sum follows. */
export async function deleteTimeEntry(db: Database, projectId: string, id: number, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await findTimeEntry(tx, projectId, id)
    await checkNotInvoiced(tx, id)
    const task = await findTask(tx, projectId, entry.taskId)
    const gone = await tx
      .delete(timeEntries)
      .where(inCompany(timeEntries, task.companyId, id))
      .returning({ id: timeEntries.id })
    // Two people deleted it at once: the second finds nothing.
    if (gone.length === 0) throw notFound('This time entry does not exist.')
    await logActivity(tx, task, actorId, {
      action: 'time.delete',
      said: sentence`deleted ${totalText(entry.seconds)} of ${entry.person.name}`,
    })
    await tellOfTime(tx, task, { personId: entry.personId, actorId })
  })
}

async function nameOf(db: Database, personId: string): Promise<string> {
  const [person] = await db.select({ name: people.name }).from(people).where(eq(people.id, personId))
  return person?.name ?? 'somebody'
}
