// The document that reads a task by its public link.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** What everybody may read; null where the link shows nothing (OPEN-34). */
export const GetSharedTask = graphql(`
  query GetSharedTask($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    sharedTask(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) {
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
