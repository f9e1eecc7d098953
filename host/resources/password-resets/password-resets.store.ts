// Every query about links to set a new password.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { people } from '../people/people.table.ts'
import { passwordResets, sessions } from '../sessions/sessions.table.ts'

/** A reset token good for one hour and one use; earlier ones of the account die. */
export async function openReset(db: Database, personId: string): Promise<string> {
  const token = newToken()
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.personId, personId))
    await tx.insert(passwordResets).values({ tokenHash: hashToken(token), personId, expiresAt: sql`now() + interval '1 hour'` })
  })
  return token
}

function openWith(token: string) {
  return and(eq(passwordResets.tokenHash, hashToken(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, sql`now()`))
}

/** True while a reset token can be used; asking does not use it. */
export async function isResetOpen(db: Database, token: string): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(passwordResets).where(openWith(token))
  return rows.length > 0
}

/**
 * Sets the password a reset token allows to set and ends all sessions of the account; false when it is expired, used or unknown.
 * The mail that brought the token has reached its reader, so the address is verified by it.
 */
export function setPasswordByReset(db: Database, token: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [reset] = await tx.update(passwordResets).set({ usedAt: sql`now()` }).where(openWith(token)).returning()
    if (reset === undefined) return false
    const verified = sql`coalesce(${people.emailVerifiedAt}, now())`
    await tx.update(people).set({ passwordHash, emailVerifiedAt: verified }).where(eq(people.id, reset.personId))
    await tx.delete(sessions).where(eq(sessions.personId, reset.personId))
    return true
  })
}
