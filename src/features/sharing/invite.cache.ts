// What inviting changes in cached lists. The server decides who may come; a role is shown at once.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain, type ListArguments, linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import type { AddMember, InviteByEmail } from '#src/model/project/member.graphql.ts'

/** An added person leaves the addable people and joins the members and the project's faces; a joined project appears in its lists. */
export const inviteCache = defineCachePart({
  optimistic: {
    updateMember: ({ id, role }) => ({
      ...{ __typename: 'MemberPayload', member: { __typename: 'Member', id: String(id), role: String(role) }, userErrors: [] },
    }),
  },
  updates: {
    addMember(result, args, cache) {
      const { member } = (result as unknown as ResultOf<typeof AddMember>).addMember
      if (!member) return
      const { workspaceSlug, projectSlug } = (args as VariablesOf<typeof AddMember>).project
      const matches = (list: ListArguments) => list.workspaceSlug === workspaceSlug && list.projectSlug === projectSlug
      const person = cache.keyOfEntity({ __typename: 'Person', id: member.person.id })
      const entry = cache.keyOfEntity({ __typename: 'Member', id: member.id })
      if (!person || !entry) return
      unlinkFrom(cache, 'addablePeople', person, { matches })
      linkInto(cache, 'members', entry, { at: 'end', matches })
      // Back with their tasks: whoever had been given them has fewer again.
      if ((args as VariablesOf<typeof AddMember>).back) askAgain(cache, /^(project|workspace|viewer)/)
      else askAgain(cache, /^(?!teamMembers$)/)
      linkInto(cache, 'people', person, { at: 'end', parent: `Project:${workspaceSlug}/${projectSlug}` })
    },
    inviteByEmail(result, args, cache) {
      const { workspaceSlug } = (args as VariablesOf<typeof InviteByEmail>).project
      cache.invalidate('Query', 'invitations', { workspaceSlug })
      // Who was in the workspace is on the project now.
      const { added } = (result as unknown as ResultOf<typeof InviteByEmail>).inviteByEmail
      if (added.length > 0) askAgain(cache, /^(?!(teamMembers|members|addablePeople|projects?|people)$)/)
    },
    acceptInvitation(_result, args, cache) {
      // Which workspace and project came to the person can only be asked.
      askAgain(cache, /^(?!(workspaces?|projects?|moveTargets)$)/)
      unlinkFrom(cache, 'receivedInvitations', `Invitation:${String(args.token)}`)
      cache.invalidate('Query', 'invitation', { token: String(args.token) })
    },
    askForInvitation: (_result, args, cache) => cache.invalidate('Query', 'invitation', { token: String(args.token) }),
    agreeToInvitation(_result, args, cache) {
      askAgain(cache, /^(members|invitations|people)/)
      cache.invalidate('Query', 'invitation', { token: String(args.token) })
    },
    refuseInvitation: (_result, args, cache) => cache.invalidate('Query', 'invitation', { token: String(args.token) }),
    setTaskShare: (_result, _args, cache) => askAgain(cache, /^(?!taskShares$)/),
    // Tasks have other people now, or are not one's own any more.
    removeMember: (_result, _args, cache) => askAgain(cache, /^(project|workspace|viewer)/),
    leaveProject: (_result, _args, cache) => askAgain(cache, /^viewer/),
    declineInvitation(_result, args, cache) {
      unlinkFrom(cache, 'receivedInvitations', `Invitation:${String(args.token)}`)
      cache.invalidate('Query', 'invitation', { token: String(args.token) })
    },
  },
})
