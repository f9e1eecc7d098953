// Documents about task types of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** TaskTypes of a project. */
export const ListTaskTypes = graphql(`
  query ListTaskTypes($workspaceSlug: ID!, $projectSlug: ID!) {
    taskTypes(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
  }
`)

/** A task type. */
export type TaskTypeData = ResultOf<typeof ListTaskTypes>['taskTypes'][number]

/** Creates a task type. */
export const CreateTaskType = graphql(`
  mutation CreateTaskType($project: ProjectRef!, $input: TaskTypeInput!) {
    createTaskType(project: $project, input: $input) { taskType { id title color } userErrors { code field message } }
  }
`)

/** Changes a task type. */
export const UpdateTaskType = graphql(`
  mutation UpdateTaskType($project: ProjectRef!, $id: ID!, $input: UpdateTaskTypeInput!) {
    updateTaskType(project: $project, id: $id, input: $input) { taskType { id title color } userErrors { code field message } }
  }
`)

/** Deletes a task type; refused while a task has it. */
export const DeleteTaskType = graphql(`
  mutation DeleteTaskType($project: ProjectRef!, $id: ID!) {
    deleteTaskType(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
