// What belongs to imported tasks besides their columns: labels, people, comments, checklists, and since when they are done.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { checklistItems } from '../checklists/checklists.table.ts'
import { comments } from '../comments/comments.table.ts'
import { taskLabels } from '../labels/labels.table.ts'
import { taskPeople } from '../tasks/tasks.table.ts'
import type { ImportItem } from './import-item.ts'
import type { Places } from './import-places.store.ts'
import type { Resolved, Resolver } from './import-resolved.ts'
import type { ImportRow } from './imports.table.ts'

/** Items of these accounts, and with a project only those whose tasks are in it: an import into one project reaches no other (IMPORT-08). */
export type KnownItems = { accounts: readonly string[]; projectId: string | null }

/** What tells that an item `i` with its task `t` is one of them. */
export function isKnown({ row, known }: Pick<BatchParts, 'row' | 'known'>): SQL {
  const here = known.projectId === null ? sql`true` : sql`t.project_id = ${known.projectId}`
  return sql`i.company_id = ${row.companyId} and i.source = ${row.source} and i.account = any(${sql.param([...known.accounts])}::text[]) and i.kind = 'task' and ${here}`
}

/** What writing needs of its import. */
export type BatchParts = {
  row: ImportRow
  /** Which account of the source: what is known there by an id is known in it only. New items get it. */
  account: string
  /** Where tasks that came before are found again. */
  known: KnownItems
  places: Places
  resolver: Resolver
  now: Date
}

type Owned = { companyId: string; projectId: string }
/** A task that was just made of a row. */
export type Made = Resolved & { taskId: string }

/** What belongs to new tasks: labels, people, comments, checklists, and since when they are done. */
export async function addParts(tx: Database, owned: Owned, made: readonly Made[], now: Date): Promise<void> {
  const labels = made.flatMap(({ taskId, labelIds }) => labelIds.map((labelId) => ({ ...owned, taskId, labelId })))
  if (labels.length > 0) await tx.insert(taskLabels).values(labels)
  const people = made.flatMap(({ taskId, personIds, item }) =>
    personIds.map((personId) => ({ ...owned, taskId, personId, assignedAt: item.created ?? now })),
  )
  if (people.length > 0) await tx.insert(taskPeople).values(people)
  await addComments(tx, owned, made, now)
  const entries = made.flatMap(({ taskId, item }) => item.checklist.map(({ text, done }) => ({ ...owned, taskId, title: text, done })))
  for (let at = 0; at < entries.length; at += MOST_ROWS) await tx.insert(checklistItems).values(entries.slice(at, at + MOST_ROWS))
  await creditThem(tx, owned, made)
  await remindOfNone(tx, owned, made)
}

/** So many rows go in one statement. */
const MOST_ROWS = 1_000

/** Adds comments with their authors and moments; of somebody without an account the name stays (IMPORT-06). Answers their ids. */
export async function addComments(
  tx: Database,
  owned: Owned,
  made: readonly (Pick<Made, 'taskId' | 'authorIds'> & { item: Pick<ImportItem, 'comments'> })[],
  now: Date,
): Promise<number[]> {
  const rows = made.flatMap(({ taskId, item, authorIds }) =>
    item.comments.map(({ at, author, html }, index) => {
      const authorId = authorIds[index] ?? null
      const authorName = authorId === null ? (author?.name ?? 'Unknown').slice(0, 200) : null
      return { ...owned, taskId, authorId, authorName, html, createdAt: at ?? now }
    }),
  )
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const some = await tx
      .insert(comments)
      .values(rows.slice(at, at + MOST_ROWS))
      .returning({ id: comments.id })
    ids.push(...some.map(({ id }) => id))
  }
  return ids
}

/** They were done when the file says, not now: the board of who did most counts by that. */
async function creditThem(tx: Database, { companyId, projectId }: Owned, made: readonly Made[]): Promise<void> {
  const rows = made.flatMap(({ fields, item, taskId, personIds, creatorId }) => {
    const who = personIds.length > 0 ? personIds : creatorId === null ? [] : [creatorId]
    const at = item.doneAt ?? item.due ?? item.created
    return fields.done && at !== null
      ? who.map((person, index) => ({ task: taskId, person, at: at.toISOString(), first: index === 0 }))
      : []
  })
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into task_completions (company_id, project_id, task_id, person_id, done_at, hours, is_first)
    select ${companyId}::uuid, ${projectId}::uuid, r.task, r.person, r.at, coalesce(e.hours, 0), r.first
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(task uuid, person uuid, at timestamptz, first boolean)
    join tasks t on t.company_id = ${companyId} and t.id = r.task left join task_efforts e on e.company_id = ${companyId} and e.id = t.effort_id`)
}

/** Nobody is reminded of what was due before it came, or is within a day: no mails from imports (IMPORT-10). */
async function remindOfNone(tx: Database, owned: Owned, made: readonly Made[]): Promise<void> {
  const ids = made.flatMap(({ fields, taskId, personIds }) => (fields.dueDate !== null && personIds.length > 0 ? [taskId] : []))
  if (ids.length > 0) await leaveUnreminded(tx, owned, sql`t.id = any(${sql.param(ids)}::uuid[])`)
}

/** Nobody is reminded of these tasks `t` because of dates that have come, or come within a day. */
export async function leaveUnreminded(tx: Database, { companyId, projectId }: Owned, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into due_reminders (company_id, project_id, task_id, person_id, kind, due_date)
    select ${companyId}::uuid, ${projectId}::uuid, t.id, p.person_id, k.kind, t.due_date
    from tasks t join task_people p on p.company_id = ${companyId} and p.task_id = t.id cross join unnest(array['due_soon', 'overdue']) as k(kind)
    where t.company_id = ${companyId} and ${which}
      and t.due_date < case k.kind when 'due_soon' then now() + interval '1 day' else now() end
    on conflict do nothing`)
}
