// How comments are looked at in this tab of the browser: their order, and where writing was asked for.
import { useSyncExternalStore } from 'react'

/** The order of comments (COMMENT-02). */
export type CommentSort = 'NEWEST' | 'OLDEST'

interface View {
  sort: CommentSort
  /** The task whose editor shall take focus as soon as it is there. */
  writeOn: string | null
}

const FIRST: View = { sort: 'NEWEST', writeOn: null }
let view = FIRST
const listeners = new Set<() => void>()

function change(part: Partial<View>): void {
  view = { ...view, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Newest first or oldest first, for every list of comments until the page is loaded anew. */
export function sortComments(sort: CommentSort): void {
  change({ sort })
}

/** The order now. */
export function commentSort(): CommentSort {
  return view.sort
}

/** The order now, followed. */
export function useCommentSort(): CommentSort {
  return useSyncExternalStore(subscribe, commentSort, commentSort)
}

/** Asks the editor of a task to take focus; null takes the wish back, also once it is granted. */
export function askToWrite(taskId: string | null): void {
  change({ writeOn: taskId })
}

/** Takes the wish back where its task does not stay in view. */
export function keepAskedToWrite(stays: (taskId: string) => boolean): void {
  if (view.writeOn !== null && !stays(view.writeOn)) askToWrite(null)
}

/** True while the editor of this task is asked to take focus, also by its temporary id. */
export function useAskedToWrite(taskId: string, realId: (id: string) => string): boolean {
  const read = () => view.writeOn !== null && realId(view.writeOn) === realId(taskId)
  return useSyncExternalStore(subscribe, read, read)
}

/** As after loading the page; for tests. */
export function resetCommentView(): void {
  change(FIRST)
}
