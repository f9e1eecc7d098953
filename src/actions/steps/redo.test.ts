// Doing again what was taken back: the same values, the same answers, and what was made anew under its new name.
import fc from 'fast-check'
import { LinkIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { redoLast, repeatLast, undoHistory } from '#src/app/actions/undo.actions.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type ActionWorld, actionWorld, answering, taskSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'

type Named = { task: { id: string } }

/** A host of a few tasks, and what can be done to them. */
function taskHost(script: Script = {}) {
  const tasks = new Map<string, TaskSubject>([1, 2, 3].map((n) => [`t-${n}`, taskSubject(n)]))
  const state = { down: false, made: 0 }
  const change = (id: string, more: Partial<TaskSubject>) => {
    if (state.down) throw new ApiError('UNREACHABLE', 'down')
    const before = tasks.get(id)
    if (!before) throw new ApiError('NOT_FOUND', 'gone')
    tasks.set(id, { ...before, ...more })
    return { task: { __typename: 'Task', id, ...more }, userErrors: [] }
  }
  const answers = {
    UpdateTask: answering(({ task, input: { was: _, ...input } }: Named & { input: Partial<TaskSubject> & { was?: object } }) =>
      change(task.id, input),
    ),
    SetTaskDone: answering(({ task, done }: Named & { done: boolean }) => change(task.id, { done })),
    SetTaskFavorite: answering(({ task, favorite }: Named & { favorite: boolean }) => change(task.id, { isFavorite: favorite })),
    DuplicateTask: answering(({ task }: Named) => {
      const before = tasks.get(task.id)
      if (!before) throw new ApiError('NOT_FOUND', 'gone')
      const id = `00000000-0000-4000-8000-${String(++state.made).padStart(12, '0')}`
      tasks.set(id, { ...before, id })
      return { task: { __typename: 'Task', ...before, id }, userErrors: [] }
    }),
    TaskById: answering(({ id }: { id: string }) => ({ task: tasks.get(id) ?? null })),
    DeleteTask: answering(({ task }: Named) => {
      tasks.delete(task.id)
      return { userErrors: [] }
    }),
  }
  const world = actionWorld({ answers, script })
  const task = (id: string) => tasks.get(id) as TaskSubject
  return { world, tasks, task, state, content: () => [...tasks.values()].map(({ id: _, ...rest }) => JSON.stringify(rest)).toSorted() }
}

const run = (world: ActionWorld, id: string, task: TaskSubject) => world.run(registry.get(id) as Action, { task: [task] })

test('any steps, all taken back, all done again: the same state', async () => {
  const step = fc.record({
    id: fc.constantFrom('task.done', 'task.favorite', 'task.archive', 'task.due', 'task.duplicate'),
    pick: fc.nat(20),
    days: fc.nat(40),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const script: Script = { date: [] }
      const { world, tasks, task, content } = taskHost(script)
      const first = content()
      for (const { id, pick, days } of steps) {
        const ids = [...tasks.keys()]
        script.date = [new Date(Date.UTC(2026, 10, 21 + days, 12))]
        await run(world, id, task(ids[pick % ids.length] ?? ''))
      }
      const last = content()
      const { undo } = world.services
      const count = undo.size
      while (undo.size > 0) expect(await undo.last()).not.toBeNull()
      expect(content()).toEqual(first)
      for (let done = 0; done < count; done++) expect((await undo.redo())?.result, JSON.stringify(world.said)).toBe('done')
      expect(content()).toEqual(last)
      while (undo.size > 0) expect(await undo.last()).not.toBeNull()
      expect(content()).toEqual(first)
    }),
    { numRuns: 40 },
  )
})

test('redo answers as the first time and asks nothing; a new step ends what could be done again', async () => {
  const due = new Date('2026-12-04T17:00:00Z')
  const { world, task } = taskHost({ date: [due] })
  await run(world, 'task.due', task('t-1'))
  await world.undo()
  expect(task('t-1').dueDate).toBeNull()
  await world.run(redoLast, {})
  expect(task('t-1').dueDate).toBe(due.toISOString())
  expect(world.asked).toHaveLength(1)
  expect(world.said.at(-1)?.text).toMatch(/^Redone: /)
  await world.undo()
  await run(world, 'task.favorite', task('t-1'))
  await world.run(redoLast, {})
  expect(world.said.at(-1)?.text).toBe('There is nothing to redo.')
})

test('what could not be done again is told and stays to be done again', async () => {
  const { world, task, state } = taskHost()
  await run(world, 'task.favorite', task('t-1'))
  await world.undo()
  state.down = true
  await world.run(redoLast, {})
  expect(task('t-1').isFavorite).toBe(false)
  expect(world.said.at(-1)?.tone).toBe('error')
  state.down = false
  await world.run(redoLast, {})
  expect(task('t-1').isFavorite).toBe(true)
})

test('what may not be done any more is not done again, and said', async () => {
  const { world, task } = taskHost()
  const mine = { ...task('t-1') }
  await run(world, 'task.archive', mine)
  await world.undo()
  Object.assign(mine, { viewerCan: [] })
  await world.run(redoLast, {})
  expect(task('t-1').isArchived).toBe(false)
  expect(world.said.at(-1)?.text).toMatch(/cannot be done again/)
})

