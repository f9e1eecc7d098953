// Dates and boards: the rule between start and due, the plan gate, the fixed sentences.
import { expect, test } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { actionWorld, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import { setTaskBoard, setTaskDue, setTaskStart, taskDueOn, taskStartOn } from './task-dates.actions.ts'

const start = '2026-12-01T09:00:00.000Z'
const due = '2026-12-10T17:00:00.000Z'
const inputs = (sent: { variables: Record<string, unknown> }[]) => sent.map(({ variables }) => variables.input)

test('DATES-01 the due date is set on all, and undo gives each what it had', async () => {
  const world = actionWorld({ script: { date: [new Date(due)] } })
  await world.run(setTaskDue, { task: [taskSubject(1), taskSubject(2, { dueDate: start }), taskSubject(3, { dueDate: due })] })
  expect(inputs(world.sent)).toEqual([{ dueDate: due }, { dueDate: due }])
  await world.undo()
  expect(inputs(world.sent.slice(2))).toEqual([
    { dueDate: null, was: { dueDate: due } },
    { dueDate: start, was: { dueDate: due } },
  ])
})

test('DATES-01 a date that all share is shown and can be removed', async () => {
  const world = actionWorld({ script: { date: ['clear'] } })
  await world.run(setTaskDue, { task: [taskSubject(1, { dueDate: due }), taskSubject(2, { dueDate: due })] })
  expect(world.asked[0]?.question).toMatchObject({ title: 'Set Deadline', current: new Date(due), clear: true })
  expect(inputs(world.sent)).toEqual([{ dueDate: null }, { dueDate: null }])
})

test('DATES-03 DEFECT-15 due must be after start, equal is refused: beside the field in one sentence, on update in the other', async () => {
  const world = actionWorld({ script: { date: [null] } })
  const task = taskSubject(1, { startDate: start })
  await world.run(setTaskDue, { task: [task] })
  const check = world.asked[0]?.question.check as (date: Date) => string | null
  expect([check(new Date(start)), check(new Date(Date.parse(start) + 60_000))]).toEqual([
    'The due date must be after the start date.',
    null,
  ])
  expect(await world.run(taskDueOn(new Date(start)), { task: [task] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text: 'Invalid date. Due date must be after start date.' }])
  expect(world.sent).toEqual([])
})

test('DATES-04 a start at the due date clears it and says so; undo restores both', async () => {
  const world = actionWorld({ script: { date: [new Date(due)] } })
  await world.run(setTaskStart, { task: [taskSubject(1, { startDate: start, dueDate: due })] })
  expect(inputs(world.sent)).toEqual([{ startDate: due, dueDate: null }])
  expect(world.said[0]?.text).toMatch(/^Starts 10 Dec; the due date was not after it and is removed$/)
  await world.undo()
  expect(inputs(world.sent.slice(1))).toEqual([{ startDate: start, dueDate: due, was: { startDate: due, dueDate: null } }])
})

test('a start before the due date leaves it alone', async () => {
  const world = actionWorld()
  await world.run(taskStartOn(new Date(start)), { task: [taskSubject(1, { dueDate: due })] })
  expect(inputs(world.sent)).toEqual([{ startDate: start }])
})

test.each([
  { action: taskDueOn(new Date(due)), text: 'An error occurred while updating the due date. Please try again.' },
  { action: taskStartOn(new Date(due)), text: 'An error occurred while updating the start date. Please try again.' },
  { action: taskDueOn(null), text: 'An error occurred while removing the due date. Please try again.' },
  { action: taskStartOn(null), text: 'An error occurred while removing the start date. Please try again.' },
])('DATES-05 DATES-06 $text', async ({ action, text }) => {
  const world = actionWorld({ answers: { UpdateTask: failing(new ApiError('UPSTREAM_ERROR', 'x')) } })
  await world.run(action, { task: [taskSubject(1, { startDate: start, dueDate: '2026-12-31T17:00:00.000Z' })] })
  expect(world.said).toEqual([{ tone: 'error', text }])
})

test.each([setTaskDue, setTaskStart, setTaskBoard])('DATES-07 BOARD-08 $id is locked on a free plan', async (action) => {
  const world = actionWorld()
  expect(await world.run(action, { task: [taskSubject(1, { viewerCan: ['EDIT'] })] })).toBe('refused')
  expect([world.said, world.asked, world.sent]).toEqual([[{ tone: 'note', text: upgradeText }], [], []])
})

const catalogue = {
  workflows: [],
  taskTypes: [],
  efforts: [],
  labels: [],
  members: [],
  boards: [
    { id: 'main-board', title: 'Main Board' },
    { id: 'b-1', title: 'Release' },
  ],
}

test('BOARD-02 BOARD-03 the main board means none; undo puts each back where it lay', async () => {
  const world = actionWorld({ script: { pick: ['Main Board'] }, answers: { ProjectCatalogue: catalogue } })
  await world.run(setTaskBoard, { task: [taskSubject(1, { board: { id: 'b-1', title: 'Release' } }), taskSubject(2)] })
  expect(world.asked[0]?.options.map(({ title, checked }) => [title, checked])).toEqual([
    ['Main Board', 'mixed'],
    ['Release', 'mixed'],
  ])
  await world.undo()
  expect(world.sent.map(({ name, variables }) => [name, variables.boardId])).toEqual([
    ['SetTaskBoard', 'main-board'],
    ['SetTaskBoard', 'b-1'],
  ])
})

test('BOARD-09 BOARD-10 failures of boards are told in the fixed words', async () => {
  const lists = actionWorld({ script: { pick: ['Release'] }, answers: { ProjectCatalogue: failing(new ApiError('UPSTREAM_ERROR', 'x')) } })
  await lists.run(setTaskBoard, { task: [taskSubject(1)] })
  expect(lists.said[0]?.text).toBe('An error occurred while fetching boards. Please try again later.')
  const update = actionWorld({
    script: { pick: ['Release'] },
    answers: { ProjectCatalogue: catalogue, SetTaskBoard: failing(new ApiError('UPSTREAM_ERROR', 'x')) },
  })
  await update.run(setTaskBoard, { task: [taskSubject(1)] })
  expect(update.said[0]?.text).toBe('An error occurred while updating the board. Please try again.')
})
