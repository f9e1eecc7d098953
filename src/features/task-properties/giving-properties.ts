// How the manage dialogs of labels, types, efforts, statuses and boards give to a task.
import type { Chip } from '#src/actions/subject.ts'
import { type GivingWays, idsOf } from '#src/model/catalogue/giving.ts'
import { MAIN_BOARD } from '#src/model/task/cache/task-optimistic.ts'
import { taskBoardTo } from './task-dates.actions.ts'
import { taskLabelVisit } from './task-labels.actions.ts'
import { taskEffortTo, taskTypeTo } from './task-properties.actions.ts'
import { taskStatusTo } from './task-state.actions.ts'

/** The ways of a task's properties. */
export const givingProperties: GivingWays = {
  label: { chosen: ({ labels }) => labels.map(({ id }) => id), visit: taskLabelVisit },
  'task-type': { chosen: ({ type }) => idsOf(type), action: (item, on) => (on ? taskTypeTo(item as Chip) : null) },
  effort: {
    chosen: ({ effort }) => idsOf(effort),
    action: (item, on) => (on ? taskEffortTo(item as { id: string; title: string; hours: number }) : null),
  },
  workflow: { chosen: ({ workflow }) => idsOf(workflow), action: (item, on) => (on ? taskStatusTo(item as Chip) : null) },
  board: { chosen: ({ board }) => [board?.id ?? MAIN_BOARD], action: (item, on) => (on ? taskBoardTo(item) : null) },
}
