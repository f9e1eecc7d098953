// Invitations by mail that wait for an answer, or waited too long (TEAM-04).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { withdrawInvitations } from '../invitations/invitations.store.ts'

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

/** Those of a workspace that were neither used nor withdrawn, newest first; what expired is kept for 30 days. */
export async function listSent(db: Database, companyId: string): Promise<SentInvitation[]> {
  const { rows } = await db.execute<SentInvitation>(sql`
    select i.id, i.email, i.name, i.role, json_build_object('slug', j.slug, 'name', j.name) as project,
      json_build_object('name', p.name, 'username', p.username, 'avatar', p.avatar) as inviter, i.created_at as "sentAt", i.expires_at as "expiresAt",
      i.expires_at <= now() as expired
    from invitations i join projects j on j.id = i.project_id and j.deleted_at is null join people p on p.id = i.inviter_id
    where i.company_id = ${companyId} and i.used_at is null and i.withdrawn_at is null and i.expires_at > now() - interval '30 days'
    order by i.created_at desc, i.id limit 500`)
  return rows
}

/** Withdraws one; its link is dead at once. 404 where it was answered, withdrawn, or is elsewhere. */
export async function withdrawSent(db: Database, companyId: string, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string; projectId: string }>(sql`
      select email, project_id as "projectId" from invitations
      where company_id = ${companyId} and id = ${id} and used_at is null and withdrawn_at is null for update`)
    const [found] = rows
    if (found === undefined) throw notFound('This invitation does not exist any more.')
    await withdrawInvitations(tx, [id])
    const target = { kind: 'invitation', id, label: found.email }
    await record(tx, { companyId, projectId: found.projectId }, actorId, {
      action: 'invitation.withdraw',
      said: 'withdrew an invitation',
      target,
    })
  })
}
