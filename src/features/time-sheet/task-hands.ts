// How a row of logged time reaches the actions of its task: the screen gives them, a row knows no more of a task than its name.
import { createStore } from '#src/lib/store.ts'

/** A task by its address. */
export interface TaskAddress {
  workspaceSlug: string
  projectSlug: string
  id: string
}

/** Performs an action of tasks, by its id; null where no time is on the screen. */
export const taskHands = createStore<((action: string, task: TaskAddress) => Promise<void>) | null>(() => null)
