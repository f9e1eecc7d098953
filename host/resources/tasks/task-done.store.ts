// What done means for a task's status and progress: the three say one thing (decision 019).
import type { Database } from '../../db/open.ts'
import type { LogLine } from '../audit-events/log-line.ts'
import { sentence } from '../audit-events/log-line.ts'
import { doneStatus, findTemplate, listTemplates } from '../templates/templates.store.ts'
import type { TaskRow } from './tasks.table.ts'

/** What a change writes into the task's row, and its lines of the log. */
export type Outcome = { set: Partial<TaskRow>; log: LogLine[] }

const forgotten = { workflowBeforeDone: null, estimativeBeforeDone: null }

/** Done: 100 % (DONE-04), in the status that means done, and what it was is remembered. */
export async function finished(db: Database, task: TaskRow): Promise<Outcome> {
  const target = await doneStatus(db, task.projectId)
  const set = { done: true, estimative: 100, workflowBeforeDone: null, estimativeBeforeDone: task.estimative }
  if (target === undefined || target.id === task.workflowId) return { set, log: [] }
  return {
    set: { ...set, workflowId: target.id, workflowBeforeDone: task.workflowId },
    log: [await statusLine(db, task, target.title)],
  }
}

/**
 * Not done any more, with this progress. In the status that means done it goes back to the one it had before, or to the first; a status that
 * somebody chose since stays.
 */
export async function reopened(db: Database, task: TaskRow, estimative: number): Promise<Outcome> {
  const set = { done: false, estimative, ...forgotten }
  const target = await doneStatus(db, task.projectId)
  if (target === undefined || target.id !== task.workflowId) return { set, log: [] }
  const { workflowBeforeDone: before } = task
  const open = (await listTemplates(db, task.projectId, 'workflow')).filter(({ id }) => id !== target.id)
  const back = open.find(({ id }) => id === before) ?? open[0]
  return back ? { set: { ...set, workflowId: back.id }, log: [await statusLine(db, task, back.title)] } : { set, log: [] }
}

/** What the Task Log says when a task was done. */
export const DONE_LINE = 'marked the task as done'

/** Another status: into the one that means done the task is done, out of it no longer, with the progress that it had. */
export async function stepped(db: Database, task: TaskRow, workflowId: number): Promise<Outcome> {
  const target = await doneStatus(db, task.projectId)
  if (target?.id === workflowId && !task.done) {
    const { set } = await finished(db, task)
    return { set, log: [DONE_LINE] }
  }
  if (target?.id === task.workflowId && task.done)
    return { set: { done: false, estimative: task.estimativeBeforeDone ?? 0, ...forgotten, workflowId }, log: ['reopened the task'] }
  return { set: { workflowId }, log: [] }
}

async function statusLine(db: Database, task: TaskRow, title: string): Promise<string> {
  const old = await findTemplate(db, task.projectId, 'workflow', task.workflowId)
  return sentence`changed the status from ${old?.title ?? 'none'} to ${title}`
}
