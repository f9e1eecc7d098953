// A project to try things in, made in one transaction, and taken away in one without a trace (FIRST-04).
import { and, asc, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { SAMPLE_COMMENTS, SAMPLE_LABELS } from '../../db/sample/sample-texts.ts'
import { notFound } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { firstFree } from '../../slugs.ts'
import { bytesIn, knownFiles } from '../attachments/attachments.store.ts'
import { allowAuditDeletion } from '../audit-events/audit-events.store.ts'
import { comments } from '../comments/comments.table.ts'
import { companies } from '../companies/companies.table.ts'
import { labels, taskLabels } from '../labels/labels.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { sprintEvents, sprints } from '../sprints/sprints.table.ts'
import { taskPeople, tasks } from '../tasks/tasks.table.ts'
import { addStartingTemplates } from '../templates/templates.store.ts'
import { taskEfforts, taskTypes, workflows } from '../templates/templates.table.ts'
import { timeEntries } from '../timer/time-entries.table.ts'
import { freeCode, takenNames } from './new-project.store.ts'
import { deleteProjectRows } from './project-deletion.store.ts'
import { isKept, type ProjectRow, projects } from './projects.table.ts'
import { type PlannedSample, planSample, planTime, sampleSprint } from './sample-project.ts'

/** Whose it is, and where. */
type Owned = { companyId: string; personId: string }
type Place = { companyId: string; projectId: string }

const day = (at: Date) => at.toISOString().slice(0, 10)

const ofPerson = ({ companyId, personId }: Owned) =>
  and(eq(projects.companyId, companyId), eq(projects.ownerId, personId), eq(projects.isSample, true), isKept)

/** Makes the sample of a person in a workspace, or answers the one that they have; `made` says which. */
export function addSample(db: Database, owned: Owned, now = new Date()): Promise<{ project: ProjectRow; made: boolean }> {
  return db.transaction(async (tx) => {
    // One at a time in a workspace: names are chosen without a race, and nobody gets two.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, owned.companyId)).for('update')
    const [there] = await tx.select().from(projects).where(ofPerson(owned)).limit(1)
    if (there !== undefined) return { project: there, made: false }
    const planned = planSample(now)
    const project = await addProjectRow(tx, owned, planned.length, now)
    const place = { companyId: owned.companyId, projectId: project.id }
    await addStartingTemplates(tx, project)
    const sprint = await addSprint(tx, place, now)
    const ids = await addTasks(tx, place, { planned, personId: owned.personId, sprintId: sprint.id })
    await startSprint(tx, place, { sprint, planned, ids, now })
    await addWork(tx, place, { planned, ids, personId: owned.personId, now })
    return { project, made: true }
  })
}

async function addProjectRow(tx: Database, { companyId, personId }: Owned, count: number, now: Date): Promise<ProjectRow> {
  const { slugs, codes } = await takenNames(tx, companyId)
  const { start, end } = sampleSprint(now)
  const [project] = await tx
    .insert(projects)
    .values({
      companyId,
      ownerId: personId,
      isSample: true,
      name: 'Sample: Website relaunch',
      slug: firstFree('sample-website', slugs),
      code: freeCode('SMP', codes),
      description: 'Invented work to try things with. Nothing here counts, and one click removes it all.',
      startDate: day(start),
      dueDate: day(new Date(end.getTime() + 14 * 86_400_000)),
      lastTaskNumber: count,
    })
    .returning()
  if (project === undefined) throw new Error('The sample was not returned.')
  await tx.insert(projectMembers).values({ companyId, projectId: project.id, personId, role: 'admin' })
  return project
}

async function addSprint(tx: Database, place: Place, now: Date): Promise<typeof sprints.$inferSelect> {
  const { start, end } = sampleSprint(now)
  const goal = 'A front page that somebody can click through'
  const [sprint] = await tx
    .insert(sprints)
    .values({ ...place, slug: 'sprint-1', title: 'Sprint 1', goal, startDate: day(start), endDate: day(end) })
    .returning()
  if (sprint === undefined) throw new Error('The sprint of the sample was not returned.')
  return sprint
}

/** Answers the id of each task by its number. */
async function addTasks(
  tx: Database,
  place: Place,
  { planned, personId, sprintId }: { planned: readonly PlannedSample[]; personId: string; sprintId: number },
): Promise<Map<number, string>> {
  const { projectId } = place
  const steps = await tx.select().from(workflows).where(eq(workflows.projectId, projectId)).orderBy(asc(workflows.id))
  const types = await tx.select().from(taskTypes).where(eq(taskTypes.projectId, projectId))
  const efforts = await tx.select().from(taskEfforts).where(eq(taskEfforts.projectId, projectId)).orderBy(asc(taskEfforts.id))
  const labelRows = await tx
    .insert(labels)
    .values(SAMPLE_LABELS.map(([title, color]) => ({ ...place, title, color })))
    .returning()
  const rows = await tx
    .insert(tasks)
    .values(
      planned.map((task) => ({
        ...place,
        number: task.number,
        title: task.title,
        position: (planned.length - task.number) * 1024,
        done: task.finished !== null,
        estimative: task.estimative,
        workflowId: steps[task.step]?.id ?? 0,
        typeId: types.find(({ title }) => title === task.kind)?.id ?? null,
        effortId: efforts[task.size]?.id ?? null,
        sprintId: task.inSprint ? sprintId : null,
        startDate: task.start,
        dueDate: task.due,
        creatorId: personId,
        createdAt: task.created,
        updatedAt: task.updated,
      })),
    )
    .returning({ id: tasks.id, number: tasks.number })
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  const idOf = ({ number }: PlannedSample) => ids.get(number) ?? ''
  await tx
    .insert(taskLabels)
    .values(
      planned.map((task) => ({ ...place, taskId: idOf(task), labelId: labelRows.find(({ title }) => title === task.label)?.id ?? 0 })),
    )
  const mine = planned.filter((task) => task.mine)
  await tx.insert(taskPeople).values(mine.map((task) => ({ ...place, taskId: idOf(task), personId, assignedAt: task.created })))
  return ids
}

type InSprint = { sprint: typeof sprints.$inferSelect; planned: readonly PlannedSample[]; ids: ReadonlyMap<number, string>; now: Date }

/** Starts it after its tasks are in: what they went through is written as it happened, not as of now. */
async function startSprint(tx: Database, place: Place, { sprint, planned, ids, now }: InSprint): Promise<void> {
  const startedAt = new Date(sampleSprint(now).start.getTime() + 9 * 3_600_000)
  const { rows } = await tx.execute<{ number: number; hours: number }>(sql`
    select t.number, coalesce(e.hours, 0)::float8 as hours from tasks t left join task_efforts e on e.id = t.effort_id where t.sprint_id = ${sprint.id}`)
  const hoursOf = new Map(rows.map(({ number, hours }) => [number, hours]))
  const members = planned.filter(({ inSprint }) => inSprint)
  await tx
    .update(sprints)
    .set({ state: 'active', startedAt, committedTasks: members.length, committedHours: rows.reduce((sum, { hours }) => sum + hours, 0) })
    .where(inCompany(sprints, place.companyId, sprint.id))
  const events = members.flatMap(({ number, title, finished }) => {
    const row = { ...place, sprintId: sprint.id, taskId: ids.get(number) ?? '', number, title, hours: hoursOf.get(number) ?? 0 }
    const added = { ...row, kind: 'added' as const, at: startedAt }
    return finished === null ? [added] : [added, { ...row, kind: 'done' as const, at: finished }]
  })
  await tx.insert(sprintEvents).values(events.toSorted((one, other) => Number(one.at) - Number(other.at)))
}

type Work = { planned: readonly PlannedSample[]; ids: ReadonlyMap<number, string>; personId: string; now: Date }

/** What was said and how long it took. */
async function addWork(tx: Database, place: Place, { planned, ids, personId, now }: Work): Promise<void> {
  await tx.insert(comments).values(
    SAMPLE_COMMENTS.map(([title, authorName, text], at) => {
      const task = planned.find((one) => one.title === title)
      const said = Math.min(
        (task?.created.getTime() ?? 0) + (at + 1) * 7 * 3_600_000,
        now.getTime() - (SAMPLE_COMMENTS.length - at) * 40 * 60_000,
      )
      return { ...place, taskId: ids.get(task?.number ?? 0) ?? '', authorName, html: `<p>${text}</p>`, createdAt: new Date(said) }
    }),
  )
  await tx.insert(timeEntries).values(
    planTime(now, planned).map(({ number, started, ended, comment }) => {
      return {
        ...place,
        taskId: ids.get(number) ?? '',
        personId,
        startedAt: started,
        endedAt: ended,
        comment,
        byTimer: false,
        createdAt: ended,
      }
    }),
  )
}

/** A sample by its slug, for its owner and that of the workspace. */
const ofSlug = ({ companyId, personId }: Owned, slug: string) =>
  and(
    ...[eq(projects.companyId, companyId), eq(projects.slug, slug), eq(projects.isSample, true), isKept],
    sql`(${projects.ownerId} = ${personId} or exists (select from companies c where c.id = ${companyId} and c.owner_id = ${personId}))`,
  )

/** Takes the samples of a person, or the one of a slug, away with everything in them, news and log as well; 404 where there is none. */
export async function removeSample(db: Database, files: Files, owned: Owned, slug?: string): Promise<void> {
  let bytes: string[] = []
  try {
    await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(slug === undefined ? ofPerson(owned) : ofSlug(owned, slug))
        .for('update')
      if (found.length === 0) throw notFound('There is no sample data of yours.')
      const ids = sql`any(${sql.param(found.map(({ id }) => id))}::uuid[])`
      bytes = await bytesIn(tx, sql`project_id = ${ids}`)
      await files.doubt(bytes)
      await tx.execute(sql`
        delete from watchers w where w.company_id = ${owned.companyId} and (w.target_kind = 'project' and w.target_id = ${ids}
          or w.target_kind = 'task' and w.target_id in (select id from tasks where project_id = ${ids}))`)
      // It was never work of the workspace, so its log does not tell of it either.
      await allowAuditDeletion(tx)
      await tx.execute(sql`delete from audit_events where company_id = ${owned.companyId} and project_id = ${ids}`)
      await deleteProjectRows(tx, owned.companyId, sql`id = ${ids}`)
    })
  } finally {
    await files.settle(bytes, knownFiles(db))
  }
}
