// Moving cards by key and by drop: what is sent, said and taken back.

import { afterEach, expect, test } from 'vitest'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { moveCards, actions as taskBoardActions } from './task-board.actions.ts'

const todo = { id: '1', title: 'To do', color: '#8899aa' }
const doing = { id: '2', title: 'Doing', color: '#088efb' }
const moveRight = taskBoardActions.find(({ id }) => id === 'task.move-right')
const moveLeft = taskBoardActions.find(({ id }) => id === 'task.move-left')
const focusRight = taskBoardActions.find(({ id }) => id === 'task.focus-right')
if (!moveRight || !moveLeft || !focusRight) throw new Error('actions are gone')

let away: () => void = () => undefined
afterEach(() => away())

function board() {
  away = putInView({
    ...LISTED,
    view: readView(new URLSearchParams()),
    change: () => undefined,
    catalogue: null,
    layout: 'board',
    showAs: () => undefined,
    columns: [
      { workflow: todo, ids: ['t-1', 't-2'] },
      { workflow: doing, ids: ['t-3'] },
    ],
  })
}

test('OPEN-36 a key moves the card to the next column, says where it is, and one undo brings it back', async () => {
  board()
  const world = actionWorld()
  expect(await world.run(moveRight, { task: [taskSubject(1)] })).toBe('done')
  expect(world.sent[0]?.variables).toMatchObject({ task: { id: 't-1' }, input: { workflowId: '2' } })
  expect(document.getElementById('live-polite')?.textContent).toBe('WEB-1 moved from To do to Doing, position 1 of 2')
  await world.undo()
  expect(world.sent[1]?.variables).toMatchObject({ task: { id: 't-1' }, input: { workflowId: '1' } })
})

test('at the edge the key says why nothing moves; off the board it does not exist', async () => {
  const world = actionWorld()
  expect(await world.run(moveLeft, { task: [taskSubject(1)] })).toBe('refused')
  expect(world.said).toEqual([])
  board()
  await world.run(moveLeft, { task: [taskSubject(1)] })
  expect(world.said).toEqual([{ tone: 'note', text: 'There is no column on that side.' }])
  expect(world.sent).toEqual([])
})

test('several dropped cards stand in order in the gap, with one undo', async () => {
  board()
  const world = actionWorld()
  const tasks = [{ ...taskSubject(1), position: 10 } as never, { ...taskSubject(2), position: 11 } as never]
  await world.run(moveCards({ workflow: doing, above: 1, below: 4 }), { task: tasks })
  expect(world.sent.map(({ variables }) => variables.input)).toEqual([
    { workflowId: '2', position: 2 },
    { workflowId: '2', position: 3 },
  ])
  await world.undo()
  expect(world.sent.slice(2).map(({ variables }) => variables.input)).toEqual([
    { workflowId: '1', position: 10, was: { workflowId: '2' } },
    { workflowId: '1', position: 11, was: { workflowId: '2' } },
  ])
})

test('a card dropped where nothing changes sends nothing; readers move nothing', async () => {
  board()
  const world = actionWorld()
  await world.run(moveCards({ workflow: todo }), { task: [taskSubject(1)] })
  expect(await world.run(moveRight, { task: [taskSubject(1, { viewerCan: [] })] })).toBe('refused')
  expect(world.sent).toEqual([])
})

test('arrows walk between columns while no detail is open', async () => {
  board()
  const world = actionWorld()
  world.services.scene.set({ rows: [taskSubject(1), taskSubject(2), taskSubject(3)], active: 't-2' })
  await world.run(focusRight, {})
  expect(world.services.scene.get().active).toBe('t-3')
  world.services.scene.set({ detail: taskSubject(3) })
  expect(await world.run(focusRight, {})).toBe('refused')
})
