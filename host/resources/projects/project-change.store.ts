// Changing what a project says of itself; what is not given stays.
import { sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { retireCode } from './project-codes.store.ts'
import { DUE_BEFORE_START } from './projects.schema.ts'
import { projectTarget } from './projects.store.ts'
import { type ProjectRow, projects } from './projects.table.ts'

/** Columns that the owner may change (PSET-02). */
export type ProjectChange = Partial<
  Pick<ProjectRow, 'name' | 'code' | 'description' | 'budget' | 'startDate' | 'dueDate' | 'logo' | 'currentStatus' | 'rockstars'>
>

/** Changes a project and answers it as it is then. 422 where the days it would have cross, 404 where it is gone meanwhile. */
export function changeProject(
  db: Database,
  { companyId, projectId, actorId }: { companyId: string; projectId: string; actorId: string },
  change: ProjectChange,
): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    // Held, so that two changes of one day each cannot cross the days together.
    const [now] = await tx
      .select()
      .from(projects)
      .where(inCompany(projects, companyId, projectId))
      .for('update')
    if (now === undefined) throw notFound('This project does not exist or is not yours.')
    const { startDate, dueDate } = { ...now, ...change }
    if (startDate && dueDate && dueDate < startDate) throw invalid({ [change.dueDate ? 'due_date' : 'start_date']: [DUE_BEFORE_START] })
    if (Object.keys(change).length === 0) return now
    if (change.code !== undefined && change.code !== now.code) await retireCode(tx, now, change.code)
    const [after] = await tx
      .update(projects)
      .set(change)
      .where(inCompany(projects, companyId, projectId))
      .returning()
    if (after === undefined) throw new Error('The changed project was not returned.')
    const target = projectTarget(after)
    if (after.currentStatus !== now.currentStatus)
      await record(tx, after, actorId, { action: 'project.status', said: statusLine(now, after), target })
    await record(tx, after, actorId, ...changed(now, after, WORDS, { action: 'project.change', noun: 'project', target }))
    // Nobody can work in it any more (PSET-05).
    if (after.currentStatus === 2 && now.currentStatus !== 2) await endTimers(tx, sql`e.project_id = ${projectId}`)
    return after
  })
}

function statusLine(before: ProjectRow, { currentStatus }: ProjectRow): string {
  if (currentStatus === 2) return 'archived the project'
  if (currentStatus === 1) return 'completed the project'
  return before.currentStatus === 2 ? 'reopened the project' : 'took the project up again'
}

const WORDS: Words<ProjectRow> = {
  name: 'name',
  code: 'ID',
  budget: 'budget',
  startDate: 'start date',
  dueDate: 'due date',
  rockstars: 'leaderboard',
  description: { text: 'description' },
  logo: { text: 'logo' },
}
