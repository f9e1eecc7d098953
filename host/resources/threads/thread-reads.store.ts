// What a reader keeps of a discussion for themselves: how far they have read, and whether they follow.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { threadFollows, threadReads } from './threads.table.ts'
import { holdThread } from './threads-read.store.ts'

/** Keeps how far a person has read; reading never goes back. */
export async function markThreadRead(db: Database, projectId: string, number: number, personId: string, readTo?: number): Promise<void> {
  await db.execute(sql`
    insert into thread_reads (thread_id, person_id, company_id, read_to)
    select t.id, ${personId}::uuid, t.company_id, least(coalesce(${readTo ?? null}::int, t.last_comment_id, 0), coalesce(t.last_comment_id, 0))
    from threads t where t.project_id = ${projectId} and t.number = ${number}
    on conflict (thread_id, person_id, company_id) do update set read_to = greatest(thread_reads.read_to, excluded.read_to)`)
}

/** Makes the last word of a discussion new again: its last comment, or the whole where nothing was said. */
export async function markThreadUnread(db: Database, projectId: string, number: number, personId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await holdThread(tx, projectId, number)
    const own = and(eq(threadReads.threadId, thread.id), eq(threadReads.personId, personId))
    if (thread.lastCommentId === null) {
      await tx.delete(threadReads).where(own)
      return
    }
    const readTo = thread.lastCommentId - 1
    await tx
      .insert(threadReads)
      .values({ threadId: thread.id, personId, companyId: thread.companyId, readTo })
      .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.personId, threadReads.companyId], set: { readTo } })
  })
}

/** Follows a discussion or stops; 404 where there is none. */
export async function followThread(db: Database, projectId: string, number: number, personId: string, isFollowing: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: threadId, companyId } = await holdThread(tx, projectId, number)
    await tx
      .insert(threadFollows)
      .values({ threadId, personId, companyId, isFollowing })
      .onConflictDoUpdate({ target: [threadFollows.threadId, threadFollows.personId, threadFollows.companyId], set: { isFollowing } })
  })
}
