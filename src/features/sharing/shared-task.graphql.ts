// Documents about tasks that everybody may read by a link: the task, and the switch.
import { type FragmentOf, graphql, type ResultOf } from '#src/data/graphql.ts'

/** What everybody may read; null where the link shows nothing (OPEN-34). */
export const GetSharedTask = graphql(`
  query GetSharedTask($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $key: String) {
    sharedTask(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, key: $key) {
      id
      code
      title
      description
      workspaceName
      projectName
      done
      progress
      workflow { title color }
      type { title color }
      labels { title color }
      assignees
      startDate
      dueDate
      checklistDone
      checklistTotal
      updatedAt
    }
  }
`)

/** A task as the public sees it. */
export type SharedTaskData = NonNullable<ResultOf<typeof GetSharedTask>['sharedTask']>

/** How a task is shared. */
export const TaskShareState = graphql(`fragment TaskShareState on TaskShare { id code title isOn key by { username name avatar } since }`)

/** The fields of `TaskShareState`. */
export type TaskShareData = FragmentOf<typeof TaskShareState>

/** Whether a task is shared. */
export const GetTaskShare = graphql(
  `query GetTaskShare($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    taskShare(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { ...TaskShareState }
  }`,
  [TaskShareState],
)

/** What of a project is shared. */
export const ListTaskShares = graphql(
  `query ListTaskShares($workspaceSlug: ID!, $projectSlug: ID!) {
    taskShares(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...TaskShareState }
  }`,
  [TaskShareState],
)

/** Shares a task, or ends that. */
export const SetTaskShare = graphql(
  `mutation SetTaskShare($task: TaskRef!, $isOn: Boolean!) {
    setTaskShare(task: $task, isOn: $isOn) { share { ...TaskShareState } userErrors { code field message } }
  }`,
  [TaskShareState],
)
