// How many comments a task has.

/** The number on the Comments tab; nothing while it is not known. */
export function CommentsCount({ task }: { task: { counts?: { comments: number | null } | null | undefined } }) {
  return task.counts?.comments ?? null
}
