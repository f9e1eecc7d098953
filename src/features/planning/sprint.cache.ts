// The cache part of sprints.
import { planCachePart } from '#src/data/cache/cache-of-tasks.ts'

/** Sprints enter and leave their project's pages, the latest first; tasks of a deleted one are in none. */
export const sprintCachePart = planCachePart({
  type: 'Sprint',
  list: 'sprints',
  payload: 'sprint',
  create: 'createSprint',
  delete: 'deleteSprint',
  newAt: 'start',
})
