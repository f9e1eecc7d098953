// Makes the task of a rule, as its author would by hand (RECUR-10); what the rule names and is gone meanwhile is left out (RECUR-12).
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { logActivity } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findBoard } from '../boards/boards.store.ts'
import { checklistItems } from '../checklists/checklists.table.ts'
import { labels, taskLabels } from '../labels/labels.table.ts'
import { createTask } from '../tasks/tasks.store.ts'
import { findTemplate } from '../templates/templates.store.ts'
import type { RecurrenceRow } from './recurrences.table.ts'
import { readRule, wordsOf } from './rule.ts'
import { addDays, instantOf } from './rule-days.ts'

/** A rule in words. */
export function wordsOfRule({ rule, endsOn, endsAfter }: Pick<RecurrenceRow, 'rule' | 'endsOn' | 'endsAfter'>): string {
  const read = readRule(rule)
  if (read === null) throw new Error(`This is not a rule: ${rule}`)
  return wordsOf(read, { endsOn, endsAfter })
}

/** The end of the working day, as everywhere where a due date is a day. */
const DUE_TIME = '17:00'

/** Makes the task of a rule for one of its days; answers its id. `authorId` is who it is made by. */
export async function makeTask(
  tx: Database,
  rule: RecurrenceRow,
  { day, authorId, now }: { day: string; authorId: string; now: Date },
): Promise<string> {
  const { task, projectId, companyId } = rule
  const has = async (kind: 'workflow' | 'type' | 'effort', id: number | null) =>
    id !== null && (await findTemplate(tx, projectId, kind, id)) ? id : null
  const board = task.boardId === null ? undefined : await findBoard(tx, projectId, task.boardId)
  const id = await createTask(
    tx,
    { id: projectId, companyId },
    authorId,
    {
      title: task.title,
      description: task.description,
      workflowId: await has('workflow', task.workflowId),
      typeId: await has('type', task.typeId),
      effortId: await has('effort', task.effortId),
      boardId: board?.id ?? null,
      dueDate: rule.dueAfter === null ? null : dueAt(rule, addDays(day, rule.dueAfter)),
      usernames: await namesOnProject(tx, projectId, task.people),
      recurrenceId: rule.id,
    },
    now,
  )
  const place = { companyId, projectId, taskId: id }
  const there = await tx
    .select({ labelId: labels.id })
    .from(labels)
    .where(and(eq(labels.projectId, projectId), inArray(labels.id, task.labels)))
  if (there.length > 0) await tx.insert(taskLabels).values(there.map(({ labelId }) => ({ ...place, labelId })))
  if (task.checklist.length > 0) await tx.insert(checklistItems).values(task.checklist.map((title) => ({ ...place, title, authorId })))
  await logActivity(tx, { id }, authorId, sentence`had this made by the rule “${wordsOfRule(rule)}”`)
  return id
}

/** Due at the end of the working day, but never before it is made. */
function dueAt({ at, timezone }: RecurrenceRow, day: string): Date {
  return instantOf(day, at > DUE_TIME ? '23:59' : DUE_TIME, timezone)
}

async function namesOnProject(tx: Database, projectId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ username: string }>(sql`
    select a.username from people a join projects p on p.id = ${projectId} join companies c on c.id = p.company_id
    where a.id = any(${sql.param(ids)}::uuid[]) and (a.id = p.owner_id or a.id = c.owner_id
      or exists (select 1 from project_members m where m.project_id = p.id and m.person_id = a.id))`)
  return rows.map(({ username }) => username)
}
