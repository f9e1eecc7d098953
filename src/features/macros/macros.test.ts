// Macros: recorded once, done to something else by name or key, also after a reload, undone as one.
import { LinkIcon } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { createRegistry, defineAction } from '#src/actions/define-action.ts'
import { subjectsOf } from '#src/actions/scene.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { endStores } from '#src/lib/store.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { actionWorld, answering, taskSubject } from '#tests/kit/action-fakes.ts'
import { registry as all } from '#tests/kit/all-actions.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { macrosOf, readMacros } from './macro.ts'

type Named = { task: { id: string } }
const LABELS = [
  { id: 'l-1', title: 'seo' },
  { id: 'l-2', title: 'bug' },
]

/** Labels are things that are made anew at each reading, as answers are. */
const labelAction = (ticked: Map<string, Set<string>>) =>
  defineAction({
    ...({ id: 'x.labels', on: 'task', title: 'Labels…', icon: LinkIcon, group: 'task' } as const),
    async run({ ask, tasks: [task] }) {
      const own = ticked.get(task.id) ?? new Set()
      ticked.set(task.id, own)
      await ask.many({
        title: 'Labels',
        options: async () => LABELS.map(({ id, title }) => ({ id, title, value: { id } })),
        apply: ({ id }, on) => {
          if (on) own.add(id)
          else own.delete(id)
          return on
        },
      })
      return { said: 'Labels set', undo: () => own.clear() }
    },
  })

/** A page with three tasks; storage lasts from one to the next. */
function page(script: Script = {}) {
  const tasks = new Map<string, TaskSubject>([1, 2, 3].map((n) => [`t-${n}`, taskSubject(n)]))
  const state = { down: false }
  const ticked = new Map<string, Set<string>>()
  const change = (id: string, more: Partial<TaskSubject>) => {
    if (state.down) throw new ApiError('UNREACHABLE', 'down')
    tasks.set(id, { ...(tasks.get(id) as TaskSubject), ...more })
    show()
    return { task: { __typename: 'Task', id, ...more }, userErrors: [] }
  }
  const answers = {
    UpdateTask: answering(({ task, input }: Named & { input: Partial<TaskSubject> }) => change(task.id, input)),
    SetTaskFavorite: answering(({ task, favorite }: Named & { favorite: boolean }) => change(task.id, { isFavorite: favorite })),
  }
  const registry = createRegistry([...all.all, labelAction(ticked)])
  const world = actionWorld({ answers, script, registry })
  const { scene } = world.services
  const show = () => scene.set({ rows: [...tasks.values()] })
  show()
  return {
    ...{ world, state, ticked, script },
    task: (id: string) => tasks.get(id) as TaskSubject,
    /** Does an action to the active row, as a key does. */
    async act(id: string, on = 't-1') {
      scene.activate(on)
      return world.run(registry.get(id) as Action, subjectsOf(scene.get()))
    },
    rows: () => [...tasks.values()].map(({ isFavorite, dueDate, isArchived }) => ({ isFavorite, dueDate, isArchived })),
  }
}

const DUE = new Date('2026-12-04T17:00:00Z')

/** Records due date, favorite and labels on the first task, as `Triage`. */
async function recorded() {
  const first = page({ date: [DUE], many: [{ add: ['bug'] }], text: ['Triage'] })
  await first.act('macro.record')
  for (const id of ['task.due', 'task.favorite', 'x.labels']) await first.act(id)
  await first.act('macro.record')
  return first
}

beforeEach(() => localStorage.clear())

test('what is done between starting and stopping is kept under a name, with its answers, and says its steps', async () => {
  const { world } = await recorded()
  const named = world.asked.find(({ kind }) => kind === 'text')
  expect(named?.question.text).toMatch(/^1\. .*Dec.*\n2\. .*\n3\. Labels set$/)
  expect(world.said.at(-1)?.text).toBe('“Triage” is saved: 3 steps')
  expect(world.progress).toMatchObject([{ text: 'Recording a macro', ended: true }])
  expect(world.progress[0]?.told.at(-1)).toBe('Recording a macro: 3 steps')
})

