// A sentence done to tasks: what is sent, what is left alone, one undo for all of it, and nothing half done.
import { expect, test } from 'vitest'
import { sentenceTime } from '#src/app/palette/sentence-row.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import type { SentencePart } from './sentence.ts'
import { sentenceAction } from './sentence-change.ts'
import { dueRefusedText } from './task-dates.actions.ts'

const now = new Date('2026-11-21T10:00:00Z')
const mia = { id: 'mia', username: 'mia', name: 'Mia Chen', avatar: null, headline: null }
const bug = { id: '41', title: 'bug', color: '#ff0000' }
const review = { id: '3', title: 'In review', color: '#0000ff' }
const due = new Date('2026-11-27T17:00:00Z')
const parts: readonly SentencePart[] = [
  { kind: 'assign', person: mia, on: true },
  { kind: 'due', at: due },
  { kind: 'label', label: bug, on: true },
  { kind: 'status', to: review },
]
const short = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.map(({ name, variables: { task, ...rest } }) => [name, (task as { id: string }).id, ...Object.values(rest)])

test('OPEN-66 a sentence is one step on all chosen tasks; who has a part already is spared it, and one undo gives each back its own', async () => {
  const world = actionWorld({ now })
  const tasks = [taskSubject(1), taskSubject(2, { assignees: [mia], dueDate: '2026-11-30T17:00:00.000Z' })]
  expect(await world.run(sentenceAction(parts, now, sentenceTime), { task: tasks })).toBe('done')
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { dueDate: due.toISOString(), workflowId: '3' }],
    ['AssignTask', 't-1', 'mia'],
    ['AttachLabel', 't-1', '41'],
    ['UpdateTask', 't-2', { dueDate: due.toISOString(), workflowId: '3' }],
    ['AttachLabel', 't-2', '41'],
  ])
  expect(world.said).toEqual([{ tone: 'done', text: 'Assign Mia Chen · Due Fri 27 Nov · Label bug · Status In review · 2 tasks' }])
  world.sent.length = 0
  await world.undo()
  const was = { dueDate: due.toISOString(), workflowId: '3' }
  expect(short(world.sent)).toEqual([
    ['DetachLabel', 't-1', '41'],
    ['UnassignTask', 't-1', 'mia'],
    ['UpdateTask', 't-1', { dueDate: null, workflowId: tasks[0]?.workflow?.id ?? null, was }],
    ['DetachLabel', 't-2', '41'],
    ['UpdateTask', 't-2', { dueDate: '2026-11-30T17:00:00.000Z', workflowId: tasks[1]?.workflow?.id ?? null, was }],
  ])
})

test('a part that is refused takes the others of its task back', async () => {
  const world = actionWorld({ now, answers: { AttachLabel: failing(new ApiError('CONFLICT', 'The label is gone.')) } })
  expect(await world.run(sentenceAction(parts, now, sentenceTime), { task: [taskSubject(1)] })).toBe('failed')
  expect(short(world.sent).map(([name]) => name)).toEqual(['UpdateTask', 'AssignTask', 'AttachLabel', 'UnassignTask', 'UpdateTask'])
  expect(world.said.map(({ tone }) => tone)).toEqual(['error'])
})

test('what all have already sends nothing; off, cleared, renamed, done and progress go the other way', async () => {
  const world = actionWorld({ now })
  const task = taskSubject(1, { assignees: [mia], labels: [bug], dueDate: due.toISOString() })
  await world.run(sentenceAction([{ kind: 'assign', person: mia, on: true }], now, sentenceTime), { task: [task] })
  expect(world.said.at(-1)).toMatchObject({ text: 'Nothing to change: it is so already.' })
  const less: readonly SentencePart[] = [
    ...[{ kind: 'assign', person: mia, on: false } as const, { kind: 'label', label: bug, on: false } as const],
    ...[{ kind: 'due', at: null } as const, { kind: 'title', text: 'Renamed' } as const, { kind: 'progress', percent: 40 } as const],
    ...[{ kind: 'type', to: null } as const, { kind: 'effort', to: null } as const],
  ]
  await world.run(sentenceAction(less, now, sentenceTime), { task: [task] })
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { dueDate: null, title: 'Renamed', was: { title: 'Task 1' } }],
    ['UnassignTask', 't-1', 'mia'],
    ['DetachLabel', 't-1', '41'],
    ['SetTaskProgress', 't-1', 40],
  ])
  world.sent.length = 0
  await world.run(sentenceAction([{ kind: 'done', on: true }], now, sentenceTime), { task: [task] })
  expect(short(world.sent)).toEqual([['SetTaskDone', 't-1', true]])
})

