// Documents about deleting projects and having them back (PSET-14, PSET-15).
import { graphql, type ResultOf } from '#src/data/graphql.ts'
import { ProjectRow } from './project.graphql.ts'

/** What goes with a project. */
export const ReadContents = graphql(`
  query ReadContents($workspaceSlug: ID!, $projectSlug: ID!) {
    projectContents(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { tasks ownTasks files pages userStories sprints discussions forms recurringTasks }
  }
`)

/** How much that is. */
export type ProjectContentsData = ResultOf<typeof ReadContents>['projectContents']

/** Deleted projects that the viewer can have back. */
export const ListDeletedProjects = graphql(`
  query ListDeletedProjects($workspaceSlug: ID!) {
    deletedProjects(workspaceSlug: $workspaceSlug) { id name code logo deletedAt keptUntil deletedBy { id username name avatar headline } }
  }
`)

/** One of them. */
export type DeletedProjectData = ResultOf<typeof ListDeletedProjects>['deletedProjects'][number]

/** Takes a project away from everybody. */
export const DeleteProject = graphql(`
  mutation DeleteProject($project: ProjectRef!, $name: String!) {
    deleteProject(project: $project, name: $name) { deletedId userErrors { code field message } }
  }
`)

/** Has one back. */
export const RestoreProject = graphql(
  `mutation RestoreProject($workspaceSlug: ID!, $id: ID!) {
    restoreProject(workspaceSlug: $workspaceSlug, id: $id) { project { ...ProjectRow } userErrors { code field message } }
  }`,
  [ProjectRow],
)
