// The cache part of sprints.
import type { Cache, DataFields, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { eachList, linkInto } from '#src/data/cache/cache-lists.ts'
import { planCachePart } from '#src/data/cache/cache-of-tasks.ts'

const plans = planCachePart({
  type: 'Sprint',
  list: 'sprints',
  payload: 'sprint',
  create: 'createSprint',
  delete: 'deleteSprint',
  newAt: 'start',
  // A new one is planned.
  holds: ({ state }) => state == null || state === 'PLANNED',
})

interface Told {
  sprint?: { id: string; state?: string | null } | null
  carriedTo?: object | null
}

/** Title, days and goal are shown before the host has them (SPRINT-17). */
const changed: OptimisticMutationResolver = ({ id, input }) => {
  const { title, startDate, endDate, ...rest } = input as { title: string; startDate: string; endDate: string; goal?: string | null }
  return {
    __typename: 'SprintPayload',
    sprint: { __typename: 'Sprint', id: id as string, title, startDate, endDate, timebox: `${startDate} – ${endDate}`, ...rest },
    userErrors: [],
  }
}

/** A sprint whose state has changed is in the lists of that state, and the tasks that went along are asked for again. */
const moved =
  (name: 'startSprint' | 'completeSprint' | 'reopenSprint'): UpdateResolver =>
  (answer: DataFields, _args, cache) => {
    const told = answer[name] as Told | null
    const { sprint, carriedTo } = told ?? {}
    if (!sprint) return
    const key = `Sprint:${sprint.id}`
    eachList(cache, 'sprints', (keys, { state }) =>
      state != null && state !== sprint.state && keys.includes(key) ? keys.filter((other) => other !== key) : keys,
    )
    linkInto(cache, 'sprints', key, { matches: ({ state, search }) => state === sprint.state && !search })
    if (carriedTo)
      linkInto(cache, 'sprints', carriedTo, { matches: ({ state, search }) => (state == null || state === 'PLANNED') && !search })
    forgetFigures(cache)
    if (name !== 'startSprint') forgetTasks(cache)
  }

const FIGURES = new Set(['sprintVelocity', 'sprintResults', 'sprintChart'])

/** What is counted from the events of sprints. */
function forgetFigures(cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (FIGURES.has(fieldName)) cache.invalidate('Query', fieldKey)
}

/** Which tasks were carried only the host knows: every list that says of its tasks in which sprint they are is read anew. */
function forgetTasks(cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'tasks' || fieldName === 'taskCounts') cache.invalidate('Query', fieldKey)
}

/** Sprints enter and leave their project's pages, the latest first; tasks of a deleted one are in none. */
export const sprintCachePart = defineCachePart({
  optimistic: { updateSprint: changed },
  updates: {
    ...plans.updates,
    startSprint: moved('startSprint'),
    completeSprint: moved('completeSprint'),
    reopenSprint: moved('reopenSprint'),
  },
})
