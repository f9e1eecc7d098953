// Finds, creates, copies and deletes tasks.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { cutToFit } from '../../graphemes.ts'
import { cleanHtml } from '../../html.ts'
import { logActivity, logEach, logToRelatives } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findBoard } from '../boards/boards.store.ts'
import { copyChecklist } from '../checklists/checklist-copy.store.ts'
import { withdrawTask } from '../notifications/notifications.store.ts'
import { type Place, projects } from '../projects/projects.table.ts'
import { holdState } from '../sprints/sprints.store.ts'
import { doneStatus, findTemplate, firstTemplate } from '../templates/templates.store.ts'
import { skipDueSoon, tellAssigned } from './task-news.store.ts'
import { peopleOnProject } from './task-people.store.ts'
import { forgetTasks } from './task-references.store.ts'
import { type TaskRow, taskPeople, tasks } from './tasks.table.ts'

type Insert = typeof tasks.$inferInsert

/** What a new task may bring; absent = default, null = none. Usernames must be on the project. */
export type NewTask = Pick<Insert, 'title'> &
  Partial<Omit<Insert, 'title' | 'workflowId' | 'position'>> & {
    workflowId?: number | null
    position?: number | null
    usernames?: string[]
  }

/** A gap between two neighbours, wide enough for forty halvings. */
export const POSITION_GAP = 1024

/** The task of an id inside a project; 404 when it is unknown or elsewhere. `lock` keeps it for the transaction. */
export async function findTask(db: Database, projectId: string, taskId: string, lock?: 'lock'): Promise<TaskRow> {
  const found = db
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)))
  const [task] = await (lock ? found.for('no key update') : found)
  if (task === undefined) throw notFound('This task does not exist or is not yours.')
  return task
}

/** Takes the next numbers of a project and its top positions; holds the project's row until the transaction ends, so that numbers have no gaps. */
export async function takePlaces(db: Database, projectId: string, count: number): Promise<{ number: number; top: number }> {
  const [project] = await db
    .update(projects)
    .set({ lastTaskNumber: sql`${projects.lastTaskNumber} + ${count}` })
    .where(eq(projects.id, projectId))
    .returning({ last: projects.lastTaskNumber })
  if (project === undefined) throw notFound()
  const { rows } = await db.execute<{ first: number | null }>(
    sql`select position as first from tasks where project_id = ${projectId} and is_archived = false order by position limit 1`,
  )
  return { number: project.last - count + 1, top: (rows[0]?.first ?? POSITION_GAP) - count * POSITION_GAP }
}

/** Takes the next number of a project and its top position. */
export function takePlace(db: Database, projectId: string): Promise<{ number: number; top: number }> {
  return takePlaces(db, projectId, 1)
}

/**
 * Creates a task (REST-20): next number, top of the list unless a position is given, people told. Returns its id. Without a creator its log is
 * begun, and its people are chosen, by who calls.
 */
