// Ticks on tasks: sent as they are made, one step for the visit, each failure taken back by itself.
import { expect, test } from 'vitest'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { setTaskLabels } from '#src/features/task-properties/task-labels.actions.ts'
import { assignTask } from '#src/features/task-properties/task-people.actions.ts'
import { actionWorld, answering, failing, taskSubject } from '#tests/kit/action-fakes.ts'

const label = (id: string, title: string) => ({ id, title, color: '#000000' })
const labels = [label('41', 'urgent'), label('42', 'later')]
const ProjectCatalogue = { workflows: [], taskTypes: [], efforts: [], labels, boards: [], members: [] }
const refused = new SpokenError('Refused.')
const short = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.map(({ name, variables: { task, labelId, username } }) => [name, (task as { id: string } | undefined)?.id, labelId ?? username])

test('LABEL-01 ticks are sent while the picker is open, closing keeps them, and one undo takes the whole visit back', async () => {
  const world = actionWorld({ answers: { ProjectCatalogue } })
  world.services.ask.many = async (question) => {
    const options = typeof question.options === 'function' ? await question.options() : question.options
    for (const { value } of options) await question.apply(value, true)
    expect(world.sentNames()).toEqual(['AttachLabel', 'AttachLabel'])
    expect(world.services.undo.size).toBe(0)
    await question.apply(options[0]?.value as never, false)
  }
  await world.run(setTaskLabels, { task: [taskSubject(1)] })
  expect(world.said).toEqual([{ tone: 'done', text: 'Labels changed' }])
  expect(world.services.undo.size).toBe(1)
  world.sent.length = 0
  await world.undo()
  // What is as it was needs no undoing.
  expect(short(world.sent)).toEqual([['DetachLabel', 't-1', '42']])
})

test('a visit after which everything is as it was is no step and says nothing', async () => {
  const world = actionWorld({ script: { people: [['mia', 'mia'], null] } })
  await world.run(assignTask, { task: [taskSubject(1)] })
  await world.run(assignTask, { task: [taskSubject(1)] })
  expect(world.sentNames()).toEqual(['AssignTask', 'UnassignTask'])
  expect(world.said).toEqual([])
  expect(world.services.undo.size).toBe(0)
})

test('ASSIGN-01 several people are one step, whose words name nobody in particular', async () => {
  const world = actionWorld({ script: { people: [['mia', 'ben']] } })
  await world.run(assignTask, { task: [taskSubject(1), taskSubject(2)] })
  expect(world.said).toEqual([{ tone: 'done', text: 'Assignees changed · 2 tasks' }])
  world.sent.length = 0
  await world.undo()
  expect(short(world.sent).toSorted()).toEqual([
    ['UnassignTask', 't-1', 'ben'],
    ['UnassignTask', 't-1', 'mia'],
    ['UnassignTask', 't-2', 'ben'],
    ['UnassignTask', 't-2', 'mia'],
  ])
})

test('MISC-02 a tick that fails is told once and leaves the others as they are', async () => {
  const AttachLabel = answering<{ labelId: string }>(({ labelId }) => (labelId === '41' ? failing(refused)() : undefined))
  const world = actionWorld({ answers: { ProjectCatalogue, AttachLabel }, script: { many: [{ add: ['urgent', 'later'] }] } })
  await world.run(setTaskLabels, { task: [taskSubject(1)] })
  expect(world.said).toEqual([
    { tone: 'error', text: 'Refused.' },
    { tone: 'done', text: 'Labels changed' },
  ])
  world.sent.length = 0
  await world.undo()
  expect(short(world.sent)).toEqual([['DetachLabel', 't-1', '42']])
})

test('of several tasks those that failed are named, the line shows that some have it, and a Retry joins the same step', async () => {
  let down = true
  const AttachLabel = answering<{ task: { id: string } }>(({ task }) => (down && task.id === 't-2' ? failing(refused)() : undefined))
  const world = actionWorld({ answers: { ProjectCatalogue, AttachLabel } })
  world.services.ask.many = async (question) => {
    const [first] = typeof question.options === 'function' ? await question.options() : question.options
    expect(await question.apply(first?.value as never, true)).toBe('mixed')
  }
  await world.run(setTaskLabels, { task: [taskSubject(1), taskSubject(2)] })
  expect(world.said).toMatchObject([
    { tone: 'error', text: '1 of 2 tasks could not be changed. Refused.', detail: 'WEB-2' },
    { tone: 'done', text: 'Labels changed' },
  ])
  down = false
  world.said[0]?.retry?.()
  await expect.poll(() => world.said.at(-1)?.text).toBe('Labels changed · 2 tasks')
  expect(world.services.undo.size).toBe(1)
  world.sent.length = 0
  await world.undo()
  expect(short(world.sent).toSorted()).toEqual([
    ['DetachLabel', 't-1', '41'],
    ['DetachLabel', 't-2', '41'],
  ])
})

test('each tick knows the ticks before it, so that lists count a task that came in once', async () => {
  const world = actionWorld({ answers: { ProjectCatalogue }, script: { many: [{ add: ['urgent', 'later'] }] } })
  await world.run(setTaskLabels, { task: [taskSubject(1)] })
  expect(world.sent.map(({ options }) => options.extra?.before)).toMatchObject([{ labels: [] }, { labels: ['41'] }])
})

test('LABEL-03 a new label that cannot be made is no tick; the next try makes it', async () => {
  let down = true
  const create = () => (down ? failing(refused)() : { label: label('43', 'fresh'), userErrors: [] })
  const world = actionWorld({ answers: { ProjectCatalogue, CreateTaskLabel: create } })
  world.services.ask.many = async (question) => {
    const fresh = question.fromText?.('fresh')?.value as never
    await expect(Promise.resolve(question.apply(fresh, true))).rejects.toThrow('Refused.')
    down = false
    expect(await question.apply(question.fromText?.('fresh')?.value as never, true)).toBe(true)
  }
  await world.run(setTaskLabels, { task: [taskSubject(1)] })
  expect(short(world.sent)).toEqual([
    ['CreateTaskLabel', undefined, undefined],
    ['CreateTaskLabel', undefined, undefined],
    ['AttachLabel', 't-1', '43'],
  ])
})
