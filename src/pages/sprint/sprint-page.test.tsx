// One sprint over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { onEvent } from '#src/data/app-events.ts'
import { sprintCachePart } from '#src/model/sprint/sprint.cache.ts'
import type { SprintRowData } from '#src/model/sprint/sprint.graphql.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { fakeSprint, projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { pageOf, withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { SprintPage } from './sprint-page.tsx'

withRowsInView()

interface Host {
  sprints: SprintRowData[]
  roots: FakeRoots
}

/** A host that keeps three sprints and moves them from state to state. */
function host(): Host {
  const sprints = [
    fakeSprint(12),
    fakeSprint(13, { state: 'PLANNED', startDate: '2026-11-30', endDate: '2026-12-13' }),
    fakeSprint(14, { state: 'PLANNED', startDate: '2026-12-14', endDate: '2026-12-27' }),
  ]
  const put = (id: string, part: Partial<SprintRowData>) => {
    const at = sprints.findIndex((one) => one.id === id)
    sprints[at] = { ...(sprints[at] as SprintRowData), ...part }
    return sprints[at]
  }
  const carried = [{ taskId: 't-9', code: 'WEB-9', title: 'Task 9', hours: 2, outcome: 'CARRIED', target: null }]
  const roots: FakeRoots = {
    ...pageOf(3),
    sprint: ({ slug }: { slug: string }) => sprints.find((one) => one.slug === slug) ?? null,
    sprints: ({ state }: { state?: string }) => ({
      nodes: sprints.filter((one) => !state || one.state === state),
      page: 1,
      totalPages: 1,
      totalCount: 1,
    }),
    sprintResults: () => ({ nodes: carried, page: 1, totalPages: 1, totalCount: 1 }),
    workflows: () => workflows.map((one) => ({ ...one, taskCount: 0 })),
    taskTypes: () => [],
    efforts: () => [],
    labels: () => [],
    boards: () => [],
    members: () => [],
    userStories: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
    taskCounts: () => [],
    updateSprint: ({ id, input }: { id: string; input: object }) => ({ sprint: put(id, input), userErrors: [] }),
    startSprint: ({ id }: { id: string }) => ({ sprint: put(id, { state: 'ACTIVE' }), userErrors: [] }),
    reopenSprint: ({ id }: { id: string }) => ({
      sprint: put(id, { state: sprints.find((one) => one.id === id)?.state === 'ACTIVE' ? 'PLANNED' : 'ACTIVE' }),
      userErrors: [],
    }),
    completeSprint: ({ input }: { input: { sprint: string; carryTo: string | null } }) => ({
      sprint: put(input.sprint, { state: 'COMPLETED', completedAt: '2026-11-21T11:00:00.000Z' }),
      carried: 17,
      carriedTo: sprints.find(({ id }) => id === input.carryTo) ?? null,
      userErrors: [],
    }),
  }
  return { sprints, roots }
}

function show({
  slug = 'sprint-12',
  script = {},
  roots = host().roots,
  at = '',
}: {
  slug?: string
  script?: Script
  roots?: FakeRoots
  at?: string
} = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/sprints/:sprintSlug" element={<SprintPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [sprintCachePart, taskCachePart],
      at: `/acme/projects/website/sprints/${slug}${at}`,
      script,
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject() }))
  return world
}

const title = () => until(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title of the sprint' }))
const button = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) })

test('SPRINT-11 the head says title, state, days, goal and how far it is; the tasks are those of this sprint', async () => {
  const world = show()
  expect((await title()).value).toBe('Sprint 12')
  for (const text of ['Active', '16–29 Nov 2026', '8 days left', '14 of 31', '58 of 92 h']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Goal of the sprint' })).toBeTruthy()
  expect(button('Complete sprint')).toBeTruthy()
  expect(button('Start sprint')).toBeNull()
  await until(() => screen.getByText('Task 1'))
  const asked = world.sent.filter(({ name }) => name === 'TasksPage').map(({ variables }) => variables.filter)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every((filter) => JSON.stringify((filter as { sprints: string[] }).sprints) === '["12"]')).toBe(true)
})

test('SPRINT-11 the board of the project is narrowed to the sprint too', async () => {
  const world = show({ at: '?show=board' })
  await until(() => screen.getByRole('group', { name: 'Tasks of Sprint 12' }))
  await until(() =>
    expect(world.sent.some(({ variables }) => JSON.stringify(variables.filter) === '{"sprints":["12"],"workflows":["1"]}')).toBe(true),
  )
})

