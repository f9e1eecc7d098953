// The activity log of the sample world, written as the host would have written it all along.
import { sql } from 'drizzle-orm'
import { allowAuditDeletion, taskLabel } from '../../resources/audit-events/audit-events.store.ts'
import { type AuditAction, kindOf } from '../../resources/audit-events/audit-nouns.ts'
import { type LogLine, wordsOf } from '../../resources/audit-events/log-line.ts'
import type { Database } from '../open.ts'

/** What happened to a task, when. */
export type TaskLine = { taskId: string; actorId: string; said: LogLine; at: Date }

const ACTIONS: Readonly<Record<string, AuditAction>> = { 'created the task': 'task.create', commented: 'comment.add' }

/** Writes lines about tasks, in any order; `orderLog` puts them right. */
export async function logTasks(db: Database, lines: readonly TaskLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 2000) {
    const rows = lines.slice(from, from + 2000).map(({ taskId, actorId, said, at }) => {
      const sentence = wordsOf(said)
      const action = ACTIONS[sentence] ?? 'task.change'
      return { taskId, actorId, at, action, kind: kindOf(action), sentence, parts: typeof said === 'string' ? null : said }
    })
    await db.execute(sql`
      insert into audit_events (company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, at)
      select t.company_id, t.project_id, a.id, a.name, l.line->>'action', l.line->>'kind', l.line->>'sentence', nullif(l.line->'parts', 'null'),
        'task', t.id::text, ${taskLabel}, (l.line->>'at')::timestamptz
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as l(line, place)
      join tasks t on t.id = (l.line->>'taskId')::uuid join projects p on p.id = t.project_id join people a on a.id = (l.line->>'actorId')::uuid
      order by l.place`)
  }
}

/** Dates the lines that were written at the moment of the transaction, as those of stores are: `at` is when it happened in the sample world. */
export async function dateLog(db: Database, at: Date): Promise<void> {
  await allowAuditDeletion(db)
  await db.execute(sql`
    with just_now as (delete from audit_events where at = now() returning *)
    insert into audit_events (company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail)
    select company_id, ${at.toISOString()}::timestamptz + (row_number() over (order by id)) * interval '1 minute', actor_id, actor_name, action, kind, sentence,
      parts, target_kind, target_id, target_label, project_id, detail
    from just_now`)
}

/** Numbers the log by time: it is read by its ids. */
export async function orderLog(db: Database): Promise<void> {
  await allowAuditDeletion(db)
  await db.execute(sql`
    with all_lines as (delete from audit_events returning *)
    insert into audit_events (company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail)
    select company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail
    from all_lines order by at, id`)
}
