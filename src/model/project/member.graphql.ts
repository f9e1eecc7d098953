// Documents about who is on a project, for all who show or change it.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A person with a role on the project. */
export const MemberRow = graphql(`fragment MemberRow on Member { id role since openTasks person { id username name avatar headline } }`)

/** The fields of `MemberRow`. */
export type MemberRowData = FragmentOf<typeof MemberRow>

/** People on a project with their roles. */
export const ListMembers = graphql(
  `query ListMembers($workspaceSlug: ID!, $projectSlug: ID!) {
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...MemberRow }
  }`,
  [MemberRow],
)

/** Puts somebody of the workspace on the project as member (INVITE-21). */
export const AddMember = graphql(
  `mutation AddMember($project: ProjectRef!, $username: ID!, $role: InviteRole, $back: MemberBackInput) {
    addMember(project: $project, username: $username, role: $role, back: $back) { member { ...MemberRow } userErrors { code field message } }
  }`,
  [MemberRow],
)

/** Gives somebody on the project another role (PSET-07); nothing else of them changes. */
export const UpdateMember = graphql(`
  mutation UpdateMember($project: ProjectRef!, $id: ID!, $role: InviteRole!) {
    updateMember(project: $project, id: $id, role: $role) { member { id role } userErrors { code field message } }
  }
`)

/** Takes somebody off the project; their open tasks go to `reassignTo`, or stay without them (PSET-09). With `undo` their adding is undone (TEAM-03). */
export const RemoveMember = graphql(`
  mutation RemoveMember($project: ProjectRef!, $id: ID!, $reassignTo: ID, $undo: Boolean) {
    removeMember(project: $project, id: $id, reassignTo: $reassignTo, undo: $undo) { deletedId taskIds givenIds userErrors { code field message } }
  }
`)

/** Invites by email; who is in the workspace already is added at once (INVITE-28, TEAM-03). */
export const InviteByEmail = graphql(
  `mutation InviteByEmail($project: ProjectRef!, $entries: [InviteEntry!]!) {
    inviteByEmail(project: $project, entries: $entries) { sent invitationIds added { ...MemberRow } userErrors { code field message } }
  }`,
  [MemberRow],
)
