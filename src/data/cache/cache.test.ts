// The assembled cache: claims, the empty updaters, and lists changed by linking.

import { expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { createDataClient } from '#src/data/client.ts'
import { graphql } from '#src/data/graphql.ts'
import { newTemporaryId, publicId } from '#src/data/ids/session-ids.ts'
import { type CachePart, type CacheParts, defineCachePart, mergeCacheParts } from './cache.ts'
import { linkInto, unlinkFrom } from './cache-lists.ts'
import { mutationNames } from './mutation-names.ts'

const TasksPage = graphql(`
  query TasksPage($page: Int, $filter: TaskFilter) {
    tasks(workspaceSlug: "acme", projectSlug: "website", page: $page, filter: $filter) { nodes { id title } page }
  }
`)
const LabelList = graphql(`
  query LabelList { labels(workspaceSlug: "acme", projectSlug: "website") { id title } }
`)
const Add = graphql(`
  mutation Add($input: CreateTaskInput!) { createTask(input: $input) { task { id title } userErrors { code field message } } }
`)
const Remove = graphql(`
  mutation Remove($task: TaskRef!) { deleteTask(task: $task) { deletedId userErrors { code field message } } }
`)
const RemoveLabel = graphql(`
  mutation RemoveLabel($project: ProjectRef!) { deleteLabel(project: $project, id: "7") { deletedId userErrors { code field message } } }
`)
const Duplicate = graphql(`
  mutation Duplicate($task: TaskRef!) { duplicateTask(task: $task) { task { id title } userErrors { code field message } } }
`)

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const ref = { ...project, id: 'one' }

const lists: CachePart = defineCachePart({
  updates: {
    createTask: ({ createTask }: { createTask?: { task?: object | null } }, _args, cache) => {
      if (createTask?.task) linkInto(cache, 'tasks', createTask.task, { matches: ({ filter }) => !filter })
    },
    deleteTask: ({ deleteTask }: { deleteTask?: { deletedId?: string | null } }, _args, cache) => {
      if (deleteTask?.deletedId) unlinkFrom(cache, 'tasks', `Task:${deleteTask.deletedId}`)
    },
    deleteLabel: (_result, _args, cache) => unlinkFrom(cache, 'labels', 'Label:7'),
  },
  optimistic: {
    createTask: ({ input }: { input: { title: string } }, _cache, { variables }) => ({
      __typename: 'TaskPayload',
      task: { __typename: 'Task', id: variables.tmpId, title: input.title },
      userErrors: [],
    }),
    deleteTask: ({ task }: { task: { id: string } }) => ({ __typename: 'DeletedPayload', deletedId: task.id, userErrors: [] }),
  },
})

const one = { __typename: 'Task', id: 'one', title: 'One' }
const answers: Record<string, (variables: { page?: number }) => unknown> = {
  TasksPage: ({ page = 1 }) => ({ tasks: { __typename: 'TaskPage', nodes: page === 1 ? [one] : [{ ...one, id: 'two' }], page } }),
  LabelList: () => ({ labels: [7, 8].map((id) => ({ __typename: 'Label', id: String(id), title: `L${id}` })) }),
  Add: () => ({ createTask: { __typename: 'TaskPayload', task: { __typename: 'Task', id: 'three', title: 'Three' }, userErrors: [] } }),
  Remove: () => ({ deleteTask: { __typename: 'DeletedPayload', deletedId: 'one', userErrors: [] } }),
  RemoveLabel: () => ({ deleteLabel: { __typename: 'DeletedPayload', deletedId: '7', userErrors: [] } }),
  Duplicate: () => ({
    duplicateTask: { __typename: 'TaskPayload', task: { __typename: 'Task', id: 'copy', title: 'One' }, userErrors: [] },
  }),
}

function world(cacheParts: CacheParts = [lists]) {
  const sent: string[] = []
  let refusing = false
  const { api, client } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts,
    fetch: async (_, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body))
      sent.push(operationName)
      if (refusing) throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify({ data: answers[operationName]?.(variables) }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  const shown = (page = 1, filter?: { done: boolean }) =>
    api.read(TasksPage, { page, ...(filter && { filter }) })?.tasks.nodes.map(({ id }) => id)
  return { api, client, sent, shown, refuse: () => (refusing = true) }
}

async function loaded() {
  const all = world()
  await Promise.all([
    all.api.query(TasksPage, { page: 1 }),
    all.api.query(TasksPage, { page: 2 }),
    all.api.query(TasksPage, { page: 1, filter: { done: true } }),
    all.api.query(LabelList, {}),
  ])
  all.sent.length = 0
  return all
}

test('a new task is linked into first pages that match, once, at once, and stays under the id that it was given', async () => {
  const { api, shown, sent } = await loaded()
  const creates = newTemporaryId()
  const adding = api.mutate(Add, { input: { ...project, title: 'Three' } }, { creates })
  expect(shown()).toEqual([creates, 'one'])
  await adding
  expect(shown()).toEqual([creates, 'one'])
  expect(publicId(creates)).toBe('three')
  expect([shown(2), shown(1, { done: true })]).toEqual([['two'], ['one']])
  await api.mutate(Add, { input: { ...project, title: 'Three' } })
  expect(shown()).toEqual([creates, 'one'])
  expect(sent).toEqual(['Add', 'Add'])
})

test('a deleted task leaves every list at once and is back when that fails', async () => {
  const failing = await loaded()
  failing.refuse()
  const deleting = failing.api.mutate(Remove, { task: ref }).catch(({ code }) => code)
  expect([failing.shown(), failing.shown(1, { done: true })]).toEqual([[], []])
  expect(await deleting).toBe('UNREACHABLE')
  expect([failing.shown(), failing.shown(1, { done: true })]).toEqual([['one'], ['one']])
})

test('plain lists are changed like pages', async () => {
  const { api, sent } = await loaded()
  await api.mutate(RemoveLabel, { project })
  expect(api.read(LabelList, {})?.labels.map(({ id }) => id)).toEqual(['8'])
  expect(sent).toEqual(['RemoveLabel'])
})

test('a mutation without an updater of its own refetches nothing', async () => {
  const { api, client, sent } = await loaded()
  const seen = vi.fn()
  const watched = pipe(client.query(TasksPage, { page: 1 }), subscribe(seen))
  await api.mutate(Duplicate, { task: ref })
  await new Promise((resolve) => setImmediate(resolve))
  watched.unsubscribe()
  expect(sent).toEqual(['Duplicate'])
})

test('every mutation of the schema has an updater; two parts may not claim the same field', () => {
  const { updates } = mergeCacheParts([lists])
  expect(mutationNames.filter((name) => typeof updates?.Mutation?.[name] !== 'function')).toEqual([])
  expect(() => mergeCacheParts([lists, { updates: { createTask: () => undefined } }])).toThrow(
    'Two cache parts claim updates.Mutation.createTask',
  )
  expect(() => mergeCacheParts([lists, { optimistic: { deleteTask: () => null } }])).toThrow('optimistic.deleteTask')
})

test('rules that are there only later hold from then on, also for what was read before', async () => {
  const none: readonly CachePart[] = []
  const all = [lists]
  let present = none
  const { api, client, sent } = world(() => present)
  const seen = vi.fn()
  const watched = pipe(client.query(TasksPage, { page: 1 }), subscribe(seen))
  await vi.waitFor(() => expect(seen).toHaveBeenCalled())
  present = all
  await api.mutate(Remove, { task: ref })
  await vi.waitFor(() => expect(seen.mock.lastCall?.[0].data.tasks.nodes).toEqual([]))
  watched.unsubscribe()
  expect(sent).toEqual(['TasksPage', 'Remove'])
})
