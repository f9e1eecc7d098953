// Every query about links to confirm, change and take back an email address (PROFUP-02, SESS-05).
import { and, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { identities } from '../identities/identities.table.ts'
import { openReset } from '../password-resets/password-resets.store.ts'
import { people } from '../people/people.table.ts'
import { passwordResets, sessions } from '../sessions/sessions.table.ts'
import { type EmailLink, emailLinks } from './email-verifications.table.ts'

type Purpose = EmailLink['purpose']

const LIVES: Record<Purpose, string> = { verify: '24 hours', change: '24 hours', revert: '7 days' }

/** A token for a mail. Of links to confirm or change only the newest of a person works; those that take a change back all do. */
export async function openEmailLink(tx: Database, personId: string, purpose: Purpose, email: string): Promise<string> {
  const token = newToken()
  if (purpose !== 'revert') await tx.delete(emailLinks).where(and(eq(emailLinks.personId, personId), eq(emailLinks.purpose, purpose)))
  const expiresAt = sql`now() + ${LIVES[purpose]}::interval`
  await tx.insert(emailLinks).values({ tokenHash: hashToken(token), personId, purpose, email, expiresAt })
  return token
}

const isOpen = and(isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, sql`now()`))

async function takeLink(tx: Database, token: string, purpose: Purpose): Promise<EmailLink | null> {
  const [link] = await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.tokenHash, hashToken(token)), eq(emailLinks.purpose, purpose), isOpen))
    .returning()
  return link ?? null
}

/** True for an address that nobody else has, nor may have back. */
export async function isAddressFree(db: Database, email: string, personId: string | null): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select 1 from people where email = ${email} and id is distinct from ${personId}::uuid)
      or exists (
        select 1 from email_verifications where email = ${email} and purpose = 'revert' and used_at is null and expires_at > now()
          and person_id is distinct from ${personId}::uuid
      ) as taken`)
  return rows[0]?.taken === false
}

/** Confirms the address that an account has; the address, or null for a link that is none (any more). */
export function verifyAddress(db: Database, token: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, 'verify')
    if (link === null) return null
    const [person] = await tx
      .update(people)
      .set({ emailVerifiedAt: sql`least(${people.emailVerifiedAt}, now())` })
      .where(and(eq(people.id, link.personId), eq(people.email, link.email)))
      .returning({ email: people.email })
    return person?.email ?? null
  })
}

/** Gives an account the address that the link was sent to; the address, or null for a link that is none, or whose address somebody else has by now. */
export function changeAddress(db: Database, token: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, 'change')
    if (link === null || !(await isAddressFree(tx, link.email, link.personId))) return null
    await tx.update(people).set({ email: link.email, emailVerifiedAt: sql`now()` }).where(eq(people.id, link.personId))
    // They went to the former address.
    await tx.delete(passwordResets).where(eq(passwordResets.personId, link.personId))
    await tx.delete(emailLinks).where(and(eq(emailLinks.personId, link.personId), eq(emailLinks.purpose, 'verify')))
    return link.email
  })
}

/**
 * Gives an account its former address back, or cancels the change before it happened. Whoever asked for it knew the password and may have linked an
 * identity since: all of that is gone with every session, and the answer has a token to set a new password. Null for a link that is none; 409 when
 * the former address has an account of its own.
 */
export function revertAddress(db: Database, token: string): Promise<{ email: string; resetToken: string } | null> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, 'revert')
    if (link === null) return null
    const { personId, email, createdAt } = link
    const others = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.email, email), ne(people.id, personId)))
    if (others.length > 0) throw conflict('This address has an account of its own by now.', 'email_taken')
    await tx.update(people).set({ email, passwordHash: null, emailVerifiedAt: sql`now()` }).where(eq(people.id, personId))
    await tx.delete(sessions).where(eq(sessions.personId, personId))
    // Links that were sent later went to where the change led.
    await tx
      .delete(emailLinks)
      .where(and(eq(emailLinks.personId, personId), gte(emailLinks.createdAt, createdAt), ne(emailLinks.tokenHash, link.tokenHash)))
    await tx.delete(identities).where(and(eq(identities.personId, personId), gte(identities.linkedAt, createdAt)))
    return { email, resetToken: await openReset(tx, personId) }
  })
}