test('after a reload it is done to another task by its own line without a question, as one step that one undo takes back', async () => {
  await recorded()
  const next = page()
  const before = next.rows()
  expect(await next.act('macro.first', 't-2')).toBe('done')
  expect(next.world.asked).toEqual([])
  expect(next.task('t-2')).toMatchObject({ isFavorite: true, dueDate: DUE.toISOString() })
  expect([...(next.ticked.get('t-2') ?? [])]).toEqual(['l-2'])
  expect(next.rows()[0]).toEqual(before[0])
  expect(next.world.said.map(({ text }) => text)).toEqual(['“Triage”: 3 steps'])
  expect(next.world.services.undo.size).toBe(1)
  await next.world.undo()
  expect(next.rows()).toEqual(before)
  expect(next.ticked.get('t-2')?.size).toBe(0)
  expect((await next.world.services.undo.redo())?.result).toBe('done')
  expect(next.task('t-2')).toMatchObject({ isFavorite: true, dueDate: DUE.toISOString() })
})

test('a step that fails stops it and is named; what was done until then is undone as one, and nothing where nothing was', async () => {
  await recorded()
  const next = page()
  await next.act('task.favorite', 't-2')
  const before = next.rows()
  // It is a favorite already: taking that away would be the opposite of what was recorded.
  await next.act('macro.first', 't-2')
  expect(next.world.said.map(({ text }) => text).slice(-2)).toEqual([
    expect.stringMatching(/^“Triage” stopped at “.*”, step 2 of 3: It is like that already\.$/),
    '“Triage”: 1 of 3 steps',
  ])
  await next.world.undo()
  expect(next.rows()).toEqual(before)
  next.state.down = true
  expect(await next.act('macro.first', 't-3')).toBe('failed')
  expect(next.world.said.at(-1)?.text).toMatch(/^“Triage” stopped at “.*Dec.*”, step 1 of 3: /)
  expect(next.rows()).toEqual(before)
})

test('an undo that fails on its way keeps what is left of it for the next one', async () => {
  await recorded()
  const next = page()
  const before = next.rows()
  await next.act('macro.first', 't-2')
  next.state.down = true
  await expect(next.world.undo()).rejects.toThrow()
  expect(next.task('t-2').isFavorite).toBe(true)
  next.state.down = false
  await next.world.undo()
  expect(next.rows()).toEqual(before)
})

test('without something chosen it says what to choose and does nothing', async () => {
  await recorded()
  const next = page()
  next.world.services.scene.set({ rows: [] })
  expect(await next.world.run(all.get('macro.first') as Action, {})).toBe('failed')
  expect(next.world.said.at(-1)?.text).toMatch(/Choose a task first\.$/)
})

test('a line that is not offered any more is asked for or named, never guessed', async () => {
  await recorded()
  const [macro] = macrosOf('ana').read() ?? []
  if (!macro) throw new Error('Nothing was recorded.')
  const steps = macro.steps
    .slice(2)
    .map((step) => ({ ...step, answers: [{ kind: 'many', ticks: [{ on: true, line: { id: 'gone', title: 'gone' } }] }] }))
  macrosOf('ana').write([{ ...macro, steps }])
  const next = page()
  expect(await next.act('macro.first', 't-2')).toBe('failed')
  expect(next.world.said.at(-1)?.text).toMatch(/“gone” is not there to be chosen\.$/)
})

