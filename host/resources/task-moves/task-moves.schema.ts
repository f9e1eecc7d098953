// What the calls about moves take and answer.
import { z } from 'zod'
import { databaseId, taskShape } from '../tasks/tasks.schema.ts'
import { LOSSES } from './task-move.kept.ts'
import { MOST_MOVED } from './task-move-read.store.ts'

/** Body of the move call (REST-29). `subtasks` and `move_uuid` are ASSUMED: whether the subtasks go along, and the id by which the step is taken back. */
export const moveBody = z.strictObject({
  company_slug: z.string(),
  project_slug: z.string(),
  new_company_slug: z.string(),
  new_project_slug: z.string(),
  new_workflow_id: databaseId,
  subtasks: z.boolean().default(false),
  move_uuid: z.uuid().nullish(),
})

/** Body of the preview: these tasks of one project. */
export const previewBody = z.strictObject({
  company_slug: z.string(),
  project_slug: z.string(),
  uuids: z.array(z.uuid()).min(1).max(MOST_MOVED),
  new_company_slug: z.string(),
  new_project_slug: z.string(),
  subtasks: z.boolean().default(false),
})

/** Path and body of taking a move back. */
export const undoParams = z.object({ uuid: z.uuid() })
/** The task whose move it was. */
export const undoBody = z.strictObject({ task_uuid: z.uuid() })

const lossShape = z.object({ uuid: z.uuid(), code: z.string(), what: z.enum(LOSSES), title: z.string() })

/** A moved task; `along` are the subtasks that went with it, without their descriptions. */
export const movedShape = z.object({ data: taskShape, along: z.array(taskShape) })

/** How many tasks lie below those asked for and are not among them, and what each loses. */
export const previewShape = z.object({ data: z.object({ subtasks: z.number().int(), losses: z.array(lossShape) }) })

/** A task that is back; `left` is what it could not be given again. */
export const undoneShape = movedShape.extend({ left: z.array(lossShape) })
