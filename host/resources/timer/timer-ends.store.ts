// Timers that end without being asked: where somebody leaves, or nobody can work any more.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { logActivity } from '../activities/activities.store.ts'
import { totalText } from '../time-trackings/duration-text.ts'

/** An entry that was running, and its end as JSON writes it. */
export type EndedTimer = { id: number; taskId: string; personId: string; seconds: number; at: string }

/**
 * Ends what runs for whom and where `which` says, of `time_entries e`. What was worked until now is logged, and the log of its task tells so as if
 * the person had ended it (TLOG-02).
 */
export async function endTimers(tx: Database, which: SQL): Promise<EndedTimer[]> {
  const { rows } = await tx.execute<EndedTimer>(sql`
    with ended as (
      update time_entries e set ended_at = greatest(now(), e.started_at) where e.ended_at is null and ${which}
      returning e.id, e.task_id, e.person_id, e.started_at, e.ended_at
    )
    select id, task_id as "taskId", person_id as "personId", entry_seconds(started_at, ended_at) as seconds, to_json(ended_at) as at from ended`)
  for (const { taskId, personId, seconds } of rows)
    await logActivity(tx, { id: taskId }, personId, { action: 'time.log', said: `logged ${totalText(seconds)}` })
  return rows
}
