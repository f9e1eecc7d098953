// Documents about labels of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Labels of a project; with a task those that it does not have (LABEL-02). */
export const ListLabels = graphql(`
  query ListLabels($workspaceSlug: ID!, $projectSlug: ID!, $notOnTask: ID) {
    labels(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, notOnTask: $notOnTask) { id title color }
  }
`)

/** A label. */
export type LabelData = ResultOf<typeof ListLabels>['labels'][number]

/** Creates a label. */
export const CreateLabel = graphql(`
  mutation CreateLabel($project: ProjectRef!, $input: LabelInput!) {
    createLabel(project: $project, input: $input) { label { id title color } userErrors { code field message } }
  }
`)

/** Changes a label. */
export const UpdateLabel = graphql(`
  mutation UpdateLabel($project: ProjectRef!, $id: ID!, $input: UpdateLabelInput!) {
    updateLabel(project: $project, id: $id, input: $input) { label { id title color } userErrors { code field message } }
  }
`)

/** Deletes a label; refused while a task has it. */
export const DeleteLabel = graphql(`
  mutation DeleteLabel($project: ProjectRef!, $id: ID!) {
    deleteLabel(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
