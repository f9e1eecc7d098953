// Planning a sprint, its result and its chart.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeSprint } from '#tests/kit/action-fakes.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import type { FakeRoots } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import { host, show, title } from '#tests/kit/sprint-screen.tsx'
import { until } from '#tests/kit/until.ts'

withRowsInView()

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
  // By mouse: the row has a button, and the menu of a task.
  fireEvent.click(within(pane('Backlog')).getByRole('button', { name: 'Put in Sprint 12' }))
  await until(() => expect([titles('Sprint 12').length, titles('Backlog')]).toEqual([3, []]))
  fireEvent.contextMenu(within(pane('Sprint 12')).getByText('Task 3'))
  await until(() => screen.getByRole('menu'))
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

test('SPRINT-08 SCREEN-11 the chart is a figure with its sentence, its table, and points under the arrow keys', async () => {
  const world = show()
  const points = await until(() => screen.getByRole('slider', { name: 'Points of Burndown of Sprint 12' }))
  const chart = screen.getByRole('figure')
  expect(chart.textContent).toContain('14 of 31 tasks done, 8 days left, on the ideal line.')
  const cells = () =>
    within(chart)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  expect(cells()[2]).toBe('Sat, 21 Nov173117+1: WEB-3')
  fireEvent.keyDown(points, { key: 'ArrowRight' })
  fireEvent.keyDown(points, { key: 'ArrowRight' })
  expect(points.getAttribute('aria-valuetext')).toBe('Sat, 21 Nov, Left 17 tasks, Scope 31 tasks, Ideal 17 tasks, +1: WEB-3')
  fireEvent.click(within(chart).getByRole('radio', { name: 'Effort hours' }))
  expect(chart.textContent).toContain('2 tasks have no effort and count 0 h.')
  expect(cells()[2]).toBe('Sat, 21 Nov349250+1: WEB-3')
  fireEvent.click(within(chart).getByRole('radio', { name: 'Burnup' }))
  expect(cells()[2]).toBe('Sat, 21 Nov5892+1: WEB-3')
  await world.press('sprint.chart')
  await until(() => expect(screen.queryByRole('slider')).toBeNull())
  expect(within(chart).getByRole('button', { name: 'Show as chart' })).toBeTruthy()
})

test('SPRINT-08 the unit is remembered on this device', async () => {
  show()
  fireEvent.click(await until(() => screen.getByRole('radio', { name: 'Effort hours' })))
  cleanup()
  show()
  const unit = await until(() => screen.getByRole('radio', { name: 'Effort hours' }))
  expect(unit.getAttribute('aria-checked')).toBe('true')
})

test('SPRINT-11 SCREEN-02 the chart folds to its sentence and stays so on this device; focus stays on the button that was pressed', async () => {
  show()
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Fold the chart' })))
  const sentence = () => screen.getByRole('button', { name: /^14 of 31 tasks done, 8 days left, on the ideal line/ })
  expect(document.activeElement).toBe(await until(sentence))
  expect(screen.queryByRole('figure')).toBeNull()
  cleanup()
  show()
  fireEvent.click(await until(sentence))
  expect(document.activeElement).toBe(await until(() => screen.getByRole('button', { name: 'Fold the chart' })))
  expect(screen.getByRole('figure')).toBeTruthy()
})

test('OPEN-66 SCREEN-01 a sprint that is on its way, or could not be read, has a heading, too', async () => {
  const given = host()
  const sprint = () => {
    throw new Error('The host had a problem.')
  }
  show({ roots: { ...given.roots, sprint } })
  expect(screen.getByRole('heading', { level: 1, name: 'Sprint' })).toBeTruthy()
  await until(() => screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Sprint' })).toBeTruthy()
})

test('SPRINT-19 before the start there is a sentence in place of the chart', async () => {
  show({ slug: 'sprint-13' })
  await until(() => screen.getByText('The chart begins when the sprint starts.'))
})

test('SPRINT-19 a project without open tasks says that there is none to plan', async () => {
  const none = { nodes: [], page: 1, totalPages: 1, totalCount: 0 }
  show({ roots: { ...host().roots, tasks: () => none, sprintVelocity: () => [] }, at: '?show=plan' })
  await until(() => screen.getByText(/^There is no open task to plan\./))
})
