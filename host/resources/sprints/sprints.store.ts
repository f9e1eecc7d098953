// Every query about sprints.

import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { holding } from '../../db/search.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { firstFree, slugFrom } from '../../slugs.ts'
import type { personShape } from '../../wire.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { sentence } from '../audit-events/log-line.ts'
import { withdrawTopic } from '../notifications/notifications.store.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { topicOf } from './sprint-news.store.ts'
import { sprints } from './sprints.table.ts'

/** A row of `sprints`. */
export type SprintRow = typeof sprints.$inferSelect

/** A sprint with how many tasks it has, without archived ones, and how many of them are done; of a completed one as they were then. */
export type SprintView = Omit<SprintRow, 'companyId' | 'projectId' | 'createdAt'> & {
  tasks: number
  done: number
  hours: number
  hoursDone: number
  /** Who its tasks are assigned to, those with the most first; nobody once it is completed, for tasks go on changing then. */
  people: z.infer<typeof personShape>[]
}

/** What a sprint is made of; days are `Y-m-d`. */
export type SprintValues = Pick<SprintRow, 'title' | 'startDate' | 'endDate' | 'goal'>

/** A sum over what is in a sprint: its tasks or, once it is completed, its frozen results. */
const sumOf = (of: 'count(*)' | 'coalesce(sum(hours), 0)', only: 'all' | 'done') => sql<number>`(case sprints.state when 'completed' then (
    select ${sql.raw(of)} from sprint_results where sprint_id = sprints.id and outcome in ('done', ${only === 'all' ? 'carried' : 'done'})
  ) else (
    select ${sql.raw(of)} from tasks t left join task_efforts e on e.id = t.effort_id
    where t.project_id = sprints.project_id and t.sprint_id = sprints.id and not t.is_archived ${sql.raw(only === 'all' ? '' : 'and t.done')}
  ) end)::float8`

const peopleIn = sql<SprintView['people']>`(case sprints.state when 'completed' then '[]' else (
    select coalesce(json_agg(json_build_object('uuid', p.id, 'username', p.username, 'name', p.name, 'avatar', p.avatar, 'headline', p.headline)
      order by d.tasks desc, p.name, p.id), '[]')
    from (select tp.person_id, count(*) as tasks from tasks t join task_people tp on tp.task_id = t.id
      where t.project_id = sprints.project_id and t.sprint_id = sprints.id and not t.is_archived group by 1) d
    join people p on p.id = d.person_id
  ) end)`

const shown = {
  id: sprints.id,
  slug: sprints.slug,
  title: sprints.title,
  goal: sprints.goal,
  startDate: sprints.startDate,
  endDate: sprints.endDate,
  state: sprints.state,
  startedAt: sprints.startedAt,
  completedAt: sprints.completedAt,
  committedTasks: sprints.committedTasks,
  committedHours: sprints.committedHours,
  tasks: sumOf('count(*)', 'all'),
  done: sumOf('count(*)', 'done'),
  hours: sumOf('coalesce(sum(hours), 0)', 'all'),
  hoursDone: sumOf('coalesce(sum(hours), 0)', 'done'),
  people: peopleIn,
}

const WORDS: Words<SprintValues> = { title: 'title', startDate: 'first day', endDate: 'last day', goal: { text: 'goal' } }

/** A sprint as the log names it. */
export const sprintTarget = ({ id, title }: Pick<SprintRow, 'id' | 'title'>) => ({ kind: 'sprint', id, label: title })

/** 404: a sprint that is unknown or elsewhere. */
export const sprintGone = () => notFound('This sprint does not exist.')

/** A sprint of a project by id; undefined when it is unknown or elsewhere. */
export async function findSprint(db: Database, projectId: string, id: number): Promise<SprintRow | undefined> {
  const [sprint] = await db
    .select()
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), eq(sprints.id, id)))
  return sprint
}

/** Holds a sprint that a task is to be put into, so that it is not completed meanwhile, and answers its state: a completed one takes none (SPRINT-05). */
export async function holdState(db: Database, projectId: string, id: number): Promise<SprintRow['state'] | undefined> {
  const [sprint] = await db
    .select({ state: sprints.state })
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), eq(sprints.id, id)))
    .for('share')
  return sprint?.state
}

