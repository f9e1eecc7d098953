// The line for new items of the checklist in view, for the actions that add one.
import { createStore } from '#src/lib/store.ts'

interface LineInView {
  taskId: string
  focus: (parentId: string | null) => void
}

const current = createStore<LineInView | null>(() => null)

/** Puts a line into view; the answer takes it away. */
export function putLineInView(taskId: string, focus: LineInView['focus']): () => void {
  const line = { taskId, focus }
  current.set(line)
  return () => {
    if (current.get() === line) current.set(null)
  }
}

/** Goes to the line, set to add below `parentId`; false where no checklist of this task is in view. */
export function focusLineOf(taskId: string, parentId: string | null = null): boolean {
  const line = current.get()
  if (line?.taskId !== taskId) return false
  line.focus(parentId)
  return true
}
