// One sprint: its head, its tasks, its start and its end.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onEvent } from '#src/data/app-events.ts'
import { fakeSprint } from '#tests/kit/action-fakes.ts'
import { pageOf, withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import { button, host, show, title } from '#tests/kit/sprint-screen.tsx'
import { until } from '#tests/kit/until.ts'

withRowsInView()

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

test('SCREEN-04 a button shows its key only while no nearer subject takes it: a task in view is marked done by Shift+S', async () => {
  const world = show()
  await until(() => screen.getByText('Task 1'))
  const keys = () => button('Complete sprint')?.getAttribute('aria-keyshortcuts') ?? null
  expect(keys()).toBe('Shift+S')
  await world.press('row.next')
  await until(() => expect(keys()).toBeNull())
  // Its room stays: nothing in the head moves.
  expect(button('Complete sprint')?.querySelector('kbd')).not.toBeNull()
})

test.each([
  [
    'come',
    () => [{ id: '2' }, { id: '1' }].map((one) => ({ ...workflows.find(({ id }) => id === one.id), taskCount: 0 })),
    ['Doing', 'To do'],
  ],
  [
    'cannot be read',
    () => {
      throw new Error('down')
    },
    ['To do', 'Doing'],
  ],
])('MISC-02 groups keep their order: they are drawn when the statuses %s', async (_how, answer, order) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const tasks = pageOf(2, (n) => ({ workflow: workflows[n - 1] }))
  const world = show({ roots: { ...host().roots, ...tasks, workflows: () => arrived.then(answer) } })
  await until(() => expect(world.sent.some(({ name }) => name === 'TasksPage')).toBe(true))
  await until(() => expect(world.sent.some(({ name }) => name === 'ProjectCatalogue')).toBe(true))
  expect(screen.queryByText('Task 1')).toBeNull()
  arrive()
  await until(() => screen.getByText('Task 1'))
  const heads = screen.getAllByRole('row').flatMap((row) => row.textContent?.match(/^(To do|Doing)(?= ?\d)/)?.[1] ?? [])
  expect(heads).toEqual(order)
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

test('SPRINT-15 SPRINT-17 a goal from an old screen leaves the title and days that somebody else set meanwhile; so does its undo', async () => {
  const given = host()
  const world = show({ roots: given.roots, script: { text: ['16 nov, 2 dec'] } })
  await title()
  Object.assign(given.sprints[0] ?? {}, { title: 'Theirs', startDate: '2026-11-17', endDate: '2026-11-30' })
  const goal = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Goal of the sprint' })
  await world.press('sprint.goal')
  fireEvent.change(goal, { target: { value: 'Sign up on a phone' } })
  fireEvent.keyDown(goal, { key: 'Enter', ctrlKey: true })
  const inputs = () => world.sent.filter(({ name }) => name === 'UpdateSprint').map(({ variables }) => variables.input)
  await until(() => expect(inputs()).toEqual([{ goal: 'Sign up on a phone' }]))
  const theirs = { title: 'Theirs', startDate: '2026-11-17', endDate: '2026-11-30' }
  await until(() => expect(given.sprints[0]).toMatchObject({ ...theirs, goal: 'Sign up on a phone' }))
  await until(() => expect(world.actions.said.at(-1)?.text).toBe('Goal saved'))
  await world.actions.undo()
  expect(given.sprints[0]).toMatchObject({ ...theirs, goal: fakeSprint(12).goal })
  expect(inputs()).toHaveLength(2)
})

test('SPRINT-15 another last day alone leaves the first one that somebody else set meanwhile', async () => {
  const given = host()
  const world = show({ roots: given.roots, script: { text: ['16 nov, 2 dec'] } })
  await title()
  Object.assign(given.sprints[0] ?? {}, { startDate: '2026-11-17' })
  await world.press('sprint.dates')
  await until(() => expect(given.sprints[0]).toMatchObject({ startDate: '2026-11-17', endDate: '2026-12-02' }))
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

test.each([
  ['goes with undo while it is empty', 0, ['DeleteSprint']],
  ['stays where something else was put into it since', 2, []],
])('SPRINT-14 the sprint that completing made %s', async (_, left, gone) => {
  const given = host()
  const made = fakeSprint(15, { state: 'PLANNED', taskCount: left })
  const roots = {
    ...given.roots,
    completeSprint: (args: never) => {
      given.sprints.push(made)
      return { ...(given.roots.completeSprint as (asked: never) => object)(args), carriedTo: made }
    },
    deleteSprint: ({ id }: { id: string }) => ({ deletedId: id, userErrors: [] }),
  }
  const world = show({ roots, script: { pick: ['A new sprint'] } })
  await title()
  await world.press('sprint.complete')
  await world.actions.undo()
  expect(world.mutations().slice(1)).toEqual(['ReopenSprint', ...gone])
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

test('SPRINT-05 SPRINT-11 a completed sprint offers no new task: none may come', async () => {
  const over = fakeSprint(12, { state: 'COMPLETED' })
  show({ roots: { ...host().roots, sprint: () => over } })
  await until(() => screen.getByText('Task 1'))
  expect(button('Reopen sprint')).toBeTruthy()
  expect(button('New task')).toBeNull()
})

test('SPRINT-15 a text that was edited gives the focus back to what led there', async () => {
  const world = show()
  await title()
  const led = button('Complete sprint')
  led?.focus()
  for (const key of ['Escape', 'Enter']) {
    await world.press('sprint.rename')
    expect(document.activeElement).toBe(await title())
    fireEvent.keyDown(await title(), { key })
    expect(document.activeElement).toBe(led)
  }
})