test('an unknown sprint is not found, in the frame of its project', async () => {
  show({ slug: 'sprint-99' })
  await until(() => screen.getByText(/This sprint does not exist, or you cannot see it\./))
})

test('SPRINT-19 a sprint that cannot be read says so in its own words', async () => {
  show({
    roots: {
      ...host().roots,
      sprint: () => {
        throw new Error('down')
      },
    },
  })
  await until(() => screen.getByText('An error occurred while fetching sprints. Please try again later.'))
})

test('SPRINT-15 SCREEN-06 the key edits the title in place; Enter saves, Escape keeps what was typed', async () => {
  const world = show()
  await title()
  await world.press('sprint.rename')
  expect(document.activeElement).toBe(await title())
  fireEvent.change(await title(), { target: { value: 'Half a th' } })
  fireEvent.keyDown(await title(), { key: 'Escape' })
  expect((await title()).value).toBe('Sprint 12')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await title()).value).toBe('Half a th')
  fireEvent.change(await title(), { target: { value: 'Checkout' } })
  fireEvent.keyDown(await title(), { key: 'Enter' })
  await until(() => expect(world.mutations()).toEqual(['UpdateSprint']))
  await until(() => expect(screen.queryByText('Not saved')).toBeNull())
  expect((await title()).value).toBe('Checkout')
})

test('SPRINT-14 a planned sprint is started, and undo plans it again', async () => {
  const world = show({ slug: 'sprint-13' })
  await title()
  await world.press('sprint.start')
  await until(() => expect(button('Complete sprint')).toBeTruthy())
  expect(world.actions.said.at(-1)?.text).toBe('Sprint 13 started')
  await world.actions.undo()
  await until(() => expect(button('Start sprint')).toBeTruthy())
})

test('SPRINT-13 SPRINT-18 completing asks where open tasks go, the first planned sprint is likely; undo reopens', async () => {
  const heard: string[] = []
  const stop = onEvent('TaskUpdated', (task) => task && heard.push(task.id))
  const world = show({ script: { pick: ['Sprint 13'] } })
  await title()
  await world.press('sprint.complete')
  const [question] = world.actions.asked
  expect(question?.question.title).toBe('17 tasks are not done. Move them to')
  expect(question?.question.likely).toBe('13')
  expect(question?.options.map((option) => option.title)).toEqual(['Sprint 13', 'Sprint 14', 'A new sprint', 'Backlog'])
  expect(world.sent.find(({ name }) => name === 'CompleteSprint')?.variables.input).toEqual({ sprint: '12', carryTo: '13' })
  expect(world.actions.said.at(-1)?.text).toBe('Sprint completed · 14 done · 17 moved to Sprint 13')
  expect(heard).toEqual(['t-9'])
  await until(() => expect(button('Reopen sprint')).toBeTruthy())
  await world.actions.undo()
  await until(() => expect(button('Complete sprint')).toBeTruthy())
  expect(heard).toEqual(['t-9', 't-9'])
  stop()
})

test('SPRINT-13 Escape completes nothing; without open tasks nothing is asked', async () => {
  const given = host()
  const world = show({ roots: given.roots, script: { pick: [null] } })
  await title()
  await world.press('sprint.complete')
  expect(world.mutations()).toEqual([])
  given.sprints[0] = fakeSprint(12, { doneCount: 31 })
  const all = show({ roots: given.roots })
  await until(() => screen.getByText('31 of 31'))
  await all.press('sprint.complete')
  expect(all.actions.asked).toEqual([])
  expect(all.mutations()).toEqual(['CompleteSprint'])
})

test('SPRINT-02 a start that the host refuses is told in its words, and nothing changes', async () => {
  const message = 'Sprint “Sprint 12” is still running. Complete it first.'
  const world = show({
    slug: 'sprint-13',
    roots: { ...host().roots, startSprint: () => ({ sprint: null, userErrors: [{ code: 'CONFLICT', field: null, message }] }) },
  })
  await title()
  await world.press('sprint.start')
  expect(world.actions.said.at(-1)).toMatchObject({ tone: 'error', text: message })
  expect(button('Start sprint')).toBeTruthy()
})

