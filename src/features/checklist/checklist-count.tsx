// How far along a task's checklist is, for its tab.

import { useHidden } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ChecklistKnown } from './checklist.graphql.ts'
import { type ListedTask, listVariables, progressOf, shownItems } from './checklist.ts'

/** `done/total`; the task's own counts until its checklist was read. Nothing without items. */
export function ChecklistCount({
  task,
}: {
  task: ListedTask & { counts?: { checklistDone: number | null; checklistTotal: number | null } | null | undefined }
}) {
  const hidden = useHidden()
  const { data } = useRead({ query: ChecklistKnown, variables: listVariables(task), requestPolicy: 'cache-only' })
  const { done, total } = data
    ? progressOf(shownItems(data.checklist, hidden))
    : { done: task.counts?.checklistDone ?? null, total: task.counts?.checklistTotal ?? null }
  return total === null || total === 0 ? null : `${done ?? 0}/${total}`
}
