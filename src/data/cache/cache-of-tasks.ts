// The cache parts of things that tasks are put into (boards, sprints, user stories): what their tasks become when one is deleted.

import type { Cache, Data, DataFields, UpdateResolver, Variables } from '@urql/exchange-graphcache'
import { type CachePart, defineCachePart } from './cache.ts'
import { eachList, type ListArguments, linkInto, unlinkFrom } from './cache-lists.ts'
import { goneId } from './gone-id.ts'
import type { MutationName } from './mutation-names.ts'

const LISTS = ['tasks', 'subtasks', 'parentTasks']

/** Takes a deleted thing, an entity key such as `Sprint:3`, from every cached task whose `field` it is: those in lists and those shown alone. */
export function leaveTasks(cache: Cache, field: string, gone: string): void {
  const leave = (task: string) => {
    if (cache.resolve(task, field) === gone) cache.link(task, field, null)
  }
  for (const list of LISTS)
    eachList(cache, list, (tasks) => {
      tasks.forEach(leave)
      return tasks
    })
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    const task = fieldName === 'task' ? cache.resolve('Query', fieldKey) : null
    if (typeof task === 'string') leave(task)
  }
}

/** Names of a kind of plan in the schema; `payload` is its field in payloads and the one of tasks. */
export interface PlanNames {
  type: string
  list: string
  payload: string
  create: MutationName
  delete: MutationName
  /** Where its list shows a new one. */
  newAt: 'start' | 'end'
  /** Which of its lists take a new one, besides that they are not searched; all unless said. */
  holds?: (list: ListArguments) => boolean
}

/** A new one is in the list that is not searched; a deleted one leaves every page, and its tasks. What is edited changes when the server says so: it may refuse. */
export function planCachePart({ type, list, payload, create, delete: remove, newAt, holds = () => true }: PlanNames): CachePart {
  const added: UpdateResolver = (answer: DataFields, args, cache) => {
    const made = (answer[create] as { [name: string]: Data | null } | null)?.[payload]
    if (made) linkInto(cache, list, made, { at: newAt, matches: (found) => ofProject(args)(found) && !found.search && holds(found) })
  }
  const removed: UpdateResolver = (answer: DataFields, args, cache) => {
    const id = goneId(answer[remove], args.id)
    if (!id) return
    unlinkFrom(cache, list, `${type}:${id}`, { matches: ofProject(args) })
    leaveTasks(cache, payload, `${type}:${id}`)
  }
  return defineCachePart({ updates: { [create]: added, [remove]: removed } })
}

function ofProject({ project }: Variables) {
  const { workspaceSlug, projectSlug } = project as { workspaceSlug: string; projectSlug: string }
  return (list: ListArguments) => list.workspaceSlug === workspaceSlug && list.projectSlug === projectSlug
}
