// People on a project, the shareable link, invitations.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import * as calls from '../rest/members.ts'
import { orNull, payload } from './payload.ts'

function linkId({ workspaceSlug, projectSlug }: ProjectRef): string {
  return `${workspaceSlug}/${projectSlug}`
}

type Link = Awaited<ReturnType<typeof calls.getShareLink>>

// Some answers about the link say only part of it; the rest is read.
async function wholeLink(project: ProjectRef, link: Link, { rest }: GatewayContext) {
  const asked =
    link.enabled === null || link.role === null || (link.enabled && link.url === null)
      ? await calls.getShareLink(rest, addressOf(project))
      : link
  return { id: linkId(project), enabled: link.enabled ?? asked.enabled ?? false, url: link.url ?? asked.url, role: link.role ?? asked.role }
}

/** Fields of Query and Mutation about people on projects. */
export const memberResolvers = {
  Query: {
    members: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => calls.listMembers(rest, addressOf(ref)),
    addablePeople: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => calls.listAddable(rest, addressOf(ref)),
    async shareLink(_: unknown, ref: ProjectRef, { rest }: GatewayContext) {
      const link = await calls.getShareLink(rest, addressOf(ref))
      return { id: linkId(ref), ...link, enabled: link.enabled ?? false }
    },
    async invitation(_: unknown, { token }: { token: string }, { rest }: GatewayContext) {
      const invitation = await orNull(calls.getInvitation(rest, token))
      return invitation && { token, ...invitation }
    },
  },
  Mutation: {
    addMember: (_: unknown, { project, username }: { project: ProjectRef; username: string }, { rest }: GatewayContext) =>
      payload(async () => ({ member: await calls.addMember(rest, addressOf(project), username) }), { member: null }),
    inviteByEmail: (
      _: unknown,
      { project, entries }: { project: ProjectRef; entries: { name: string; email: string; role: string }[] },
      { rest }: GatewayContext,
    ) =>
      payload(
        async () => {
          await calls.inviteByEmail(rest, addressOf(project), entries)
          return { sent: entries.length }
        },
        { sent: 0 },
        { emails: 'entries', names: 'entries', roles: 'entries' },
      ),
    setShareLink: (_: unknown, { project, enabled }: { project: ProjectRef; enabled: boolean }, context: GatewayContext) =>
      payload(
        async () => ({ shareLink: await wholeLink(project, await calls.setShareLink(context.rest, addressOf(project), enabled), context) }),
        { shareLink: null },
      ),
    refreshShareLink: (_: unknown, { project }: { project: ProjectRef }, context: GatewayContext) =>
      payload(
        async () => ({ shareLink: await wholeLink(project, await calls.refreshShareLink(context.rest, addressOf(project)), context) }),
        { shareLink: null },
      ),
    setShareLinkRole: (_: unknown, { project, role }: { project: ProjectRef; role: string }, context: GatewayContext) =>
      payload(
        async () => {
          await calls.setShareLinkRole(context.rest, addressOf(project), role)
          return { shareLink: await wholeLink(project, { enabled: null, url: null, role: null }, context) }
        },
        { shareLink: null },
      ),
    acceptInvitation: (_: unknown, { token }: { token: string }, { rest }: GatewayContext) =>
      payload(
        async () => {
          const accepted = await calls.acceptInvitation(rest, token)
          return { workspaceSlug: accepted.company_slug, projectSlug: accepted.project_slug }
        },
        { workspaceSlug: null, projectSlug: null },
      ),
    declineInvitation: (_: unknown, { token }: { token: string }, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.declineInvitation(rest, token)
          return { ok: true }
        },
        { ok: false },
      ),
  },
}
