// The gate: nothing runs unless it may, what ran can be taken back, and a failure is one message.
import { CopyIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import { whileDisabled } from '#src/data/app-events.ts'
import { clearDraft, readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import type { ActionDefinition, Context } from './action.ts'
import { hereOf } from './actions-context.tsx'
import { hearDisabling, isDisabled } from './busy.ts'
import { defineAction } from './define-action.ts'
import { onPerformed, perform } from './perform.ts'
import { stateOf } from './state-of.ts'
import type { Subjects } from './subject.ts'

function make(more: Partial<ActionDefinition<'task'>> = {}) {
  const runs: string[][] = []
  const action = defineAction({
    id: 'task.try',
    on: 'task',
    title: 'Try',
    icon: CopyIcon,
    group: 'task',
    run: ({ tasks }) => {
      runs.push(tasks.map(({ id }) => id))
    },
    ...more,
  })
  return { action, runs }
}

function at(subjects: Subjects) {
  const world = actionWorld()
  return { world, here: hereOf(world.services, subjects) }
}

const mine = taskSubject(1, { viewerCan: ['EDIT', 'PAID'] })
const free = taskSubject(2, { viewerCan: ['EDIT'] })
const foreign = taskSubject(3, { viewerCan: [] })

test('ROLE-09 ROLE-10 without the permission an action is hidden and does not run, however it is called', async () => {
  const { action, runs } = make({ needs: 'EDIT' })
  const { here } = at({ task: [mine, foreign] })
  expect(stateOf(action, here).kind).toBe('hidden')
  for (const source of ['palette', 'key', 'button', 'menu', 'drag'] as const) expect(await perform(action, here, source)).toBe('refused')
  expect(runs).toEqual([])
})

test('ROLE-09 MISC-02 a form that is sent once the right to it is gone is answered, and nothing else is', async () => {
  const { action } = make({ needs: 'EDIT' })
  const { here, world } = at({ task: [foreign] })
  for (const source of ['palette', 'key', 'button', 'menu', 'drag'] as const) await perform(action, here, source)
  expect(world.said).toEqual([])
  expect(await perform(action, here, 'form')).toBe('refused')
  expect(world.said).toEqual([{ tone: 'error', text: 'This cannot be done here any more.' }])
})

test('PLAN-03 a paid action is locked with the upgrade text where the plan does not include it', async () => {
  const { action, runs } = make({ plan: true })
  const { here, world } = at({ task: [free] })
  expect(stateOf(action, here)).toEqual({
    kind: 'locked',
    reason: 'This feature is currently unavailable. Please upgrade your account to access all features.',
  })
  expect(await perform(action, here, 'key')).toBe('refused')
  expect(runs).toEqual([])
  expect(JSON.stringify(world.said)).toContain('Please upgrade your account')
})

test('an action that wants one subject is disabled for two, and hidden for none', () => {
  const { action } = make({ single: true })
  expect(stateOf(action, at({ task: [mine, free] }).here)).toEqual({ kind: 'disabled', reason: 'Choose one only.' })
  expect(stateOf(action, at({ task: [] }).here).kind).toBe('hidden')
  expect(stateOf(action, at({ task: [mine] }).here).kind).toBe('ready')
})

test('the reason of a disabled action is said when it is called all the same', async () => {
  const { action } = make({ when: () => ({ reason: 'It is done already.' }) })
  const { here, world } = at({ task: [mine] })
  expect(await perform(action, here, 'menu')).toBe('refused')
  expect(JSON.stringify(world.said)).toContain('It is done already.')
})

test('what ran is told with its surface, and its inverse goes to the undo stack', async () => {
  const undone: string[] = []
  const { action } = make({ run: () => ({ said: 'Tried', undo: () => undone.push('t') }) })
  const { here } = at({ task: [mine] })
  const told: unknown[] = []
  const stop = onPerformed((event) => told.push(event))
  expect(await perform(action, here, 'button')).toBe('done')
  stop()
  expect(told).toEqual([{ id: 'task.try', source: 'button', result: 'done' }])
  expect((await here.services.undo.last())?.label).toBe('Tried')
  expect(undone).toEqual(['t'])
})

test('MISC-02 a failure becomes one message for people and never rejects', async () => {
  const { action } = make({
    run: () => {
      throw new ApiError('UPSTREAM_TIMEOUT', 'raw text of the server')
    },
  })
  const { here, world } = at({ task: [mine] })
  expect(await perform(action, here, 'key')).toBe('failed')
  expect(JSON.stringify(world.said)).toContain('took too long')
  expect(JSON.stringify(world.said)).not.toContain('raw text')
})

test('EVENT-10 OPEN-45 nothing is done to a task while it is moved or deleted, however it is called; to others it is', async () => {
  const stop = hearDisabling()
  const { action, runs } = make()
  const { here, world } = at({ task: [mine] })
  await whileDisabled([mine.id], async () => {
    for (const source of ['palette', 'key', 'button', 'menu', 'drag', 'form'] as const)
      expect(await perform(action, here, source)).toBe('refused')
    expect(runs).toEqual([])
    expect(JSON.stringify(world.said)).toContain('is being moved or deleted just now')
    expect(await perform(action, at({ task: [free] }).here, 'key')).toBe('done')
  })
  expect(await perform(action, here, 'key')).toBe('done')
  expect(runs).toEqual([[free.id], [mine.id]])
  stop()
})

test('EVENT-10 OPEN-45 a task that arrives while it is moved or deleted stays blocked; embedding code blocks it by the id of the server', async () => {
  const made = newTemporaryId()
  const stop = hearDisabling()
  await whileDisabled([made], async () => {
    sessionIds().end(made, { type: 'Task', id: 't-1' })
    expect([made, 't-2'].map((id) => isDisabled(id))).toEqual([true, false])
  })
  expect(isDisabled(made)).toBe(false)
  window.dispatchEvent(new CustomEvent('DisableApp', { detail: { disabled: true, ids: ['t-1'] } }))
  expect(isDisabled(made)).toBe(true)
  stop()
})

test('SCREEN-06 what was typed into a question is forgotten once it has arrived, and waits where it was refused or typed anew', async () => {
  const { action } = make({
    async run({ ask }) {
      const text = await ask.about({}).text({ title: 'Name', draft: 'thing:name' })
      if (text === 'refused') throw new ApiError('INVALID', 'Not that.')
    },
  })
  const answered = async (text: string, kept = text) => {
    const world = actionWorld({ viewer: 'ana', script: { text: [text] } })
    writeDraft('ana', 'thing:name', kept)
    await perform(action, hereOf(world.services, { task: [mine] }), 'key')
    return readDraft('ana', 'thing:name')
  }
  expect(await answered('sent')).toBeNull()
  expect(await answered('refused')).toBe('refused')
  expect(await answered('sent', 'typed anew')).toBe('typed anew')
  clearDraft('ana', 'thing:name')
})

test('what can be taken back stands in the order in which the person did it: an open question counts when it is answered', async () => {
  const { world, here } = at({ task: [mine] })
  const ends = new Map<string, (answer: string) => void>()
  const waiting = (name: string) => new Promise<string>((resolve) => ends.set(name, resolve))
  const ask = { ...world.services.ask, text: () => waiting('asked'), from: () => ask, about: () => ask }
  const place = { ...here, services: { ...here.services, ask } }
  const step = (said: string, run: (context: Context<'task'>) => unknown) =>
    make({
      async run(context) {
        await run(context)
        return { said, undo: () => undefined }
      },
    }).action
  const asked = perform(
    step('Asked', (context) => context.ask.text({ title: 'Which?' })),
    place,
    'key',
  )
  const slow = perform(
    step('Slow', () => waiting('slow')),
    place,
    'key',
  )
  const quick = perform(
    step('Quick', () => undefined),
    place,
    'key',
  )
  await quick
  ends.get('asked')?.('this')
  await asked
  ends.get('slow')?.('')
  await slow
  expect(world.services.undo.list().map(({ label }) => label)).toEqual(['Slow', 'Quick', 'Asked'])
})
