// Putting mails into the queue, and taking them out of it one by one.
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import type { MailContent } from './mail-content.ts'
import { type MailRow, mailFiles, mails } from './mails.table.ts'

/**
 * A mail to be sent. `companyId` null: it is about an account or the installation, and goes by SMTP_URL. `kind` is one word for what it is
 * (`invitation`, `digest`, `invoice` …). A second mail with the same `dedupeKey` is none. `files` are at most 10 MB each.
 */
export type NewMail = {
  companyId: string | null
  kind: string
  to: string
  subject: string
  content: MailContent
  dedupeKey?: string
  replyTo?: string
  /** Not before; now unless said. */
  at?: Date
  files?: { filename: string; contentType: string; content: Buffer }[]
}

/** Puts a mail into the queue, in the transaction that causes it (SMTP-08). Its id, or null where one with the same key was there already. */
export async function queueMail(tx: Database, mail: NewMail): Promise<string | null> {
  const { companyId, kind, to, subject, content, dedupeKey = null, replyTo = null, at, files = [] } = mail
  const [row] = await tx
    .insert(mails)
    .values({ companyId, kind, toEmail: to, subject, body: content, dedupeKey, replyTo, ...(at && { nextTryAt: at }) })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (row === undefined) return null
  if (files.length > 0) await tx.insert(mailFiles).values(files.map((file) => ({ mailId: row.id, ...file })))
  return row.id
}

/** For so long a mail that is being sent is nobody else's, in ms: longer than a mail server may take. */
const LEASE_MS = 120_000

/**
 * Takes the mail that has waited longest, so that no other host takes it too; null when none is due. Those of a workspace that is being deleted stay
 * where they are (WSET-10), and with `confirmed` those of one whose owner has not confirmed their address (SESS-05). A host that dies meanwhile leaves it to be sent again when the lease is over.
 */
export async function takeDueMail(db: Database, now: Date, confirmed = false): Promise<MailRow | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mails.id })
      .from(mails)
      .leftJoin(companies, eq(companies.id, mails.companyId))
      .leftJoin(people, eq(people.id, companies.ownerId))
      .where(
        and(
          eq(mails.state, 'waiting'),
          sql`${mails.nextTryAt} <= ${now}`,
          sql`${companies.deletionAt} is null`,
          confirmed ? or(isNull(mails.companyId), isNotNull(people.emailVerifiedAt)) : undefined,
        ),
      )
      .orderBy(asc(mails.nextTryAt))
      .limit(1)
      .for('update', { of: mails, skipLocked: true })
    if (due === undefined) return null
    const [row] = await tx
      .update(mails)
      .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${mails.tries} + 1` })
      .where(eq(mails.id, due.id))
      .returning()
    return row ?? null
  })
}

/** The files that go with a mail. */
export function filesOfMail(db: Database, mailId: string) {
  return db.select().from(mailFiles).where(eq(mailFiles.mailId, mailId)).orderBy(asc(mailFiles.filename))
}

/** Writes down what became of a try. Files of a mail that was sent or given up are not kept. */
export async function settleMail(db: Database, mailId: string, outcome: Partial<Omit<MailRow, 'id'>>): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.id, mailId))
  if (outcome.state === 'sent' || outcome.state === 'failed') await db.delete(mailFiles).where(eq(mailFiles.mailId, mailId))
}
