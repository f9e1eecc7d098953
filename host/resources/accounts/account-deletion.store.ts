// Deleting an account: signed out everywhere at once, back for 14 days, then without a name (PROFUP-11).
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, HostError } from '../../errors.ts'
import { asLine } from '../../plain-text.ts'
import { companies } from '../companies/companies.table.ts'
import { emailLinks } from '../email-verifications/email-verifications.table.ts'
import { identities } from '../identities/identities.table.ts'
import { invitations } from '../invitations/invitations.table.ts'
import { forgetMailsTo } from '../invoices/invoice-send.store.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { dropNoteTasks } from '../notes/notes.store.ts'
import { notes } from '../notes/notes.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { knownDevices, knownNetworks, passwordResets, sessions } from '../sessions/sessions.table.ts'
import { endTimers } from '../timer/timer-ends.store.ts'

/** So long a deleted account can be had back, in days. */
const GRACE_DAYS = 14
const WHY = 'You get this because it is about your account.'

/** `9 December 2026`. */
const dayOf = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** 403 for who signs in meanwhile: there is no session, but a way back. */
export function leaving(deletionAt: Date): HostError {
  return new HostError(403, `This account will be deleted on ${dayOf(deletionAt)}.`, { code: 'account_leaving' })
}

/** Ends every session and timer of an account; answers when it is gone for good. 409 while its person owns a workspace. */
export function deleteAccount(db: Database, { id }: PersonRow, appUrl: string, now = new Date()): Promise<Date> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update')
    const owned = await tx
      .select({ slug: companies.slug, name: companies.name })
      .from(companies)
      .where(and(eq(companies.ownerId, id), isNull(companies.deletionAt)))
      .orderBy(asc(companies.name))
    const names = owned.map(({ name }) => asLine(name)).join(', ')
    if (owned.length > 0)
      throw conflict(`You own ${names}. Transfer or delete what you own first.`, 'owns_workspaces', { companies: owned })
    const deletionAt = new Date(now.getTime() + GRACE_DAYS * 86_400_000)
    await tx.update(people).set({ deletionAt }).where(eq(people.id, id))
    await endTimers(tx, sql`e.person_id = ${id}`)
    await tx.delete(sessions).where(eq(sessions.personId, id))
    if (person) {
      const title = `Your account will be deleted on ${dayOf(deletionAt)}`
      await queueMail(tx, {
        ...{ companyId: null, kind: 'account-deleted', to: person.email, subject: title },
        content: {
          title,
          blocks: [
            {
              is: 'text',
              text: 'You are signed out everywhere. Until that day you can have everything back: sign in.',
            },
            { is: 'button', label: 'Sign in to restore it', url: `${appUrl}/sign-in` },
            {
              is: 'small',
              text: 'Then your name, address, picture and notes are gone. What you wrote in workspaces stays, signed “Deleted person”.',
            },
          ],
          why: WHY,
        },
      })
    }
    return deletionAt
  })
}

/** Gives an account back; false where it is not being deleted. */
export async function restoreAccount(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ deletionAt: null })
    .where(and(eq(people.id, id), isNotNull(people.deletionAt), isNull(people.deletedAt)))
    .returning({ id: people.id })
  return rows.length > 0
}

/** Takes name, address and everything of their own from accounts whose time is over; answers how many. Several hosts may do it at once. */
export async function purgeAccounts(db: Database, now = new Date()): Promise<number> {
  for (let purged = 0; ; purged += 1) if (!(await purgeOne(db, now))) return purged
}

function purgeOne(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: people.id, email: people.email, username: people.username })
      .from(people)
      .leftJoin(companies, eq(companies.ownerId, people.id))
      .where(and(lte(people.deletionAt, now), isNull(people.deletedAt), isNull(companies.id)))
      .orderBy(people.deletionAt)
      .limit(1)
      .for('update', { of: people, skipLocked: true })
    if (found === undefined) return false
    const { id, email } = found
    const nobody = `deleted-${id.replaceAll('-', '').slice(0, 20)}`
    const noAddress = `${nobody}@deleted.invalid`
    const own = { name: 'Deleted person', username: nobody, email: noAddress, emailVerifiedAt: null, passwordHash: null, deletedAt: now }
    const chosen = { avatar: null, headline: null, timeZone: null, locale: null, theme: null, shortcuts: {}, firstSteps: {} }
    await tx
      .update(people)
      .set({ ...own, ...chosen })
      .where(eq(people.id, id))
    await dropNoteTasks(tx, sql`select id from notes where person_id = ${id}`)
    for (const table of [notes, sessions, passwordResets, emailLinks, identities, knownDevices, knownNetworks])
      await tx.delete(table).where(eq(table.personId, id))
    await tx.update(invitations).set({ email: noAddress, name: 'Deleted person' }).where(eq(invitations.usedBy, id))
    await forgetMailsTo(tx, email)
    await tx.execute(sql`delete from mails where to_email = ${email}`)
    await queueMail(tx, {
      ...{ companyId: null, kind: 'account-gone', to: email, subject: 'Your account is deleted' },
      content: {
        title: 'Your account is deleted',
        blocks: [{ is: 'text', text: 'Your name, address, picture and notes are gone for good.' }],
        why: WHY,
      },
    })
    return true
  })
}
