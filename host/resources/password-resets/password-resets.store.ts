// Every query about links to set a new password.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { knownNetworks, passwordResets, sessions } from '../sessions/sessions.table.ts'

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

/** Whose password a reset token may set, while it can be used; asking does not use it. Null where it is none. */
export async function personOfReset(db: Database, token: string): Promise<Pick<PersonRow, 'name' | 'email'> | null> {
  const [row] = await db
    .select({ name: people.name, email: people.email })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(openWith(token))
  return row ?? null
}

/**
 * Sets the password a reset token allows to set and ends all sessions of the account; false when it is expired, used or unknown.
 * The mail that brought the token has reached its reader, so the address is verified by it.
 */
export function setPasswordByReset(db: Database, token: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [reset] = await tx.update(passwordResets).set({ usedAt: sql`now()` }).where(openWith(token)).returning()
    if (reset === undefined) return false
    const verified = sql`least(${people.emailVerifiedAt}, now())`
    await tx.update(people).set({ passwordHash, emailVerifiedAt: verified }).where(eq(people.id, reset.personId))
    await tx.delete(sessions).where(eq(sessions.personId, reset.personId))
    // Whoever had the old password signed in from somewhere, too.
    await tx.delete(knownNetworks).where(eq(knownNetworks.personId, reset.personId))
    return true
  })
}
