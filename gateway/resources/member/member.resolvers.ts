// People on a project, the shareable link, invitations.
import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { orNull, payload } from '../payload.ts'
import * as calls from './member.calls.ts'

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

const asking = (rest: GatewayContext['rest'], token: string, what: 'ask' | 'agree' | 'refuse') =>
  payload(
    async () => {
      await calls.answerAsking(rest, token, what)
      return { ok: true }
    },
    { ok: false },
  )

/** Fields of Query and Mutation about people on projects. */
export const memberResolvers = {
  Query: {
    members: (_, ref, { rest }) => calls.listMembers(rest, addressOf(ref)),
    addablePeople: (_, ref, { rest }) => calls.listAddable(rest, addressOf(ref)),
    async shareLink(_, ref, { rest }) {
      const link = await calls.getShareLink(rest, addressOf(ref))
      return { id: linkId(ref), ...link, enabled: link.enabled ?? false }
    },
    async invitation(_, { token }, { rest }) {
      const invitation = await orNull(calls.getInvitation(rest, token))
      return invitation && { token, ...invitation }
    },
    receivedInvitations: (_, __, { rest }) => calls.listReceived(rest),
  },
  Mutation: {
    addMember: (_, { project, username, role, back }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(project)
          if (!back) return { member: await calls.addMember(rest, at, username, role ?? 'member') }
          const had = { tasks: back.taskIds, instead_of: back.insteadOf ?? '', given: back.givenIds }
          return { member: await calls.backMember(rest, at, username, had) }
        },
        { member: null },
      ),
    updateMember: (_, { project, id, role }, { rest }) =>
      payload(async () => ({ member: await calls.updateMember(rest, addressOf(project), id, role) }), { member: null }),
    removeMember: (_, { project, id, reassignTo, undo }, { rest }) =>
      payload(
        async () => {
          const removal = await calls.removeMember(rest, addressOf(project), id, reassignTo ?? '', undo ?? false)
          return { deletedId: id, taskIds: removal?.tasks ?? [], givenIds: removal?.given ?? [] }
        },
        { deletedId: null, taskIds: null, givenIds: null },
        { reassign_to: 'reassignTo' },
      ),
    leaveProject: (_, { project }, { rest }) =>
      payload(
        async () => {
          await calls.leaveProject(rest, addressOf(project))
          return { ok: true }
        },
        { ok: false },
      ),
    inviteByEmail: (_, { project, entries }, { rest }) =>
      payload(
        async () => {
          const became = await calls.inviteByEmail(rest, addressOf(project), entries)
          return { sent: entries.length, ...became }
        },
        { sent: 0, invitationIds: [], added: [] },
        { emails: 'entries.*.email', names: 'entries.*.name', roles: 'entries.*.role' },
      ),
    setShareLink: (_, { project, enabled }, context) =>
      payload(
        async () => ({ shareLink: await wholeLink(project, await calls.setShareLink(context.rest, addressOf(project), enabled), context) }),
        { shareLink: null },
      ),
    refreshShareLink: (_, { project }, context) =>
      payload(
        async () => ({ shareLink: await wholeLink(project, await calls.refreshShareLink(context.rest, addressOf(project)), context) }),
        { shareLink: null },
      ),
    setShareLinkRole: (_, { project, role }, context) =>
      payload(
        async () => {
          await calls.setShareLinkRole(context.rest, addressOf(project), role)
          return { shareLink: await wholeLink(project, { enabled: null, url: null, role: null }, context) }
        },
        { shareLink: null },
      ),
    acceptInvitation: (_, { token }, { rest }) =>
      payload(
        async () => {
          const accepted = await calls.acceptInvitation(rest, token)
          return { workspaceSlug: accepted.company_slug, projectSlug: accepted.project_slug }
        },
        { workspaceSlug: null, projectSlug: null },
      ),
    declineInvitation: (_, { token }, { rest }) =>
      payload(
        async () => {
          await calls.declineInvitation(rest, token)
          return { ok: true }
        },
        { ok: false },
      ),
    askForInvitation: (_, { token }, { rest }) => asking(rest, token, 'ask'),
    agreeToInvitation: (_, { token }, { rest }) => asking(rest, token, 'agree'),
    refuseInvitation: (_, { token }, { rest }) => asking(rest, token, 'refuse'),
  },
} satisfies Resolvers