test('OPEN-66 time is logged with what else is said, taken back by who may delete it, and never ahead of now', async () => {
  const work = { start: new Date('2026-11-20T09:00:00Z'), end: new Date('2026-11-20T10:30:00Z') }
  const log = { kind: 'log' as const, work, comment: 'review' }
  const made = { timeEntry: { id: 'e-1', seconds: 5400 } }
  const empty = { timeEntries: { nodes: [], page: 1, totalPages: 1 }, task: null }
  const world = actionWorld({ now, answers: { LogTime: made, ListTimeEntries: empty, TaskTime: empty } })
  expect(await world.run(sentenceAction([log, { kind: 'done', on: true }], now, sentenceTime), { task: [taskSubject(1)] })).toBe('done')
  expect(world.sent.map(({ name }) => name)).toEqual(['LogTime', 'SetTaskDone'])
  expect(world.sent[0]?.variables.input).toEqual({
    startedAt: work.start.toISOString(),
    endedAt: work.end.toISOString(),
    comment: 'review',
  })
  world.sent.length = 0
  await world.undo()
  expect(world.sent.map(({ name, variables: { id } }) => [name, id])).toContainEqual(['DeleteTimeEntry', 'e-1'])
  // A member logs time as it is, but not among what could be taken back without it.
  world.sent.length = 0
  const member = taskSubject(2, { viewerCan: ['EDIT', 'PAID'] })
  expect(await world.run(sentenceAction([log, { kind: 'done', on: true }], now, sentenceTime), { task: [member] })).toBe('refused')
  expect(await world.run(sentenceAction([log], now, sentenceTime), { task: [member] })).toBe('done')
  await world.undo().catch(() => undefined)
  expect(world.sent.map(({ name }) => name)).toEqual(['LogTime'])
  const ahead = { ...log, work: { ...work, end: new Date('2026-11-21T10:01:00Z') } }
  expect(await world.run(sentenceAction([ahead], now, sentenceTime), { task: [taskSubject(3)] })).toBe('refused')
  expect(world.said.at(-1)?.text).toBe('The end is in the future.')
})

test('DATES-03 DATES-04 a due date before the start is refused with its words; a start that reaches the due date clears it', async () => {
  const world = actionWorld({ now })
  const started = taskSubject(1, { startDate: '2026-12-01T09:00:00.000Z' })
  expect(await world.run(sentenceAction([{ kind: 'due', at: due }], now, sentenceTime), { task: [started] })).toBe('failed')
  expect([world.sent, world.said.at(-1)?.text]).toEqual([[], dueRefusedText])
  const early = taskSubject(2, { dueDate: '2026-11-22T17:00:00.000Z' })
  await world.run(sentenceAction([{ kind: 'start', at: due }], now, sentenceTime), { task: [early] })
  expect(short(world.sent)).toEqual([['UpdateTask', 't-2', { startDate: due.toISOString(), dueDate: null }]])
})

test('ROLE-09 PLAN-01 who may not edit is offered no sentence, dates need the paid plan, and one title is for one task', async () => {
  const world = actionWorld({ now })
  const titled = sentenceAction([{ kind: 'title', text: 'Same' }], now, sentenceTime)
  expect(await world.run(titled, { task: [taskSubject(1), taskSubject(2)] })).toBe('refused')
  expect(await world.run(sentenceAction(parts, now, sentenceTime), { task: [taskSubject(1, { viewerCan: [] })] })).toBe('refused')
  expect(await world.run(sentenceAction(parts, now, sentenceTime), { task: [taskSubject(1, { viewerCan: ['EDIT'] })] })).not.toBe('done')
  expect(world.sent).toEqual([])
})
