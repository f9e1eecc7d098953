// Keeps every cached list of tasks right after a task changed: who enters, who leaves, where, and the totals.
import { stringifyVariables } from '@urql/core'
import type { Cache } from '@urql/exchange-graphcache'
import { linkInto, ownKeys, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { graphql } from '#src/data/graphql.ts'
import { idOfKey, readCachedTask } from '#src/model/task/cached-task.ts'
import type { CachedTask, TaskField } from '#src/model/task/task-fields.ts'
import { recount } from './task-counts.ts'
import { belongsIn, narrowsBy, type TaskListArguments } from './task-filter.ts'
import { compareTasks } from './task-order.ts'

const TaskTotals = graphql(`
  query TaskTotals($workspaceSlug: ID!, $projectSlug: ID, $filter: TaskFilter, $sort: TaskSort, $descending: Boolean, $page: Int, $perPage: Int) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $filter, sort: $sort, descending: $descending, page: $page, perPage: $perPage) {
      totalCount
    }
  }
`)

interface Page {
  /** The page's own key in the cache. */
  key: string
  args: TaskListArguments
  nodes: readonly string[]
}

/**
 * Brings lists up to date after fields of a task were written: it leaves lists it no longer belongs in, and enters those it now belongs in at
 * its place. `before` is what was known of it before, where the caller has it: a task that stood on a page nobody loaded does not enter again.
 */
export function resettle(cache: Cache, id: string, touched: readonly TaskField[], before?: CachedTask | null, optimistic = false): void {
  const task = readCachedTask(cache, id)
  recount(cache, before ?? undefined, task, touched, optimistic)
  const key = `Task:${id}`
  for (const pages of listsOf(cache)) {
    const list = pages[0]?.args ?? {}
    const belongs = belongsIn(list, task)
    const holder = pages.find(({ nodes }) => nodes.includes(key))
    if (holder) {
      if (belongs === false) {
        keep(cache, key, task)
        put(cache, holder, without(holder.nodes, key))
        addToTotals(cache, pages, -1)
      } else if (touched.includes('position') && (list.sort ?? 'POSITION') === 'POSITION') {
        put(cache, holder, placed(cache, holder, key, task))
      }
    } else if (narrowsBy(list, touched)) {
      const belonged = before ? belongsIn(list, before) : null
      if (belongs === true && belonged !== true) enter(cache, pages, key, task)
      if (belongs === false && belonged === true) addToTotals(cache, pages, -1)
    }
  }
}

/** Puts a new task on top of the first page of every list it belongs in, or, where `below` stands in a list, right under that. */
export function addToLists(cache: Cache, id: string, optimistic: boolean, below?: string): void {
  const task = readCachedTask(cache, id)
  recount(cache, null, task, null, optimistic)
  const key = `Task:${id}`
  for (const pages of listsOf(cache)) {
    const list = pages[0]?.args ?? {}
    if (pages.some(({ nodes }) => nodes.includes(key)) || belongsIn(list, task) !== true) continue
    const beside = below === undefined ? undefined : pages.find(({ nodes }) => nodes.includes(`Task:${below}`))
    if (beside) {
      const at = beside.nodes.indexOf(`Task:${below}`) + 1
      put(cache, beside, [...beside.nodes.slice(0, at), key, ...beside.nodes.slice(at)])
      addToTotals(cache, pages, 1)
    } else if ((list.sort ?? 'POSITION') === 'POSITION' && !list.descending) {
      const first = pages.find(isFirst)
      if (first) put(cache, first, [key, ...first.nodes])
      addToTotals(cache, pages, 1)
    } else enter(cache, pages, key, task)
  }
}

/** Puts a task on top of the subtasks of its parent, and takes it from those of any other; without `parentId` it is below none (RELATED-02). */
export function putBelow(cache: Cache, id: string, parentId: string | null): void {
  const key = `Task:${id}`
  unlinkFrom(cache, 'subtasks', key, { matches: ({ taskId }) => taskId !== parentId })
  if (parentId !== null) linkInto(cache, 'subtasks', key, { matches: ({ taskId }) => taskId === parentId })
}

/** Takes a task that is gone out of every list, and out of the answers that showed it alone. */
export function removeFromLists(cache: Cache, id: string, optimistic: boolean): void {
  const key = `Task:${id}`
  recount(cache, readCachedTask(cache, id), null, null, optimistic)
  for (const pages of listsOf(cache)) {
    const holder = pages.find(({ nodes }) => nodes.includes(key))
    if (!holder) continue
    put(cache, holder, without(holder.nodes, key))
    addToTotals(cache, pages, -1)
  }
  for (const list of ['subtasks', 'parentTasks']) unlinkFrom(cache, list, key)
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName === 'task' && cache.resolve('Query', fieldKey) === key) cache.link('Query', 'task', args, null)
  }
}

