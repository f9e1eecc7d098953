// Starting, completing and reopening sprints (decision 038). Locks are taken in one order: project, tasks, sprint; changes of a task take theirs likewise.
import { and, eq, ne, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { firstFree, slugFrom } from '../../slugs.ts'
import { logEach } from '../activities/activities.store.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import type { Place } from '../projects/projects.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tellOfSprint, untellOfSprint } from './sprint-news.store.ts'
import { readSprint, type SprintRow, type SprintView, sprintGone, sprintTarget } from './sprints.store.ts'
import { sprints } from './sprints.table.ts'

/** Where tasks that are not done go: into a sprint, into a new one, or into none. */
export type CarryTo = number | 'new' | null

const DAY_MS = 86_400_000

const wrongState = (message: string) => conflict(message)

/** Starts a planned sprint; what is in it is what was committed. 404, 409 where it or another one runs, 422 when its last day is over. */
export function startSprint(db: Database, place: Place, id: number, actorId: string): Promise<SprintView> {
  return db.transaction(async (tx) => {
    await holdProject(tx, place.id)
    const sprint = await holdSprint(tx, place.id, id)
    const { companyId } = sprint
    if (sprint.state !== 'planned') throw wrongState(`This sprint is ${sprint.state} already.`)
    const [running] = await tx
      .select({ title: sprints.title })
      .from(sprints)
      .where(and(eq(sprints.projectId, place.id), eq(sprints.state, 'active')))
    if (running !== undefined) throw conflict(`Sprint “${running.title}” is still running. Complete it first.`)
    if (isOverEverywhere(sprint.endDate)) throw invalid({ end_date: ['The last day of this sprint is over.'] })
    const { rows } = await tx.execute<{ at: string; tasks: number; hours: string }>(sql`
      select clock_timestamp()::text as at, count(*)::int as tasks, coalesce(sum(hours), 0)::text as hours from unnest(sprint_scope(${id}, ${companyId}))`)
    const { at, tasks, hours } = rows[0] ?? { at: null, tasks: 0, hours: '0' }
    await tx.execute(sql`
      update sprints set state = 'active', started_at = ${at}::timestamptz, committed_tasks = ${tasks}::int, committed_hours = ${hours}::numeric
      where company_id = ${companyId} and id = ${id}`)
    await writeDown(tx, sprint, sql`${at}::timestamptz`)
    await tellOfSprint(tx, sprint, actorId, 'sprint_started')
    await record(tx, place, actorId, { action: 'sprint.start', said: 'started the sprint', target: sprintTarget(sprint) })
    return readSprint(tx, place.id, { id })
  })
}

/** Completes the running sprint: freezes what came of its tasks, and carries the open ones over. Answers how many those were, and where they are. */
export function completeSprint(
  db: Database,
  place: Place,
  id: number,
  { carryTo, actorId }: { carryTo: CarryTo; actorId: string },
): Promise<{ sprint: SprintView; carried: number; carriedTo: SprintView | null }> {
  return db.transaction(async (tx) => {
    await holdProject(tx, place.id)
    await tx.execute(sql`select 1 from tasks where project_id = ${place.id} and sprint_id = ${id} order by id for no key update`)
    const sprint = await holdSprint(tx, place.id, id)
    if (sprint.state !== 'active') throw wrongState(`This sprint is ${sprint.state}, not running.`)
    const target = carryTo === null ? null : carryTo === 'new' ? await nextSprint(tx, sprint) : await plannedTarget(tx, place.id, carryTo)
    await writeDown(tx, sprint)
    await tellOfSprint(tx, sprint, actorId, 'sprint_completed')
    await freezeResults(tx, id, target?.id ?? null)
    await tx
      .update(sprints)
      .set({ state: 'completed', completedAt: sql`${await clockOf(tx)}::timestamptz` })
      .where(inCompany(sprints, sprint.companyId, id))
    const { rows } = await tx.execute<{ id: string }>(sql`
      update tasks set sprint_id = ${target?.id ?? null}::int, updated_at = now() from sprint_results r
      where r.sprint_id = ${id} and r.outcome = 'carried' and tasks.id = r.task_id returning tasks.id`)
    const ids = rows.map((task) => task.id)
    const said =
      target === null
        ? sentence`carried this over from sprint “${sprint.title}” to the backlog`
        : sentence`carried this over from sprint “${sprint.title}” to “${target.title}”`
    await logEach(tx, ids, actorId, said)
    await record(tx, place, actorId, {
      action: 'sprint.complete',
      said: 'completed the sprint',
      target: sprintTarget(sprint),
      detail: { carried: ids.length },
    })
    const carriedTo = target === null ? null : await readSprint(tx, place.id, { id: target.id })
    return { sprint: await readSprint(tx, place.id, { id }), carried: ids.length, carriedTo }
  })
}

