// Documents about sprints of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** One page of a project's sprints, the latest first; the host searches and pages (REST-78). */
export const ListSprints = graphql(`
  query ListSprints($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $page: Int) {
    sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, page: $page) {
      nodes { id slug title timebox goal startDate endDate taskCount doneCount }
      page
      totalPages
      totalCount
    }
  }
`)

/** A sprint. */
export type SprintData = ResultOf<typeof ListSprints>['sprints']['nodes'][number]

/** Creates a sprint. */
export const CreateSprint = graphql(`
  mutation CreateSprint($project: ProjectRef!, $input: SprintInput!) {
    createSprint(project: $project, input: $input) {
      sprint { id slug title timebox goal startDate endDate taskCount doneCount }
      userErrors { code field message }
    }
  }
`)

/** Changes a sprint. */
export const UpdateSprint = graphql(`
  mutation UpdateSprint($project: ProjectRef!, $id: ID!, $input: SprintInput!) {
    updateSprint(project: $project, id: $id, input: $input) {
      sprint { id slug title timebox goal startDate endDate taskCount doneCount }
      userErrors { code field message }
    }
  }
`)

/** Deletes a sprint; its tasks stay, in none. */
export const DeleteSprint = graphql(`
  mutation DeleteSprint($project: ProjectRef!, $id: ID!) {
    deleteSprint(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
