// Every query about sessions and password resets.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { passwordResets, sessions } from './sessions.table.ts'

/** The person a bearer token stands for, or null when it is unknown, ended or older than 90 days. */
export async function findSession(db: Database, token: string): Promise<PersonRow | null> {
  const [row] = await db
    .select({ person: people })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)))
  return row?.person ?? null
}

/** Opens a session of 90 days; the returned token is the only copy. */
export async function openSession(db: Database, personId: string): Promise<string> {
  const token = newToken()
  await db.delete(sessions).where(and(eq(sessions.personId, personId), sql`${sessions.expiresAt} <= now()`))
  await db.insert(sessions).values({ tokenHash: hashToken(token), personId, expiresAt: sql`now() + interval '90 days'` })
  return token
}

/** Ends one session; its token is dead at once. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** A reset token good for one hour and one use; earlier ones of the account die. */
export async function openReset(db: Database, personId: string): Promise<string> {
  const token = newToken()
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.personId, personId))
    await tx.insert(passwordResets).values({ tokenHash: hashToken(token), personId, expiresAt: sql`now() + interval '1 hour'` })
  })
  return token
}

/** Sets the password a reset token allows to set and ends all sessions of the account; false when it is expired, used or unknown. */
export function useReset(db: Database, token: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = and(
      eq(passwordResets.tokenHash, hashToken(token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, sql`now()`),
    )
    const [reset] = await tx.update(passwordResets).set({ usedAt: sql`now()` }).where(open).returning()
    if (reset === undefined) return false
    await tx.update(people).set({ passwordHash }).where(eq(people.id, reset.personId))
    await tx.delete(sessions).where(eq(sessions.personId, reset.personId))
    return true
  })
}
