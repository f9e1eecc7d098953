// People, title, description, type, effort and labels.
import { expect, test } from 'vitest'
import { readSent, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { renameTask, renameTaskTo } from '#src/features/task-detail/task-title.actions.ts'
import { titleDraft } from '#src/features/task-detail/title-in-view.ts'
import { actionWorld, answering, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import { setTaskLabels } from './task-labels.actions.ts'
import { assignTask, assignTaskTo, assignTaskToMe } from './task-people.actions.ts'
import { setTaskEffort, setTaskType } from './task-properties.actions.ts'

const person = (username: string) => ({ id: username, username, name: username.toUpperCase(), avatar: null, headline: null })
const label = (id: string, title: string) => ({ id, title, color: '#000000' })
const catalogue = {
  workflows: [],
  taskTypes: [{ id: '21', title: 'Bug', color: '#ff0000' }],
  efforts: [{ id: '31', title: 'Small', hours: 2 }],
  labels: [label('41', 'urgent'), label('42', 'later')],
  boards: [],
  members: [],
}
const short = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.map(({ name, variables: { task, ...rest } }) => [name, (task as { id: string } | undefined)?.id, ...Object.values(rest)])

test('ASSIGN-01 assigning 20 leaves those who have the person, and undo unassigns only the new ones', async () => {
  const world = actionWorld({ script: { people: [['mia']] } })
  const tasks = Array.from({ length: 20 }, (_, n) => taskSubject(n, n < 5 ? { assignees: [person('mia'), person('ben')] } : {}))
  await world.run(assignTask, { task: tasks })
  expect(world.asked[0]?.question).toMatchObject({
    title: 'Assign Members',
    project: { workspaceSlug: 'acme', projectSlug: 'website' },
  })
  expect(short(world.sent)).toEqual(tasks.slice(5).map(({ id }) => ['AssignTask', id, 'mia']))
  expect(world.sent[0]?.options).toMatchObject({ lane: 'Task:t-5', field: 'assignee:mia', extra: { person: person('mia') } })
  world.sent.length = 0
  await world.undo()
  expect(short(world.sent)).toEqual(tasks.slice(5).map(({ id }) => ['UnassignTask', id, 'mia']))
})

test('ASSIGN-01 a person whom all have is taken off', async () => {
  const world = actionWorld()
  await world.run(assignTaskTo(person('mia')), { task: [taskSubject(1, { assignees: [person('mia')] })] })
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['UnassignTask', 't-1', 'mia'],
    ['AssignTask', 't-1', 'mia'],
  ])
})

test('the viewer takes a task with one key', async () => {
  const world = actionWorld()
  await world.run(assignTaskToMe, { task: [taskSubject(1)] })
  expect(short(world.sent)).toEqual([['AssignTask', 't-1', 'ana']])
  expect(world.said[0]?.text).toBe('Assigned to ANA')
})

test('a title is trimmed; an empty or unchanged one sends nothing', async () => {
  const world = actionWorld({ script: { text: [' New title '] } })
  const subjects = { task: [taskSubject(1)] }
  await world.run(renameTaskTo('  '), subjects)
  await world.run(renameTaskTo('Task 1'), subjects)
  expect(world.sent).toEqual([])
  await world.run(renameTask, subjects)
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { title: 'New title', was: { title: 'Task 1' } }],
    ['UpdateTask', 't-1', { title: 'Task 1', was: { title: 'New title' } }],
  ])
})

test('several titles are not edited at once', async () => {
  const world = actionWorld()
  expect(await world.run(renameTask, { task: [taskSubject(1), taskSubject(2)] })).toBe('refused')
  expect(world.said).toEqual([{ tone: 'note', text: 'Choose one only.' }])
})

test.each([
  { action: setTaskType, pick: 'Bug', field: 'typeId', id: '21' },
  { action: setTaskEffort, pick: 'Small', field: 'effortId', id: '31' },
])('TEMPLATE-02 $field is chosen from the project’s list or none; undo restores each', async ({ action, pick, field, id }) => {
  const world = actionWorld({ script: { pick: [pick, 'none'] }, answers: { ProjectCatalogue: catalogue } })
  const having = { type: { id: '21', title: 'Bug', color: '#ff0000' }, effort: { id: '31', title: 'Small', hours: 2 } }
  await world.run(action, { task: [taskSubject(1), taskSubject(2, having)] })
  await world.undo()
  await world.run(action, { task: [taskSubject(2, having)] })
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { [field]: id }],
    ['UpdateTask', 't-1', { [field]: null, was: { [field]: id } }],
    ['UpdateTask', 't-2', { [field]: null }],
  ])
})

test('LABEL-01 labels are attached where they are missing and detached where they are; undo is the exact inverse', async () => {
  const world = actionWorld({ script: { many: [{ add: ['urgent'], remove: ['later'] }] }, answers: { ProjectCatalogue: catalogue } })
  const tasks = [taskSubject(1, { labels: [label('42', 'later')] }), taskSubject(2, { labels: [label('41', 'urgent')] }), taskSubject(3)]
  await world.run(setTaskLabels, { task: tasks })
  expect(world.asked[0]?.options.map(({ title, checked }) => [title, checked])).toEqual([
    ['urgent', 'mixed'],
    ['later', 'mixed'],
  ])
  expect(short(world.sent)).toEqual([
    ['AttachLabel', 't-1', '41'],
    ['AttachLabel', 't-3', '41'],
    ['DetachLabel', 't-1', '42'],
  ])
  world.sent.length = 0
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['DetachLabel', 't-1', '41'],
    ['AttachLabel', 't-1', '42'],
    ['DetachLabel', 't-3', '41'],
  ])
})

