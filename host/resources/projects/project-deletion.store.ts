// Deleting a project and having it back: hidden at once, kept 30 days, then gone with its files (PSET-14, PSET-15).
import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { SAMPLE_TASKS } from '../../db/sample/sample-texts.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { firstFree } from '../../slugs.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'
import { bytesIn, knownFiles } from '../attachments/attachments.store.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { companies } from '../companies/companies.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { forgetRecurrences, forgetTasks, forgetWorkflows } from '../tasks/task-references.store.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { freeCode, takenNames } from './new-project.store.ts'
import { projectCodes } from './project-codes.table.ts'
import { projectTarget } from './projects.store.ts'
import { type ProjectRow, projects } from './projects.table.ts'

/** For so long a deleted project can be had back. */
export const KEPT_DAYS = 30

/** What goes with a project; `ownTasks` are those of a sample that people made or moved there. */
export type ProjectContents = {
  tasks: number
  ownTasks: number
  files: number
  pages: number
  userStories: number
  sprints: number
  discussions: number
  forms: number
  recurringTasks: number
}

/** A deleted project, as its owners find it. */
export type DeletedProject = { project: ProjectRow; deletedAt: Date; deletedBy: PersonRow | null }

/** How much is in a project, archived tasks too. */
export async function countContents(db: Database, projectId: string): Promise<ProjectContents> {
  const { rows } = await db.execute<ProjectContents>(sql`
    select coalesce((select active + archived from project_task_totals where project_id = ${projectId}), 0)::int as tasks,
      (select count(*)::int from tasks t join projects p on p.id = t.project_id
        where p.id = ${projectId} and p.is_sample and t.number > ${SAMPLE_TASKS.length}) as "ownTasks",
      (select count(*)::int from attachments where project_id = ${projectId}) as files,
      (select count(*)::int from wiki_pages where project_id = ${projectId} and published_at is not null and deleted_at is null) as pages,
      (select count(*)::int from user_stories where project_id = ${projectId}) as "userStories",
      (select count(*)::int from sprints where project_id = ${projectId}) as sprints,
      (select count(*)::int from threads where project_id = ${projectId}) as discussions,
      (select count(*)::int from forms where project_id = ${projectId}) as forms,
      (select count(*)::int from recurrences where project_id = ${projectId}) as "recurringTasks"`)
  const [found] = rows
  if (!found) throw new Error('A query without a table answers one row.')
  return found
}

/** Who chooses names in a workspace waits for who does already. */
async function holdNames(tx: Database, companyId: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

/** Takes a project away from everybody; its slug and codes are free. 422 where `name` is not its name, to the letter. */
export function deleteProject(db: Database, { id, companyId }: ProjectRow, actorId: string, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    await holdNames(tx, companyId)
    const [now] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), sql`${projects.deletedAt} is null`))
      .for('update')
    if (now === undefined) throw notFound('This project does not exist or is not yours.')
    if (now.name !== name) throw invalid({ name: ['That is not the name of this project.'] })
    await endTimers(tx, sql`e.project_id = ${id}`)
    const former = await tx.delete(projectCodes).where(eq(projectCodes.projectId, id)).returning({ code: projectCodes.code })
    await tx
      .update(projects)
      .set({ deletedAt: sql`now()`, deletedBy: actorId, formerCodes: former.map(({ code }) => code) })
      .where(inCompany(projects, companyId, id))
    await record(tx, now, actorId, { action: 'project.delete', said: 'deleted the project', target: projectTarget(now) })
  })
}

/** Projects of a workspace that were deleted and can be had back by this person: its owner all, others those that they owned. */
function restorable(companyId: string, personId: string): SQL | undefined {
  return and(
    eq(projects.companyId, companyId),
    isNotNull(projects.deletedAt),
    sql`(${projects.ownerId} = ${personId} or exists (select 1 from companies c where c.id = ${companyId} and c.owner_id = ${personId}))`,
  )
}

/** The deleted projects that a person can have back, newest first. */
export async function listDeleted(db: Database, companyId: string, personId: string): Promise<DeletedProject[]> {
  const rows = await db
    .select({ project: projects, deletedBy: people })
    .from(projects)
    .leftJoin(people, eq(people.id, projects.deletedBy))
    .where(restorable(companyId, personId))
    .orderBy(desc(projects.deletedAt), projects.id)
  return rows.flatMap(({ project, deletedBy }) =>
    project.deletedAt === null ? [] : [{ project, deletedAt: project.deletedAt, deletedBy }],
  )
}

/** Gives a project back with all that was in it, under the first free slug and code. 404 where there is none that this person can have back. */
export function restoreProject(db: Database, companyId: string, projectId: string, actorId: string): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    await holdNames(tx, companyId)
    const [found] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.id, projectId), restorable(companyId, actorId)))
      .for('update')
    if (found === undefined) throw notFound('There is no such deleted project.')
    const { slugs, codes } = await takenNames(tx, companyId)
    const code = freeCode(found.code, codes)
    const [restored] = await tx
      .update(projects)
      .set({ deletedAt: null, deletedBy: null, formerCodes: null, slug: firstFree(found.slug, slugs), code })
      .where(inCompany(projects, companyId, projectId))
      .returning()
    if (restored === undefined) throw new Error('The restored project was not returned.')
    const former = (found.formerCodes ?? []).filter((one) => one !== code && !codes.has(one))
    if (former.length > 0) await tx.insert(projectCodes).values(former.map((one) => ({ companyId, projectId, code: one })))
    await record(tx, restored, actorId, { action: 'project.restore', said: 'restored the project', target: projectTarget(restored) })
    return restored
  })
}

/** Removes what was deleted longer ago than 30 days, rows first, then bytes; answers how many projects. Several hosts may do it at once. */
export async function purgeProjects(db: Database, files: Files, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  const which = sql`select distinct company_id from projects where deleted_at <= ${before.toISOString()}::timestamptz`
  return inEachWorkspace(db, which, async (companyId) => {
    for (let purged = 0; ; purged += 1) if (!(await purgeOne(db, files, companyId, before))) return purged
  })
}

/** Deletes projects of a workspace with everything in them. Their tasks go first: what tasks refer to does not go while they do. */
export async function deleteProjectRows(tx: Database, companyId: string, which: SQL): Promise<void> {
  const within = sql`company_id = ${companyId} and project_id in (select id from projects where company_id = ${companyId} and ${which})`
  await forgetTasks(tx, companyId, sql`select id from tasks where ${within}`)
  await tx.execute(sql`delete from tasks where ${within}`)
  // Those that have gone to other projects.
  await forgetRecurrences(tx, companyId, sql`select id from recurrences where ${within}`)
  await forgetWorkflows(tx, companyId, sql`select id from workflows where ${within}`)
  await tx.delete(projects).where(and(eq(projects.companyId, companyId), which))
}

async function purgeOne(db: Database, files: Files, companyId: string, before: Date): Promise<boolean> {
  let bytes: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.companyId, companyId), lte(projects.deletedAt, before)))
        .orderBy(projects.deletedAt)
        .limit(1)
        .for('update', { skipLocked: true })
      if (found === undefined) return false
      bytes = await bytesIn(tx, sql`project_id = ${found.id}`)
      await files.doubt(bytes)
      await deleteProjectRows(tx, companyId, eq(projects.id, found.id))
      return true
    })
  } finally {
    await files.settle(bytes, knownFiles(db))
  }
}
