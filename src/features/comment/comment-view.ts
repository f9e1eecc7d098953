// How comments are looked at in this tab of the browser: their order, and where writing was asked for.
import { useSyncExternalStore } from 'react'
import { createStore } from '#src/lib/store.ts'

/** The order of comments (COMMENT-02). */
export type CommentSort = 'NEWEST' | 'OLDEST'

interface View {
  sort: CommentSort
  /** The task whose editor shall take focus as soon as it is there. */
  writeOn: string | null
}

const view = createStore<View>(() => ({ sort: 'NEWEST', writeOn: null }))

function change(part: Partial<View>): void {
  view.set({ ...view.get(), ...part })
}

/** Newest first or oldest first, for every list of comments until the person signs out or the page is loaded anew. */
export function sortComments(sort: CommentSort): void {
  change({ sort })
}

/** The order now. */
export function commentSort(): CommentSort {
  return view.get().sort
}

/** The order now, followed. */
export function useCommentSort(): CommentSort {
  return useSyncExternalStore(view.subscribe, commentSort, commentSort)
}

/** Asks the editor of a task to take focus; null takes the wish back, also once it is granted. */
export function askToWrite(taskId: string | null): void {
  change({ writeOn: taskId })
}

/** Takes the wish back where its task does not stay in view. */
export function keepAskedToWrite(stays: (taskId: string) => boolean): void {
  const { writeOn } = view.get()
  if (writeOn !== null && !stays(writeOn)) askToWrite(null)
}

/** True while the editor of this task is asked to take focus. */
export function useAskedToWrite(taskId: string): boolean {
  const read = () => view.get().writeOn === taskId
  return useSyncExternalStore(view.subscribe, read, read)
}
