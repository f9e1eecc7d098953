// An invitation that reached somebody under another address: they ask, and whoever invited agrees or refuses.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { takeAskBack, tellAgreed, tellAsked } from './invitation-news.store.ts'
import { CLOSED, findInvitation, invitationTarget, type MailedView, seatInvited } from './invitations.store.ts'
import { invitations } from './invitations.table.ts'

/** Who asks for an invitation, as whoever invited is shown them. */
export type Asker = { name: string; email: string }

/** Who asks for an invitation; null where nobody does. */
export async function askerOf(db: Database, askedBy: string | null): Promise<Asker | null> {
  if (askedBy === null) return null
  const [asker] = await db.select({ name: people.name, email: people.email }).from(people).where(eq(people.id, askedBy))
  return asker ?? null
}

const ofInvitation = ({ id, companyId, projectId }: MailedView['mail']) =>
  and(eq(invitations.companyId, companyId), eq(invitations.projectId, projectId), eq(invitations.id, id))

/** Asks whoever invited whether it may be for another account than the one it was mailed to. 409 where there is nothing to ask. */
export function askForInvitation(db: Database, person: PersonRow, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { mail, ...invitation } = await findInvitation(tx, token, null, true)
    if (mail === null || mail.email === person.email) throw conflict('This invitation can be accepted as it is.')
    if (invitation.state !== 'open') throw conflict(CLOSED[invitation.state], `invitation_${invitation.state}`)
    if (mail.askedBy === person.id) return
    await tx.update(invitations).set({ askedBy: person.id }).where(ofInvitation(mail))
    await record(tx, invitation.project, person.id, {
      action: 'invitation.ask',
      said: 'asked to take an invitation that was sent to another address',
      target: invitationTarget(mail),
    })
    await tellAsked(tx, { ...invitation, mail }, person.id)
  })
}

/** The invitation that somebody else asks for, by its id or the token of its mail, locked; 404 for any that the person did not send, or may not send any more. */
async function askedOf(tx: Database, person: PersonRow, id: string): Promise<MailedView & { askedBy: string }> {
  const { mail, ...invitation } = await findInvitation(tx, id, person, true)
  if (mail === null || invitation.inviterId !== person.id) throw notFound('This invitation does not exist.')
  const { rows } = await tx.execute(sql`
    select 1 from project_members where company_id = ${mail.companyId} and project_id = ${mail.projectId} and person_id = ${person.id} and role = 'admin'
    union select 1 from companies where id = ${mail.companyId} and owner_id = ${person.id}`)
  if (rows.length === 0) throw notFound('This invitation does not exist.')
  if (invitation.state !== 'open') throw conflict(CLOSED[invitation.state], `invitation_${invitation.state}`)
  if (mail.askedBy === null) throw conflict('Nobody asks for this invitation any more.')
  return { ...invitation, mail, askedBy: mail.askedBy }
}

/** Seats whoever asks: the invitation is used up by them. */
export function agreeToInvitation(db: Database, person: PersonRow, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { askedBy, ...invitation } = await askedOf(tx, person, id)
    await takeAskBack(tx, invitation.mail.id)
    await seatInvited(tx, invitation, askedBy)
    await tellAgreed(tx, invitation, { to: askedBy, from: person.id })
  })
}

/** Whoever asks is not let in; the invitation stays open for whom it was sent to. */
export function refuseInvitation(db: Database, person: PersonRow, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { mail, project } = await askedOf(tx, person, id)
    await tx.update(invitations).set({ askedBy: null }).where(ofInvitation(mail))
    await record(tx, project, person.id, {
      action: 'invitation.refuse',
      said: 'refused an invitation to another address',
      target: invitationTarget(mail),
    })
    await takeAskBack(tx, mail.id)
  })
}
