// Every query about invitations: by e-mail or by shareable link, both found by the token of their address.
import { formatDistanceStrict } from 'date-fns'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, HostError, notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { type AuditEntry, personTarget, record } from '../audit-events/audit-events.store.ts'
import { companies, isKeptCompany } from '../companies/companies.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { type GivenRole, seat } from '../project-team-members/project-team-members.store.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { endedOf, endWaiting, holdWaiting } from './invitation-ends.store.ts'
import { takeInvitedBack, tellInvited, tellOfAnswer, tellOfJoining } from './invitation-news.store.ts'
import { invitations, shareLinks } from './invitations.table.ts'

/** Whether an invitation can be accepted, or why not. */
export type InvitationState = 'open' | 'used' | 'expired' | 'withdrawn'

/** Somebody to invite. */
export type Guest = { email: string; name: string; role: GivenRole }

type InvitationRow = typeof invitations.$inferSelect
type ProjectKey = { id: string; companyId: string; name: string }

/** An invitation with everything its page shows; `mail` is its row when it came by e-mail. */
export type InvitationView = {
  project: { id: string; companyId: string; name: string; slug: string }
  company: { name: string; slug: string }
  inviterId: string
  inviterName: string
  role: GivenRole
  state: InvitationState
  mail: InvitationRow | null
}