/** Takes back the last step: a completed sprint runs again, a running one in which nothing has changed yet is planned again. Else 409. */
export function reopenSprint(db: Database, place: Place, id: number, actorId: string): Promise<SprintView> {
  return db.transaction(async (tx) => {
    await holdProject(tx, place.id)
    await tx.execute(sql`
      select 1 from tasks where id in (select task_id from sprint_results where sprint_id = ${id} and project_id = ${place.id}) order by id for no key update`)
    const sprint = await holdSprint(tx, place.id, id)
    if (sprint.state === 'planned') throw wrongState('This sprint was not started yet.')
    await (sprint.state === 'active' ? takeStartBack(tx, sprint) : runAgain(tx, sprint, actorId))
    const said = sprint.state === 'active' ? 'took back the start of the sprint' : 'reopened the sprint'
    await record(tx, place, actorId, { action: 'sprint.reopen', said, target: sprintTarget(sprint) })
    return readSprint(tx, place.id, { id })
  })
}

async function takeStartBack(tx: Database, { id, companyId, startedAt }: SprintRow): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from sprint_events e join sprints s on s.id = e.sprint_id where s.id = ${id} and e.at > s.started_at limit 1`,
  )
  if (rows.length > 0 || startedAt === null) throw conflict('Tasks of this sprint have changed since it was started.')
  await tx.execute(sql`delete from sprint_events where sprint_id = ${id}`)
  await untellOfSprint(tx, id, 'sprint_started')
  await tx
    .update(sprints)
    .set({ state: 'planned', startedAt: null, committedTasks: null, committedHours: null })
    .where(inCompany(sprints, companyId, id))
}

async function runAgain(tx: Database, sprint: SprintRow, actorId: string): Promise<void> {
  const { id, projectId } = sprint
  const [later] = await tx
    .select({ title: sprints.title })
    .from(sprints)
    .where(
      and(
        eq(sprints.projectId, projectId),
        ne(sprints.id, id),
        sql`${sprints.startedAt} > (select done.completed_at from sprints done where done.id = ${id})`,
      ),
    )
  if (later !== undefined) throw conflict(`Sprint “${later.title}” was started since.`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    update tasks set sprint_id = ${id}, updated_at = now() from sprint_results r
    where r.sprint_id = ${id} and r.outcome = 'carried' and tasks.id = r.task_id and tasks.project_id = ${projectId}
      and tasks.sprint_id is not distinct from r.target_id returning tasks.id`)
  await logEach(
    tx,
    rows.map((task) => task.id),
    actorId,
    sentence`brought this back to sprint “${sprint.title}” by reopening it`,
  )
  await tx.execute(sql`delete from sprint_results where sprint_id = ${id}`)
  await untellOfSprint(tx, id, 'sprint_completed')
  await tx
    .update(sprints)
    .set({ state: 'active', completedAt: null })
    .where(inCompany(sprints, sprint.companyId, id))
  await writeDown(tx, sprint)
}

