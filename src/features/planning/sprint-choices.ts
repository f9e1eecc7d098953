// Which sprints a task is offered, and in which order (SPRINT-16).
import type { ResultOf } from '#src/data/graphql.ts'
import type { OpenSprintChoices, SprintChoice } from './task-plans.graphql.ts'

/** Why a task is not put into it; null where it may be. */
export function closedText(plan: { state?: SprintChoice['state'] }): string | null {
  return plan.state === 'COMPLETED' ? 'This sprint is completed.' : null
}

/** The answer to `OpenSprintChoices` as one page, the next sprint first. */
export function openSprintsIn({ active, planned }: ResultOf<typeof OpenSprintChoices>) {
  const next = planned.nodes.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
  return { nodes: [...active.nodes, ...next], page: 1, totalPages: 1 }
}
