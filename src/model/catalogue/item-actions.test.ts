// Managing the small things of a project: what is asked, what is sent, who may, and how it is taken back.
import { expect, test, vi } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { Permission } from '#src/actions/subject.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actions as boardActions } from '#src/features/catalogue/board.actions.ts'
import { actions as effortActions, readHours } from '#src/features/catalogue/effort.actions.ts'
import { actions as labelActions } from '#src/features/catalogue/label.actions.ts'
import { actions as taskTypeActions } from '#src/features/catalogue/task-type.actions.ts'
import { actions as workflowActions } from '#src/features/catalogue/workflow.actions.ts'
import { actions as sprintActions } from '#src/features/planning/sprint-items.actions.ts'
import { actions as userStoryActions } from '#src/features/planning/user-story.actions.ts'
import { actionWorld, answering, failing, projectSubject } from '#tests/kit/action-fakes.ts'
import { readColour } from './colour-item-field.ts'

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const all = [
  ...labelActions,
  ...taskTypeActions,
  ...effortActions,
  ...workflowActions,
  ...boardActions,
  ...sprintActions,
  ...userStoryActions,
]
const action = (id: string): Action => {
  const found = all.find((one) => one.id === id)
  if (!found) throw new Error(`No action ${id}`)
  return found
}

test.each([
  { id: 'label.create', mutation: 'CreateLabel', texts: ['urgent', '#000'], variables: { input: { title: 'urgent', color: '#000000' } } },
  {
    id: 'task-type.create',
    mutation: 'CreateTaskType',
    texts: ['Bug', '#088EFB'],
    variables: { input: { title: 'Bug', color: '#088efb' } },
  },
  {
    id: 'workflow.create',
    mutation: 'CreateWorkflow',
    texts: ['Review', 'ff0000'],
    variables: { input: { title: 'Review', color: '#ff0000' } },
  },
  { id: 'effort.create', mutation: 'CreateEffort', texts: [' Large ', '1,5 h'], variables: { input: { title: 'Large', hours: 1.5 } } },
])('$id asks for a name and one thing more, sends one call, and undo deletes it', async ({ id, mutation, texts, variables }) => {
  const field =
    { 'label.create': 'label', 'task-type.create': 'taskType', 'workflow.create': 'workflow', 'effort.create': 'effort' }[id] ?? ''
  const world = actionWorld({ script: { text: [...texts] }, answers: { [mutation]: { [field]: { id: '9' }, userErrors: [] } } })
  expect(await world.run(action(id), { project: [projectSubject()] })).toBe('done')
  expect(world.sent).toMatchObject([{ name: mutation, variables: { project, ...variables } }])
  await world.undo()
  expect(world.sent[1]).toMatchObject({ name: mutation.replace('Create', 'Delete'), variables: { project, id: '9' } })
})

