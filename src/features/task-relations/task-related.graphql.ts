// Documents about what lies around a task: its subtasks, its parent tasks, its log.
import { graphql } from '#src/data/graphql.ts'
import { TaskRow } from '#src/model/task/task.graphql.ts'

/** The subtasks of a task. */
export const ListSubtasks = graphql(
  `query ListSubtasks($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    subtasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) { ...TaskRow }
  }`,
  [TaskRow],
)

/** The parent of a task, its parent and so on, nearest first. */
export const ListParentTasks = graphql(
  `query ListParentTasks($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    parentTasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) { ...TaskRow }
  }`,
  [TaskRow],
)

/** The Task Log, newest first (LOG-01). */
export const ListTaskLog = graphql(`
  query ListTaskLog($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    taskLog(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) {
      message
      parts { text at }
      author { name avatar username }
      createdAt
      createdAtForHumans
    }
  }
`)