test('LABEL-03 LABEL-04 a typed label is made once, in black, and attached to all', async () => {
  const world = actionWorld({
    script: { many: [{ text: ['new one'] }] },
    answers: { ProjectCatalogue: catalogue, CreateTaskLabel: { label: label('43', 'new one'), userErrors: [] } },
  })
  await world.run(setTaskLabels, { task: [taskSubject(1), taskSubject(2)] })
  expect(world.sent[0]).toMatchObject({
    name: 'CreateTaskLabel',
    variables: { project: { workspaceSlug: 'acme', projectSlug: 'website' }, input: { title: 'new one', color: '#000000' } },
  })
  expect(short(world.sent.slice(1))).toEqual([
    ['AttachLabel', 't-1', '43'],
    ['AttachLabel', 't-2', '43'],
  ])
})

test('TITLE-04 a title that was saved, wherever it was typed, ends the offer of one that could not be saved before', async () => {
  const subject = titleDraft('t-1')
  const failures = ['Refused once', 'Refused again'].map((text) => sendDraft('ana', subject, text))
  for (const failed of failures) failed.settle(false)
  const refused = actionWorld({ script: { text: ['New'] }, answers: { UpdateTask: failing(new ApiError('INVALID', 'Too long.')) } })
  expect(await refused.run(renameTask, { task: [taskSubject(1)] })).toBe('failed')
  expect(readSent('ana', subject).map(({ text }) => text)).toEqual(['Refused once', 'Refused again', 'New'])
  expect(await actionWorld({ script: { text: ['New'] } }).run(renameTask, { task: [taskSubject(1)] })).toBe('done')
  expect(readSent('ana', subject)).toEqual([])
})

const renamed = new ApiError('CONFLICT', 'Somebody else renamed this task meanwhile: “Theirs”.', {
  refusals: [{ code: 'CONFLICT', message: 'Somebody else renamed this task meanwhile: “Theirs”.', field: ['title'] }],
})

test.each(['OFFLINE', 'CONFLICT', 'INTERNAL_SERVER_ERROR', 'UPSTREAM_ERROR'])(
  'TITLE-04 a title typed for a row is kept when %s comes instead of an answer, and said to be',
  async (code) => {
    const world = actionWorld({
      script: { text: ['Typed'] },
      answers: { UpdateTask: failing(new ApiError(code === 'CONFLICT' ? 'INVALID' : code, 'x')) },
    })
    const subject = titleDraft('t-7')
    expect(await world.run(renameTask, { task: [taskSubject(7)] })).toBe('failed')
    expect(readSent('ana', subject).map(({ text }) => text)).toEqual(['Typed'])
    expect(world.said[0]?.text).toContain('What you typed is kept.')
    expect(await actionWorld({ script: { text: ['Typed'] } }).run(renameTask, { task: [taskSubject(7)] })).toBe('done')
    expect(readSent('ana', subject)).toEqual([])
  },
)

test('a title somebody else changed meanwhile is replaced only after asking; without, one’s own is kept', async () => {
  const theirs = { task: { title: 'Theirs' } }
  const answers = () => {
    let stored = 'Theirs'
    return {
      TaskById: theirs,
      UpdateTask: answering(({ input }: { input: { title: string; was: { title: string } } }) => {
        if (input.was.title !== stored) throw renamed
        stored = input.title
        return { task: null, userErrors: [] }
      }),
    }
  }
  const kept = actionWorld({ script: { text: ['Mine'], confirm: [false] }, answers: answers() })
  await kept.run(renameTask, { task: [taskSubject(8)] })
  expect(kept.asked.at(-1)?.question).toMatchObject({ text: 'It is “Theirs” now. Yours is “Mine”.' })
  expect(readSent('ana', titleDraft('t-8')).map(({ text }) => text)).toEqual(['Mine'])
  const replaced = actionWorld({ script: { text: ['Mine'], confirm: [true] }, answers: answers() })
  await replaced.run(renameTask, { task: [taskSubject(8)] })
  expect(readSent('ana', titleDraft('t-8'))).toEqual([])
  await replaced.undo()
  expect(replaced.sent.filter(({ name }) => name === 'UpdateTask').map(({ variables }) => variables.input)).toEqual([
    { title: 'Mine', was: { title: 'Task 8' } },
    { title: 'Mine', was: { title: 'Theirs' } },
    { title: 'Theirs', was: { title: 'Mine' } },
  ])
})

test('undo of a title takes back one’s own only: somebody else’s stays, is said, and stands in no way', async () => {
  let foreign = false
  const world = actionWorld({
    answers: {
      UpdateTask: answering(() => {
        if (foreign) throw renamed
        return { task: null, userErrors: [] }
      }),
    },
  })
  await world.run(renameTaskTo('Mine'), { task: [taskSubject(1)] })
  foreign = true
  await expect(world.undo()).rejects.toThrow('Somebody else renamed this task meanwhile: “Theirs”. It stays.')
  expect(world.services.undo.size).toBe(0)
})
