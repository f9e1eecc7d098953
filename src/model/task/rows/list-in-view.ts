// The list or board on the screen, for actions that filter, sort, group or walk through it.
import type { Chip } from '#src/actions/subject.ts'
import { createStore } from '#src/lib/store.ts'
import type { ProjectCatalogueData, TasksPageVariables } from '#src/model/task/task.graphql.ts'
import type { TaskView } from './task-view.ts'

/** A column of the board on the screen: its workflow and its cards from top to bottom. */
export interface ColumnInView {
  workflow: Chip
  ids: readonly string[]
}

/** What is on the screen and how to change it. */
export interface ListInView {
  view: TaskView
  change(part: Partial<TaskView>): void
  /** What is asked for: the view, and what the page narrows it to. */
  variables: TasksPageVariables
  /** What filters offer; null across projects and while it loads. */
  catalogue: ProjectCatalogueData | null
  /** `null` where there is only a list. */
  layout: 'list' | 'board' | null
  showAs(layout: 'list' | 'board'): void
  /** The board's columns; null on a list. */
  columns: readonly ColumnInView[] | null
}

const current = createStore<ListInView | null>(() => null)

/** The list on the screen, or null. */
export const listInView = current.get

/** Puts a list on the screen; the answer takes it away, unless another came since. */
export function putInView(list: ListInView): () => void {
  current.set(list)
  return () => {
    if (current.get() === list) current.set(null)
  }
}