/** A sprint of a project by id or slug; 404 when it is unknown or elsewhere. */
export async function readSprint(db: Database, projectId: string, key: { id: number } | { slug: string }): Promise<SprintView> {
  const named = 'id' in key ? eq(sprints.id, key.id) : eq(sprints.slug, key.slug)
  const [sprint] = await db
    .select(shown)
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), named))
  if (sprint === undefined) throw sprintGone()
  return sprint
}

/** A page of a project's sprints, latest first, and how many there are; `search` looks into titles. */
export async function listSprints(
  db: Database,
  projectId: string,
  { search, state }: { search: string; state: SprintRow['state'] | undefined },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ sprints: SprintView[]; total: number }> {
  const named = search === '' ? undefined : holding(sprints.title, search)
  const where = and(eq(sprints.projectId, projectId), named, state === undefined ? undefined : eq(sprints.state, state))
  const [rows, [counted]] = await readTogether(db, [
    () =>
      db
        .select(shown)
        .from(sprints)
        .where(where)
        .orderBy(desc(sprints.startDate), desc(sprints.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => db.select({ total: sql<number>`count(*)::int` }).from(sprints).where(where),
  ])
  return { sprints: rows, total: counted?.total ?? 0 }
}

/** Adds a sprint; its slug is its title's, numbered where that is taken. 422 where it ends before it starts. */
export async function createSprint(db: Database, place: Doer, values: SprintValues): Promise<SprintView> {
  checkDays(values)
  return db.transaction(async (tx) => {
    // One at a time in a project, so that two never take the same slug.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, place.id)).for('no key update')
    const taken = await tx.select({ slug: sprints.slug }).from(sprints).where(eq(sprints.projectId, place.id))
    const slug = firstFree(slugFrom(values.title, 'sprint'), new Set(taken.map((row) => row.slug)))
    const [made] = await tx
      .insert(sprints)
      .values({ companyId: place.companyId, projectId: place.id, slug, ...values })
      .returning({ id: sprints.id })
    const id = made?.id ?? 0
    await record(tx, place, place.actorId, { action: 'sprint.create', said: 'created the sprint', target: sprintTarget({ id, ...values }) })
    return readSprint(tx, place.id, { id })
  })
}

/** Changes what `values` names; the slug stays, so that addresses do. 404, 422 where it would end before it starts, 409 for days of a completed one. */
export async function updateSprint(db: Database, place: Doer, id: number, values: Partial<SprintValues>): Promise<SprintView> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(sprints)
      .where(and(eq(sprints.projectId, place.id), eq(sprints.id, id)))
      .for('update')
    if (before === undefined) throw sprintGone()
    const after = { ...before, ...values }
    checkDays(after)
    if (before.state === 'completed' && (after.startDate !== before.startDate || after.endDate !== before.endDate))
      throw conflict('The days of a completed sprint stay as they are.')
    if (Object.keys(values).length > 0)
      await tx
        .update(sprints)
        .set(values)
        .where(inCompany(sprints, place.companyId, id))
    const about = { action: 'sprint.change', noun: 'sprint', target: sprintTarget(after) } as const
    await record(tx, place, place.actorId, ...changed(before, values, WORDS, about))
    return readSprint(tx, place.id, { id })
  })
}

/** Deletes a sprint; its tasks stay, are in none, and their logs say so. */
export async function deleteSprint(db: Database, { actorId, ...place }: Doer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [sprint] = await tx
      .select({ title: sprints.title })
      .from(sprints)
      .where(and(eq(sprints.projectId, place.id), eq(sprints.id, id)))
      .for('update')
    if (sprint === undefined) throw sprintGone()
    const taken = await tx
      .update(tasks)
      .set({ sprintId: null, updatedAt: new Date() })
      .where(and(eq(tasks.projectId, place.id), eq(tasks.sprintId, id)))
      .returning({ id: tasks.id })
    await logEach(
      tx,
      taken.map((task) => task.id),
      actorId,
      sentence`took this out of sprint “${sprint.title}” by deleting it`,
    )
    await record(tx, place, actorId, { action: 'sprint.delete', said: 'deleted the sprint', target: sprintTarget({ id, ...sprint }) })
    await withdrawTopic(tx, topicOf(id))
    await tx.delete(sprints).where(inCompany(sprints, place.companyId, id))
  })
}

function checkDays({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw invalid({ end_date: ['A sprint cannot end before it starts.'] })
}
