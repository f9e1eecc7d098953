// The ring of a task's workflow: empty for the first status, full for the last.
import type { Chip } from '#src/actions/subject.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'

/** How far along a workflow is, 0–1, by its place among the project's; without them `done` and `progress` tell. */
export function workflowFraction(
  workflow: Chip | null,
  workflows: readonly Chip[] | null,
  task: { done: boolean; progress: number } = { done: false, progress: 0 },
): number {
  const at = workflows?.findIndex(({ id }) => id === workflow?.id) ?? -1
  if (!workflows || at === -1) return task.done ? 1 : Math.min(task.progress, 99) / 100
  return workflows.length === 1 ? 0 : at / (workflows.length - 1)
}

/** The ring; `label` where no text stands beside it. */
export function WorkflowRing({ workflow, fraction, label }: { workflow: Chip | null; fraction: number; label?: string | undefined }) {
  return <StatusRing colour={workflow?.color} fraction={fraction} label={label} />
}
