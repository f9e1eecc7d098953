// Finds, creates, copies and deletes tasks.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { cutToFit } from '../../graphemes.ts'
import { cleanHtml } from '../../html.ts'
import { logActivity } from '../activities/activities.store.ts'
import { findBoard } from '../boards/boards.store.ts'
import { copyChecklist } from '../checklists/checklist-copy.store.ts'
import { notify } from '../notifications/notifications.store.ts'
import type { ProjectRow } from '../projects/projects.table.ts'
import { projects } from '../projects/projects.table.ts'
import { findTemplate, firstTemplate } from '../templates/templates.store.ts'
import { peopleOnProject } from './task-people.store.ts'
import { type TaskRow, taskPeople, tasks } from './tasks.table.ts'

/** A project and the workspace it lies in, as rows refer to them. */
export type Place = Pick<ProjectRow, 'id' | 'companyId'>

/** What a new task may bring; absent = default, null = none. Usernames must be on the project. */
export type NewTask = {
  title: string
  description?: string | null
  position?: number
  workflowId?: number | null
  typeId?: number | null
  effortId?: number | null
  startDate?: Date | null
  dueDate?: Date | null
  parentId?: string | null
  boardId?: string | null
  usernames?: string[]
  isArchived?: boolean
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

/** Takes the next number of a project and its top position; holds the project's row until the transaction ends, so that numbers have no gaps. */
export async function takePlace(db: Database, projectId: string): Promise<{ number: number; top: number }> {
  const [project] = await db
    .update(projects)
    .set({ lastTaskNumber: sql`${projects.lastTaskNumber} + 1` })
    .where(eq(projects.id, projectId))
    .returning({ number: projects.lastTaskNumber })
  if (project === undefined) throw notFound()
  const { rows } = await db.execute<{ first: number | null }>(
    sql`select position as first from tasks where project_id = ${projectId} and is_archived = false order by position limit 1`,
  )
  return { number: project.number, top: (rows[0]?.first ?? POSITION_GAP) - POSITION_GAP }
}

/** Creates a task (REST-20): next number, top of the list unless a position is given, people told. Returns its id. */
export async function createTask(db: Database, place: Place, creatorId: string, task: NewTask, now = new Date()): Promise<string> {
  return db.transaction(async (tx) => {
    if (task.startDate && task.dueDate && task.dueDate < task.startDate) {
      throw invalid({ due_date: ['Due Date cannot be before Start Date.'] })
    }
    const workflow = task.workflowId ? await findTemplate(tx, place.id, 'workflow', task.workflowId) : undefined
    if (task.workflowId && !workflow) throw invalid({ workflow_id: ['This workflow is not in the project.'] })
    if (task.typeId && !(await findTemplate(tx, place.id, 'type', task.typeId)))
      throw invalid({ type_id: ['This type is not in the project.'] })
    if (task.effortId && !(await findTemplate(tx, place.id, 'effort', task.effortId))) {
      throw invalid({ effort_id: ['This effort is not in the project.'] })
    }
    if (task.boardId && !(await findBoard(tx, place.id, task.boardId))) throw invalid({ board_uuid: ['This board is not in the project.'] })
    if (task.parentId && !(await isInProject(tx, place.id, task.parentId)))
      throw invalid({ parent_id: ['The parent is not in the project.'] })
    const people = await peopleOnProject(tx, place.id, task.usernames ?? [])
    const stranger = task.usernames?.find((username) => !people.some((person) => person.username === username))
    if (stranger !== undefined) throw invalid({ members: [`${stranger} is not on the project.`] })

    const first = async (kind: 'type' | 'effort' | 'workflow') => (await firstTemplate(tx, place.id, kind))?.id ?? null
    const workflowId = workflow?.id ?? (await first('workflow'))
    if (workflowId === null) throw invalid({ workflow_id: ['The project has no workflow.'] })
    const typeId = task.typeId === undefined ? await first('type') : task.typeId
    const effortId = task.effortId === undefined ? await first('effort') : task.effortId
    const { number, top } = await takePlace(tx, place.id)
    const [created] = await tx
      .insert(tasks)
      .values({
        companyId: place.companyId,
        projectId: place.id,
        number,
        title: task.title,
        description: cleanHtml(task.description ?? null),
        position: task.position ? task.position : top,
        workflowId,
        typeId,
        effortId,
        boardId: task.boardId ?? null,
        parentId: task.parentId ?? null,
        startDate: task.startDate ?? null,
        dueDate: task.dueDate ?? null,
        isArchived: task.isArchived ?? false,
        creatorId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (created === undefined) throw new Error('The new task was not returned.')
    await logActivity(tx, created, creatorId, 'created the task')
    if (people.length > 0) {
      const owned = { companyId: place.companyId, projectId: place.id, taskId: created.id }
      await tx.insert(taskPeople).values(people.map((person) => ({ ...owned, personId: person.id, assignedAt: now })))
      for (const person of people) await tellAssigned(tx, created, creatorId, person.id)
    }
    return created.id
  })
}

/** Tells a person that a task is theirs now; nobody is told about what they did themselves. */
export async function tellAssigned(db: Database, task: TaskRow, actorId: string, personId: string): Promise<void> {
  if (personId === actorId) return
  await notify(db, {
    companyId: task.companyId,
    personIds: [personId],
    actorId,
    title: `assigned you to “${task.title}”`,
    resource: 'issues',
    projectId: task.projectId,
    targetUuid: task.id,
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
    const fresh = { commentsCount: 0, attachmentsCount: 0, checklistDone: 0, checklistTotal: 0, timeSeconds: 0, image: null }
    const title = `${cutToFit(source.title, 493)} (copy)`
    const [copy] = await tx
      .insert(tasks)
      .values({ ...properties, ...fresh, number, title, position, isArchived: false, creatorId: actorId, createdAt: now, updatedAt: now })
      .returning()
    if (copy === undefined) throw new Error('The copy was not returned.')
    const place = sql`${copy.companyId}::uuid, ${copy.projectId}::uuid, ${copy.id}::uuid`
    await tx.execute(
      sql`insert into task_people (company_id, project_id, task_id, person_id, assigned_at) select ${place}, person_id, assigned_at from task_people where task_id = ${taskId}`,
    )
    await tx.execute(
      sql`insert into task_labels (company_id, project_id, task_id, label_id) select ${place}, label_id from task_labels where task_id = ${taskId}`,
    )
    await copyChecklist(tx, taskId, copy, actorId)
    await logActivity(tx, copy, actorId, `duplicated the task from #${source.number}`)
    return copy.id
  })
}

/** Deletes a task with its stars, log, labels and time; its subtasks lose their parent. `before` runs once nothing can come to the task any more. */
export async function deleteTask(
  db: Database,
  projectId: string,
  taskId: string,
  before: (tx: Database, task: TaskRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await before(tx, await findTask(tx, projectId, taskId, 'lock'))
    await tx.update(tasks).set({ parentId: null }).where(eq(tasks.parentId, taskId))
    await tx.delete(tasks).where(eq(tasks.id, taskId))
  })
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