test('macros are renamed and deleted with a way back; nine are the most, and names are there once', async () => {
  await recorded()
  const next = page({ pick: ['Triage', 'Rename…', 'Groom', 'Delete'], text: ['Groom'] })
  await next.act('macro.manage')
  await next.act('macro.manage')
  expect(macrosOf('ana').read()).toEqual([])
  await next.world.undo()
  expect(
    macrosOf('ana')
      .read()
      ?.map(({ name }) => name),
  ).toEqual(['Groom'])
  await next.world.undo()
  const [macro] = macrosOf('ana').read() ?? []
  expect(macro?.name).toBe('Triage')
  const check = next.world.asked.find(({ kind }) => kind === 'text')?.question.check as (text: string) => string | null
  expect([check(' '), check('x'.repeat(61)), check('fine')]).toEqual([expect.any(String), expect.any(String), null])
  macrosOf('ana').write(Array.from({ length: 9 }, (_, at) => ({ ...(macro as NonNullable<typeof macro>), id: `m${at}`, name: `M ${at}` })))
  await next.act('task.favorite')
  next.script.pick = ['The last change']
  await next.act('macro.of-last')
  expect(next.world.said.at(-1)?.text).toMatch(/as many as can be/)
})

test('the last changes become a macro without recording; what a form did is left out and said', async () => {
  const first = page({ pick: ['The last 2 changes'], text: ['Both'], date: [DUE] })
  await first.act('task.due')
  first.world.services.undo.push({ label: 'Made in a form', undo: () => undefined })
  await first.act('task.favorite')
  await first.act('macro.of-last')
  expect(
    macrosOf('ana')
      .read()?.[0]
      ?.steps.map(({ action }) => action),
  ).toEqual(['task.due', 'task.favorite'])
})

test('taking one step back leaves what came since: a macro that was made later stays, one that was deleted comes back to its place', async () => {
  const first = await recorded()
  const [triage] = macrosOf('ana').read() ?? []
  if (!triage) throw new Error('Nothing was recorded.')
  const groom = { ...triage, id: 'groom', name: 'Groom' }
  macrosOf('ana').write([triage, groom])
  await first.world.undo()
  expect(macrosOf('ana').read()).toEqual([groom])
  macrosOf('ana').write([triage, groom])
  const next = page({ pick: ['Triage', 'Delete'] })
  await next.act('macro.manage')
  macrosOf('ana').write([groom, { ...groom, id: 'third', name: 'Third' }])
  await next.world.undo()
  expect(
    macrosOf('ana')
      .read()
      ?.map(({ name }) => name),
  ).toEqual(['Triage', 'Groom', 'Third'])
})

test('what would be the tenth macro is refused with a sentence, by an undo as well, and takes none away', async () => {
  await recorded()
  const [triage] = macrosOf('ana').read() ?? []
  if (!triage) throw new Error('Nothing was recorded.')
  const nine = Array.from({ length: 9 }, (_, at) => ({ ...triage, id: `m${at}`, name: `M ${at}` }))
  const next = page({ pick: ['Triage', 'Delete'] })
  await next.act('macro.manage')
  macrosOf('ana').write(nine)
  await expect(next.world.undo()).rejects.toThrow('as many as can be. It stays as it is.')
  expect(macrosOf('ana').read()).toEqual(nine)
})

test('the list is read anew only where what is stored is another', async () => {
  await recorded()
  const first = readMacros('ana')
  expect(readMacros('ana')).toBe(first)
  macrosOf('ana').write([...first, ...first.map((one) => ({ ...one, id: 'other' }))])
  expect(readMacros('ana')).toHaveLength(2)
  expect(readMacros('ben')).toEqual([])
})

test('signing out ends the recording and what it shows', async () => {
  const { world, act } = page()
  await act('macro.record')
  endStores()
  expect(world.progress).toMatchObject([{ ended: true }])
  await act('macro.record')
  expect(world.progress).toHaveLength(2)
  await act('macro.record')
})

test('what is stored by another version or by hand is left out, and never stops the page', async () => {
  await recorded()
  const good = JSON.parse(localStorage.getItem(macrosOf('ana').key) ?? '[]')
  localStorage.setItem(macrosOf('ana').key, JSON.stringify([{ id: 1 }, { ...good[0], steps: [{ action: 'x' }] }, ...good, null]))
  expect(macrosOf('ana').read()).toEqual(good)
})
