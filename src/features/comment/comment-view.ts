// How comments are looked at in this tab of the browser: their order, and where writing was asked for.
import { useSyncExternalStore } from 'react'
import { createStore } from '#src/lib/store.ts'

/** The order of comments (COMMENT-02). */
export type CommentSort = 'NEWEST' | 'OLDEST'

interface View {
  sort: CommentSort
  /** The task whose editor shall take focus as soon as it is there. */
  writeOn: string | null
  /** The comment that shall be opened for editing. */
  edit: string | null
  /** The task whose newest comment shall be gone to. */
  newestOf: string | null
  /** What shall be quoted, and in which editor. */
  quote: { on: string; html: string } | null
}

const view = createStore<View>(() => ({ sort: 'NEWEST', writeOn: null, edit: null, newestOf: null, quote: null }))

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

/** Asks the editor of a task or a discussion to take focus; null takes the wish back, also once it is granted. */
export function askToWrite(taskId: string | null): void {
  change({ writeOn: taskId })
}

/** Takes wishes back where their task does not stay in view. */
export function keepAskedToWrite(stays: (taskId: string) => boolean): void {
  const { writeOn, newestOf } = view.get()
  if (writeOn !== null && !stays(writeOn)) askToWrite(null)
  if (newestOf !== null && !stays(newestOf)) askForNewest(null)
}

/** True while the editor of this task is asked to take focus. */
export function useAskedToWrite(taskId: string): boolean {
  const read = () => view.get().writeOn === taskId
  return useSyncExternalStore(view.subscribe, read, read)
}

/** Opens a comment in view for editing; null takes the wish back, also once it is granted. */
export function askToEdit(commentId: string | null): void {
  change({ edit: commentId })
}

/** True while this comment is to be opened for editing. */
export function useAskedToEdit(commentId: string): boolean {
  const read = () => view.get().edit === commentId
  return useSyncExternalStore(view.subscribe, read, read)
}

/** Goes to the newest comment on a task or file in view; null takes the wish back, also once it is granted. */
export function askForNewest(subjectId: string | null): void {
  change({ newestOf: subjectId })
}

/** True while the newest comment on this task or file is to be gone to. */
export function useAskedForNewest(subjectId: string): boolean {
  const read = () => view.get().newestOf === subjectId
  return useSyncExternalStore(view.subscribe, read, read)
}

/** Puts a quote into an editor in view; null takes the wish back, also once it is granted. */
export function askToQuote(quote: View['quote']): void {
  change({ quote })
}

/** What is to be quoted in this editor; null for nothing. */
export function useAskedToQuote(on: string): string | null {
  const read = () => {
    const { quote } = view.get()
    return quote?.on === on ? quote.html : null
  }
  return useSyncExternalStore(view.subscribe, read, read)
}
