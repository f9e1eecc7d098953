// REST calls and wire types of the people of a workspace and of invitations, all ASSUMED (TEAM-02, TEAM-04).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import { actor, anything, enumName, flag, id, moment, person, whole } from '../../rest/wire.ts'

const figures = z
  .object({
    user: z.object({ email: z.string() }),
    role: z.enum(['owner', 'member', 'guest']),
    projects: z.array(z.object({ id, slug: z.string(), name: z.string(), role_name: z.string(), is_owner: flag })),
    last_active_at: moment,
    open_tasks: whole,
    logged_seconds: whole,
    joined_at: moment,
  })
  .transform((wire) => ({
    email: wire.user.email,
    role: enumName(wire.role),
    projects: wire.projects.map(({ id: memberId, slug, name, role_name: role, is_owner: isOwner }) => ({
      memberId,
      slug,
      name,
      role,
      isOwner,
    })),
    lastActiveAt: wire.last_active_at,
    openTasks: wire.open_tasks,
    loggedSeconds: wire.logged_seconds,
    joinedAt: wire.joined_at,
  }))

const memberOf = (workspaceSlug: string) =>
  z.unknown().transform((wire, context) => {
    const told = figures.safeParse(wire)
    const who = z.object({ user: person }).safeParse(wire)
    if (told.success && who.success) return { ...told.data, id: `${workspaceSlug}/${who.data.user.username}`, person: who.data.user }
    context.addIssue({ code: 'custom', message: 'no person of a workspace' })
    return z.NEVER
  })

const invitation = z
  .object({
    id,
    email: z.string(),
    name: z.string(),
    role_name: z.string(),
    project: z.object({ slug: z.string(), name: z.string() }),
    inviter: actor,
    sent_at: moment,
    expires_at: moment,
    expired: flag,
  })
  .transform(({ role_name: role, project, sent_at: sentAt, expires_at: expiresAt, expired, ...wire }) => ({
    ...{ ...wire, role, sentAt, expiresAt, isExpired: expired, projectSlug: project.slug, projectName: project.name },
  }))

/** What a list is narrowed and ordered by: words of the host. */
export interface TeamAsked {
  search: string | undefined
  role: string | undefined
  project_slug: string | undefined
  sort: string | undefined
  page: number
  per_page: number | undefined
}

/** ASSUMED. */
export function listTeamMembers(rest: RestClient, workspaceSlug: string, asked: TeamAsked) {
  const answer = pageOf(memberOf(workspaceSlug), asked.page)
  return rest.get('/team-members/', { query: { company_slug: workspaceSlug, ...asked }, answer, whole: true })
}

/** What somebody becomes: in the workspace, and on those of its projects that are named. */
export interface TeamRole {
  role: string
  projects: readonly { project_slug: string; role: string }[]
}

/** ASSUMED. */
export function setTeamRole(rest: RestClient, workspaceSlug: string, username: string, body: TeamRole) {
  return rest.put(path`/team-members/${username}/`, { query: { company_slug: workspaceSlug }, body, answer: memberOf(workspaceSlug) })
}

/** ASSUMED. */
export function listInvitations(rest: RestClient, workspaceSlug: string) {
  return rest.get('/invitations/', { query: { company_slug: workspaceSlug }, answer: z.array(invitation) })
}

/** ASSUMED: with `undo` what it replaced is open again (TEAM-03). */
export function withdrawInvitation(rest: RestClient, workspaceSlug: string, invitationId: string, undo: boolean) {
  const query = { company_slug: workspaceSlug, ...(undo && { undo: '1' }) }
  return rest.delete(path`/invitations/${invitationId}/`, { query, answer: anything })
}

/** ASSUMED. */
export function resendInvitation(rest: RestClient, workspaceSlug: string, invitationId: string) {
  return rest.post(path`/invitations/${invitationId}/resend`, { query: { company_slug: workspaceSlug }, answer: anything })
}
