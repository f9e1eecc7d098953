// How many tasks projects have, kept by triggers (see the migrations).
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { projectTaskTotals } from './tasks.table.ts'

/** Tasks that are not archived, by project id; a project without any may be missing. */
export async function countTasks(db: Database, projectIds: readonly string[]): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .select({ projectId: projectTaskTotals.projectId, active: projectTaskTotals.active })
    .from(projectTaskTotals)
    .where(inArray(projectTaskTotals.projectId, [...projectIds]))
  return new Map(rows.map(({ projectId, active }) => [projectId, active]))
}
