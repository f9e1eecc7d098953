// Invitations by mail that wait for an answer, or waited too long (TEAM-04).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { forbidden, HostError, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { record } from '../audit-events/audit-events.store.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { endedBySending, reopen } from '../invitations/invitation-ends.store.ts'
import { dropInvitationMails, mailInvitation } from '../invitations/invitation-mail.ts'
import { withdrawInvitations } from '../invitations/invitations.store.ts'
import type { PersonRow } from '../people/people.table.ts'

/** One of them. */
export type SentInvitation = {
  id: string
  email: string
  name: string
  role: string
  project: { slug: string; name: string }
  inviter: { name: string; username: string; avatar: string | null }
  sentAt: string
  expiresAt: string
  expired: boolean
}

/** In which workspace somebody asks. */
export type InvitingScope = { company: CompanyRow; person: PersonRow }

/** The projects of the workspace, as `j`, whose invitations are the person's to manage: all of its owner, else those they own or are an admin of. */
function managed({ company, person }: InvitingScope): SQL {
  const ofCompany = sql`j.company_id = ${company.id} and j.deleted_at is null`
  if (company.ownerId === person.id) return ofCompany
  return sql`${ofCompany} and (j.owner_id = ${person.id} or exists (
    select 1 from project_members m
    where m.company_id = j.company_id and m.project_id = j.id and m.person_id = ${person.id} and m.role = 'admin'))`
}

/** 403 for whoever has no project in the workspace whose invitations they could manage. */
export async function requireManaged(db: Database, scope: InvitingScope): Promise<void> {
  if (scope.company.ownerId === scope.person.id) return
  const { rows } = await db.execute(sql`select 1 from projects j where ${managed(scope)} limit 1`)
  if (rows.length === 0) throw forbidden()
}

/** Those to the projects somebody manages that were neither used nor withdrawn, newest first; what expired is kept for 30 days. */
export async function listSent(db: Database, scope: InvitingScope): Promise<SentInvitation[]> {
  const { rows } = await db.execute<SentInvitation>(sql`
    select i.id, i.email, i.name, i.role, json_build_object('slug', j.slug, 'name', j.name) as project,
      json_build_object('name', p.name, 'username', p.username, 'avatar', p.avatar) as inviter, i.created_at as "sentAt", i.expires_at as "expiresAt",
      i.expires_at <= now() as expired
    from invitations i join projects j on j.id = i.project_id and ${managed(scope)} join people p on p.id = i.inviter_id
    where i.company_id = ${scope.company.id} and i.used_at is null and i.withdrawn_at is null and i.expires_at > now() - interval '30 days'
    order by i.created_at desc, i.id limit 500`)
  return rows
}

/** Withdraws one; its link is dead at once. 404 where it was answered, withdrawn, or is to a project that is not theirs to manage. With `undo` the caller's sending is undone: what it replaced is open again (TEAM-03). */
export async function withdrawSent(db: Database, scope: InvitingScope, id: string, undo: { appUrl: string } | null): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string; projectId: string; name: string }>(sql`
      select i.email, i.project_id as "projectId", j.name from invitations i join projects j on j.id = i.project_id and ${managed(scope)}
      where i.company_id = ${scope.company.id} and i.id = ${id} and i.used_at is null and i.withdrawn_at is null for update of i`)
    const [found] = rows
    if (found === undefined) throw notFound('This invitation does not exist any more.')
    await withdrawInvitations(tx, [id])
    const target = { kind: 'invitation', id, label: found.email }
    await record(tx, { companyId: scope.company.id, projectId: found.projectId }, scope.person.id, {
      action: 'invitation.withdraw',
      said: 'withdrew an invitation',
      target,
    })
    const ended = undo && (await endedBySending(tx, scope.company.id, id, scope.person.id))
    const project = { id: found.projectId, companyId: scope.company.id, name: found.name }
    if (ended) await reopen(tx, { project, company: scope.company }, ended, undo.appUrl)
  })
}

/** How often one is sent again in 24 hours. */
export const RESENDS_A_DAY = 3

/**
 * Sends one again with a new link, good for 14 days; the former link is dead. 404 where it was answered or withdrawn, or is to a project that is
 * not theirs to manage; 429 beyond three times a day.
 */
export async function resendSent({ db, settings }: Host, scope: InvitingScope, id: string): Promise<void> {
  const { company, person } = scope
  const token = newToken()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string; role: string; projectId: string; project: string }>(sql`
      select i.email, i.role, i.project_id as "projectId", j.name as project from invitations i
      join projects j on j.id = i.project_id and ${managed(scope)}
      where i.company_id = ${company.id} and i.id = ${id} and i.used_at is null and i.withdrawn_at is null for update of i`)
    const [found] = rows
    if (found === undefined) throw notFound('This invitation does not exist any more.')
    const { rows: before } = await tx.execute(sql`
      select 1 from audit_events
      where company_id = ${company.id} and target_id = ${id} and action = 'invitation.resend' and at > now() - interval '24 hours'`)
    if (before.length >= RESENDS_A_DAY) {
      const message = `An invitation can be sent again ${RESENDS_A_DAY} times a day. Please try again tomorrow.`
      throw new HostError(429, message, { code: 'invitation_limit', retryAfter: 86_400 })
    }
    await tx.execute(sql`update invitations set token_hash = ${hashToken(token)}, expires_at = now() + interval '14 days' where id = ${id}`)
    await record(tx, { companyId: company.id, projectId: found.projectId }, person.id, {
      action: 'invitation.resend',
      said: 'sent an invitation again',
      target: { kind: 'invitation', id, label: found.email },
    })
    await dropInvitationMails(tx, [id])
    const names = { companyId: company.id, inviter: person.name, company: company.name }
    await mailInvitation(tx, { ...names, ...found, id, token }, settings.appUrl)
  })
}
