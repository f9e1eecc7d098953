// Tasks that came by an earlier import: found again, and changed where nobody here changed them since (IMPORT-08).
import { sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { checklistItems } from '../checklists/checklists.table.ts'
import { taskLabels } from '../labels/labels.table.ts'
import { type TaskRow, taskPeople, tasks } from '../tasks/tasks.table.ts'
import type { ImportProblem } from './import-item.ts'
import { addComments, type BatchParts, isKnown } from './import-parts.store.ts'
import { type Fields, fieldHashes, hashesOf, partHashes, type Resolved } from './import-resolved.ts'
import { importChanges, importItems, type Written } from './imports.table.ts'

/** A task as it is now, what an import wrote of it, and the source’s id. */
export type Found = { key: string; account: string; written: Written; task: TaskRow; labelIds: number[]; personIds: string[] }

/** Those of the keys whose tasks are here, by key. They are held, in the order of their ids. */
export async function findItems(tx: Database, parts: BatchParts, keys: readonly string[]): Promise<Map<string, Found>> {
  const { row } = parts
  const { rows } = await tx.execute<{ key: string; account: string; id: string; written: Written; labels: number[]; people: string[] }>(sql`
    select i.source_id as key, i.account, i.target_id as id, i.written,
      array(select l.label_id from task_labels l where l.company_id = ${row.companyId} and l.task_id = i.target_id::uuid) as labels,
      array(select p.person_id::text from task_people p where p.company_id = ${row.companyId} and p.task_id = i.target_id::uuid) as people
    from import_items i join tasks t on t.company_id = ${row.companyId} and t.id = i.target_id::uuid
    where ${isKnown(parts)} and i.source_id = any(${sql.param([...keys])}::text[]) order by i.account desc`)
  if (rows.length === 0) return new Map()
  const held = await tx
    .select()
    .from(tasks)
    .where(sql`${tasks.companyId} = ${row.companyId} and ${tasks.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      and exists (select 1 from projects p where p.company_id = ${row.companyId} and p.id = ${tasks.projectId} and p.deleted_at is null)`)
    .orderBy(tasks.id)
    .for('no key update')
  const byId = new Map(held.map((task) => [task.id, task]))
  return new Map(
    rows.flatMap(({ key, account, id, written, labels, people }) => {
      const task = byId.get(id)
      return task === undefined ? [] : [[key, { key, account, written, task, labelIds: labels, personIds: people }] as const]
    }),
  )
}

/** What people call a field that an import writes. */
const NAMES: Readonly<Record<string, string>> = {
  typeId: 'type',
  effortId: 'effort',
  sprintId: 'sprint',
  userStoryId: 'story',
  startDate: 'start date',
  dueDate: 'due date',
  isArchived: 'archived',
  people: 'assignees',
}

/**
 * Writes what the file says otherwise than the last time, where it is here as it was then. What both changed stays and is a conflict. Comments and
 * checklist items that are new in the file are added.
 */
export async function changeFound(
  tx: Database,
  { row, now }: BatchParts,
  { key, account, written, task, labelIds, personIds }: Found,
  wanted: Resolved,
): Promise<{ changed: boolean; comments: number; problems: Omit<ImportProblem, 'row'>[] }> {
  const next = hashesOf(wanted)
  const present: Written = { ...fieldHashes(fieldsOf(task)), ...partHashes({ labelIds, personIds }) }
  const isNew = (field: string) => next[field] !== written[field] && next[field] !== present[field]
  const fields = Object.keys(present).filter(isNew)
  const free = fields.filter((field) => present[field] === written[field])
  const problems = fields
    .filter((field) => !free.includes(field))
    .map((field) => ({
      ...{ column: NAMES[field] ?? field, value: null, severity: 'conflict' as const },
      reason: `It was changed here and in the file. It stays as it is here.`,
    }))
  const added = {
    comments: wanted.item.comments.flatMap((comment, at) => (isAmong(written.comments, next.comments, at) ? [] : [{ comment, at }])),
    checklist: wanted.item.checklist.filter((_, at) => !isAmong(written.checklist, next.checklist, at)),
  }
  if (free.length + added.comments.length + added.checklist.length === 0) return { changed: false, comments: 0, problems }
  const owned = { companyId: task.companyId, projectId: task.projectId }
  const set = setOf(free, wanted.fields)
  const before = {
    ...setOf(free, task),
    ...(free.includes('status') && { estimative: task.estimative }),
    ...(free.includes('labels') && { labelIds }),
    ...(free.includes('people') && { personIds }),
  }
  await tx
    .update(tasks)
    .set({ ...set, ...('done' in set && { estimative: set.done ? 100 : 0 }), updatedAt: now })
    .where(inCompany(tasks, task.companyId, task.id))
  const place = { ...owned, taskId: task.id }
  if (free.includes('labels')) {
    await tx.execute(sql`delete from task_labels where company_id = ${task.companyId} and task_id = ${task.id}`)
    if (wanted.labelIds.length > 0) await tx.insert(taskLabels).values(wanted.labelIds.map((labelId) => ({ ...place, labelId })))
  }
  if (free.includes('people')) {
    await tx.execute(sql`delete from task_people where company_id = ${task.companyId} and task_id = ${task.id}`)
    if (wanted.personIds.length > 0) await tx.insert(taskPeople).values(wanted.personIds.map((personId) => ({ ...place, personId })))
  }
  const commentIds = await addComments(
    tx,
    owned,
    [
      {
        taskId: task.id,
        item: { comments: added.comments.map(({ comment }) => comment) },
        authorIds: added.comments.map(({ at }) => wanted.authorIds[at] ?? null),
      },
    ],
    now,
  )
  const checklist = added.checklist.map(({ text, done }) => ({ ...place, title: text, done }))
  const items = checklist.length === 0 ? [] : await tx.insert(checklistItems).values(checklist).returning({ id: checklistItems.id })
  const undone = { ...before, commentIds, itemIds: items.map(({ id }) => id) }
  await tx
    .insert(importChanges)
    .values({ companyId: task.companyId, importId: row.id, taskId: task.id, before: undone, written, stamp: now })
    .onConflictDoUpdate({ target: [importChanges.companyId, importChanges.importId, importChanges.taskId], set: { stamp: now } })
  const kept = Object.fromEntries(free.map((field) => [field, next[field] ?? '']))
  const lists = { comments: joined(written.comments, next.comments), checklist: joined(written.checklist, next.checklist) }
  // What somebody worked on before stays worked on: the stamp follows only where it was as an import left it.
  await tx.execute(sql`
    update ${importItems} set written = ${JSON.stringify({ ...written, ...kept, ...lists })}::jsonb,
      stamp = case when stamp = ${task.updatedAt.toISOString()}::timestamptz then ${now.toISOString()}::timestamptz else stamp end
    where company_id = ${row.companyId} and source = ${row.source} and account = ${account} and kind = 'task' and source_id = ${key}`)
  return { changed: true, comments: added.comments.length, problems }
}

const isAmong = (before: string | undefined, next: string | undefined, at: number) =>
  (before ?? '').split(' ').includes((next ?? '').split(' ')[at] ?? '')
const joined = (before: string | undefined, next: string | undefined) =>
  [...new Set(`${before ?? ''} ${next ?? ''}`.split(' '))].filter(Boolean).join(' ')

/** The columns behind some fields. */
function setOf(names: readonly string[], of: Fields): Partial<Fields> {
  const { workflowId, done, ...rest } = fieldsOf(of)
  return {
    ...(names.includes('status') && { workflowId, done }),
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => names.includes(name))),
  }
}

/** The columns that an import writes, of a task. */
function fieldsOf({
  title,
  description,
  workflowId,
  done,
  typeId,
  effortId,
  sprintId,
  userStoryId,
  startDate,
  dueDate,
  isArchived,
}: Fields): Fields {
  return { title, description, workflowId, done, typeId, effortId, sprintId, userStoryId, startDate, dueDate, isArchived }
}
