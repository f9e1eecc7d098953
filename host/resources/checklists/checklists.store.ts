// Every query about the checklists of tasks.
import { and, asc, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import type { Place } from '../projects/projects.table.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import { type ChecklistItemRow, checklistItems } from './checklists.table.ts'

/** An item. */
export type ChecklistItemView = Pick<ChecklistItemRow, 'id' | 'title' | 'done' | 'parentId'>

/** An item with its children, in the order in which they were added. */
export type ChecklistFamily = ChecklistItemView & { children: ChecklistItemView[] }

/** One read gives the whole checklist of a task, so it stays of a size that can be read. */
export const MOST_ITEMS = 1000

const shown = { id: checklistItems.id, title: checklistItems.title, done: checklistItems.done, parentId: checklistItems.parentId }

/** The checklist of a task: the items without a parent, each with its children. */
export async function listChecklist(db: Database, taskId: string): Promise<ChecklistFamily[]> {
  const items = await db.select(shown).from(checklistItems).where(eq(checklistItems.taskId, taskId)).orderBy(asc(checklistItems.id))
  return items.filter(({ parentId }) => parentId === null).map((item) => familyOf(item, items))
}

/** Adds an item at the end, under `parentId` as its child; 422 when that is not an item of the task, or a child itself (CHECK-01). */
export async function addChecklistItem(
  db: Database,
  place: Place,
  taskId: string,
  authorId: string,
  { title, parentId }: { title: string; parentId: number | null },
): Promise<ChecklistFamily> {
  return db.transaction(async (tx) => {
    const task = await findTask(tx, place.id, taskId, 'lock')
    const items = await tx.select(shown).from(checklistItems).where(eq(checklistItems.taskId, task.id))
    const parent = items.find(({ id }) => id === parentId)
    if (parentId !== null && parent === undefined) throw invalid({ parent_id: ['This item is not in the checklist.'] })
    if (parent !== undefined && parent.parentId !== null) throw invalid({ parent_id: ['An item below another one has none below itself.'] })
    if (items.length >= MOST_ITEMS) throw invalid({ title: [`A checklist has at most ${MOST_ITEMS} items.`] })
    const [made] = await tx
      .insert(checklistItems)
      .values({ companyId: place.companyId, projectId: place.id, taskId: task.id, parentId, title, authorId })
      .returning(shown)
    if (made === undefined) throw new Error('The new item was not returned.')
    await settle(tx, task, parentId, authorId, sentence`added “${title}” to the checklist`)
    return { ...made, children: [] }
  })
}

/** Gives an item another title; the same one again logs nothing. */
export async function renameChecklistItem(
  db: Database,
  projectId: string,
  id: number,
  actorId: string,
  title: string,
): Promise<ChecklistFamily> {
  return db.transaction(async (tx) => {
    const { task, item } = await lockItem(tx, projectId, id)
    if (item.title !== title) {
      await tx
        .update(checklistItems)
        .set({ title })
        .where(inCompany(checklistItems, task.companyId, id))
      await settle(tx, task, null, actorId, sentence`renamed the checklist item “${item.title}” to “${title}”`)
    }
    return readFamily(tx, id)
  })
}

/** Sets an item and, where it has any, all its children to `done` (CHECK-05); a parent follows its children (CHECK-04). */
export async function setChecklistItemDone(
  db: Database,
  projectId: string,
  id: number,
  actorId: string,
  done: boolean,
): Promise<ChecklistFamily> {
  return db.transaction(async (tx) => {
    const { task, item } = await lockItem(tx, projectId, id)
    const changed = await tx
      .update(checklistItems)
      .set({ done })
      .where(
        and(
          eq(checklistItems.taskId, task.id),
          sql`(${checklistItems.id} = ${id} or ${checklistItems.parentId} = ${id})`,
          sql`${checklistItems.done} <> ${done}`,
        ),
      )
      .returning({ id: checklistItems.id })
    if (changed.length > 0) await settle(tx, task, item.parentId, actorId, sentence`${done ? 'checked' : 'unchecked'} “${item.title}”`)
    return readFamily(tx, id)
  })
}

/** Removes an item and its children; 404 when somebody else was quicker. */
export async function deleteChecklistItem(db: Database, projectId: string, id: number, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { task, item } = await lockItem(tx, projectId, id)
    await tx.delete(checklistItems).where(inCompany(checklistItems, task.companyId, id))
    await settle(tx, task, item.parentId, actorId, sentence`removed “${item.title}” from the checklist`)
  })
}

/** The item and its task, both kept for the transaction; writers of one checklist take their turns. */
async function lockItem(db: Database, projectId: string, id: number): Promise<{ task: TaskRow; item: ChecklistItemView }> {
  const where = and(eq(checklistItems.projectId, projectId), eq(checklistItems.id, id))
  const [found] = await db.select({ taskId: checklistItems.taskId }).from(checklistItems).where(where)
  if (found === undefined) throw gone()
  const task = await findTask(db, projectId, found.taskId, 'lock')
  // Read again: whoever had the task before may have changed or removed it.
  const [item] = await db.select(shown).from(checklistItems).where(where)
  if (item === undefined) throw gone()
  return { task, item }
}

const gone = () => notFound('This checklist item does not exist.')

/** What follows every change: the parent is done exactly when all its children are, the task has changed, the log says what. */
async function settle(db: Database, task: TaskRow, parentId: number | null, actorId: string, message: string): Promise<void> {
  if (parentId !== null) {
    await db.execute(sql`
      update checklist_items as parent set done = family.done
      from (select bool_and(done) as done from checklist_items where parent_id = ${parentId}) as family
      where parent.id = ${parentId} and family.done is not null and parent.done <> family.done`)
  }
  await touchTasks(db, task.id)
  await logActivity(db, task, actorId, message)
}

async function readFamily(db: Database, id: number): Promise<ChecklistFamily> {
  const items = await db
    .select(shown)
    .from(checklistItems)
    .where(sql`${checklistItems.id} = ${id} or ${checklistItems.parentId} = ${id}`)
    .orderBy(asc(checklistItems.id))
  const item = items.find((one) => one.id === id)
  if (item === undefined) throw gone()
  return familyOf(item, items)
}

function familyOf(item: ChecklistItemView, items: readonly ChecklistItemView[]): ChecklistFamily {
  return { ...item, children: items.filter(({ parentId }) => parentId === item.id) }
}