test('SCREEN-09 who only reads sees texts and no buttons', async () => {
  const reading = fakeSprint(12, { viewerCan: [], goal: 'Sign up on a phone' })
  show({ roots: { ...host().roots, sprint: () => reading } })
  await until(() => screen.getByRole('heading', { name: 'Sprint 12' }))
  expect(screen.getByText('Sign up on a phone')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /of the sprint/ })).toBeNull()
  for (const name of ['Complete sprint', 'Start sprint', 'Reopen sprint']) expect(button(name)).toBeNull()
})

test('SPRINT-12 a sprint is planned with J and V alone: the task changes lists at once, the next row has the focus, sums follow', async () => {
  const inside = new Set(['t-1'])
  const every = [1, 2, 3].map((n) => ({
    ...fakeTask(n),
    code: `WEB-${n}`,
    title: `Task ${n}`,
    position: n,
    effort: { id: '1', title: 'S', hours: 4 },
  }))
  const given = host()
  const roots: FakeRoots = {
    ...given.roots,
    tasks: ({ filter }: { filter: { sprints: string[] } }) => {
      const own = filter.sprints[0] === '12'
      const nodes = every.filter(({ id }) => inside.has(id) === own).map((task) => ({ ...task, sprint: own ? given.sprints[0] : null }))
      return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
    },
    sprintVelocity: () => [],
    updateTask: ({ task, input }: { task: { id: string }; input: { sprintId: string | null } }) => {
      if (input.sprintId === null) inside.delete(task.id)
      else inside.add(task.id)
      return {
        task: { ...every.find(({ id }) => id === task.id), sprint: input.sprintId === null ? null : given.sprints[0] },
        userErrors: [],
      }
    },
  }
  const world = show({ roots, at: '?show=plan' })
  const pane = (name: string) => screen.getByRole('region', { name })
  const titles = (name: string) =>
    within(pane(name))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
  await until(() => expect([titles('Sprint 12'), titles('Backlog')]).toEqual([['Task 1'], ['Task 2', 'Task 3']]))
  expect(pane('Sprint 12').textContent).toContain('1 task · 4 h')
  const asked = world.sent.filter(({ name }) => name === 'TasksPage').map(({ variables }) => variables.filter)
  expect(asked).toContainEqual({ sprints: ['none'], done: false })
  for (const key of ['row.next', 'row.next', 'task.toggle-in-sprint']) await world.press(key)
  await until(() => expect([titles('Sprint 12'), titles('Backlog')]).toEqual([['Task 1', 'Task 2'], ['Task 3']]))
  expect(pane('Sprint 12').textContent).toContain('2 tasks · 8 h')
  expect(world.actions.services.scene.get().listed?.active).toBe('t-3')
  await world.press('task.toggle-in-sprint')
  await until(() => expect(titles('Sprint 12')).toHaveLength(3))
  expect(world.actions.said.at(-1)?.text).toContain('Put in Sprint 12')
  await world.actions.undo()
  await until(() => expect(titles('Backlog')).toEqual(['Task 3']))
})

test('SPRINT-11 SPRINT-06 a completed sprint has a result in place of its plan: tasks by what came of them', async () => {
  const over = fakeSprint(12, { state: 'COMPLETED' })
  const result = (n: number, outcome: string, more = {}) => ({
    taskId: `t-${n}`,
    code: `WEB-${n}`,
    title: `Task ${n}`,
    hours: 2,
    outcome,
    target: null,
    ...more,
  })
  const target = { id: '13', slug: 'sprint-13', title: 'Sprint 13' }
  const nodes = [result(1, 'DONE'), result(2, 'CARRIED', { target }), result(3, 'DROPPED')]
  const world = show({
    roots: { ...host().roots, sprint: () => over, sprintResults: () => ({ nodes, page: 1, totalPages: 1, totalCount: 3 }) },
  })
  await title()
  expect(screen.queryByRole('tab', { name: 'Plan' })).toBeNull()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Result' }), { button: 0 })
  const grid = await until(() => screen.getByRole('grid', { name: 'Result of Sprint 12' }))
  expect(
    within(grid)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Done 1', 'WEB-1Task 12 h', 'Carried over 1', 'WEB-2Task 2Sprint 132 h', 'Taken out 1', 'WEB-3Task 32 h']])
  fireEvent.click(within(grid).getByText('Task 1'))
  expect(world.actions.went).toEqual(['task t-1'])
})
