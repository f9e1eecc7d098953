// What the owner of a rule is told: that it rests by itself, and what was missed while the server was off (RECUR-08, RECUR-12).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type News, tell } from '../notifications/notifications.store.ts'
import type { RecurrenceRow } from './recurrences.table.ts'

/** Its author; where that is who cannot make tasks there any more, the owner of the project. */
async function tellOwner(db: Database, rule: RecurrenceRow, news: Pick<News, 'reason' | 'detail'>, isAuthorGone = false): Promise<void> {
  const { id, companyId, projectId, authorId, task } = rule
  const owner = async () =>
    (await db.execute<{ id: string }>(sql`select owner_id as id from projects where id = ${projectId} and owner_id is not null`)).rows
  const ids = authorId === null || isAuthorGone ? (await owner()).map((row) => row.id) : [authorId]
  const target = { kind: 'recurrence' as const, id }
  await tell(db, {
    topic: `recurrence:${id}`,
    target,
    companyId,
    projectId,
    taskId: null,
    subject: task.title,
    to: { ids },
    actorId: null,
    ...news,
  })
}

/** Says that a rule rests, and why. */
export function tellOfRest(db: Database, rule: RecurrenceRow, reason: NonNullable<RecurrenceRow['reason']>): Promise<void> {
  return tellOwner(db, rule, { reason: 'rule_paused', detail: { name: reason } }, reason === 'author')
}

/** Says how many days were missed, once. */
export function tellOfMissed(db: Database, rule: RecurrenceRow, count: number): Promise<void> {
  return tellOwner(db, rule, { reason: 'rule_missed', detail: { name: String(count) } })
}
