// The mail server of a workspace: read, changed with its password sealed, taken away and given back, and what it carries.
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { recordOfCompany } from '../companies/company-record.ts'
import type { Delivery } from '../mails/delivery.ts'
import { type MailRow, mails } from '../mails/mails.table.ts'
import { tellOfServer } from './mail-server-news.store.ts'
import { companySmtp, type MailServerRow } from './mail-servers.table.ts'
import type { Seals } from './sealing.ts'

/** What a change says; `password` '' removes it, absent it stays. */
export type ServerChange = Partial<
  Pick<MailServerRow, 'host' | 'port' | 'security' | 'username' | 'fromEmail' | 'fromName' | 'replyTo' | 'fallback'>
> & { password?: string | undefined }

/** Whose server it is, and who changes it. */
type By = { company: Pick<CompanyRow, 'id' | 'name'>; actorId: string }

/** What a sealed password is bound to. */
export const belongsTo = (companyId: string) => `${companyId}smtp`

/** So long a server that was taken away can be given back with its password, in ms. */
const KEPT_MS = 3_600_000

const present = (companyId: string) => and(eq(companySmtp.companyId, companyId), isNull(companySmtp.removedAt))

/** The server of a workspace; null where it has none. */
export async function findServer(db: Database, companyId: string): Promise<MailServerRow | null> {
  const [row] = await db.select().from(companySmtp).where(present(companyId))
  return row ?? null
}

/** The password: null for none, undefined where it cannot be read with the keys that are there (SMTP-04). */
export async function passwordOf(seals: Seals, row: MailServerRow): Promise<string | null | undefined> {
  if (row.passwordCipher === null || row.keyId === null) return null
  return (await seals.open({ cipher: row.passwordCipher, keyId: row.keyId }, belongsTo(row.companyId))) ?? undefined
}

const NAMES: Partial<Record<keyof ServerChange, string>> = {
  fromEmail: 'sender address',
  fromName: 'sender name',
  replyTo: 'reply address',
  username: 'user',
}

/** Changes what is given; `untested` where that makes it a server that nobody has tried. The log names fields, never values. */
export async function changeServer(
  db: Database,
  seals: Seals,
  { company, actorId, email }: By & { email: string },
  { password, ...change }: ServerChange,
  untested: boolean,
): Promise<MailServerRow> {
  const companyId = company.id
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(companySmtp).where(present(companyId)).for('update')
    const sealed = await sealedOf(seals, companyId, now, password)
    const fields = [...Object.keys(change), ...(password === undefined ? [] : ['password'])]
    if (fields.length === 0 && now !== undefined) return now
    if (now === undefined && change.host === undefined) throw invalid({ host: ['Please enter a server.'] })
    const fresh = untested || now === undefined ? { state: 'untested' as const, lastReply: null } : {}
    // A new one takes the place of one that was taken away.
    if (now === undefined) await tx.delete(companySmtp).where(eq(companySmtp.companyId, companyId))
    const [row] =
      now === undefined
        ? await tx
            .insert(companySmtp)
            .values({ port: 587, security: 'starttls', fromEmail: email, ...change, ...sealed, host: change.host ?? '', companyId })
            .returning()
        : await tx
            .update(companySmtp)
            .set({ ...change, ...sealed, ...fresh })
            .where(present(companyId))
            .returning()
    if (row === undefined) throw new Error('The mail server was not returned.')
    const said = fields.map((field) => NAMES[field as keyof ServerChange] ?? field).join(', ')
    const isNew = now === undefined
    await recordOfCompany(tx, company, actorId, {
      action: isNew ? 'mail.set' : 'mail.change',
      said: isNew ? 'set a mail server for the workspace' : `changed the mail server (${said}) of the workspace`,
    })
    return row
  })
}

/** A saved password is sealed anew with the present key when something else is saved, too (SMTP-03). */
async function sealedOf(seals: Seals, companyId: string, now: MailServerRow | undefined, password: string | undefined) {
  if (password === '') return { passwordCipher: null, keyId: null }
  const known = password ?? (now && (await passwordOf(seals, now)))
  if (known === null || known === undefined) return {}
  const { cipher, keyId } = await seals.seal(known, belongsTo(companyId))
  return { passwordCipher: cipher, keyId }
}

/** Takes it away; for an hour it can be given back as it was. 404 where there is none. */
export async function removeServer(db: Database, { company, actorId }: By): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.update(companySmtp).set({ removedAt: sql`now()` }).where(present(company.id)).returning()
    if (gone.length === 0) throw notFound('This workspace has no mail server.')
    await recordOfCompany(tx, company, actorId, { action: 'mail.remove', said: 'removed the mail server of the workspace' })
  })
}

/** Gives back what was taken away, its password too. 404 where there is nothing. */
export async function restoreServer(db: Database, { company, actorId }: By): Promise<MailServerRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(companySmtp)
      .set({ removedAt: null })
      .where(and(eq(companySmtp.companyId, company.id), isNotNull(companySmtp.removedAt)))
      .returning()
    if (row === undefined) throw notFound('There is no mail server to give back.')
    await recordOfCompany(tx, company, actorId, { action: 'mail.restore', said: 'gave back the mail server of the workspace' })
    return row
  })
}

/** Forgets, with their passwords, the servers that were taken away an hour ago. */
export async function purgeServers(db: Database, now = new Date()): Promise<void> {
  await db.delete(companySmtp).where(lt(companySmtp.removedAt, new Date(now.getTime() - KEPT_MS)))
}

/** Writes down how a try went: a mail that was taken makes it work; what fails before the mail is looked at makes one that carries mail fail. */
export async function noteDelivery(
  db: Database,
  companyId: string,
  { stage, reply, server }: Delivery,
  tested?: Date,
): Promise<MailServerRow | null> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(companySmtp).where(present(companyId)).for('update')
    if (now === undefined) return null
    const failed = now.state === 'untested' ? 'untested' : server ? 'failing' : now.state
    const state = stage === 'sent' ? 'working' : failed
    const [row] = await tx
      .update(companySmtp)
      .set({ state, lastReply: `${stage}: ${reply}`, ...(tested && { testedAt: tested }) })
      .where(present(companyId))
      .returning()
    if (state !== now.state) await tellOfServer(tx, companyId, state)
    return row ?? null
  })
}

/** A page of the mails of a workspace, newest first. */
export async function listMails(
  db: Database,
  companyId: string,
  page: number,
  perPage: number,
): Promise<{ rows: MailRow[]; total: number }> {
  const own = eq(mails.companyId, companyId)
  const rows = await db
    .select()
    .from(mails)
    .where(own)
    .orderBy(desc(mails.createdAt), mails.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [all] = await db.select({ total: count() }).from(mails).where(own)
  return { rows, total: all?.total ?? 0 }
}
