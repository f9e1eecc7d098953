// What is asked about the people of a workspace.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** A page of the people. */
export const TeamMembers = graphql(`
  query TeamMembers($workspaceSlug: ID!, $search: String, $sort: TeamSort, $page: Int, $perPage: Int) {
    teamMembers(workspaceSlug: $workspaceSlug, search: $search, sort: $sort, page: $page, perPage: $perPage) {
      page
      totalPages
      totalCount
      nodes {
        id
        person { id username name avatar headline }
        email
        role
        projects { slug name memberId role isOwner }
        lastActiveAt
        openTasks
        loggedSeconds
        joinedAt
      }
    }
  }
`)

/** A person. */
export type TeamMemberData = ResultOf<typeof TeamMembers>['teamMembers']['nodes'][number]

/** The projects of a workspace, to choose from. */
export const TeamProjects = graphql(`
  query TeamProjects($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id slug name status } }
`)

/** Makes somebody a member or a guest, and changes roles on projects together with that (TEAM-06). */
export const SetWorkspaceRole = graphql(`
  mutation SetWorkspaceRole($workspaceSlug: ID!, $username: ID!, $role: WorkspaceRole!, $projects: [ProjectRoleInput!]) {
    setWorkspaceRole(workspaceSlug: $workspaceSlug, username: $username, role: $role, projects: $projects) {
      teamMember { id role projects { slug name memberId role isOwner } }
      userErrors { code field message }
    }
  }
`)

/** Who was invited and has not answered. */
export const Invitations = graphql(`
  query Invitations($workspaceSlug: ID!) {
    invitations(workspaceSlug: $workspaceSlug) {
      id email name role projectSlug projectName sentAt expiresAt isExpired
      inviter { name username avatar }
    }
  }
`)

/** An invitation. */
export type SentInvitationData = ResultOf<typeof Invitations>['invitations'][number]

/** Makes an invitation's link dead. */
export const WithdrawInvitation = graphql(`
  mutation WithdrawInvitation($workspaceSlug: ID!, $id: ID!, $undo: Boolean) {
    withdrawInvitation(workspaceSlug: $workspaceSlug, id: $id, undo: $undo) { deletedId userErrors { code field message } }
  }
`)

/** Sends an invitation again with a new link. */
export const ResendInvitation = graphql(`
  mutation ResendInvitation($workspaceSlug: ID!, $id: ID!) {
    resendInvitation(workspaceSlug: $workspaceSlug, id: $id) { ok userErrors { code field message } }
  }
`)
