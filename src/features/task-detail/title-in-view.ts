// The title field of the open detail, for the action that edits the title.

interface TitleInView {
  taskId: string
  focus: () => void
}

let current: TitleInView | null = null

/** Puts a field into view; the answer takes it away. */
export function putTitleInView(taskId: string, focus: () => void): () => void {
  const title = { taskId, focus }
  current = title
  return () => {
    if (current === title) current = null
  }
}

/** Begins to edit the title where it stands; false where no detail of this task is open. */
export function focusTitleOf(taskId: string): boolean {
  if (current?.taskId !== taskId) return false
  current.focus()
  return true
}

/** The subject of a title that is being typed (see `useDraft`). */
export function titleDraft(id: string): string {
  return `task:${id}:title`
}
