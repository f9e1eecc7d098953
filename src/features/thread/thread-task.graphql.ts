// Documents about tasks that are made of discussions.
import { graphql } from '#src/data/graphql.ts'
import { TaskRow } from '#src/model/task/task.graphql.ts'

/** Makes a task of one, or of a comment in it. */
export const ThreadToTask = graphql(
  `mutation ThreadToTask($project: ProjectRef!, $number: Int!, $input: ThreadToTaskInput!) {
    threadToTask(project: $project, number: $number, input: $input) { task { ...TaskRow description } userErrors { code field message } }
  }`,
  [TaskRow],
)

/** The statuses that such a task may begin with. */
export const ThreadStatuses = graphql(`
  query ThreadStatuses($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
  }
`)
