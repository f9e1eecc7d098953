// Carries the wish to edit a description from its action to the detail, which may have to open first.

/** The task whose description is to be edited; null when nobody asked. */
let wished: string | null = null
const listeners = new Set<() => void>()

function change(next: string | null): void {
  wished = next
  for (const listener of listeners) listener()
}

/** Wishes, looks and takes back; one wish at a time. */
export const descriptionWish = {
  get: () => wished,
  make: (taskId: string) => change(taskId),
  forget: () => change(null),
  /** Takes back a wish for a task that does not stay in view. */
  keepFor(stays: (taskId: string) => boolean) {
    if (wished !== null && !stays(wished)) change(null)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
