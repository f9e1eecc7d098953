// The cache part of sprints.
import type { DataFields, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { eachList, type ListArguments, linkInto } from '#src/data/cache/cache-lists.ts'
import { planCachePart } from '#src/data/cache/cache-of-tasks.ts'

/** A new one is planned. */
function isPlanned({ state }: ListArguments): boolean {
  return state == null || state === 'PLANNED'
}

const plans = planCachePart({
  type: 'Sprint',
  list: 'sprints',
  payload: 'sprint',
  create: 'createSprint',
  delete: 'deleteSprint',
  newAt: 'start',
  holds: isPlanned,
})

interface Told {
  sprint?: { id: string; state?: string | null } | null
  carriedTo?: object | null
}

/** Title, days and goal are shown before the host has them (SPRINT-17). */
const changed: OptimisticMutationResolver = ({ id, input }, cache) => {
  const part = input as { title?: string; startDate?: string; endDate?: string; goal?: string | null }
  const key = `Sprint:${id}`
  const { startDate = cache.resolve(key, 'startDate'), endDate = cache.resolve(key, 'endDate') } = part
  const timebox = (part.startDate ?? part.endDate) !== undefined && startDate && endDate ? { timebox: `${startDate} – ${endDate}` } : {}
  return {
    __typename: 'SprintPayload',
    sprint: { __typename: 'Sprint', id: id as string, ...part, ...timebox },
    userErrors: [],
  }
}

/** What is counted from the events of sprints, and what says of tasks in which sprint they are. */
const FIGURES = /^sprint[RVC]/
const TASKS = /^task(s|Counts)$/

/** A sprint whose state has changed is in the lists of that state. Which tasks went along only the host knows: their lists are read anew. */
const moved =
  (name: 'startSprint' | 'completeSprint' | 'reopenSprint'): UpdateResolver =>
  (answer: DataFields, _args, cache) => {
    const { sprint, carriedTo } = (answer[name] as Told | null) ?? {}
    if (!sprint) return
    const key = `Sprint:${sprint.id}`
    eachList(cache, 'sprints', (keys, { state }) =>
      state != null && state !== sprint.state ? keys.filter((other) => other !== key) : keys,
    )
    linkInto(cache, 'sprints', key, { matches: ({ state, search }) => state === sprint.state && !search })
    if (carriedTo) linkInto(cache, 'sprints', carriedTo, { matches: (list) => !list.search && isPlanned(list) })
    for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
      if (FIGURES.test(fieldName) || (name !== 'startSprint' && TASKS.test(fieldName))) cache.invalidate('Query', fieldKey)
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
