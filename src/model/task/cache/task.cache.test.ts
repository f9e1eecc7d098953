// The cache of tasks on the real client: painted before the answer, exact reverts, and the server's view at the end.
import { expect, test, vi } from 'vitest'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import * as mutations from '#src/model/task/task-mutations.graphql.ts'
import { newGateway, type Page, type Screen, screen, website } from '#tests/kit/task-screen.ts'

const task = { ...website, id: 't-2' }
const mia = { id: 'mia', username: 'mia', name: 'MIA', avatar: null, headline: null }

interface Case {
  name: string
  send: (screen: Screen) => Promise<unknown>
  /** What must be on the screen before any answer. */
  painted: (screen: Screen) => void
  /** Lists whose content the server alone decides and that are asked again later. */
  except?: string[]
}

const CASES: Case[] = [
  {
    name: 'setTaskDone (DONE-04)',
    send: ({ api }) => api.mutate(mutations.SetTaskDone, { task, done: true }, { lane: 'Task:t-2', field: 'done' }),
    painted: ({ row, list, total }) => {
      expect(row('t-2')).toMatchObject({ done: true, progress: 100 })
      expect([list('open').includes('t-2'), list('done'), total('open'), total('done')]).toEqual([false, ['t-2'], 4, 1])
    },
  },
  {
    name: 'setTaskProgress 100 marks done (DONE-05)',
    send: ({ api }) => api.mutate(mutations.SetTaskProgress, { task, progress: 100 }, { lane: 'Task:t-2', field: 'progress' }),
    painted: ({ row, list }) => {
      expect(row('t-2')).toMatchObject({ done: true, progress: 100 })
      expect(list('done')).toEqual(['t-2'])
    },
  },
  {
    name: 'setTaskProgress 45 does not (DONE-05)',
    send: ({ api }) => api.mutate(mutations.SetTaskProgress, { task, progress: 45 }, { lane: 'Task:t-2', field: 'progress' }),
    painted: ({ row }) => expect(row('t-2')).toMatchObject({ done: false, progress: 45 }),
  },
  {
    name: 'updateTask workflow moves the card between columns',
    send: ({ api }) => api.mutate(mutations.UpdateTask, { task, input: { workflowId: '2' } }, { lane: 'Task:t-2' }),
    painted: ({ list, total }) => {
      expect([list('to do'), list('doing')]).toEqual([['t-1', 't-3', 't-4', 't-5'], ['t-2']])
      expect([total('to do'), total('doing'), total('all')]).toEqual([4, 1, 5])
    },
  },
  {
    name: 'updateTask title',
    send: ({ api }) => api.mutate(mutations.UpdateTask, { task, input: { title: 'Renamed' } }, { lane: 'Task:t-2' }),
    painted: ({ row }) => expect(row('t-2')?.title).toBe('Renamed'),
  },
  {
    name: 'updateTask archives (TDETAIL-12)',
    send: ({ api }) => api.mutate(mutations.UpdateTask, { task, input: { isArchived: true } }, { lane: 'Task:t-2' }),
    painted: ({ list, total }) => {
      expect([list('all').includes('t-2'), list('archived'), total('all'), total('archived')]).toEqual([false, ['t-2'], 4, 1])
      expect([list('first of pages'), total('second of pages')]).toEqual([['t-1', 't-3'], 4])
    },
    // A page that lost a row is filled by the server when it is asked again.
    except: ['first of pages', 'second of pages'],
  },
  {
    name: 'updateTask makes a draft (TDETAIL-11)',
    send: ({ api }) => api.mutate(mutations.UpdateTask, { task, input: { isDraft: true } }, { lane: 'Task:t-2' }),
    painted: ({ row }) => expect(row('t-2')?.isDraft).toBe(true),
  },
  {
    name: 'updateTask due date',
    send: ({ api }) => api.mutate(mutations.UpdateTask, { task, input: { dueDate: '2026-12-01T10:00:00.000Z' } }, { lane: 'Task:t-2' }),
    painted: ({ row }) => expect(row('t-2')?.dueDate).toBe('2026-12-01T10:00:00.000Z'),
  },
  {
    name: 'setTaskFavorite (FAV-01)',
    send: ({ api }) => api.mutate(mutations.SetTaskFavorite, { task, favorite: true }, { lane: 'Task:t-2', field: 'favorite' }),
    painted: ({ list, total }) => expect([list('favourites'), total('favourites')]).toEqual([['t-2'], 1]),
  },
  {
    name: 'setTaskBoard (BOARD-02)',
    send: ({ api }) => api.mutate(mutations.SetTaskBoard, { task, boardId: 'b-1' }, { lane: 'Task:t-2' }),
    painted: ({ row }) => expect(row('t-2')?.board).toMatchObject({ id: 'b-1', title: 'Release' }),
  },
  {
    name: 'assignTask (ASSIGN-01)',
    send: ({ api }) => api.mutate(mutations.AssignTask, { task, username: 'mia' }, { lane: 'Task:t-2', extra: { person: mia } }),
    painted: ({ row, list }) => {
      expect(row('t-2')?.assignees).toMatchObject([mia])
      expect(list('mine')).toEqual(['t-2'])
    },
  },
  {
    name: 'attachLabel (LABEL-01)',
    send: ({ api }) => api.mutate(mutations.AttachLabel, { task, labelId: '41' }, { lane: 'Task:t-2' }),
    painted: ({ row, list }) => {
      expect(row('t-2')?.labels).toMatchObject([{ id: '41', title: 'urgent' }])
      expect(list('urgent')).toEqual(['t-2'])
    },
  },
  {
    name: 'moveTask leaves its project at once (MOVE-03)',
    send: ({ api }) =>
      api.mutate(
        mutations.MoveTask,
        { task, input: { newWorkspaceSlug: 'acme', newProjectSlug: 'ops', newWorkflowId: '11' } },
        { lane: 'Task:t-2', extra: { workflow: { id: '11', title: 'To do', color: '#8899aa' } } },
      ),
    painted: ({ list, total }) => {
      expect([list('all').includes('t-2'), list('to do').includes('t-2'), list('ops'), total('ops')]).toEqual([false, false, ['t-2'], 1])
      expect([total('all'), total('to do')]).toEqual([4, 4])
    },
    except: ['first of pages', 'second of pages'],
  },
  {
    name: 'createTask (TCREATE-09)',
    send: ({ api }) =>
      api.mutate(mutations.CreateTask, { input: { ...website, title: 'New' } }, { creates: newTemporaryId(), lane: 'create' }),
    painted: ({ list, total }) => {
      expect(list('all')).toHaveLength(6)
      expect(list('all')[0]).toMatch(/^tmp:/)
      expect(list('to do')[0]).toBe(list('all')[0])
      expect([total('all'), total('to do'), total('doing'), list('done'), list('mine')]).toEqual([6, 6, 0, [], []])
    },
    except: ['first of pages', 'second of pages', 'search'],
  },
]

