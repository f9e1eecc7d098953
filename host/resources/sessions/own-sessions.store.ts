// Every query about the sessions of one person: which there are, and ending them (SESS-01, SESS-03).
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { sessions } from './sessions.table.ts'

/** A row of the list. */
export type SessionRow = { id: string; userAgent: string; network: string; createdAt: Date; lastUsedAt: Date }

/** True for sessions that still count: 90 days after they were last renewed, 30 after they were last used. */
export const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.lastUsedAt, sql`now() - interval '30 days'`))

/** The latest used first. */
export function listSessions(db: Database, personId: string): Promise<SessionRow[]> {
  const { id, userAgent, network, createdAt, lastUsedAt } = sessions
  return db
    .select({ id, userAgent, network, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isAlive))
    .orderBy(desc(lastUsedAt), desc(createdAt))
}

/** Ends one; 404 for one that is not theirs. */
export async function endOneSession(db: Database, personId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('This session has ended already.')
}

/** Ends all but this one, and answers how many that were. */
export async function endOtherSessions(db: Database, personId: string, keptId: string): Promise<number> {
  const others = and(eq(sessions.personId, personId), ne(sessions.id, keptId))
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length
}

/** Gives a session another token, the only copy of which is the answer; the one before is dead. 404 where it ended meanwhile. */
export async function renewToken(tx: Database, personId: string, id: string): Promise<string> {
  const token = newToken()
  const renewed = await tx
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(sessions.personId, personId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (renewed.length === 0) throw notFound('This session has ended already.')
  return token
}

/** Written at most every five minutes: a session that is used is good for another 90 days. */
export async function touchSession(db: Database, id: string): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: sql`now()`, expiresAt: sql`now() + interval '90 days'` }).where(eq(sessions.id, id))
}