test('the history lists the steps with what they did; one in the middle is taken back where later ones allow', async () => {
  const script: Script = { pick: [] }
  const { world, task } = taskHost(script)
  await run(world, 'task.favorite', task('t-1'))
  await run(world, 'task.archive', task('t-2'))
  await run(world, 'task.favorite', task('t-1'))
  await run(world, 'task.duplicate', task('t-3'))
  script.pick = ['done 1']
  await world.run(undoHistory, {})
  const [asked] = world.asked
  expect(asked?.options.map(({ title, hint, disabled }) => [title, disabled ?? hint])).toEqual([
    ['Duplicated', 'WEB-3 Task 3 · just now'],
    [expect.any(String), 'WEB-1 Task 1 · just now'],
    [expect.any(String), 'WEB-2 Task 2 · just now'],
    [expect.any(String), expect.stringMatching(/^Undo “.*” first: it changed the same later$/)],
  ])
  expect(task('t-2').isArchived).toBe(false)
  expect(task('t-1').isFavorite).toBe(false)
  expect(world.services.undo.size).toBe(3)
})

test('what cannot be taken back is listed by what was done, and says once why it stays', async () => {
  const { world } = taskHost({ pick: [null] })
  const { undo } = world.services
  const lasting = (title: string, outcome: Outcome) =>
    defineAction({ id: `x.${title}`, on: 'app', title, icon: LinkIcon, group: 'task', run: async () => outcome })
  await world.run(lasting('Share', { said: 'It is shared', stays: 'End the link where it is shared.' }), {})
  await world.run(lasting('Share quietly', { stays: 'It stays.' }), {})
  await world.run(undoHistory, {})
  expect(world.asked[0]?.options.map(({ title, disabled }) => [title, disabled])).toEqual([
    ['Share quietly', 'It stays.'],
    ['It is shared', 'End the link where it is shared.'],
  ])
  expect(undo.size).toBe(2)
})

test('what a step made is not taken away while a later one is about it', async () => {
  const script: Script = { pick: [null] }
  const { world, tasks, task } = taskHost(script)
  await run(world, 'task.duplicate', task('t-1'))
  const copy = [...tasks.values()].at(-1) as TaskSubject
  await run(world, 'task.archive', copy)
  await world.run(undoHistory, {})
  expect(world.asked[0]?.options.map(({ disabled }) => disabled)).toEqual([undefined, expect.stringMatching(/it is about what this made$/)])
})

test('what was taken back stands above, the last of it to be done again', async () => {
  const script: Script = { pick: ['undone 0'] }
  const { world, task } = taskHost(script)
  await run(world, 'task.favorite', task('t-1'))
  await run(world, 'task.archive', task('t-2'))
  await world.undo()
  await world.undo()
  await world.run(undoHistory, {})
  expect(world.asked[0]?.options.map(({ group, disabled }) => [group, disabled !== undefined])).toEqual([
    ['Redo', false],
    ['Redo', true],
  ])
  expect(task('t-1').isFavorite).toBe(true)
  expect(task('t-2').isArchived).toBe(false)
})

test('repeat does the last change to what is chosen now, without asking, as a step of its own', async () => {
  const due = new Date('2026-12-04T17:00:00Z')
  const { world, task } = taskHost({ date: [due] })
  await run(world, 'task.due', task('t-1'))
  world.services.scene.set({ rows: [task('t-1'), task('t-2'), task('t-3')], selected: ['t-2', 't-3'] })
  await world.run(repeatLast, {})
  expect([task('t-2').dueDate, task('t-3').dueDate]).toEqual([due.toISOString(), due.toISOString()])
  expect(world.asked).toHaveLength(1)
  await world.undo()
  expect(['t-1', 't-2', 't-3'].map((id) => task(id).dueDate)).toEqual([due.toISOString(), null, null])
})

test('what was done again can be repeated like what was done first', async () => {
  const due = new Date('2026-12-04T17:00:00Z')
  const { world, task } = taskHost({ date: [due] })
  await run(world, 'task.due', task('t-1'))
  await world.undo()
  await world.run(redoLast, {})
  world.services.scene.set({ rows: [task('t-2')], active: 't-2' })
  await world.run(repeatLast, {})
  expect(task('t-2').dueDate).toBe(due.toISOString())
})

test('repeat never does the opposite, and says what it lacks', async () => {
  const { world, task } = taskHost()
  await world.run(repeatLast, {})
  expect(world.said.at(-1)?.text).toBe('There is nothing to repeat.')
  await run(world, 'task.favorite', task('t-1'))
  await world.run(repeatLast, {})
  expect(world.said.at(-1)?.text).toMatch(/^Choose first what “.*” is to be repeated on: a task\.$/)
  world.services.scene.set({ rows: [task('t-1')], active: 't-1' })
  await world.run(repeatLast, {})
  expect(task('t-1').isFavorite).toBe(true)
  expect(world.said.at(-1)?.text).toBe('It is like that already.')
})

test('repeating what takes away asks again', async () => {
  const { world, task } = taskHost({ confirm: [true, false] })
  await run(world, 'task.delete', task('t-1'))
  world.services.scene.set({ rows: [task('t-2')], active: 't-2' })
  await world.run(repeatLast, {})
  expect(world.asked).toHaveLength(2)
  expect(world.services.hold.hidden().has('t-2')).toBe(false)
})
