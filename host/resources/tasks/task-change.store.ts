// Changes one property of a task and writes down what changed.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { cleanHtml } from '../../html.ts'
import { logActivity } from '../activities/activities.store.ts'
import { findBoard } from '../boards/boards.store.ts'
import { findSprint } from '../sprints/sprints.store.ts'
import { findTemplate, type TemplateKind } from '../templates/templates.store.ts'
import { findUserStory } from '../user-stories/user-stories.store.ts'
import { findTask, isInProject } from './tasks.store.ts'
import { type TaskRow, tasks } from './tasks.table.ts'

/** One property and its new value, named as on the wire (REST-21, REST-24). */
export type Change =
  | { field: 'title'; value: string }
  | { field: 'description'; value: string | null }
  | { field: 'is_draft' | 'is_archived'; value: boolean }
  | { field: 'config_issue_type_id' | 'config_issue_effort_id' | 'sprint_id' | 'user_story_id'; value: number | null }
  | { field: 'config_workflow_id'; value: number }
  | { field: 'start_date' | 'due_date'; value: Date | null }
  | { field: 'parent_id'; value: string | null }
  | { field: 'board_uuid'; value: string | null }
  | { field: 'position'; value: number }

type Outcome = { set: Partial<typeof tasks.$inferInsert>; log: string[] }

/** The sentence of DATES-03. */
export const DUE_AFTER_START = 'The due date must be after the start date.'

/** Applies one change to a task of a project; 404, or 422 under the change's field. Setting what is set already logs nothing. */
export async function changeTask(db: Database, projectId: string, taskId: string, actorId: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const { set, log } = await outcomeOf(tx, task, change)
    if (Object.keys(set).length === 0) return
    await tx
      .update(tasks)
      .set({ ...set, updatedAt: new Date() })
      .where(eq(tasks.id, task.id))
    await logActivity(tx, task, actorId, ...log)
  })
}

/** Turns `done` round; progress follows, 100 or 0 (DONE-04). Two at once are two turns. */
export async function toggleDone(db: Database, projectId: string, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    await tx
      .update(tasks)
      .set({ done: !task.done, estimative: task.done ? 0 : 100, updatedAt: new Date() })
      .where(eq(tasks.id, task.id))
    await logActivity(tx, task, actorId, task.done ? 'reopened the task' : 'marked the task as done')
  })
}

/** Sets the progress, 0–100; 100 is done, anything else is not (DONE-05). */
export async function setEstimative(db: Database, projectId: string, taskId: string, actorId: string, estimative: number): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    if (task.estimative === estimative) return
    await tx
      .update(tasks)
      .set({ estimative, done: estimative === 100, updatedAt: new Date() })
      .where(eq(tasks.id, task.id))
    await logActivity(tx, task, actorId, `changed the progress from ${task.estimative}% to ${estimative}%`)
  })
}

async function outcomeOf(db: Database, task: TaskRow, change: Change): Promise<Outcome> {
  switch (change.field) {
    case 'title':
      return change.value === task.title ? nothing : { set: { title: change.value }, log: [`renamed the task to “${change.value}”`] }
    case 'description': {
      const description = cleanHtml(change.value)
      return description === task.description ? nothing : { set: { description }, log: ['changed the description'] }
    }
    case 'is_draft':
      return change.value === task.isDraft
        ? nothing
        : { set: { isDraft: change.value }, log: [change.value ? 'made the task a draft' : 'took the task out of draft'] }
    case 'is_archived':
      return change.value === task.isArchived
        ? nothing
        : { set: { isArchived: change.value }, log: [change.value ? 'archived the task' : 'restored the task from the archive'] }
    case 'position':
      return change.value === task.position ? nothing : { set: { position: await freePosition(db, task, change.value) }, log: [] }
    case 'start_date':
      return startChange(task, change.value)
    case 'due_date':
      return dueChange(task, change.value)
    case 'parent_id':
      return parentChange(db, task, change.value)
    default:
      return choiceChange(db, task, change)
  }
}

const nothing: Outcome = { set: {}, log: [] }

function startChange(task: TaskRow, start: Date | null): Outcome {
  if (sameInstant(task.startDate, start)) return nothing
  const late = start !== null && task.dueDate !== null && start >= task.dueDate
  const log = [dateLine('start', task.startDate, start), ...(late ? [dateLine('due', task.dueDate, null)] : [])]
  return { set: { startDate: start, ...(late && { dueDate: null }) }, log }
}

function dueChange(task: TaskRow, due: Date | null): Outcome {
  if (due !== null && task.startDate !== null && due <= task.startDate) throw invalid({ due_date: [DUE_AFTER_START] })
  if (sameInstant(task.dueDate, due)) return nothing
  return { set: { dueDate: due }, log: [dateLine('due', task.dueDate, due)] }
}

