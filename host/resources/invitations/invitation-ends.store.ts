// Invitations of somebody who is added at once, or invited anew, end, and are open again where that is undone (TEAM-03).
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { hashToken, newToken } from '../../tokens.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { mailInvitation } from './invitation-mail.ts'
import { takeInvitedBack, tellAsked, tellInvited } from './invitation-news.store.ts'
import { invitations } from './invitations.table.ts'

type Project = { id: string; companyId: string; name: string }

/** An invitation that waits for an answer, or waited too long. */
export type Waiting = { id: string; email: string }

/** What the log keeps of those that ended: their ids, and of these the ones whose mail had not gone yet. */
export type Ended = { invitations: string[]; unsent: string[] }

/**
 * Those to addresses that were neither answered nor withdrawn, locked. Ask before somebody is seated: who accepts one holds it before their seat,
 * so that the two wait for each other and never in a ring.
 */
export function holdWaiting(tx: Database, project: Project, emails: string[]): Promise<Waiting[]> {
  return tx
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.projectId, project.id),
        inArray(invitations.email, emails),
        isNull(invitations.usedAt),
        isNull(invitations.withdrawnAt),
      ),
    )
    .orderBy(asc(invitations.id))
    .for('update')
}

/** Ends them, with their news and mails that wait; nothing where there are none. */
export async function endWaiting(tx: Database, waiting: readonly Waiting[]): Promise<Ended | null> {
  const ids = waiting.map(({ id }) => id)
  if (ids.length === 0) return null
  await tx.update(invitations).set({ withdrawnAt: sql`now()` }).where(inArray(invitations.id, ids))
  return { invitations: ids, unsent: await takeInvitedBack(tx, ids) }
}

/** Of what ended that of one address; nothing where none of it did. */
export function endedOf(ended: Ended | null, waiting: readonly Waiting[], email: string): Ended | null {
  const ids = waiting.flatMap((one) => (one.email === email ? [one.id] : []))
  return ended === null || ids.length === 0 ? null : { invitations: ids, unsent: ended.unsent.filter((id) => ids.includes(id)) }
}

/** What ended as the actor sent an invitation, within a day; null where nothing did. */
export async function endedBySending(tx: Database, companyId: string, invitationId: string, actorId: string): Promise<Ended | null> {
  const { rows } = await tx.execute<{ detail: Partial<Ended> }>(sql`
    select e.detail from audit_events e
    where e.company_id = ${companyId} and e.target_id = ${invitationId} and e.action = 'invitation.send' and e.actor_id = ${actorId}
      and e.at > now() - interval '1 day' limit 1`)
  const { invitations: ids, unsent = [] } = rows[0]?.detail ?? {}
  return ids === undefined ? null : { invitations: ids, unsent }
}

/** What ended as the actor added somebody who sits on the project, within a day; null where nothing did, or they came otherwise. */
export async function endedByAdding(tx: Database, project: Project, memberId: number, actorId: string): Promise<Ended | null> {
  const { rows } = await tx.execute<{ action: string; actorId: string | null; detail: Partial<Ended> }>(sql`
    select e.action, e.actor_id as "actorId", e.detail from audit_events e
    join project_members m on m.id = ${memberId} and m.project_id = e.project_id and e.target_id = m.person_id::text
    where e.company_id = ${project.companyId} and e.project_id = ${project.id} and e.action in ('member.add', 'member.join')
      and e.at > now() - interval '1 day' order by e.id desc limit 1`)
  const [last] = rows
  const { invitations: ids, unsent = [] } = last?.detail ?? {}
  return last?.action === 'member.add' && last.actorId === actorId && ids !== undefined ? { invitations: ids, unsent } : null
}

/** Opens them again, good for as long as before; whose mail had not gone gets one with a new link. What was told of them is told anew. */
export async function reopen(
  tx: Database,
  { project, company }: { project: Project; company: CompanyRow },
  ended: Ended,
  appUrl: string,
): Promise<void> {
  const back = await tx
    .update(invitations)
    .set({ withdrawnAt: null })
    .where(and(eq(invitations.projectId, project.id), inArray(invitations.id, ended.invitations), isNull(invitations.usedAt)))
    .returning()
  for (const invitation of back) {
    const { id, email, role, inviterId, askedBy } = invitation
    await tellInvited(tx, project, inviterId, [{ id, email }])
    if (askedBy !== null) await tellAsked(tx, { project, inviterId, mail: invitation }, askedBy)
    if (!ended.unsent.includes(id)) continue
    const [inviter] = await tx.select({ name: people.name }).from(people).where(eq(people.id, inviterId))
    const token = newToken()
    await tx
      .update(invitations)
      .set({ tokenHash: hashToken(token) })
      .where(inCompany(invitations, company.id, id))
    const names = { companyId: company.id, company: company.name, project: project.name, inviter: inviter?.name ?? '' }
    await mailInvitation(tx, { ...names, id, email, role, token }, appUrl)
  }
}
