// Several pages of tasks at once: the columns of a board, and the pages that "Show more" added to one.
import type { ResultOf } from '#src/data/graphql.ts'
import { type PageState, usePages } from '#src/data/use-pages.ts'
import { TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'

/** One page of tasks as far as it is there. */
export type TaskPageState = PageState<ResultOf<typeof TasksPage>['tasks']>

/** Follows every page, in the order given. */
export function useTaskPages(requests: readonly TasksPageVariables[]) {
  return usePages(TasksPage, requests, tasksIn)
}

function tasksIn({ tasks }: ResultOf<typeof TasksPage>) {
  return tasks
}
