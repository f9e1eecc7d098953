// A checklist in the cache of the real client: what hangs on an item that is still on its way stays when that has arrived.

import { expect, test, vi } from 'vitest'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import { features } from '#src/app/features.ts'
import { createDataClient } from '#src/data/client.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { answerGraphql } from '#tests/kit/graphql-answer.ts'
import { ChecklistKnown, ListChecklist } from './checklist.graphql.ts'
import { sendItem, sendItemDone } from './checklist.ts'

const cacheParts = await cachePartsOf(features)

const website = { workspaceSlug: 'acme', projectSlug: 'website' }
const task = { ...website, id: 't-1' }

interface Item {
  id: string
  title: string
  done: boolean
  parentId: string | null
}

/** A client that shows a checklist, the count of its tab and its task; mutations wait for `release`. */
async function open() {
  const items: Item[] = []
  const childrenOf = (id: string) => items.filter((one) => one.parentId === id).map((one) => ({ ...one, children: [] }))
  const find = (id: string) => items.find((one) => one.id === id)
  const root = {
    task: () => fakeTask(1, { counts: { comments: 0, files: 0, checklistDone: 0, checklistTotal: 0, subtasks: 0, timeSeconds: 0 } }),
    checklist: () => items.filter(({ parentId }) => parentId === null).map((one) => ({ ...one, children: childrenOf(one.id) })),
    addChecklistItem({ input }: { input: { title: string; parentId?: string | null } }) {
      const item = { id: `i-${items.length + 1}`, title: input.title, done: false, parentId: input.parentId ?? null }
      items.push(item)
      return { item: { ...item, children: [] }, userErrors: [] }
    },
    setChecklistItemDone({ id, done }: { id: string; done: boolean }) {
      const item = find(id)
      if (item) item.done = done
      return { item: item ? { ...item, children: [] } : null, userErrors: [] }
    },
  }
  const waiting: (() => void)[] = []
  const { client, api } = createDataClient({
    ...{ url: 'http://gateway.test/graphql', token: null, onUnauthenticated: () => undefined, cacheParts },
    async fetch(_, init) {
      const { query, variables, operationName } = JSON.parse(String(init?.body))
      if (query.trimStart().startsWith('mutation')) await new Promise<void>((resolve) => waiting.push(resolve))
      const answer = await answerGraphql({ query, variables, operationName }, { rootValue: root })
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    },
  })
  const shown: { list?: ResultOf<typeof ListChecklist>; known?: ResultOf<typeof ChecklistKnown>; task?: ResultOf<typeof TaskById> } = {}
  const place = { ...website, taskId: 't-1' }
  client.query(ChecklistKnown, place, { requestPolicy: 'cache-only' }).subscribe(({ data }) => {
    if (data) shown.known = data
  })
  client.query(TaskById, task).subscribe(({ data }) => {
    if (data) shown.task = data
  })
  client.query(ListChecklist, place).subscribe(({ data }) => {
    if (data) shown.list = data
  })
  await vi.waitFor(() => expect([shown.list?.checklist, shown.task?.task?.id]).toEqual([[], 't-1']))
  const linesOf = (of: typeof shown.list) => of?.checklist.map(({ title, children }) => [title, ...children.map((one) => one.title)])
  return {
    api,
    shown,
    lines: () => linesOf(shown.list),
    known: () => linesOf(shown.known),
    counts: () => shown.task?.task?.counts,
    idOf: (title: string) =>
      shown.list?.checklist.flatMap((item) => [item, ...item.children]).find((item) => item.title === title)?.id ?? '',
    async release() {
      await vi.waitFor(() => expect(waiting).not.toEqual([]))
      waiting.shift()?.()
    },
  }
}

test('CHECK-02 what is added below an item that is still on its way is there with it, listed and counted', async () => {
  const { api, lines, known, counts, idOf, release } = await open()
  const pack = sendItem(api, task, 'Pack', null)
  await vi.waitFor(() => expect(lines()).toEqual([['Pack']]))
  const rest = [sendItem(api, task, 'Shoes', idOf('Pack')), sendItem(api, task, 'Socks', idOf('Pack')), sendItem(api, task, 'Leave', null)]
  await vi.waitFor(() => expect(lines()).toEqual([['Pack', 'Shoes', 'Socks'], ['Leave']]))
  expect(counts()).toMatchObject({ checklistDone: 0, checklistTotal: 3 })
  for (let turn = 0; turn < 4; turn++) await release()
  await Promise.all([pack, ...rest])
  await vi.waitFor(() => expect(lines()).toEqual([['Pack', 'Shoes', 'Socks'], ['Leave']]))
  expect(known()).toEqual(lines())
  expect(counts()).toMatchObject({ checklistDone: 0, checklistTotal: 3 })
})

test('CHECK-04 an item that is ticked before it has arrived still takes its parent along', async () => {
  const { api, shown, idOf, lines, counts, release } = await open()
  const pack = sendItem(api, task, 'Pack', null)
  await release()
  const shoes = sendItem(api, task, 'Shoes', (await pack)?.id ?? null)
  await vi.waitFor(() => expect(lines()).toEqual([['Pack', 'Shoes']]))
  const ticked = sendItemDone(api, task, idOf('Shoes'), true)
  await release()
  await release()
  await Promise.all([shoes, ticked])
  await vi.waitFor(() => expect(shown.list?.checklist).toMatchObject([{ done: true, children: [{ done: true }] }]))
  expect(counts()).toMatchObject({ checklistDone: 1, checklistTotal: 1 })
})
