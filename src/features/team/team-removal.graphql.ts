// What is asked about people who go, and who were removed.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** What hangs on somebody. */
export const ReadHandOver = graphql(`
  query ReadHandOver($workspaceSlug: ID!, $username: ID!) {
    handOver(workspaceSlug: $workspaceSlug, username: $username) {
      tasks { project { slug name } openTasks people { id username name avatar headline } }
      owned { slug name }
      owners { id username name avatar headline }
      timer { title startedAt }
      invitations
      lastAdmin { slug name owner { name username } }
    }
  }
`)

/** All of it. */
export type HandOverData = ResultOf<typeof ReadHandOver>['handOver']

/** Who was removed in the last 30 days. */
export const RemovedMembers = graphql(`
  query RemovedMembers($workspaceSlug: ID!) {
    removedMembers(workspaceSlug: $workspaceSlug) {
      id email role projects removedAt keptUntil
      person { id username name avatar headline }
      removedBy { name username }
    }
  }
`)

/** One of them. */
export type RemovedMemberData = ResultOf<typeof RemovedMembers>['removedMembers'][number]

/** Takes somebody off the workspace. */
export const RemoveTeamMember = graphql(`
  mutation RemoveTeamMember($workspaceSlug: ID!, $username: ID!, $handOver: [HandOverInput!], $projectsTo: ID) {
    removeTeamMember(workspaceSlug: $workspaceSlug, username: $username, handOver: $handOver, projectsTo: $projectsTo) {
      deletedId tasks projects userErrors { code field message }
    }
  }
`)

/** Brings somebody back. */
export const RestoreTeamMember = graphql(`
  mutation RestoreTeamMember($workspaceSlug: ID!, $username: ID!) {
    restoreTeamMember(workspaceSlug: $workspaceSlug, username: $username) { tasks projects userErrors { code field message } }
  }
`)

/** Leaves a workspace. */
export const LeaveWorkspace = graphql(`
  mutation LeaveWorkspace($workspaceSlug: ID!, $handOver: [HandOverInput!]) {
    leaveWorkspace(workspaceSlug: $workspaceSlug, handOver: $handOver) { ok userErrors { code field message } }
  }
`)