/** What the clock says, as text to the microsecond; a transaction's own `now()` stands still. */
async function clockOf(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
  return rows[0]?.at ?? ''
}

/** Writes into the history what differs from it: all that happened to the tasks while the sprint was not running, and what it starts with. */
async function writeDown(tx: Database, { id, companyId }: SprintRow, at = sql`clock_timestamp()`): Promise<void> {
  const sprint = sql`${id}::int, ${companyId}::uuid`
  await tx.execute(sql`select record_sprint_changes(sprint_recorded(${sprint}), sprint_scope(${sprint}), ${at}, ${companyId}::uuid)`)
}

/** One row for each task that ever was in the sprint while it ran; the last event of one that left says what it was then. */
async function freezeResults(tx: Database, id: number, targetId: number | null): Promise<void> {
  await tx.execute(sql`
    insert into sprint_results (company_id, project_id, sprint_id, task_id, number, code, title, hours, outcome, target_id)
    select company_id, project_id, sprint_id, task_id, number, code, title, hours, outcome, case outcome when 'carried' then ${targetId}::int end from (
      select e.company_id, e.project_id, e.sprint_id, e.task_id, e.number, p.code || '-' || e.number as code, coalesce(t.title, e.title) as title,
        case when t.sprint_id = e.sprint_id and not t.is_archived then coalesce(f.hours, 0) else e.hours end as hours,
        case when t.id is null or t.sprint_id is distinct from e.sprint_id then 'dropped' when t.is_archived then 'archived' when t.done then 'done' else 'carried' end as outcome
      from (select distinct on (task_id) * from sprint_events where sprint_id = ${id} order by task_id, id desc) e
      join projects p on p.id = e.project_id
      left join tasks t on t.id = e.task_id and t.project_id = e.project_id
      left join task_efforts f on f.id = t.effort_id
    ) as outcomes`)
}

async function plannedTarget(tx: Database, projectId: string, id: number): Promise<Pick<SprintRow, 'id' | 'title'>> {
  const [target] = await tx
    .select({ id: sprints.id, title: sprints.title })
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), eq(sprints.id, id), eq(sprints.state, 'planned')))
    .for('share')
  if (target === undefined) throw invalid({ carry_to: ['Choose a planned sprint of this project.'] })
  return target
}

/** The sprint after this one: as long, from the next day, and with the next number of the project. */
async function nextSprint(tx: Database, { companyId, projectId, startDate, endDate }: SprintRow): Promise<Pick<SprintRow, 'id' | 'title'>> {
  const all = await tx.select({ title: sprints.title, slug: sprints.slug }).from(sprints).where(eq(sprints.projectId, projectId))
  const numbers = all.map(({ title }) => Number(/^Sprint (\d{1,6})$/.exec(title)?.[1] ?? 0))
  const title = `Sprint ${Math.max(0, ...numbers) + 1}`
  const slug = firstFree(slugFrom(title, 'sprint'), new Set(all.map((one) => one.slug)))
  const length = Date.parse(endDate) - Date.parse(startDate)
  const first = Date.parse(endDate) + DAY_MS
  const values = { companyId, projectId, slug, title, startDate: toDay(first), endDate: toDay(first + length) }
  const [made] = await tx.insert(sprints).values(values).returning({ id: sprints.id, title: sprints.title })
  if (made === undefined) throw new Error('The new sprint was not returned.')
  return made
}

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** True when a day is over in the last time zone that has it, twelve hours behind UTC: the caller's own is not known here. */
const isOverEverywhere = (day: string) => day < toDay(Date.now() - DAY_MS / 2)

/** One at a time in a project: two starts never pass each other. */
async function holdProject(tx: Database, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

async function holdSprint(tx: Database, projectId: string, id: number): Promise<SprintRow> {
  const [sprint] = await tx
    .select()
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), eq(sprints.id, id)))
    .for('update')
  if (sprint === undefined) throw sprintGone()
  return sprint
}
