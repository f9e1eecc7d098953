// How many files a task has, without those whose deletion waits to be sent.
import { useHidden } from '#src/actions/actions-context.tsx'
import { holdId } from '#src/model/attachment/attachment.ts'

/** The number on the Files tab; nothing while it is not known. */
export function FilesCount({ task }: { task: { id: string; counts?: { files: number | null } | null | undefined } }) {
  const hidden = useHidden()
  const files = task.counts?.files
  if (files == null) return null
  const prefix = holdId({ taskId: task.id }, '')
  return Math.max(0, files - [...hidden].filter((id) => id.startsWith(prefix)).length)
}
