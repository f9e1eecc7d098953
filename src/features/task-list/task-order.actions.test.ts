// Moving tasks up and down by keys and menu: what is sent, said and taken back, and why it cannot be.

import { afterEach, expect, test } from 'vitest'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { actions } from './task-order.actions.ts'

const todo = { id: '1', title: 'To do', color: '#8899aa' }
const doing = { id: '2', title: 'Doing', color: '#088efb' }
const actionOf = (way: string) => {
  const action = actions.find(({ id }) => id === `task.move-${way}`)
  if (!action) throw new Error(`task.move-${way} is gone`)
  return action
}
/** Task n stands at 10 n. */
const row = (n: number, workflow = todo) => ({ ...taskSubject(n), workflow, position: 10 * n }) as never

let away: () => void = () => undefined
afterEach(() => away())

/** Rows 1 to 4 of a list, of which the third is in another status. */
function world(search = '', layout: 'list' | 'board' = 'list') {
  const rows = [row(1), row(2), row(3, doing), row(4)]
  const columns = [
    { workflow: todo, ids: ['t-1', 't-2', 't-4'] },
    { workflow: doing, ids: ['t-3'] },
  ]
  away = putInView({
    ...LISTED,
    view: readView(new URLSearchParams(search)),
    change: () => undefined,
    catalogue: null,
    layout,
    showAs: () => undefined,
    columns: layout === 'board' ? columns : null,
  })
  const made = actionWorld()
  made.services.scene.set({ rows })
  return { ...made, rows, positions: () => made.sent.map(({ variables }) => (variables.input as { position: number }).position) }
}

test('OPEN-36 OPEN-67 a key moves a task between its neighbors, says where it is, and one undo brings it back', async () => {
  const { run, rows, sent, positions, undo } = world('group=none')
  expect(await run(actionOf('up'), { task: [rows[2] as never] })).toBe('done')
  expect(sent[0]?.variables).toMatchObject({ task: { id: 't-3' }, input: { position: 15 } })
  expect(document.getElementById('live-polite')?.textContent).toBe('WEB-3 moved, position 2 of 4')
  await run(actionOf('down'), { task: [rows[0] as never] })
  await run(actionOf('top'), { task: [rows[3] as never] })
  expect(positions()).toEqual([15, 25, 9.5])
  await undo()
  expect(positions().at(-1)).toBe(40)
})

test('OPEN-67 in a group and in a column the neighbors are those of the same status', async () => {
  for (const layout of ['list', 'board'] as const) {
    const { run, rows, positions, said } = world('', layout)
    await run(actionOf('up'), { task: [rows[3] as never] })
    expect(positions()).toEqual([15])
    expect(await run(actionOf('up'), { task: [rows[2] as never] })).toBe('refused')
    expect(said.at(-1)).toEqual({ tone: 'note', text: `There is nothing above it ${layout === 'board' ? 'here' : 'on this page'}.` })
    away()
  }
})

test('OPEN-67 several move together and keep their order', async () => {
  const { run, rows, positions } = world('group=none')
  await run(actionOf('down'), { task: [rows[1] as never, rows[0] as never] })
  // Into the gap between 30 and 40: the first of the list first.
  expect(positions()).toEqual([30 + 10 / 3, 30 + 20 / 3])
})

test('a list in another order says why nothing moves; where no list is in view there is no such action', async () => {
  const { run, rows, sent, said } = world('sort=title')
  expect(await run(actionOf('up'), { task: [rows[1] as never] })).toBe('refused')
  expect(said).toEqual([{ tone: 'note', text: 'This list has another order. Sort it by manual order to move tasks in it.' }])
  away()
  expect(await run(actionOf('up'), { task: [rows[1] as never] })).toBe('refused')
  expect(said).toHaveLength(1)
  expect(sent).toEqual([])
})
