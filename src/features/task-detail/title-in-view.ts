// The title field of the open detail, for the action that edits the title.
import { createStore } from '#src/lib/store.ts'

interface TitleInView {
  taskId: string
  focus: () => void
}

const current = createStore<TitleInView | null>(() => null)

/** Puts a field into view; the answer takes it away. */
export function putTitleInView(taskId: string, focus: () => void): () => void {
  const title = { taskId, focus }
  current.set(title)
  return () => {
    if (current.get() === title) current.set(null)
  }
}

/** Begins to edit the title where it stands; false where no detail of this task is open. */
export function focusTitleOf(taskId: string): boolean {
  const title = current.get()
  if (title?.taskId !== taskId) return false
  title.focus()
  return true
}

/** The subject of a title that is being typed (see `useDraft`). */
export function titleDraft(id: string): string {
  return `task:${id}:title`
}