test.each(CASES)('$name is painted before the answer, and the answer is the server’s view', async ({ send, painted, except = [] }) => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.held = true
  const sent = send(one)
  await vi.waitFor(() => expect(gateway.mutations).toHaveLength(1))
  painted(one)
  gateway.release()
  await sent
  expect(one.asked()).toBe(0)
  const fresh = (await screen(gateway)).view()
  const kept = one.view()
  for (const name of except) {
    delete fresh[name]
    delete kept[name]
  }
  // A search is the server's to answer; here nothing changed in it but the task itself.
  if (!except.includes('search') && !sameIds(fresh.search, kept.search)) {
    delete fresh.search
    delete kept.search
  }
  expect(kept).toEqual(fresh)
})

test.each(CASES.flatMap((one) => (['lost', 'failed', 'refused'] as const).map((fate) => ({ ...one, fate }))))(
  'MISC-02 $name is taken back exactly when it is $fate (FAV-02, DONE-03)',
  async ({ send, painted, fate }) => {
    const gateway = newGateway()
    gateway.fate = fate
    const one = await screen(gateway)
    const before = one.view()
    gateway.held = true
    const sent = send(one)
    await vi.waitFor(() => painted(one))
    gateway.release()
    await expect(sent).rejects.toMatchObject({ name: 'ApiError' })
    await vi.waitFor(() => expect(one.view()).toEqual(before))
  },
)

function sameIds(one: unknown, other: unknown): boolean {
  const ids = (value: unknown) => (value as { tasks: Page }).tasks.nodes.map(({ id }) => id).join()
  return ids(one) === ids(other)
}
