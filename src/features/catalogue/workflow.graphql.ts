// Documents about workflow statuses of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Workflows of a project. */
export const ListWorkflows = graphql(`
  query ListWorkflows($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
  }
`)

/** A workflow status. */
export type WorkflowData = ResultOf<typeof ListWorkflows>['workflows'][number]

/** Creates a workflow status. */
export const CreateWorkflow = graphql(`
  mutation CreateWorkflow($project: ProjectRef!, $input: WorkflowInput!) {
    createWorkflow(project: $project, input: $input) { workflow { id title color } userErrors { code field message } }
  }
`)

/** Changes a workflow status. */
export const UpdateWorkflow = graphql(`
  mutation UpdateWorkflow($project: ProjectRef!, $id: ID!, $input: UpdateWorkflowInput!) {
    updateWorkflow(project: $project, id: $id, input: $input) { workflow { id title color } userErrors { code field message } }
  }
`)

/** Deletes a workflow status; refused while a task has it. */
export const DeleteWorkflow = graphql(`
  mutation DeleteWorkflow($project: ProjectRef!, $id: ID!) {
    deleteWorkflow(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