export async function createTask(db: Database, place: Place, creatorId: string | null, task: NewTask, now = new Date()): Promise<string> {
  return db.transaction(async (tx) => {
    if (task.startDate && task.dueDate && task.dueDate < task.startDate) {
      throw invalid({ due_date: ['Due Date cannot be before Start Date.'] })
    }
    const workflow = task.workflowId ? await findTemplate(tx, place.id, 'workflow', task.workflowId) : undefined
    if (task.workflowId && !workflow) throw invalid({ workflow_id: ['This status is not in the project.'] })
    if (task.typeId && !(await findTemplate(tx, place.id, 'type', task.typeId)))
      throw invalid({ type_id: ['This type is not in the project.'] })
    if (task.effortId && !(await findTemplate(tx, place.id, 'effort', task.effortId))) {
      throw invalid({ effort_id: ['This effort is not in the project.'] })
    }
    if (task.boardId && !(await findBoard(tx, place.id, task.boardId))) throw invalid({ board_uuid: ['This board is not in the project.'] })
    if (task.parentId && !(await isInProject(tx, place.id, task.parentId)))
      throw invalid({ parent_id: ['The parent is not in the project.'] })

    const first = async (kind: 'type' | 'effort' | 'workflow') => (await firstTemplate(tx, place.id, kind))?.id ?? null
    const workflowId = workflow?.id ?? (await first('workflow'))
    if (workflowId === null) throw invalid({ workflow_id: ['The project has no status.'] })
    const typeId = task.typeId === undefined ? await first('type') : task.typeId
    const effortId = task.effortId === undefined ? await first('effort') : task.effortId
    const { number, top } = await takePlace(tx, place.id)
    // The project is held by now: nobody is taken off it before their task is there.
    const people = await peopleOnProject(tx, place.id, task.usernames ?? [])
    const stranger = task.usernames?.find((username) => !people.some((person) => person.username === username))
    if (stranger !== undefined) throw invalid({ members: [`${stranger} is not on the project.`] })
    const { usernames: _usernames, ...given } = task
    const [created] = await tx
      .insert(tasks)
      .values({
        ...given,
        companyId: place.companyId,
        projectId: place.id,
        number,
        description: cleanHtml(task.description ?? null),
        position: task.position ? task.position : top,
        workflowId,
        ...((await doneStatus(tx, place.id))?.id === workflowId && { done: true, estimative: 100 }),
        typeId,
        effortId,
        creatorId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (created === undefined) throw new Error('The new task was not returned.')
    if (creatorId === null) return created.id
    await logActivity(tx, created, creatorId, { action: 'task.create', said: 'created the task' })
    await logSubtask(tx, created, creatorId)
    if (people.length > 0) {
      const owned = { companyId: place.companyId, projectId: place.id, taskId: created.id }
      await tx.insert(taskPeople).values(people.map((person) => ({ ...owned, personId: person.id, assignedAt: now })))
      const ids = people.map(({ id }) => id)
      await tellAssigned(tx, created, creatorId, ids)
      await skipDueSoon(tx, created, now)
    }
    return created.id
  })
}

/** Copies a task (REST-28) right below itself: properties, labels, people and checklist; not comments, files and time. Returns the copy's id. */
export async function duplicateTask(db: Database, projectId: string, taskId: string, actorId: string, now = new Date()): Promise<string> {
  return db.transaction(async (tx) => {
    // Project before task, as a move takes them: the other way round each would wait for the other.
    const { number } = await takePlace(tx, projectId)
    const source = await findTask(tx, projectId, taskId, 'lock')
    const { rows } = await tx.execute<{ next: number }>(
      sql`select position as next from tasks where project_id = ${projectId} and is_archived = false and position > ${source.position} order by position limit 1`,
    )
    const position = rows[0] ? (source.position + rows[0].next) / 2 : source.position + POSITION_GAP
    const { id: _id, words: _words, ...properties } = source
    const fresh = {
      commentsCount: 0,
      attachmentsCount: 0,
      checklistDone: 0,
      checklistTotal: 0,
      timeSeconds: 0,
      image: null,
      recurrenceId: null,
      formTitle: null,
    }
    const title = `${cutToFit(source.title, 493)} (copy)`
    // A completed sprint takes no tasks, copies neither (SPRINT-05); held, so that it is not completed before the copy is in it.
    const state = source.sprintId === null ? undefined : await holdState(tx, projectId, source.sprintId)
    const sprintId = state === 'completed' ? null : source.sprintId
    const [copy] = await tx
      .insert(tasks)
      .values({
        ...properties,
        ...fresh,
        sprintId,
        number,
        title,
        position,
        isArchived: false,
        creatorId: actorId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (copy === undefined) throw new Error('The copy was not returned.')
    const place = sql`${copy.companyId}::uuid, ${copy.projectId}::uuid, ${copy.id}::uuid`
    const { rows: people } = await tx.execute<{ id: string }>(
      sql`insert into task_people (company_id, project_id, task_id, person_id, assigned_at) select ${place}, person_id, assigned_at from task_people where task_id = ${taskId} returning person_id as id`,
    )
    await tx.execute(
      sql`insert into task_labels (company_id, project_id, task_id, label_id) select ${place}, label_id from task_labels where task_id = ${taskId}`,
    )
    await copyChecklist(tx, taskId, copy, actorId)
    await logActivity(tx, copy, actorId, { action: 'task.create', said: `duplicated the task from #${source.number}` })
    await logSubtask(tx, copy, actorId)
    await tellAssigned(
      tx,
      copy,
      actorId,
      people.map(({ id }) => id),
    )
    await skipDueSoon(tx, copy, now)
    return copy.id
  })
}

/** Deletes a task with its stars, log, labels, time and unread news; its subtasks lose their parent, and the logs of both sides say so. `before` runs once nothing can come to the task any more. */
export async function deleteTask(
  db: Database,
  projectId: string,
  taskId: string,
  actorId: string,
  before: (tx: Database, task: TaskRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    await before(tx, task)
    await logToRelatives(tx, [taskId], actorId, 'deleted')
    await logEach(tx, [taskId], actorId, { action: 'task.delete', said: 'deleted the task' })
    await withdrawTask(tx, taskId, actorId)
    await tx.update(tasks).set({ parentId: null, updatedAt: new Date() }).where(eq(tasks.parentId, taskId))
    await forgetTasks(tx, task.companyId, sql`${taskId}::uuid`)
    await tx.delete(tasks).where(inCompany(tasks, task.companyId, taskId))
  })
}

/** Writes a new subtask into its parent's log. */
async function logSubtask(db: Database, { parentId, title }: TaskRow, actorId: string): Promise<void> {
  if (parentId !== null) await logEach(db, [parentId], actorId, sentence`added the subtask “${title}”`)
}

/** Marks tasks as changed just now. */
export async function touchTasks(db: Database, ...taskIds: string[]): Promise<void> {
  await db.update(tasks).set({ updatedAt: new Date() }).where(inArray(tasks.id, taskIds))
}

/** True when a task of that id is in the project. */
export async function isInProject(db: Database, projectId: string, taskId: string): Promise<boolean> {
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)))
  return found.length > 0
}
