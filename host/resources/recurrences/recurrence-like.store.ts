// What a rule makes that begins with a task: the same again (RECUR-14).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import type { TaskToMake } from './recurrences.table.ts'

type Found = Omit<TaskToMake, 'labels' | 'people' | 'checklist'> & {
  labels: number[]
  people: string[]
  checklist: string[]
  recurrenceId: string | null
}

/** Title, description, status and all else of a task that is its own; 422 where it is not in the project, or of another rule already. */
export async function taskLike(tx: Database, projectId: string, taskId: string): Promise<TaskToMake> {
  const { rows } = await tx.execute<Found>(sql`
    select t.title, t.description, case when t.done then null else t.workflow_id end as "workflowId", t.type_id as "typeId", t.effort_id as "effortId",
      t.board_id as "boardId", t.recurrence_id as "recurrenceId",
      array(select label_id from task_labels where task_id = t.id order by label_id) as labels,
      array(select person_id from task_people where task_id = t.id order by assigned_at) as people,
      array(select title from checklist_items where task_id = t.id order by id limit 50) as checklist
    from tasks t where t.id = ${taskId} and t.project_id = ${projectId} for update`)
  const [found] = rows
  if (found === undefined) throw invalid({ task_uuid: ['This task is not in the project.'] })
  const { recurrenceId, ...task } = found
  if (recurrenceId !== null) throw invalid({ task_uuid: ['This task repeats already.'] })
  return task
}
