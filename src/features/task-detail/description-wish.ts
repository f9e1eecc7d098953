// Carries the wish to edit a description from its action to the detail, which may have to open first.
import { createStore } from '#src/lib/store.ts'

/** The task whose description is to be edited; null when nobody asked. */
const wished = createStore<string | null>(() => null)

/** Wishes, looks and takes back; one wish at a time. */
export const descriptionWish = {
  get: wished.get,
  make: (taskId: string) => wished.set(taskId),
  forget: () => wished.set(null),
  /** Takes back a wish for a task that does not stay in view. */
  keepFor(stays: (taskId: string) => boolean) {
    const taskId = wished.get()
    if (taskId !== null && !stays(taskId)) wished.set(null)
  },
  subscribe: wished.subscribe,
}