const around = {
  project: { id: projects.id, companyId: projects.companyId, name: projects.name, slug: projects.slug },
  company: { name: companies.name, slug: companies.slug },
  inviterId: people.id,
  inviterName: people.name,
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function stateOf(row: InvitationRow): InvitationState {
  if (row.usedAt !== null) return 'used'
  if (row.withdrawnAt !== null) return 'withdrawn'
  return row.expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

/** Those sent by mail, with what is around them; none of workspaces and projects that are gone. */
const mailed = (db: Database) =>
  db
    .select({ ...around, mail: getTableColumns(invitations) })
    .from(invitations)
    .innerJoin(projects, and(eq(projects.id, invitations.projectId), isKept))
    .innerJoin(companies, and(eq(companies.id, projects.companyId), isKeptCompany))
    .innerJoin(people, eq(people.id, invitations.inviterId))

/**
 * The invitation of a token; 404 when it never was one. Whoever it was mailed to, and whoever sent it, also find it by its id, which is what their notifications know.
 * With `lock` nobody else can use it until the transaction ends.
 */
export async function findInvitation(db: Database, token: string, caller: PersonRow | null, lock = false): Promise<InvitationView> {
  const byMail = mailed(db).where(
    caller !== null && UUID.test(token)
      ? and(eq(invitations.id, token), or(eq(invitations.email, caller.email), eq(invitations.inviterId, caller.id)))
      : eq(invitations.tokenHash, hashToken(token)),
  )
  const [found] = await (lock ? byMail.for('update', { of: invitations }) : byMail)
  if (found !== undefined) return { ...found, role: found.mail.role, state: stateOf(found.mail) }
  const [shared] = await db
    .select({ ...around, link: getTableColumns(shareLinks) })
    .from(shareLinks)
    .innerJoin(projects, and(eq(projects.id, shareLinks.projectId), isKept))
    .innerJoin(companies, and(eq(companies.id, projects.companyId), isKeptCompany))
    .innerJoin(people, eq(people.id, shareLinks.createdBy))
    .where(eq(shareLinks.token, token))
  if (shared === undefined) throw notFound('This invitation does not exist.')
  const { link, ...rest } = shared
  return { ...rest, role: link.role, state: link.enabled && link.retiredAt === null ? 'open' : 'withdrawn', mail: null }
}

/** An invitation that came by e-mail. */
export type MailedView = InvitationView & { mail: InvitationRow }

/** One that waits for a person's answer, by the id that answers it. */
export type ReceivedInvitation = Pick<InvitationView, 'project' | 'company' | 'inviterName' | 'role'> & { mail: InvitationRow }

/** Those to an address that can be accepted, newest first; none of workspaces and projects that are gone (FIRST-08). */
export async function listReceived(db: Database, email: string): Promise<ReceivedInvitation[]> {
  const rows = await mailed(db)
    .where(
      and(eq(invitations.email, email), isNull(invitations.usedAt), isNull(invitations.withdrawnAt), gt(invitations.expiresAt, sql`now()`)),
    )
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(50)
  return rows.map((row) => ({ ...row, role: row.mail.role }))
}

/** An invitation as the log names it: by its address. */
export const invitationTarget = ({ id, email }: Pick<InvitationRow, 'id' | 'email'>) => ({ kind: 'invitation', id, label: email })

/** An invitation that can be accepted, by its token; `email` is where it was mailed to. Null for any other. */
export async function openInvitation(db: Database, token: string): Promise<{ email: string | null } | null> {
  try {
    const { state, mail } = await findInvitation(db, token, null)
    return state === 'open' ? { email: mail?.email ?? null } : null
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

/** Why an invitation cannot be answered. */
export const CLOSED = {
  used: 'This invitation was used already.',
  expired: 'This invitation has expired.',
  withdrawn: 'This invitation was withdrawn.',
}

const REMOVED = 'You were taken off this workspace. Ask its owner for an invitation by email.'

/** True where somebody else took the person off the workspace, and nobody has brought them back or invited them by mail since. */
async function wasRemoved(tx: Database, companyId: string, personId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from hand_overs h where h.company_id = ${companyId} and h.person_id = ${personId} and h.done_by is distinct from h.person_id
      and h.restored_at is null and h.at > now() - interval '30 days'
      and not exists (select 1 from invitations i where i.company_id = h.company_id and i.used_by = h.person_id and i.used_at > h.at)`)
  return rows.length > 0
}

const OTHER_ADDRESS = 'This invitation was sent to another address. Ask whoever invited you to let this one in.'

async function seatByLink(tx: Database, invitation: InvitationView, personId: string): Promise<void> {
  const { project, role } = invitation
  const isNew = await seat(tx, project, personId, role, false)
  if (!isNew) return
  // Asked after the seat: whoever is taken off at this moment is waited for by it.
  if (await wasRemoved(tx, project.companyId, personId)) throw conflict(REMOVED, 'invitation_removed')
  const target = await personTarget(tx, personId)
  await record(tx, project, personId, {
    action: 'member.join',
    said: `joined by the link as ${role}`,
    target,
    detail: { role, by: 'link' },
  })
  await tellOfJoining(tx, invitation, personId)
}

/** Seats somebody by an invitation that came by e-mail, which is used up by it, and tells who invited. */
export async function seatInvited(tx: Database, invitation: MailedView, personId: string): Promise<void> {
  const { project, role, mail } = invitation
  await seat(tx, project, personId, role, true)
  await tx
    .update(invitations)
    .set({ usedAt: sql`now()`, usedBy: personId, askedBy: null })
    .where(inCompany(invitations, project.companyId, mail.id))
  const target = await personTarget(tx, personId)
  const detail = { role, by: 'invitation' }
  await record(tx, project, personId, { action: 'member.join', said: `accepted an invitation as ${role}`, target, detail })
  await tellOfAnswer(tx, invitation, 'accepted', personId)
}

/**
 * Seats a person by a token and answers where; by an id only whose address is confirmed. An e-mail invitation is for the address that it was sent to, is used up and may
 * raise the role somebody has; a link does neither. Accepting what one accepted before answers the same; 409 for another address, and when it is used, expired or withdrawn.
 */
export function acceptInvitation(
  db: Database,
  person: PersonRow,
  token: string,
  isConfirmed: boolean,
): Promise<{ companySlug: string; projectSlug: string }> {
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, token, isConfirmed ? person : null, true)
    const { project, company, state, mail } = invitation
    const answer = { companySlug: company.slug, projectSlug: project.slug }
    if (mail?.usedBy === person.id) return answer
    if (state !== 'open') throw conflict(CLOSED[state], `invitation_${state}`)
    if (mail === null) await seatByLink(tx, invitation, person.id)
    else {
      if (mail.email !== person.email) throw conflict(OTHER_ADDRESS, 'invitation_other_address')
      // The token was in the mail: whoever has it reads what is sent to that address (SESS-05).
      if (mail.tokenHash === hashToken(token))
        await tx
          .update(people)
          .set({ emailVerifiedAt: sql`least(${people.emailVerifiedAt}, now())` })
          .where(eq(people.id, person.id))
      await seatInvited(tx, { ...invitation, mail }, person.id)
    }
    return answer
  })
}

/** Turns an e-mail invitation down, for good; a link stays as it is for others. 409 when it is not open. */
export function declineInvitation(db: Database, caller: PersonRow | null, token: string, isConfirmed: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, token, isConfirmed ? caller : null, true)
    const { state, mail } = invitation
    // Whoever sent it finds it by its id, and withdraws instead.
    if (mail?.id === token && mail.email !== caller?.email) throw notFound('This invitation does not exist.')
    if (state !== 'open') throw conflict(CLOSED[state], `invitation_${state}`)
    if (mail === null) return
    await withdrawInvitations(tx, [mail.id])
    // Whoever has no account is known by the address alone.
    await record(tx, invitation.project, caller?.id ?? { name: mail.email }, {
      action: 'invitation.decline',
      said: 'declined an invitation',
      target: invitationTarget(mail),
    })
    await tellOfAnswer(tx, invitation, 'declined', caller?.id ?? null)
  })
}

/** Withdraws invitations by id, and what was told of them. */
export async function withdrawInvitations(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.transaction(async (tx) => {
    await tx.update(invitations).set({ withdrawnAt: sql`now()` }).where(inArray(invitations.id, ids))
    await takeInvitedBack(tx, ids)
  })
}

/** Invitations by mail that a workspace may send in 24 hours. */
export const INVITATIONS_A_DAY = 200
const DAY_S = 86_400

/** Throws 429 when `more` invitations would be too many. Whoever invites at the same moment waits until this transaction has ended. */
async function checkDay(tx: Database, companyId: string, more: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
  const age = sql<number>`extract(epoch from clock_timestamp() - ${invitations.createdAt})::int`
  const rows = await tx
    .select({ age })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), gt(invitations.createdAt, sql`now() - interval '24 hours'`)))
    .orderBy(asc(invitations.createdAt))
  const tooMany = rows.length + more - INVITATIONS_A_DAY
  if (tooMany <= 0) return
  const seconds = Math.max(1, DAY_S - (rows[tooMany - 1]?.age ?? 0))
  const left = Math.max(0, INVITATIONS_A_DAY - rows.length)
  const wait = formatDistanceStrict(0, seconds * 1000, { roundingMethod: 'ceil' })
  const message = `A workspace can send ${INVITATIONS_A_DAY} invitations a day, and ${left === 0 ? 'none is' : left === 1 ? 'one is' : `${left} are`} left. Please try again in ${wait}.`
  throw new HostError(429, message, { code: 'invitation_limit', retryAfter: seconds })
}

/**
 * Writes invitations good for 14 days; open ones to the same addresses are withdrawn. Answers the tokens in the order of `guests`. 429 beyond
 * what a workspace may send in a day.
 */
export function addInvitations(
  db: Database,
  project: ProjectKey,
  inviterId: string,
  guests: Guest[],
): Promise<{ id: string; token: string }[]> {
  const emails = guests.map((guest) => guest.email)
  return db.transaction(async (tx) => {
    await checkDay(tx, project.companyId, guests.length)
    const before = await holdWaiting(tx, project, emails)
    const ended = await endWaiting(tx, before)
    const made: { id: string; token: string }[] = []
    const lines: AuditEntry[] = []
    for (const guest of guests) {
      const token = newToken()
      const place = { companyId: project.companyId, projectId: project.id, inviterId }
      const values = { ...place, ...guest, tokenHash: hashToken(token), expiresAt: sql`now() + interval '14 days'` }
      const [row] = await tx.insert(invitations).values(values).returning({ id: invitations.id })
      if (row === undefined) continue
      made.push({ id: row.id, token })
      const detail = { role: guest.role, ...endedOf(ended, before, guest.email) }
      lines.push({
        action: 'invitation.send',
        said: `invited somebody as ${guest.role}`,
        target: invitationTarget({ id: row.id, ...guest }),
        detail,
      })
    }
    await record(tx, project, inviterId, ...lines)
    await tellInvited(
      tx,
      project,
      inviterId,
      guests.map(({ email }, at) => ({ email, id: made[at]?.id ?? '' })),
    )
    return made
  })
}
