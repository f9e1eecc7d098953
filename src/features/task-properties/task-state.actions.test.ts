// Done, progress, status and flags: what is sent, how it is taken back, who may.
import { expect, test } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, answering, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import { archiveTask, draftTask } from './task-flags.actions.ts'
import { changeTaskStatus, favoriteTask, markTaskDone, setTaskProgress, taskProgressTo, taskStatusTo } from './task-state.actions.ts'

const todo = { id: '1', title: 'To do', color: '#8899aa' }
const doing = { id: '2', title: 'Doing', color: '#088efb' }
const catalogue = { workflows: [todo, doing], taskTypes: [], efforts: [], labels: [], boards: [], members: [] }

/** What was sent, shortened: name, task, value. */
const short = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.map(({ name, variables: { task, ...rest } }) => [name, (task as { id: string }).id, ...Object.values(rest)])

test('DONE-01 marking several sends one call per open task, in the task’s lane; undo restores done and progress of each', async () => {
  const world = actionWorld()
  const tasks = [taskSubject(1), taskSubject(2, { progress: 40 }), taskSubject(3, { done: true, progress: 100 })]
  await world.run(markTaskDone, { task: tasks })
  expect(short(world.sent)).toEqual([
    ['SetTaskDone', 't-1', true],
    ['SetTaskDone', 't-2', true],
  ])
  expect(world.sent.map(({ options: { lane, field } }) => [lane, field])).toEqual([
    ['Task:t-1', 'done'],
    ['Task:t-2', 'done'],
  ])
  expect(world.said).toEqual([{ tone: 'done', text: 'Marked as done · 2 tasks' }])
  expect(world.services.undo.size).toBe(1)
  await world.undo()
  expect(short(world.sent.slice(2))).toEqual([
    ['SetTaskDone', 't-1', false],
    ['SetTaskProgress', 't-2', 40],
  ])
})

test('where all are done they are un-marked, and undo marks them again (DONE-04)', async () => {
  const world = actionWorld()
  await world.run(markTaskDone, { task: [taskSubject(1, { done: true, progress: 100 })] })
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['SetTaskDone', 't-1', false],
    ['SetTaskDone', 't-1', true],
  ])
})

test('DONE-01 the status that went along is said, and one undo gives back both (decision 019)', async () => {
  const finished = { id: '9', title: 'Done', color: '#16a34a' }
  const world = actionWorld({
    answers: {
      SetTaskDone: answering(({ done }: { done: boolean }) => ({ task: { done, workflow: done ? finished : doing }, userErrors: [] })),
      UpdateTask: answering(() => ({ task: { done: true, workflow: finished }, userErrors: [] })),
    },
  })
  await world.run(markTaskDone, { task: [taskSubject(1), taskSubject(2)] })
  await world.run(markTaskDone, { task: [taskSubject(1, { workflow: finished, done: true, progress: 100 })] })
  await world.run(taskStatusTo(finished), { task: [taskSubject(1, { workflow: doing })] })
  expect(world.said.map(({ text }) => text)).toEqual([
    'Marked as done · 2 tasks · status Done',
    'Marked as not done · status Doing',
    'Status set to Done · marked as done',
  ])
  world.sent.length = 0
  await world.undo()
  await world.undo()
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { workflowId: '2', was: { workflowId: '9' } }],
    ['SetTaskDone', 't-1', true],
    ['SetTaskDone', 't-1', false],
    ['SetTaskDone', 't-2', false],
  ])
  // Shown at once where it is known.
  expect(world.sent.map(({ options }) => (options.extra as { workflow?: { title: string } }).workflow?.title)).toEqual([
    'Doing',
    'Done',
    'To do',
    'To do',
  ])
})

test('DONE-02 without a stored user nothing is sent', async () => {
  const world = actionWorld({ viewer: null })
  expect(await world.run(markTaskDone, { task: [taskSubject(1)] })).toBe('refused')
  expect(world.sent).toEqual([])
})

test('DONE-05 DEFECT-23 progress is one call of its own; undo restores both', async () => {
  const world = actionWorld({ script: { pick: [{ text: '100%' }] } })
  await world.run(setTaskProgress, { task: [taskSubject(1, { progress: 20 }), taskSubject(2, { done: true, progress: 100 })] })
  expect(short(world.sent)).toEqual([['SetTaskProgress', 't-1', 100]])
  await world.undo()
  expect(short(world.sent.slice(1))).toEqual([['SetTaskProgress', 't-1', 20]])
})

test('DONE-07 a progress out of range cannot be chosen and is never sent', async () => {
  const world = actionWorld({ script: { pick: [null] } })
  await world.run(setTaskProgress, { task: [taskSubject(1)] })
  const fromText = world.asked[0]?.question.fromText as (text: string) => { disabled?: string } | null
  expect([fromText('101')?.disabled, fromText('-5')?.disabled, fromText('45')?.disabled, fromText('half')]).toEqual([
    'Estimative must be between 0% and 100%',
    'Estimative must be between 0% and 100%',
    undefined,
    null,
  ])
  expect(await world.run(taskProgressTo(120), { task: [taskSubject(1)] })).toBe('failed')
  expect(world.said).toEqual([{ tone: 'error', text: 'Estimative must be between 0% and 100%' }])
  expect(world.sent).toEqual([])
})

test('DONE-08 a failed progress is told in the fixed words', async () => {
  const world = actionWorld({ answers: { SetTaskProgress: failing(new ApiError('UPSTREAM_ERROR', 'x')) } })
  expect(await world.run(taskProgressTo(50), { task: [taskSubject(1)] })).toBe('failed')
  expect(world.said[0]?.text).toBe('An error occurred while updating the estimative. Please try again.')
})

