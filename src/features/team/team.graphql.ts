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
        person { id username name avatar headline }
        email
        role
        projects { slug name memberId role }
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
  mutation WithdrawInvitation($workspaceSlug: ID!, $id: ID!) {
    withdrawInvitation(workspaceSlug: $workspaceSlug, id: $id) { deletedId userErrors { code field message } }
  }
`)
