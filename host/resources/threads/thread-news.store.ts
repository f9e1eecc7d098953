// Who hears of a discussion: those who follow it, and whom its first text names (DISC-10).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type About, type Reason, tell } from '../notifications/notifications.store.ts'
import type { ThreadRow } from './threads.table.ts'

/** As much of a discussion as news about it needs. */
export type ToldThread = Pick<ThreadRow, 'id' | 'companyId' | 'projectId' | 'number' | 'title'>

/** What news of a discussion is kept under. */
export const topicOf = (id: string) => `thread:${id}`

/** A discussion as the log names it. */
export const threadTarget = ({ id, number, title }: Pick<ThreadRow, 'id' | 'number' | 'title'>) => ({
  kind: 'discussion',
  id,
  label: `#${number} ${title}`,
})

/** What news about a discussion has in common. */
export function aboutThread({ id, companyId, projectId, number, title }: ToldThread): About {
  return { topic: topicOf(id), target: { kind: 'discussion', id: String(number) }, companyId, projectId, taskId: null, subject: title }
}

/** Lets people follow who never said that they do not want to; who does not see the project cannot. */
export async function letFollow(db: Database, { id, companyId }: ToldThread, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.execute(sql`
    insert into thread_follows (thread_id, person_id, company_id, is_following)
    select ${id}::uuid, cm.person_id, cm.company_id, true from company_members cm
    where cm.company_id = ${companyId} and cm.person_id = any(${sql.param([...new Set(personIds)])}::uuid[])
    on conflict do nothing`)
}

/** Those who are told. */
export async function followerIds(db: Database, threadId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select person_id as id from thread_follows where thread_id = ${threadId} and is_following`,
  )
  return rows.map(({ id }) => id)
}

/** Tells its followers, but not whoever did it. */
export async function tellFollowers(
  db: Database,
  thread: ToldThread,
  actorId: string,
  reason: Extract<Reason, 'thread_closed' | 'thread_answered'>,
): Promise<void> {
  await tell(db, { ...aboutThread(thread), to: { ids: await followerIds(db, thread.id) }, actorId, reason })
}
