// Writing the activity log, always in the transaction of what it tells: no change without its line, no line without its change (TLOG-02).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type AuditAction, kindOf } from './audit-nouns.ts'
import { cutText, LOGGED_TEXT, type LogLine, wordsOf } from './log-line.ts'

/** Where it was done: in a project (its row, or anything of it that has `companyId` and `projectId`), or in the workspace. */
export type AuditPlace = { companyId: string; projectId: string | null } | { companyId: string; id: string }

/** Who did something without an account, such as a form. */
export type NamedActor = { name: string }

/** What the product does by itself, where something was found without being asked for. */
export const PALETTE: NamedActor = { name: 'Palette' }

/** A person by id, what is none by name, or null for what nobody signed in did. */
type Actor = string | NamedActor | null

/** Who writes in which project. */
export type Doer = { id: string; companyId: string; actorId: string }

/** What it was done to. The label is what people call it now; it stays when the thing is gone. */
export type AuditTarget = { kind: string; id: string | number; label: string }

/** One line: `said` continues the actor's name and does not name the target. Neither secrets, nor what somebody wrote, nor addresses of machines belong in it. */
export type AuditEntry = { action: AuditAction; said: LogLine; target?: AuditTarget; detail?: Record<string, unknown> }

/** A line about a task; words alone are a change of it. */
export type TaskEntry = LogLine | Pick<AuditEntry, 'action' | 'said'>

/** The longest sentence, in UTF-16 units. */
const SENTENCE = 1000

/** Writes what was done in a workspace or a project; null for what nobody signed in did. Call it with the transaction of the change. */
export async function record(tx: Database, where: AuditPlace, actor: Actor, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const projectId = 'projectId' in where ? where.projectId : where.id
  const lines = entries.map(({ action, said, target, detail = {} }) => ({
    ...lineOf({ action, said }),
    detail,
    ...(target && { target_kind: target.kind, target_id: String(target.id), target_label: cutText(target.label) }),
  }))
  await tx.execute(sql`
    insert into audit_events (company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, detail)
    select ${where.companyId}::uuid, ${projectId}::uuid, ${idOf(actor)}::uuid, ${nameOf(actor)}, ${columns},
      l.line->>'target_kind', l.line->>'target_id', l.line->>'target_label', l.line->'detail'
    from ${rowsOf(lines)} order by l.place`)
}

/** Writes the same lines into the log of each of some tasks, which is the Task Log and the activity log of the workspace at once (TLOG-08). */
export async function recordOnTasks(tx: Database, taskIds: readonly string[], actor: Actor, ...entries: TaskEntry[]): Promise<void> {
  if (taskIds.length === 0 || entries.length === 0) return
  const lines = entries.map((entry) =>
    lineOf(typeof entry === 'string' || Array.isArray(entry) ? { action: 'task.change', said: entry } : entry),
  )
  await tx.execute(sql`
    insert into audit_events (company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label)
    select t.company_id, t.project_id, ${idOf(actor)}::uuid, ${nameOf(actor)}, ${columns}, 'task', t.id::text, ${taskLabel}
    from tasks t join projects p on p.id = t.project_id cross join ${rowsOf(lines)}
    where t.id = any(${sql.param([...taskIds])}::uuid[]) order by t.number, l.place`)
}

/** Writes into the log of each task a line of its own, all as changes of it. */
export async function recordEach(tx: Database, lines: readonly { id: string; said: string }[], actor: Actor): Promise<void> {
  if (lines.length === 0) return
  const written = lines.map(({ id, said }) => ({ id, ...lineOf({ action: 'task.change', said }) }))
  await tx.execute(sql`
    insert into audit_events (company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label)
    select t.company_id, t.project_id, ${idOf(actor)}::uuid, ${nameOf(actor)}, ${columns}, 'task', t.id::text, ${taskLabel}
    from ${rowsOf(written)} join tasks t on t.id = (l.line->>'id')::uuid join projects p on p.id = t.project_id order by l.place`)
}

/** What a task is called in the log, of `tasks t` and `projects p`. */
export const taskLabel = sql`left(p.code || '-' || t.number || ' ' || t.title, ${LOGGED_TEXT})`

/** A person as the log names them. */
export async function personTarget(tx: Database, personId: string): Promise<AuditTarget> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from people where id = ${personId}`)
  return { kind: 'person', id: personId, label: rows[0]?.name ?? 'Former member' }
}

/** The actor's name as it is now. */
export function nameOf(actor: Actor): SQL {
  if (actor !== null && typeof actor === 'object') return sql`${actor.name}::text`
  return sql`coalesce((select name from people where id = ${actor}::uuid), '')`
}

const idOf = (actor: Actor) => (typeof actor === 'string' ? actor : null)

/** Lets this transaction delete from the log: for the job of `AUDIT_DAYS`, the deletion of a workspace and that of sample data, nobody else (TLOG-03, decision 076). */
export async function allowAuditDeletion(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('palette.audit_deletion', 'on', true)`)
}

const columns = sql`l.line->>'action', l.line->>'kind', l.line->>'sentence', nullif(l.line->'parts', 'null')`

const rowsOf = (lines: readonly object[]) => sql`jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as l(line, place)`

function lineOf({ action, said }: { action: AuditAction; said: LogLine }) {
  return { action, kind: kindOf(action), sentence: cutText(wordsOf(said), SENTENCE), parts: typeof said === 'string' ? null : said }
}
