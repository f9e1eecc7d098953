// Documents about a project of invented work to try things with (FIRST-04).
import { graphql } from '#src/data/graphql.ts'
import { ProjectRow } from './project.graphql.ts'

/** Makes it, or answers the one that is there. */
export const CreateSampleProject = graphql(
  `mutation CreateSampleProject($workspaceSlug: ID!) {
    createSampleProject(workspaceSlug: $workspaceSlug) { project { ...ProjectRow } userErrors { code field message } }
  }`,
  [ProjectRow],
)

/** Takes it away for good. */
export const RemoveSampleProject = graphql(`
  mutation RemoveSampleProject($project: ProjectRef!) {
    removeSampleProject(project: $project) { removedId userErrors { code field message } }
  }
`)
