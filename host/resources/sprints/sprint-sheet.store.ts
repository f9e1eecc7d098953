// What a sprint's spreadsheet holds besides its chart.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readChart } from './sprint-chart.store.ts'
import { listResults } from './sprint-history.store.ts'
import type { SprintSheets, SprintTask } from './sprint-sheet.ts'

/** Everything of a sprint's spreadsheet, its days cut in `timezone`; 404 for one that is unknown or elsewhere. */
export async function readSheets(db: Database, projectId: string, id: number, timezone: string): Promise<SprintSheets> {
  const { days } = await readChart(db, projectId, id, timezone)
  const { results } = await listResults(db, projectId, id, { page: 1, perPage: 100_000 })
  const { rows: tasks } = await db.execute<SprintTask>(sql`
    select p.code || '-' || t.number as code, t.title, w.title as status, t.done, coalesce(e.hours, 0)::float8 as hours,
      array(select person.name from task_people tp join people person on person.id = tp.person_id where tp.task_id = t.id order by tp.assigned_at, person.name) as people
    from tasks t join projects p on p.id = t.project_id join workflows w on w.id = t.workflow_id left join task_efforts e on e.id = t.effort_id
    where t.project_id = ${projectId} and t.sprint_id = ${id} and not t.is_archived order by t.position, t.number desc`)
  return { tasks, days, results, timezone }
}
