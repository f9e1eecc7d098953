// Documents about a project's people, its share link and invitations.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** Someone of the workspace who is not on the project yet. */
export const AddablePerson = graphql(`fragment AddablePerson on Person { id username name avatar headline }`)

/** The fields of `AddablePerson`. */
export type AddablePersonData = FragmentOf<typeof AddablePerson>

/** People of the workspace who can be added (INVITE-18). */
export const ListAddablePeople = graphql(
  `query ListAddablePeople($workspaceSlug: ID!, $projectSlug: ID!) {
    addablePeople(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...AddablePerson }
  }`,
  [AddablePerson],
)

/** The share link (INVITE-07). */
export const ShareLinkState = graphql(`fragment ShareLinkState on ShareLink { id enabled url role }`)

/** The fields of `ShareLinkState`. */
export type ShareLinkData = FragmentOf<typeof ShareLinkState>

/** The share link of a project; admins only. */
export const GetShareLink = graphql(
  `query GetShareLink($workspaceSlug: ID!, $projectSlug: ID!) {
    shareLink(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...ShareLinkState }
  }`,
  [ShareLinkState],
)

/** Turns the link on or off (INVITE-08). */
export const SetShareLink = graphql(
  `mutation SetShareLink($project: ProjectRef!, $enabled: Boolean!) {
    setShareLink(project: $project, enabled: $enabled) { shareLink { ...ShareLinkState } userErrors { code field message } }
  }`,
  [ShareLinkState],
)

/** Issues a new link; the old one is dead (INVITE-10). */
export const RefreshShareLink = graphql(
  `mutation RefreshShareLink($project: ProjectRef!) {
    refreshShareLink(project: $project) { shareLink { ...ShareLinkState } userErrors { code field message } }
  }`,
  [ShareLinkState],
)

/** Saves the role that the link gives (INVITE-13). */
export const SetShareLinkRole = graphql(
  `mutation SetShareLinkRole($project: ProjectRef!, $role: InviteRole!) {
    setShareLinkRole(project: $project, role: $role) { shareLink { ...ShareLinkState } userErrors { code field message } }
  }`,
  [ShareLinkState],
)

/** What a token invites to (OPEN-03). */
export const InvitationCard = graphql(
  `fragment InvitationCard on Invitation { token projectName workspaceName inviterName role kind emailHint state standing asker { name email } }`,
)

/** The fields of `InvitationCard`. */
export type InvitationCardData = FragmentOf<typeof InvitationCard>

/** What a token invites to; null when unknown. */
export const GetInvitation = graphql(`query GetInvitation($token: String!) { invitation(token: $token) { ...InvitationCard } }`, [
  InvitationCard,
])

/** What waits for the viewer's answer (FIRST-08). */
export const ReceivedInvitations = graphql(`query ReceivedInvitations { receivedInvitations { ...InvitationCard } }`, [InvitationCard])

/** Joins the project. */
export const AcceptInvitation = graphql(`
  mutation AcceptInvitation($token: String!) {
    acceptInvitation(token: $token) { workspaceSlug projectSlug userErrors { code field message } }
  }
`)

/** Turns the invitation down. */
export const DeclineInvitation = graphql(`
  mutation DeclineInvitation($token: String!) { declineInvitation(token: $token) { ok userErrors { code field message } } }
`)

/** Asks whoever invited to let the viewer's address take it. */
export const AskForInvitation = graphql(`
  mutation AskForInvitation($token: String!) { askForInvitation(token: $token) { ok userErrors { code field message } } }
`)

/** Lets whoever asks take it. */
export const AgreeToInvitation = graphql(`
  mutation AgreeToInvitation($token: String!) { agreeToInvitation(token: $token) { ok userErrors { code field message } } }
`)

/** Refuses whoever asks. */
export const RefuseInvitation = graphql(`
  mutation RefuseInvitation($token: String!) { refuseInvitation(token: $token) { ok userErrors { code field message } } }
`)

/** Leaves a project (PSET-07). */
export const LeaveProject = graphql(`
  mutation LeaveProject($project: ProjectRef!) { leaveProject(project: $project) { ok userErrors { code field message } } }
`)

/** Who owns a project. */
export const ReadOwner = graphql(`
  query ReadOwner($workspaceSlug: ID!, $slug: ID!) { project(workspaceSlug: $workspaceSlug, slug: $slug) { id owner { id username } } }
`)

/** Makes an admin the owner (PSET-10). */
export const TransferProject = graphql(`
  mutation TransferProject($project: ProjectRef!, $username: ID!) {
    transferProject(project: $project, username: $username) {
      project { id viewerRole viewerCan owner { id username name avatar headline } }
      userErrors { code field message }
    }
  }
`)