test('TEMPLATE-02 the status is chosen from the project’s workflows, the present one marked; undo gives each its own', async () => {
  const world = actionWorld({ script: { pick: ['Doing'] }, answers: { ProjectCatalogue: catalogue } })
  await world.run(changeTaskStatus, { task: [taskSubject(1), taskSubject(2, { workflow: doing }), taskSubject(3, { workflow: null })] })
  expect(world.asked[0]?.options.map(({ title, checked }) => [title, checked])).toEqual([
    ['To do', 'mixed'],
    ['Doing', 'mixed'],
  ])
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { workflowId: '2' }],
    ['UpdateTask', 't-3', { workflowId: '2' }],
  ])
  await world.undo()
  expect(short(world.sent.slice(2))).toEqual([
    ['UpdateTask', 't-1', { workflowId: '1', was: { workflowId: '2' } }],
    ['UpdateTask', 't-3', { workflowId: null, was: { workflowId: '2' } }],
  ])
})

test('TEMPLATE-02 what somebody else set since stays: undo says so, and is not offered again', async () => {
  const refusal = { code: 'CONFLICT', message: 'Its status is another one by now.', field: ['workflowId'] } as const
  const world = actionWorld({
    script: { pick: ['Doing'] },
    answers: {
      ProjectCatalogue: catalogue,
      UpdateTask: answering(({ input }: { input: { was?: object } }) => {
        if (input.was) throw new ApiError('CONFLICT', refusal.message, { refusals: [{ ...refusal, field: [...refusal.field] }] })
        return { task: null, userErrors: [] }
      }),
    },
  })
  await world.run(changeTaskStatus, { task: [taskSubject(1)] })
  await expect(world.undo()).rejects.toThrow('Its status is another one by now. It stays.')
  expect(world.sent.at(-1)?.variables.input).toEqual({ workflowId: '1', was: { workflowId: '2' } })
  expect(world.services.undo.size).toBe(0)
})

test('tasks of several projects share the statuses of equal title, each with its own id', async () => {
  const ops = {
    ...catalogue,
    workflows: [
      { id: '12', title: 'doing', color: '#111111' },
      { id: '13', title: 'Only here', color: '#222222' },
    ],
  }
  const world = actionWorld({
    script: { pick: ['Doing'] },
    answers: { ProjectCatalogue: answering(({ projectSlug }: { projectSlug: string }) => (projectSlug === 'ops' ? ops : catalogue)) },
  })
  await world.run(changeTaskStatus, { task: [taskSubject(1), taskSubject(2, { projectSlug: 'ops' })] })
  expect(world.asked[0]?.options.map(({ title }) => title)).toEqual(['Doing'])
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { workflowId: '2' }],
    ['UpdateTask', 't-2', { workflowId: '12' }],
  ])
})

test('a status that is already chosen needs no question', async () => {
  const world = actionWorld()
  await world.run(taskStatusTo(doing), { task: [taskSubject(1)] })
  expect([world.asked, short(world.sent)]).toEqual([[], [['UpdateTask', 't-1', { workflowId: '2' }]]])
  expect(world.sent[0]?.options.extra).toMatchObject({ workflow: doing, before: { workflow: '1', done: false } })
})

test('FAV-01 FAV-03 everyone may star; undo takes back only the new stars', async () => {
  const world = actionWorld()
  const tasks = [taskSubject(1, { viewerCan: [] }), taskSubject(2, { viewerCan: [], isFavorite: true })]
  expect(await world.run(favoriteTask, { task: tasks })).toBe('done')
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['SetTaskFavorite', 't-1', true],
    ['SetTaskFavorite', 't-1', false],
  ])
})

test.each([
  { action: archiveTask, field: 'isArchived', id: 'TDETAIL-12' },
  { action: draftTask, field: 'isDraft', id: 'TDETAIL-11' },
])('$id $field is set on all, and taken off where all have it', async ({ action, field }) => {
  const world = actionWorld()
  await world.run(action, { task: [taskSubject(1), taskSubject(2, { [field]: true })] })
  await world.run(action, { task: [taskSubject(2, { [field]: true })] })
  await world.undo()
  expect(short(world.sent)).toEqual([
    ['UpdateTask', 't-1', { [field]: true }],
    ['UpdateTask', 't-2', { [field]: false }],
    ['UpdateTask', 't-2', { [field]: true, was: { [field]: false } }],
  ])
})

test('when some fail it says how many, retries only those, and undo leaves them alone', async () => {
  let broken = true
  const world = actionWorld({
    answers: {
      SetTaskDone: answering(({ task }: { task: { id: string } }) => {
        if (broken && task.id !== 't-1') throw new ApiError('UPSTREAM_TIMEOUT', 'x')
        return { task: null, userErrors: [] }
      }),
    },
  })
  expect(await world.run(markTaskDone, { task: [taskSubject(1), taskSubject(2), taskSubject(3)] })).toBe('done')
  expect(world.said[0]).toMatchObject({
    tone: 'error',
    text: '2 of 3 tasks could not be changed. The server took too long to answer. Please try again.',
  })
  await world.undo()
  broken = false
  world.sent.length = 0
  world.said[0]?.retry?.()
  await expect.poll(() => world.said.at(-1)?.text).toBe('Marked as done · 2 tasks')
  expect(short(world.sent)).toEqual([
    ['SetTaskDone', 't-2', true],
    ['SetTaskDone', 't-3', true],
  ])
  expect(world.services.undo.size).toBe(1)
})

test('500 tasks are one step', async () => {
  const world = actionWorld()
  const tasks = Array.from({ length: 500 }, (_, index) => taskSubject(index + 1))
  await world.run(markTaskDone, { task: tasks })
  expect([world.sent.length, new Set(world.sent.map(({ options }) => options.lane)).size, world.services.undo.size]).toEqual([500, 500, 1])
})
