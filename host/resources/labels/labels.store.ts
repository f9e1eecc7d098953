// Every query about labels.
import { and, asc, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed } from '../audit-events/changed.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'
import { type LabelRow, labels, taskLabels } from './labels.table.ts'

/** A label as shown. */
export type Label = Pick<LabelRow, 'id' | 'title' | 'color'>

/** What a label is made of or changed to. */
export type LabelValues = { title?: string | undefined; color?: string | undefined }

/** The black of labels that name no colour (LABEL-04). */
export const DEFAULT_LABEL_COLOR = '#000000'

const shown = { id: labels.id, title: labels.title, color: labels.color }
const taken = () => invalid({ title: ['There is a label with this title already.'] })

/** A label as the log names it. */
export const labelTarget = ({ id, title }: Pick<Label, 'id' | 'title'>) => ({ kind: 'label', id, label: title })

/** The labels of a project by title; with a task, those it does not carry (LABEL-02). */
export async function listLabels(db: Database, projectId: string, withoutTask?: string): Promise<Label[]> {
  const free =
    withoutTask === undefined
      ? undefined
      : sql`not exists (select 1 from ${taskLabels} where ${taskLabels.labelId} = ${labels.id} and ${taskLabels.taskId} = ${withoutTask})`
  return db
    .select(shown)
    .from(labels)
    .where(and(eq(labels.projectId, projectId), free))
    .orderBy(asc(sql`lower(${labels.title})`))
}

/** Adds a label; 422 when the project has its title already. */
export async function createLabel(db: Database, place: Doer, values: { title: string; color?: string | undefined }): Promise<Label> {
  return db.transaction(async (tx) => {
    const [label] = await tx
      .insert(labels)
      .values({ companyId: place.companyId, projectId: place.id, title: values.title, color: values.color ?? DEFAULT_LABEL_COLOR })
      .onConflictDoNothing()
      .returning(shown)
    if (label === undefined) throw taken()
    await record(tx, place, place.actorId, { action: 'label.create', said: 'created the label', target: labelTarget(label) })
    return label
  })
}

/** Changes what `values` names; 404, or 422 when another label of the project has the title. */
export async function updateLabel(db: Database, { actorId, ...place }: Doer, id: number, values: LabelValues): Promise<Label> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    // Kept for the transaction: whoever changes its colour now must not give it back its old title.
    const label = await findLabel(tx, projectId, id, 'no key update')
    const title = values.title ?? label.title
    const [same] = await tx
      .select({ id: labels.id })
      .from(labels)
      .where(and(eq(labels.projectId, projectId), sql`lower(${labels.title}) = lower(${title})`, sql`${labels.id} <> ${id}`))
    if (same !== undefined) throw taken()
    const now = { ...label, title, color: values.color ?? label.color }
    await tx
      .update(labels)
      .set({ title: now.title, color: now.color })
      .where(inCompany(labels, place.companyId, id))
    const about = { action: 'label.change', noun: 'label', target: labelTarget(now) } as const
    await record(tx, place, actorId, ...changed(label, now, { title: 'title', color: 'color' }, about))
    return now
  })
}

/** Deletes a label; 409 while a task carries it (LABEL-05). */
export async function deleteLabel(db: Database, { actorId, ...place }: Doer, id: number): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    // Waits for whoever is just attaching it, who holds its key.
    const label = await findLabel(tx, projectId, id, 'update')
    const used = await tx
      .select({ id: taskLabels.taskId })
      .from(taskLabels)
      .where(and(eq(taskLabels.projectId, projectId), eq(taskLabels.labelId, id)))
      .limit(1)
    if (used.length > 0) throw conflict('This label is in use and cannot be deleted.')
    await record(tx, place, actorId, { action: 'label.delete', said: 'deleted the label', target: labelTarget(label) })
    await tx.delete(labels).where(inCompany(labels, place.companyId, id))
  })
}

/** Puts a label on a task; twice is once. 404 for a foreign task, 404 for a foreign label. */
export async function attachLabel(db: Database, projectId: string, id: number, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const label = await findLabel(tx, projectId, id, 'key share')
    const place = { companyId: task.companyId, projectId, taskId: task.id }
    const added = await tx
      .insert(taskLabels)
      .values({ ...place, labelId: id })
      .onConflictDoNothing()
      .returning({ id: taskLabels.labelId })
    if (added.length === 0) return
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, sentence`added the label ${label.title}`)
  })
}

/** Takes a label off a task; twice is once. */
export async function detachLabel(db: Database, projectId: string, id: number, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const label = await findLabel(tx, projectId, id)
    const removed = await tx
      .delete(taskLabels)
      .where(and(eq(taskLabels.taskId, task.id), eq(taskLabels.labelId, id)))
      .returning({ id: taskLabels.labelId })
    if (removed.length === 0) return
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, sentence`removed the label ${label.title}`)
  })
}

/** Puts labels on a task by title, creating those the project does not have (REST-71). */
export async function attachLabels(
  db: Database,
  projectId: string,
  taskId: string,
  wanted: { title: string; color?: string | undefined }[],
  actorId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const place = { companyId: task.companyId, projectId }
    for (const { title, color } of wanted) {
      await tx
        .insert(labels)
        .values({ ...place, title, color: color ?? DEFAULT_LABEL_COLOR })
        .onConflictDoNothing()
      const [label] = await tx
        .select(shown)
        .from(labels)
        .where(and(eq(labels.projectId, projectId), sql`lower(${labels.title}) = lower(${title})`))
      if (label === undefined) throw new Error('A label that was just made is gone.')
      const added = await tx
        .insert(taskLabels)
        .values({ ...place, taskId: task.id, labelId: label.id })
        .onConflictDoNothing()
        .returning({ id: taskLabels.labelId })
      if (added.length > 0) await logActivity(tx, task, actorId, sentence`added the label ${label.title}`)
    }
    await touchTasks(tx, task.id)
  })
}

/** A label of a project; 404 when it is unknown or elsewhere. `lock` keeps it for the transaction. */
export async function findLabel(
  db: Database,
  projectId: string,
  id: number,
  lock?: 'update' | 'no key update' | 'key share',
): Promise<Label> {
  const found = db
    .select(shown)
    .from(labels)
    .where(and(eq(labels.projectId, projectId), eq(labels.id, id)))
  const [label] = await (lock ? found.for(lock) : found)
  if (label === undefined) throw notFound('This label does not exist.')
  return label
}
