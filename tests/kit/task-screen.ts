// A screen for cache tests: the real client shows every kind of task list, the catalogue, a detail and the timer.
import { expect, vi } from 'vitest'
import type { CachePart } from '#src/data/cache/cache.ts'
import { createDataClient } from '#src/data/client.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { GetRunningTimer, ProjectCatalogue, TaskById, TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { type FakeGateway, fakeGateway, fakeTask } from './fake-gateway.ts'

/** The project of the screen. */
export const website = { workspaceSlug: 'acme', projectSlug: 'website' }
const LISTS: Record<string, TasksPageVariables> = {
  all: { ...website, page: 1, perPage: 50 },
  'first of pages': { ...website, page: 1, perPage: 3 },
  'second of pages': { ...website, page: 2, perPage: 3 },
  'to do': { ...website, filter: { workflows: ['1'] }, page: 1, perPage: 50 },
  doing: { ...website, filter: { workflows: ['2'] }, page: 1, perPage: 50 },
  open: { ...website, filter: { done: false }, page: 1, perPage: 50 },
  done: { ...website, filter: { done: true }, page: 1, perPage: 50 },
  archived: { ...website, filter: { archived: true }, page: 1, perPage: 50 },
  favourites: { workspaceSlug: 'acme', filter: { favorite: true }, page: 1, perPage: 50 },
  mine: { ...website, filter: { assignees: ['mia'] }, page: 1, perPage: 50 },
  urgent: { ...website, filter: { labels: ['41'] }, page: 1, perPage: 50 },
  ops: { workspaceSlug: 'acme', projectSlug: 'ops', page: 1, perPage: 50 },
  search: { ...website, filter: { search: 'Task' }, page: 1, perPage: 50 },
}

/** Tasks `t-1` to `t-5`, or as many as said, all to do. */
export function newGateway(count = 5): FakeGateway {
  return fakeGateway(Array.from({ length: count }, (_, index) => fakeTask(index + 1)))
}

/** A client that shows every list, the catalogue, one detail and the timer. */
export async function screen(gateway: FakeGateway, cacheParts: readonly CachePart[] = [taskCachePart]) {
  const data = createDataClient({
    url: 'http://gateway.test/graphql',
    token: 'secret',
    onUnauthenticated: () => undefined,
    cacheParts,
    fetch: gateway.fetch,
  })
  const shown: Record<string, unknown> = {}
  const show = (name: string, query: Parameters<typeof data.client.query>[0], variables: object) => {
    data.client.query(query, variables).subscribe((result) => {
      shown[name] = result.data
    })
  }
  for (const [name, variables] of Object.entries(LISTS)) show(name, TasksPage, variables)
  show('catalogue', ProjectCatalogue, website)
  show('timer', GetRunningTimer, {})
  show('detail', TaskById, { ...website, id: 't-2' })
  await vi.waitFor(() => expect(Object.values(shown).filter(Boolean)).toHaveLength(Object.keys(LISTS).length + 3))
  const asked = gateway.queries.length
  return {
    api: data.api,
    show,
    view: () => structuredClone(shown),
    list: (name: string) => (shown[name] as { tasks: Page }).tasks.nodes.map(({ id }) => id),
    total: (name: string) => (shown[name] as { tasks: Page }).tasks.totalCount,
    row: (id: string) => (shown.all as { tasks: Page }).tasks.nodes.find((task) => task.id === id),
    timer: () => (shown.timer as { runningTimer: { running: { taskId: string } | null } }).runningTimer.running?.taskId ?? null,
    /** Queries asked since the first paint. */
    asked: () => gateway.queries.length - asked,
  }
}

/** What tests read off the screen. */
export type Screen = Awaited<ReturnType<typeof screen>>
/** A page as the screen shows it. */
export interface Page {
  nodes: {
    id: string
    done: boolean
    progress: number
    title: string
    labels: unknown[]
    assignees: unknown[]
    dueDate: unknown
    isDraft: boolean
    board: unknown
  }[]
  totalCount: number
}
