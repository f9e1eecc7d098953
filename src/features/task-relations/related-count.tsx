// How many tasks lie around a task, for its tab.

import { useHidden } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListParentTasks, ListSubtasks } from './task-related.graphql.ts'

interface CountedTask {
  id: string
  workspaceSlug: string
  projectSlug: string
  parentId?: string | null
  counts?: { subtasks: number | null } | null
}

/** Subtasks and parents together, as its tab lists them; what the task itself says until they were read. Nothing without any. */
export function RelatedCount({ task }: { task: CountedTask }) {
  const hidden = useHidden()
  const { workspaceSlug, projectSlug } = task
  const asked = { variables: { workspaceSlug, projectSlug, taskId: task.id }, requestPolicy: 'cache-only' } as const
  const { data: below } = useRead({ query: ListSubtasks, ...asked })
  const { data: above } = useRead({ query: ListParentTasks, ...asked })
  const seen = (tasks: readonly { id: string }[]) => tasks.filter(({ id }) => !hidden.has(id)).length
  const subtasks = below ? seen(below.subtasks) : (task.counts?.subtasks ?? 0)
  const parents = above ? seen(above.parentTasks) : task.parentId ? 1 : 0
  return subtasks + parents === 0 ? null : subtasks + parents
}