test('BOARD-04 a board is created with an id made here, and only its name is asked', async () => {
  const world = actionWorld({ script: { text: ['Release'] }, answers: { CreateBoard: { board: { id: 'b-9' } } } })
  await world.run(action('board.create'), { project: [projectSubject()] })
  expect(world.sent).toMatchObject([
    { name: 'CreateBoard', variables: { project, title: 'Release', id: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  ])
})

test('LABEL-04 TEMPLATE-07 a new label is black, new types and statuses are blue', async () => {
  const defaults = await Promise.all(
    ['label.create', 'task-type.create', 'workflow.create'].map(async (id) => {
      const world = actionWorld({ script: { text: ['Name', null] } })
      await world.run(action(id), { project: [projectSubject()] })
      expect(world.sent).toEqual([])
      return world.asked[1]?.question.initial
    }),
  )
  expect(defaults).toEqual(['#000000', '#088efb', '#088efb'])
})

test('TEMPLATE-06 hours are a number from 0 on; a colour is three or six digits', () => {
  expect(['0', '0.5', '1,5', '4 h', '-1', 'x', ''].map(readHours)).toEqual([0, 0.5, 1.5, 4, null, null, null])
  expect(['#08f', '088EFB', 'red', '#12345'].map(readColour)).toEqual(['#0088ff', '#088efb', null, null])
})

test('TEMPLATE-03 editing starts from what it is, and undo gives that back', async () => {
  const kept = { id: '2', title: 'Doing', color: '#088efb' }
  const world = actionWorld({
    script: { pick: ['Doing'], text: ['In progress', '#00ff00'] },
    answers: {
      ListWorkflows: answering(() => ({ workflows: [kept] })),
      UpdateWorkflow: answering(({ input }: { input: object }) => ({ workflow: Object.assign(kept, input), userErrors: [] })),
    },
  })
  await world.run(action('workflow.edit'), { project: [projectSubject()] })
  expect(world.asked.map(({ question }) => question.initial)).toEqual([undefined, 'Doing', '#088efb'])
  await world.undo()
  expect(world.sent).toMatchObject([
    { name: 'UpdateWorkflow', variables: { id: '2', input: { title: 'In progress', color: '#00ff00' } } },
    { name: 'UpdateWorkflow', variables: { id: '2', input: { title: 'Doing', color: '#088efb' } } },
  ])
})

const usage = (present: boolean, archived: boolean) => ({
  FindUsage: { present: { nodes: present ? [{ id: 't-1' }] : [] }, archived: { nodes: archived ? [{ id: 't-2' }] : [] } },
})
const labels = { ListLabels: { labels: [{ id: '1', title: 'urgent', color: '#000000' }] } }

test.each([
  ['a task', usage(true, false)],
  ['an archived task', usage(false, true)],
])('LABEL-05 TEMPLATE-05 what %s has cannot be deleted; that is said before anything is asked or hidden', async (_, answers) => {
  const world = actionWorld({ script: { pick: ['urgent'], confirm: [true] }, answers: { ...labels, ...answers } })
  expect(await world.run(action('label.delete'), { project: [projectSubject()] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text: 'This label is in use and cannot be deleted.' }])
  expect([world.asked.length, world.sent, [...world.services.hold.hidden()]]).toEqual([1, [], []])
})

test('LABEL-05 what nothing uses is held: undo brings the same thing back, in its place', async () => {
  const world = actionWorld({
    holdMs: 60_000,
    script: { pick: ['urgent'], confirm: [true] },
    answers: { ...labels, ...usage(false, false) },
  })
  expect(await world.run(action('label.delete'), { project: [projectSubject()] })).toBe('done')
  expect(world.asked[1]?.question).toMatchObject({ title: 'Are you sure you want to delete this label?', text: 'urgent' })
  expect([...world.services.hold.hidden()]).toEqual(['label:1'])
  await world.undo()
  expect([world.sent, [...world.services.hold.hidden()]]).toEqual([[], []])
})

test('LABEL-05 what was given to a task meanwhile stays, and the gateway’s words are told', async () => {
  const refusal = { code: 'CONFLICT', message: 'This label is in use and cannot be deleted.', field: null }
  const world = actionWorld({
    script: { pick: ['urgent'], confirm: [true] },
    answers: {
      ...labels,
      ...usage(false, false),
      DeleteLabel: failing(new ApiError('CONFLICT', refusal.message, { refusals: [refusal] })),
    },
  })
  await world.run(action('label.delete'), { project: [projectSubject()] })
  await vi.waitFor(() =>
    expect(world.said.at(-1)).toEqual({
      tone: 'error',
      text: 'Label “urgent” could not be deleted. This label is in use and cannot be deleted.',
    }),
  )
  expect([...world.services.hold.hidden()]).toEqual([])
})

test('BOARD-05 the main board is built in; a deleted board is held and can be taken back', async () => {
  const world = actionWorld({
    holdMs: 60_000,
    script: { pick: ['Release'], confirm: [true] },
    answers: {
      ListBoards: {
        boards: [
          { id: 'main-board', title: 'Main Board' },
          { id: 'b-1', title: 'Release' },
        ],
      },
    },
  })
  await world.run(action('board.delete'), { project: [projectSubject()] })
  expect(world.asked[0]?.options.map(({ title, disabled }) => [title, disabled !== undefined])).toEqual([
    ['Main Board', true],
    ['Release', false],
  ])
  expect([...world.services.hold.hidden()]).toEqual(['board:b-1'])
  await world.undo()
  expect([world.sent, [...world.services.hold.hidden()]]).toEqual([[], []])
})

test('a held board is deleted when the time has passed', async () => {
  const world = actionWorld({
    script: { pick: ['Release'], confirm: [true] },
    answers: { ListBoards: { boards: [{ id: 'b-1', title: 'Release' }] } },
  })
  await world.run(action('board.delete'), { project: [projectSubject()] })
  await vi.waitFor(() => expect(world.sentNames()).toEqual(['DeleteBoard']))
})

test('BOARD-09 boards that cannot be loaded are told in the fixed words', async () => {
  const world = actionWorld({
    script: { pick: ['Release'] },
    answers: {
      ListBoards: failing(new ApiError('UPSTREAM_ERROR', 'x')),
    },
  })
  expect(await world.run(action('board.edit'), { project: [projectSubject()] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text: 'An error occurred while fetching boards. Please try again later.' }])
})

test('OPEN-52 ROLE-05..10 who manages what: admins all, members labels and edits, others nothing; boards need a paid plan', () => {
  const world = actionWorld()
  const ready = (viewerCan: Permission[]) =>
    all.filter((one) => stateOf(one, world.here({ project: [projectSubject({ viewerCan })] })).kind === 'ready').map(({ id }) => id)
  expect(ready(['EDIT', 'ADMIN', 'PAID'])).toEqual(all.map(({ id }) => id))
  expect(ready(['EDIT', 'PAID'])).toEqual([
    ...['label.create', 'label.edit', 'label.delete', 'label.manage'],
    ...['task-type', 'effort', 'workflow', 'board'].flatMap((noun) => [`${noun}.edit`, `${noun}.manage`]),
    ...['sprint', 'user-story'].flatMap((noun) => [`${noun}.create`, `${noun}.edit`, `${noun}.manage`]),
  ])
  expect(ready([])).toEqual([])
  const locked = all.filter(
    (one) => stateOf(one, world.here({ project: [projectSubject({ viewerCan: ['EDIT', 'ADMIN'] })] })).kind === 'locked',
  )
  expect(locked.map(({ id }) => id)).toEqual(['board.create', 'board.edit', 'board.delete', 'board.manage'])
})

test('BOARD-10 a board that cannot be renamed is told in the fixed words', async () => {
  const world = actionWorld({
    script: { pick: ['Release'], text: ['Renamed'] },
    answers: { ListBoards: { boards: [{ id: 'b-1', title: 'Release' }] }, UpdateBoard: failing(new ApiError('UPSTREAM_ERROR', 'x')) },
  })
  expect(await world.run(action('board.edit'), { project: [projectSubject()] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text: 'An error occurred while updating the board. Please try again.' }])
})

const sprint = {
  id: '7',
  slug: 's',
  title: 'Sprint 7',
  timebox: null,
  goal: 'Go',
  startDate: '2026-11-16',
  endDate: '2026-11-29',
  taskCount: 3,
  doneCount: 1,
}

test('OPEN-38 a sprint is asked for its name and days, which are in order; undo deletes it', async () => {
  const world = actionWorld({
    script: { text: ['Sprint 8', '2026-11-30', '2026-12-13'] },
    answers: { CreateSprint: { sprint: { id: '8' }, userErrors: [] }, GetSprint: { sprint: { id: '8' } } },
  })
  expect(await world.run(action('sprint.create'), { project: [projectSubject()] })).toBe('done')
  expect(world.sent[0]?.variables).toEqual({
    project,
    input: { title: 'Sprint 8', startDate: '2026-11-30', endDate: '2026-12-13', goal: null },
  })
  const check = world.asked[2]?.question.check as (text: string) => string | null
  expect([check('2026-11-29'), check('30.11.'), check('2026-11-30')]).toEqual([
    'A sprint cannot end before it starts.',
    'A day looks like 2026-11-30.',
    null,
  ])
  await world.undo()
  expect(world.sentNames()).toEqual(['CreateSprint', 'DeleteSprint'])
})

test('AGILE-02 sprints to edit are found by the host; what is not asked stays', async () => {
  const world = actionWorld({
    script: { pick: ['Sprint 7'], text: ['Sprint 7b', '2026-11-16', '2026-11-29'] },
    answers: { ListSprints: { sprints: { nodes: [sprint], page: 1, totalPages: 3, totalCount: 41 } } },
  })
  await world.run(action('sprint.edit'), { project: [projectSubject()] })
  expect(world.asked[0]?.options).toMatchObject([{ title: 'Sprint 7', hint: '16–29 Nov 2026' }])
  const search = world.asked[0]?.question.search as (text: string, page: number) => Promise<unknown>
  expect(await search('7', 2)).toMatchObject({ options: [{ id: '7' }], totalPages: 3 })
  expect(world.sent[0]?.variables).toEqual({ project, id: '7', input: { title: 'Sprint 7b' } })
})

test('OPEN-35 deleting a sprint says what its tasks lose, and is held', async () => {
  const world = actionWorld({
    holdMs: 60_000,
    script: { pick: ['Sprint 7'], confirm: [true] },
    answers: { ListSprints: { sprints: { nodes: [sprint], page: 1, totalPages: 1, totalCount: 1 } } },
  })
  await world.run(action('sprint.remove'), { project: [projectSubject()] })
  expect(world.asked[1]?.question).toMatchObject({
    title: 'Are you sure you want to delete this sprint?',
    text: 'Sprint 7. 3 tasks will be in no sprint.',
  })
  expect([...world.services.hold.hidden()]).toEqual(['sprint:7'])
})

test.each([
  ['sprint.edit', 'ListSprints', 'An error occurred while fetching sprints. Please try again later.'],
  ['user-story.edit', 'ListUserStories', 'An error occurred while fetching user stories. Please try again later.'],
])('AGILE-08 %s: a list that cannot be loaded is told in the fixed words', async (id, query, text) => {
  const world = actionWorld({ script: { pick: ['x'] }, answers: { [query]: failing(new ApiError('UPSTREAM_ERROR', 'x')) } })
  expect(await world.run(action(id), { project: [projectSubject()] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text }])
})

test.each([
  ['label.manage', 'Manage Labels'],
  ['task-type.manage', 'Manage Types'],
  ['effort.manage', 'Manage Efforts'],
  ['workflow.manage', 'Manage Workflows'],
  ['board.manage', 'Manage Boards'],
  ['sprint.manage', 'Manage Sprints'],
  ['user-story.manage', 'Manage User Stories'],
])('TEMPLATE-03 %s opens %s, for the open task where there is one of the project', async (id, title) => {
  const world = actionWorld()
  expect(action(id).name).toBe(title)
  await world.run(action(id), { project: [projectSubject()] })
  const kind = id.slice(0, id.indexOf('.'))
  expect(world.services.dialogs.list()).toEqual([{ name: 'items.manage', props: { kind, project, viewerCan: ['EDIT', 'ADMIN', 'PAID'] } }])
})
