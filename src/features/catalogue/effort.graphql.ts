// Documents about efforts of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Efforts of a project. */
export const ListEfforts = graphql(`
  query ListEfforts($workspaceSlug: ID!, $projectSlug: ID!) {
    efforts(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title hours }
  }
`)

/** An effort. */
export type EffortData = ResultOf<typeof ListEfforts>['efforts'][number]

/** Creates an effort. */
export const CreateEffort = graphql(`
  mutation CreateEffort($project: ProjectRef!, $input: EffortInput!) {
    createEffort(project: $project, input: $input) { effort { id title hours } userErrors { code field message } }
  }
`)

/** Changes an effort. */
export const UpdateEffort = graphql(`
  mutation UpdateEffort($project: ProjectRef!, $id: ID!, $input: UpdateEffortInput!) {
    updateEffort(project: $project, id: $id, input: $input) { effort { id title hours } userErrors { code field message } }
  }
`)

/** Deletes an effort; refused while a task has it. */
export const DeleteEffort = graphql(`
  mutation DeleteEffort($project: ProjectRef!, $id: ID!) {
    deleteEffort(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