async function parentChange(db: Database, task: TaskRow, parentId: string | null): Promise<Outcome> {
  if (parentId === task.parentId) return nothing
  if (parentId === null) return { set: { parentId }, log: ['removed the parent task'] }
  if (!(await isInProject(db, task.projectId, parentId))) throw invalid({ parent_id: ['The parent is not in the project.'] })
  // Taken in one order across the project, so that two tasks cannot become each other's parent at once.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`parents ${task.projectId}`}))`)
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive line as (select id, parent_id from tasks where id = ${parentId}
      union select t.id, t.parent_id from tasks t join line on t.id = line.parent_id)
    select id from line where id = ${task.id}`)
  if (rows.length > 0) throw invalid({ parent_id: ['A task cannot lie under itself.'] })
  const parent = await findTask(db, task.projectId, parentId)
  return { set: { parentId }, log: [`set the parent task to “${parent.title}”`] }
}

type Choice = Extract<Change, { field: `config_${string}` | 'sprint_id' | 'user_story_id' | 'board_uuid' }>

const CHOICES = {
  config_workflow_id: { column: 'workflowId', word: 'status', kind: 'workflow' },
  config_issue_type_id: { column: 'typeId', word: 'type', kind: 'type' },
  config_issue_effort_id: { column: 'effortId', word: 'effort', kind: 'effort' },
  sprint_id: { column: 'sprintId', word: 'sprint', kind: 'sprint' },
  user_story_id: { column: 'userStoryId', word: 'user story', kind: 'story' },
  board_uuid: { column: 'boardId', word: 'board', kind: 'board' },
} as const

async function choiceChange(db: Database, task: TaskRow, change: Choice): Promise<Outcome> {
  const { column, word, kind } = CHOICES[change.field]
  const before = task[column]
  if (before === change.value) return nothing
  const none = kind === 'board' ? 'Main Board' : 'none'
  const name = change.value === null ? none : await nameOf(db, task.projectId, kind, change.value)
  if (name === undefined) throw invalid({ [change.field]: [`This ${word} is not in the project.`] })
  const old = before === null ? none : ((await nameOf(db, task.projectId, kind, before)) ?? none)
  return { set: { [column]: change.value }, log: [`changed the ${word} from ${old} to ${name}`] }
}

async function nameOf(
  db: Database,
  projectId: string,
  kind: TemplateKind | 'sprint' | 'story' | 'board',
  id: number | string,
): Promise<string | undefined> {
  if (kind === 'board' || typeof id === 'string') return (await findBoard(db, projectId, String(id)))?.name
  if (kind === 'sprint') return (await findSprint(db, projectId, id))?.title
  if (kind === 'story') return (await findUserStory(db, projectId, id))?.title
  return (await findTemplate(db, projectId, kind, id))?.title
}

/** The wanted position, or, when halving has used up the gap there, one made free by moving the tasks after it. */
async function freePosition(db: Database, task: TaskRow, wanted: number): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from tasks where project_id = ${task.projectId} and is_archived = ${task.isArchived} and position = ${wanted} and id <> ${task.id} limit 1`,
  )
  if (rows.length === 0) return wanted
  // Only the next thousand are spread out; the ones after them keep their order because their positions are already above.
  const { rows: spread } = await db.execute<{ step: number }>(sql`
    with after as (
      select id, row_number() over (order by position, number desc) as place, count(*) over () as total, max(position) over () as top
      from (select id, position, number from tasks where project_id = ${task.projectId} and is_archived = ${task.isArchived}
        and position >= ${wanted} and id <> ${task.id} order by position, number desc limit 1000) as next
    ), room as (
      select coalesce((select position from tasks where project_id = ${task.projectId} and is_archived = ${task.isArchived}
        and position > (select max(top) from after) order by position limit 1), (select max(top) from after) + 1024000) - ${wanted}::float8 as width
    ), moved as (
      update tasks set position = ${wanted}::float8 + room.width * after.place / (after.total + 1)
      from after, room where tasks.id = after.id returning 1
    ) select width as step from room, (select count(*) from moved) as all_moved`)
  if (spread.length === 0) throw new Error('No room was made in the order of tasks.')
  return wanted
}

function sameInstant(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime()
}

function dateLine(which: 'start' | 'due', before: Date | null, after: Date | null): string {
  const words = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (after === null) return `removed the ${which} date`
  return before === null ? `set the ${which} date to ${words(after)}` : `changed the ${which} date from ${words(before)} to ${words(after)}`
}
