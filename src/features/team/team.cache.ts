// The cache part of the people of a workspace.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain } from '#src/data/cache/cache-lists.ts'
import { graphql, type VariablesOf } from '#src/data/graphql.ts'
import type { TeamSeat } from '#src/model/team/team-subject.ts'
import type { SetWorkspaceRole } from './team.graphql.ts'

const Seat = graphql(`fragment Seat on TeamProject { memberId role }`)

/** Everything but the people of workspaces. */
const OTHERS = /^(?!teamMembers$)/

/** What nobody's going changes. */
const WORKSPACE = /^(workspace|workspaces|viewer)$/

/** Roles are shown at once; an invitation that is withdrawn leaves its list. */
export const teamCachePart = defineCachePart({
  keys: { TeamProject: ({ memberId }) => (typeof memberId === 'string' ? memberId : null) },
  optimistic: {
    // What they are on is told by who sends it.
    setWorkspaceRole(args, _cache, { variables }) {
      const { workspaceSlug, username, role } = args as VariablesOf<typeof SetWorkspaceRole>
      const projects = ((variables.shown ?? []) as readonly TeamSeat[]).map((seat) => ({ __typename: 'TeamProject', ...seat }))
      const teamMember = { __typename: 'TeamMember', id: `${workspaceSlug}/${username}`, role, projects }
      return { __typename: 'TeamMemberPayload', teamMember, userErrors: [] }
    },
  },
  updates: {
    // A guest who works on a project now is a member: that is asked.
    updateMember(_answer, { id, role }, cache, { optimistic }) {
      const memberId = String(id)
      if (cache.resolve({ __typename: 'TeamProject', memberId }, 'role')) cache.writeFragment(Seat, { memberId, role: String(role) })
      if (!optimistic) askAgain(cache, OTHERS)
    },
    // Tasks and projects are somebody else's now, or theirs again.
    removeTeamMember: (_answer, _args, cache) => askAgain(cache, WORKSPACE),
    restoreTeamMember: (_answer, _args, cache) => askAgain(cache, WORKSPACE),
    resendInvitation(_answer, { workspaceSlug }, cache) {
      cache.invalidate('Query', 'invitations', { workspaceSlug: String(workspaceSlug) })
    },
    withdrawInvitation(_answer, { workspaceSlug, id, undo }, cache, { optimistic }) {
      if (optimistic) return
      cache.invalidate({ __typename: 'SentInvitation', id: String(id) })
      // One that it had replaced is open again.
      if (undo) cache.invalidate('Query', 'invitations', { workspaceSlug: String(workspaceSlug) })
    },
  },
})
