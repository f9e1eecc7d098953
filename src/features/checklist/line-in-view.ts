// The line for new items of the checklist in view, for the actions that add one.

interface LineInView {
  taskId: string
  focus: (parentId: string | null) => void
}

let current: LineInView | null = null

/** Puts a line into view; the answer takes it away. */
export function putLineInView(taskId: string, focus: LineInView['focus']): () => void {
  const line = { taskId, focus }
  current = line
  return () => {
    if (current === line) current = null
  }
}

/** Goes to the line, set to add below `parentId`; false where no checklist of this task is in view. */
export function focusLineOf(taskId: string, parentId: string | null = null): boolean {
  if (current?.taskId !== taskId) return false
  current.focus(parentId)
  return true
}
