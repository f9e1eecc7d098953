// Changes one property of a task and writes down what changed.
import { sql } from 'drizzle-orm'
import { keyOf } from '../../db/columns.ts'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { cleanHtml } from '../../html.ts'
import { logActivity, logEach } from '../activities/activities.store.ts'
import { dateLine, sentence } from '../audit-events/log-line.ts'
import { findBoard } from '../boards/boards.store.ts'
import { findSprint, holdState } from '../sprints/sprints.store.ts'
import { findTemplate, type TemplateKind } from '../templates/templates.store.ts'
import { findUserStory } from '../user-stories/user-stories.store.ts'
import type { Change } from './task-change.schema.ts'
import { DONE_LINE, finished, type Outcome, reopened, stepped } from './task-done.store.ts'
import { tellOfTaskChange } from './task-news.store.ts'
import { findTask, isInProject } from './tasks.store.ts'
import { type TaskRow, tasks } from './tasks.table.ts'

/** The sentence of DATES-03. */
export const DUE_AFTER_START = 'The due date must be after the start date.'

/** Applies one change to a task of a project; 404, or 422 under the change's field. Setting what is set already logs nothing. */
export async function changeTask(db: Database, projectId: string, taskId: string, actorId: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const outcome = await outcomeOf(tx, task, change, actorId)
    if (Object.keys(outcome.set).length > 0) await settle(tx, task, actorId, outcome)
  })
}

/** Turns `done` round; progress follows, 100 or 0 (DONE-04), and so does the status. Two at once are two turns. */
export async function toggleDone(db: Database, projectId: string, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const { set, log } = task.done ? await reopened(tx, task, 0) : await finished(tx, task)
    await settle(tx, task, actorId, { set, log: [doneLine(!task.done), ...log] })
  })
}

/** Sets the progress, 0–100; 100 is done, anything else is not (DONE-05), and the status follows. */
export async function setEstimative(db: Database, projectId: string, taskId: string, actorId: string, estimative: number): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    if (task.estimative === estimative) return
    const done = estimative === 100
    const { set, log } = done
      ? await finished(tx, task)
      : task.done
        ? await reopened(tx, task, estimative)
        : { set: { estimative }, log: [] }
    const turned = done === task.done ? [] : [doneLine(done)]
    const progress = `changed the progress from ${task.estimative}% to ${estimative}%`
    await settle(tx, task, actorId, { set, log: [...turned, progress, ...log] })
  })
}

const doneLine = (done: boolean) => (done ? DONE_LINE : 'reopened the task')

/** Writes a change, its lines in the log, and tells who is concerned. */
async function settle(tx: Database, task: TaskRow, actorId: string, { set, log }: Outcome): Promise<void> {
  await tx
    .update(tasks)
    .set({ ...set, updatedAt: new Date() })
    .where(inCompany(tasks, task.companyId, task.id))
  await logActivity(tx, task, actorId, ...log)
  await tellOfTaskChange(tx, task, set, actorId)
}

async function outcomeOf(db: Database, task: TaskRow, change: Change, actorId: string): Promise<Outcome> {
  switch (change.field) {
    case 'description':
      return plainChange(task, { field: change.field, value: cleanHtml(change.value) })
    case 'position':
      return change.value === task.position ? nothing : { set: { position: await freePosition(db, task, change.value) }, log: [] }
    case 'start_date':
      return startChange(task, change.value)
    case 'due_date':
      return dueChange(task, change.value)
    case 'parent_id':
      return parentChange(db, task, change.value, actorId)
    default:
      return isChoice(change) ? choiceChange(db, task, change) : plainChange(task, change)
  }
}

const nothing: Outcome = { set: {}, log: [] }

/** What the log says of a property, where it is not that it changed from one value to another. */
const LINES: { [Field in Change['field']]?: (value: Extract<Change, { field: Field }>['value']) => string } = {
  title: (title) => sentence`renamed the task to “${title}”`,
  description: () => 'changed the description',
  is_draft: (on) => (on ? 'made the task a draft' : 'took the task out of draft'),
  is_archived: (on) => (on ? 'archived the task' : 'restored the task from the archive'),
}

/** A property that is a column of the same name and nothing else. */
function plainChange(task: TaskRow, { field, value }: Change): Outcome {
  const column = keyOf(tasks, field)
  const before = task[column]
  if (before === value) return nothing
  const line = LINES[field] as ((value: Change['value']) => string) | undefined
  return {
    set: { [column]: value },
    log: [line?.(value) ?? sentence`changed the ${field.replaceAll('_', ' ')} from ${before ?? 'none'} to ${value ?? 'none'}`],
  }
}

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

