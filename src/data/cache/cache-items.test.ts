// Lists of labels, boards and the like follow creates, edits and deletes without asking again.
import { expect, test, vi } from 'vitest'
import { createDataClient } from '#src/data/client.ts'
import { boardCachePart } from '#src/features/catalogue/board.cache.ts'
import { CreateBoard, DeleteBoard, ListBoards } from '#src/features/catalogue/board.graphql.ts'
import { labelCachePart } from '#src/features/catalogue/label.cache.ts'
import { CreateLabel, DeleteLabel, ListLabels, UpdateLabel } from '#src/features/catalogue/label.graphql.ts'
import { sprintCachePart } from '#src/model/sprint/sprint.cache.ts'
import { DeleteSprint } from '#src/model/sprint/sprint.graphql.ts'
import { TaskById, TasksPage } from '#src/model/task/task.graphql.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'

const website = { workspaceSlug: 'acme', projectSlug: 'website' }
const ops = { workspaceSlug: 'acme', projectSlug: 'ops' }
const urgent = { __typename: 'Label', id: '1', title: 'urgent', color: '#000000' }

/** A client whose server answers by operation name. */
function clientOf(answers: Record<string, unknown>) {
  const asked: string[] = []
  const data = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [labelCachePart, boardCachePart, sprintCachePart],
    async fetch(_url, init) {
      const { operationName } = JSON.parse(String(init?.body))
      asked.push(operationName)
      return new Response(JSON.stringify({ data: answers[operationName] }), { headers: { 'content-type': 'application/json' } })
    },
  })
  return { ...data, asked }
}

test('a created label stands at the end of its own project’s list, a deleted one leaves it', async () => {
  const { api, asked } = clientOf({
    ListLabels: { labels: [urgent] },
    CreateLabel: { createLabel: { __typename: 'LabelPayload', label: { ...urgent, id: '2', title: 'later' }, userErrors: [] } },
    DeleteLabel: { deleteLabel: { __typename: 'DeletedPayload', deletedId: '1', userErrors: [] } },
  })
  await api.query(ListLabels, website)
  await api.query(ListLabels, ops)
  const titles = (project: typeof website) => api.read(ListLabels, project)?.labels.map(({ title }) => title)
  await api.mutate(CreateLabel, { project: website, input: { title: 'later', color: '#000000' } })
  expect([titles(website), titles(ops)]).toEqual([['urgent', 'later'], ['urgent']])
  await api.mutate(DeleteLabel, { project: website, id: '1' })
  expect([titles(website), titles(ops)]).toEqual([['later'], ['urgent']])
  expect(asked).toEqual(['ListLabels', 'ListLabels', 'CreateLabel', 'DeleteLabel'])
})

test('a label that somebody else deleted before leaves the list, too, and that is said; one that cannot be deleted stays', async () => {
  for (const [code, left] of [
    ['NOT_FOUND', []],
    ['CONFLICT', ['urgent']],
  ] as const) {
    const refusal = { __typename: 'UserError', code, message: 'Not deleted.', field: null }
    const { api } = clientOf({
      ListLabels: { labels: [urgent] },
      DeleteLabel: { deleteLabel: { __typename: 'DeletedPayload', deletedId: null, userErrors: [refusal] } },
    })
    await api.query(ListLabels, website)
    await expect(api.mutate(DeleteLabel, { project: website, id: '1' })).rejects.toThrow('Not deleted.')
    expect(api.read(ListLabels, website)?.labels.map(({ title }) => title)).toEqual(left)
  }
})

test('an edited label shows at once and goes back when the edit is refused', async () => {
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'Taken.', field: null }
  const { api } = clientOf({
    ListLabels: { labels: [urgent] },
    UpdateLabel: { updateLabel: { __typename: 'LabelPayload', label: null, userErrors: [refusal] } },
  })
  await api.query(ListLabels, website)
  const title = () => api.read(ListLabels, website)?.labels[0]?.title
  const sent = api.mutate(UpdateLabel, { project: website, id: '1', input: { title: 'now', color: '#000000' } })
  const refused = expect(sent).rejects.toThrow('Taken.')
  await vi.waitFor(() => expect(title()).toBe('now'), { interval: 0 })
  await refused
  expect(title()).toBe('urgent')
})

test('BOARD-02 tasks of a deleted board are on the main board', async () => {
  const board = { __typename: 'Board', id: 'b-1', title: 'Release' }
  const typed = (value: unknown, name: string) => ({ __typename: name, ...(value as object) })
  const task = {
    ...typed(fakeTask(1), 'Task'),
    project: { __typename: 'Project', id: 'acme/website', slug: 'website', name: 'Website' },
    board,
    workflow: null,
  }
  const { api } = clientOf({
    ListBoards: { boards: [board] },
    TasksPage: { tasks: { __typename: 'TaskPage', nodes: [task], page: 1, totalPages: 1, totalCount: 1 } },
    CreateBoard: { createBoard: { __typename: 'BoardPayload', board: { ...board, id: 'b-2', title: 'Next' }, userErrors: [] } },
    DeleteBoard: { deleteBoard: { __typename: 'DeletedPayload', deletedId: 'b-1', userErrors: [] } },
  })
  await api.query(ListBoards, website)
  await api.query(TasksPage, website)
  await api.mutate(CreateBoard, { project: website, id: 'b-2', title: 'Next' })
  await api.mutate(DeleteBoard, { project: website, id: 'b-1' })
  expect(api.read(ListBoards, website)?.boards.map(({ id }) => id)).toEqual(['b-2'])
  expect(api.read(TasksPage, website)?.tasks.nodes[0]?.board).toBeNull()
})

test('OPEN-35 a task that is shown alone leaves its sprint, too, when that is deleted', async () => {
  const sprint = { __typename: 'Sprint', id: '7', slug: 's-7', title: 'Sprint 7', timebox: null }
  const { api, asked } = clientOf({
    TaskById: {
      task: {
        ...fakeTask(1, {
          sprint,
          __typename: 'Task',
          slug: 'web-1',
          createdAtForHumans: null,
          creator: null,
          recurrenceId: null,
          watching: null,
        }),
        project: { __typename: 'Project', id: 'acme/website', slug: 'website', name: 'Website' },
        workflow: null,
      },
    },
    DeleteSprint: { deleteSprint: { __typename: 'DeletedPayload', deletedId: '7', userErrors: [] } },
  })
  const address = { ...website, id: 't-1' }
  await api.query(TaskById, address)
  expect(api.read(TaskById, address)?.task?.sprint?.title).toBe('Sprint 7')
  await api.mutate(DeleteSprint, { project: website, id: '7' })
  expect(api.read(TaskById, address)?.task?.sprint).toBeNull()
  expect(asked).toEqual(['TaskById', 'DeleteSprint'])
})