/** What no list shows is forgotten by the cache, but undo brings it back: the answer to asking for this one task holds it. */
function keep(cache: Cache, key: string, { workspaceSlug, projectSlug }: CachedTask): void {
  if (workspaceSlug === undefined || projectSlug === undefined) return
  cache.link('Query', 'task', { workspaceSlug, projectSlug, id: idOfKey(key) }, key)
}

/** The cached lists of tasks, each with its cached pages. */
function listsOf(cache: Cache): Page[][] {
  const lists = new Map<string, Page[]>()
  for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query')) {
    if (fieldName !== 'tasks') continue
    const key = cache.resolve('Query', fieldKey)
    const nodes = typeof key === 'string' ? cache.resolve(key, 'nodes') : null
    if (typeof key !== 'string' || !Array.isArray(nodes)) continue
    const args = (given ?? {}) as TaskListArguments
    const name = stringifyVariables({ ...args, page: undefined })
    const pages = lists.get(name) ?? []
    lists.set(name, [...pages, { key, args, nodes: ownKeys(nodes.filter((node) => typeof node === 'string')) }])
  }
  return [...lists.values()]
}

function enter(cache: Cache, pages: readonly Page[], key: string, task: CachedTask): void {
  const first = pages.find(isFirst)
  if (first) put(cache, first, placed(cache, first, key, task))
  addToTotals(cache, pages, 1)
}

/** The page's tasks with this one at its place; unchanged when its place is on a later page. */
function placed(cache: Cache, { key: page, args, nodes }: Page, key: string, task: CachedTask): readonly string[] {
  const others = without(nodes, key)
  const at = placeAmong(cache, args, others, task)
  if (at < others.length) return [...others.slice(0, at), key, ...others.slice(at)]
  const last = Number(cache.resolve(page, 'totalPages') ?? 1) <= (args.page ?? 1)
  // A page that others left has room: what undo brings back stood there.
  const room = others.length < (args.perPage ?? 0)
  return last || room || nodes.includes(key) ? [...others, key] : nodes
}

/** Halves the list, which is sorted, until the first task is found that stands behind this one. */
function placeAmong(cache: Cache, list: TaskListArguments, others: readonly string[], task: CachedTask): number {
  let low = 0
  let high = others.length
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compareTasks(list, task, readCachedTask(cache, idOfKey(others[middle] ?? '')))
    if (order === null) return 0
    if (order <= 0) high = middle
    else low = middle + 1
  }
  return low
}

function put(cache: Cache, page: Page, nodes: readonly string[]): void {
  if (nodes !== page.nodes) cache.link(page.key, 'nodes', [...nodes])
}

function addToTotals(cache: Cache, pages: readonly Page[], by: number): void {
  for (const { args } of pages) {
    // An embedded page has no key to write to, so its total is written through the query that leads to it.
    cache.updateQuery({ query: TaskTotals, variables: args as typeof args & { workspaceSlug: string } }, (data) => {
      const total = data?.tasks.totalCount
      return data && typeof total === 'number' ? { ...data, tasks: { ...data.tasks, totalCount: Math.max(0, total + by) } } : null
    })
  }
}

function isFirst({ args }: Page): boolean {
  return (args.page ?? 1) === 1
}

function without(nodes: readonly string[], key: string): readonly string[] {
  return nodes.filter((node) => node !== key)
}