/** A task that changes its parent is written into the logs of the one before and of the new one, too. */
async function parentChange(db: Database, task: TaskRow, parentId: string | null, actorId: string): Promise<Outcome> {
  if (parentId === task.parentId) return nothing
  const parent = parentId === null ? null : await parentFor(db, task, parentId)
  if (task.parentId !== null) await logEach(db, [task.parentId], actorId, sentence`removed the subtask “${task.title}”`)
  if (parent === null) return { set: { parentId }, log: ['removed the parent task'] }
  await logEach(db, [parent.id], actorId, sentence`added the subtask “${task.title}”`)
  return { set: { parentId }, log: [sentence`set the parent task to “${parent.title}”`] }
}

/** The task that is to be the parent; 422 where it cannot be. */
async function parentFor(db: Database, task: TaskRow, parentId: string): Promise<TaskRow> {
  if (!(await isInProject(db, task.projectId, parentId))) throw invalid({ parent_id: ['The parent is not in the project.'] })
  // Taken in one order across the project, so that two tasks cannot become each other's parent at once.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`parents ${task.projectId}`}))`)
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive line as (select id, parent_id from tasks where id = ${parentId}
      union select t.id, t.parent_id from tasks t join line on t.id = line.parent_id)
    select id from line where id = ${task.id}`)
  if (rows.length > 0) throw invalid({ parent_id: ['A task cannot lie under itself.'] })
  return findTask(db, task.projectId, parentId)
}

const CHOICES = {
  config_workflow_id: { column: 'workflowId', word: 'status', kind: 'workflow' },
  config_issue_type_id: { column: 'typeId', word: 'type', kind: 'type' },
  config_issue_effort_id: { column: 'effortId', word: 'effort', kind: 'effort' },
  sprint_id: { column: 'sprintId', word: 'sprint', kind: 'sprint' },
  user_story_id: { column: 'userStoryId', word: 'user story', kind: 'story' },
  board_uuid: { column: 'boardId', word: 'board', kind: 'board' },
} as const

type Choice = Extract<Change, { field: keyof typeof CHOICES }>

const isChoice = (change: Change): change is Choice => change.field in CHOICES

async function choiceChange(db: Database, task: TaskRow, change: Choice): Promise<Outcome> {
  const { column, word, kind } = CHOICES[change.field]
  const before = task[column]
  if (before === change.value) return nothing
  if (change.field === 'sprint_id' && change.value !== null && (await holdState(db, task.projectId, change.value)) === 'completed')
    throw conflict('This sprint is completed.')
  const none = kind === 'board' ? 'Main Board' : 'none'
  const name = change.value === null ? none : await nameOf(db, task.projectId, kind, change.value)
  if (name === undefined) throw invalid({ [change.field]: [`This ${word} is not in the project.`] })
  const old = before === null ? none : ((await nameOf(db, task.projectId, kind, before)) ?? none)
  const log = [planLine(kind, before && old, change.value && name) ?? sentence`changed the ${word} from ${old} to ${name}`]
  if (change.field !== 'config_workflow_id') return { set: { [column]: change.value }, log }
  const done = await stepped(db, task, change.value)
  return { set: done.set, log: [...log, ...done.log] }
}

/** What the log says of a sprint or a story that a task came into or left (SPRINT-18, STORY-10); null for everything else. */
function planLine(kind: string, from: string | number | null, to: string | number | null): string | null {
  if (kind !== 'sprint' && kind !== 'story') return null
  const [open, close] = kind === 'sprint' ? ['“', '”'] : ['', '']
  if (from === null) return sentence`added this to ${kind} ${open}${to}${close}`
  if (to === null) return sentence`took this out of ${kind} ${open}${from}${close}`
  return sentence`moved this from ${kind} ${open}${from}${close} to ${open}${to}${close}`
}

async function nameOf(
  db: Database,
  projectId: string,
  kind: TemplateKind | 'sprint' | 'story' | 'board',
  id: number | string,
): Promise<string | undefined> {
  if (kind === 'board' || typeof id === 'string') return (await findBoard(db, projectId, String(id)))?.name
  if (kind === 'sprint') return (await findSprint(db, projectId, id))?.title
  if (kind === 'story') return (await findUserStory(db, projectId, id))?.code
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
