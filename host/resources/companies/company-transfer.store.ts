// Handing a workspace to another owner: offered to a member, theirs when they accept within a week (WSET-07, WSET-08).
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { sentence } from '../audit-events/log-line.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { aboutWorkspace, tell, withdrawTopic } from '../notifications/notifications.store.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { type CompanyRow, companies, companyMembers, companyTransfers } from './companies.table.ts'
import { recordOfCompany } from './company-record.ts'
import { OFFER_DAYS, type TransferView } from './company-settings.schema.ts'

const topicOf = (company: CompanyRow) => aboutWorkspace(company, 'transfer').topic

/** The open offer of a workspace; null when there is none, or it has ended. */
export async function openOffer(db: Database, companyId: string): Promise<(TransferView & { personId: string }) | null> {
  const [row] = await db
    .select({ personId: people.id, username: people.username, name: people.name, expiresAt: companyTransfers.expiresAt })
    .from(companyTransfers)
    .innerJoin(people, eq(people.id, companyTransfers.toPersonId))
    .where(and(eq(companyTransfers.companyId, companyId), gt(companyTransfers.expiresAt, sql`now()`)))
  return row ?? null
}

/** Offers the workspace to a member, in place of an offer that is open. 422 for everybody else. */
export async function offerCompany(
  db: Database,
  { company, owner, appUrl }: { company: CompanyRow; owner: PersonRow; appUrl: string },
  username: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update')
    const [member] = await tx
      .select({ id: people.id, email: people.email, name: people.name })
      .from(people)
      .innerJoin(companyMembers, and(eq(companyMembers.personId, people.id), eq(companyMembers.companyId, company.id)))
      .where(and(eq(people.username, username), eq(companyMembers.role, 'member')))
    if (member === undefined) throw invalid({ username: ['Only a member of this workspace can become its owner.'] })
    await withdrawTopic(tx, topicOf(company))
    const expiresAt = new Date(Date.now() + OFFER_DAYS * 86_400_000)
    const offer = { toPersonId: member.id, createdAt: new Date(), expiresAt }
    await tx
      .insert(companyTransfers)
      .values({ companyId: company.id, ...offer })
      .onConflictDoUpdate({ target: companyTransfers.companyId, set: offer })
    await recordOfCompany(tx, company, owner.id, { action: 'workspace.offer', said: sentence`offered the workspace to ${member.name}` })
    await tell(tx, { ...aboutWorkspace(company, 'transfer'), to: { ids: [member.id] }, actorId: owner.id, reason: 'transfer_offered' })
    const [from, name] = [quotedName(owner.name), quotedName(company.name, 'of theirs')]
    await queueMail(tx, {
      companyId: company.id,
      kind: 'transfer',
      to: member.email,
      subject: `${from} offers you the workspace ${name}`,
      replyTo: owner.email,
      content: {
        title: `${from} offers you the workspace ${name}`,
        blocks: [
          { is: 'text', text: `You would own it, with its projects, its plan and its settings. ${from} would stay as a member.` },
          { is: 'button', label: 'Accept or decline', url: `${appUrl}/${company.slug}/settings#transfer` },
          { is: 'small', text: `The offer stands for ${OFFER_DAYS} days. Nothing changes before you accept.` },
        ],
      },
    })
  })
}

/** Takes an open offer back; 404 when there is none. */
export async function withdrawOffer(db: Database, company: CompanyRow, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(companyTransfers).where(eq(companyTransfers.companyId, company.id)).returning()
    if (gone.length === 0) throw notFound('Nobody has an offer of this workspace.')
    await withdrawTopic(tx, topicOf(company))
    await recordOfCompany(tx, company, actorId, { action: 'workspace.withdraw', said: 'withdrew the offer of the workspace' })
  })
}

/** The answer of whom it was offered to; 404 for everybody else, 409 when the offer has ended. */
export async function answerOffer(db: Database, company: CompanyRow, person: PersonRow, accept: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [now] = await tx.select().from(companies).where(eq(companies.id, company.id)).for('update')
    const [offer] = await tx.select().from(companyTransfers).where(eq(companyTransfers.companyId, company.id))
    if (now === undefined || offer?.toPersonId !== person.id) throw notFound('Nobody offers you this workspace.')
    if (offer.expiresAt.getTime() <= Date.now()) throw conflict('This offer has ended. Ask the owner for another one.', 'offer_ended')
    await tx.delete(companyTransfers).where(eq(companyTransfers.companyId, company.id))
    await withdrawTopic(tx, topicOf(company))
    if (accept) await handOver(tx, now, person.id)
    await recordOfCompany(tx, now, person.id, {
      action: accept ? 'workspace.accept' : 'workspace.decline',
      said: accept ? 'took over the workspace' : 'declined to take over the workspace',
    })
    await tell(tx, {
      ...aboutWorkspace(company, 'owner'),
      to: { ids: [now.ownerId] },
      actorId: person.id,
      reason: accept ? 'transfer_accepted' : 'transfer_declined',
    })
  })
}

/** The old owner stays as a member, an admin where they are on a project. Plan, invoices and settings are the workspace's and stay with it. */
async function handOver(tx: Database, company: CompanyRow, personId: string): Promise<void> {
  const memberOf = (id: string) => and(eq(companyMembers.companyId, company.id), eq(companyMembers.personId, id))
  await tx.update(companyMembers).set({ role: 'member' }).where(memberOf(company.ownerId))
  await tx.update(companyMembers).set({ role: 'owner' }).where(memberOf(personId))
  await tx.update(companies).set({ ownerId: personId }).where(eq(companies.id, company.id))
  await tx
    .update(projectMembers)
    .set({ role: 'admin' })
    .where(and(eq(projectMembers.companyId, company.id), eq(projectMembers.personId, company.ownerId)))
}
