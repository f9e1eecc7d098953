// Every query about invitations: by e-mail or by shareable link, both found by the token of their address.
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { type GivenRole, seat } from '../project-team-members/project-team-members.store.ts'
import { projects } from '../projects/projects.table.ts'
import { invitations, shareLinks } from './invitations.table.ts'

/** Whether an invitation can be accepted, or why not. */
export type InvitationState = 'open' | 'used' | 'expired' | 'withdrawn'

/** Somebody to invite. */
export type Guest = { email: string; name: string; role: GivenRole }

type InvitationRow = typeof invitations.$inferSelect
type ProjectKey = { id: string; companyId: string }

/** An invitation with everything its page shows; `mail` is its row when it came by e-mail. */
export type InvitationView = {
  project: { id: string; companyId: string; name: string; slug: string }
  company: { name: string; slug: string }
  inviterName: string
  role: GivenRole
  state: InvitationState
  mail: InvitationRow | null
}

const around = {
  project: { id: projects.id, companyId: projects.companyId, name: projects.name, slug: projects.slug },
  company: { name: companies.name, slug: companies.slug },
  inviterName: people.name,
}

function stateOf(row: InvitationRow): InvitationState {
  if (row.usedAt !== null) return 'used'
  if (row.withdrawnAt !== null) return 'withdrawn'
  return row.expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

/** The invitation of a token; 404 when it never was one. With `lock` nobody else can use it until the transaction ends. */
export async function findInvitation(db: Database, token: string, lock = false): Promise<InvitationView> {
  const byMail = db
    .select({ ...around, mail: getTableColumns(invitations) })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .innerJoin(people, eq(people.id, invitations.inviterId))
    .where(eq(invitations.tokenHash, hashToken(token)))
  const [mailed] = await (lock ? byMail.for('update', { of: invitations }) : byMail)
  if (mailed !== undefined) return { ...mailed, role: mailed.mail.role, state: stateOf(mailed.mail) }
  const [shared] = await db
    .select({ ...around, link: getTableColumns(shareLinks) })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, shareLinks.projectId))
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .innerJoin(people, eq(people.id, shareLinks.createdBy))
    .where(eq(shareLinks.token, token))
  if (shared === undefined) throw notFound('This invitation does not exist.')
  const { link, ...rest } = shared
  return { ...rest, role: link.role, state: link.enabled && link.retiredAt === null ? 'open' : 'withdrawn', mail: null }
}

/** The state of a token, or null when it never was an invitation. */
export async function invitationState(db: Database, token: string): Promise<InvitationState | null> {
  try {
    return (await findInvitation(db, token)).state
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

const CLOSED = {
  used: 'This invitation was used already.',
  expired: 'This invitation has expired.',
  withdrawn: 'This invitation was withdrawn.',
}

/**
 * Seats a person by a token, whatever their own address is, and answers where. An e-mail invitation is used up and may raise the role
 * somebody has; a link does neither. Accepting what one accepted before answers the same; 409 when it is used, expired or withdrawn.
 */
export function acceptInvitation(db: Database, personId: string, token: string): Promise<{ companySlug: string; projectSlug: string }> {
  return db.transaction(async (tx) => {
    const { project, company, role, state, mail } = await findInvitation(tx, token, true)
    const answer = { companySlug: company.slug, projectSlug: project.slug }
    if (mail?.usedBy === personId) return answer
    if (state !== 'open') throw conflict(CLOSED[state], `invitation_${state}`)
    await seat(tx, project, personId, role, mail !== null)
    if (mail !== null) {
      await tx.update(invitations).set({ usedAt: sql`now()`, usedBy: personId }).where(eq(invitations.id, mail.id))
    }
    return answer
  })
}

/** Turns an e-mail invitation down, for good; a link stays as it is for others. 409 when it is not open. */
export function declineInvitation(db: Database, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { state, mail } = await findInvitation(tx, token, true)
    if (state !== 'open') throw conflict(CLOSED[state], `invitation_${state}`)
    if (mail !== null) await withdrawInvitations(tx, [mail.id])
  })
}

/** Withdraws invitations by id. */
export async function withdrawInvitations(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.update(invitations).set({ withdrawnAt: sql`now()` }).where(inArray(invitations.id, ids))
}

/** Writes invitations good for 14 days; open ones to the same addresses are withdrawn. Answers the tokens in the order of `guests`. */
export function addInvitations(
  db: Database,
  project: ProjectKey,
  inviterId: string,
  guests: Guest[],
): Promise<{ id: string; token: string }[]> {
  const emails = guests.map((guest) => guest.email)
  return db.transaction(async (tx) => {
    const sameOpen = and(
      eq(invitations.projectId, project.id),
      inArray(invitations.email, emails),
      isNull(invitations.usedAt),
      isNull(invitations.withdrawnAt),
    )
    await tx.update(invitations).set({ withdrawnAt: sql`now()` }).where(sameOpen)
    const made = []
    for (const guest of guests) {
      const token = newToken()
      const place = { companyId: project.companyId, projectId: project.id, inviterId }
      const values = { ...place, ...guest, tokenHash: hashToken(token), expiresAt: sql`now() + interval '14 days'` }
      const [row] = await tx.insert(invitations).values(values).returning({ id: invitations.id })
      if (row !== undefined) made.push({ id: row.id, token })
    }
    return made
  })
}
