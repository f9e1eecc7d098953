// Recurring tasks over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { RecurrenceForm } from '#src/features/recurrence/recurrence-form.tsx'
import { recurrenceCachePart } from '#src/model/recurrence/recurrence.cache.ts'
import { fakeRule } from '#tests/house/recurrence-subjects.ts'
import { workspaceSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { RecurringTasksPage } from './recurring-tasks-page.tsx'

withRowsInView()

const CONTENT = {
  ...{ description: null, workflowId: null, typeId: null, effortId: null, boardId: null, labelIds: [], checklist: ['Hall', 'Office'] },
}
const PEOPLE = [{ id: 'mia', username: 'mia', name: 'Mia Chen', avatar: null, headline: null }]
const dates = ['2026-11-23', '2026-11-30', '2026-12-07'].map((day) => ({ day, at: `${day}T09:00:00.000Z`, skipped: false }))
const whole = (more: Parameters<typeof fakeRule>[0] = {}) => {
  const rule = fakeRule(more)
  return { ...rule, dates, task: { ...CONTENT, ...rule.task, people: PEOPLE } }
}
const rules = () => [
  whole(),
  whole({ id: 'r-2', title: 'Read the logs', state: 'PAUSED', reason: 'AUTHOR', next: [] }),
  whole({ id: 'r-3', title: 'Close the year', words: 'Every year on 31 December, once', state: 'ENDED', next: [] }),
]

type Asked = { search?: string; state?: string; page: number }
const OK = { userErrors: [] }

/** A host of three rules; what is written is there afterwards. */
function hostOf(all = rules()): FakeRoots & { all: typeof all } {
  const one = (id: string) => all.find((rule) => rule.id === id)
  const written = (id: string, change: object) => ({ recurrence: Object.assign(one(id) ?? {}, change), ...OK })
  const roots = {
    recurrences: ({ search = '', state, page }: Asked) => {
      const nodes = all.filter((rule) => (state ? rule.state === state : true) && rule.title.toLowerCase().includes(search.toLowerCase()))
      return { nodes, page, totalPages: 1, totalCount: nodes.length }
    },
    recurrence: ({ id }: { id: string }) => one(id) ?? null,
    recurrenceRuns: () => ({
      nodes: [
        { day: '2026-11-16', outcome: 'MADE', at: null, task: { taskId: 't-9', code: 'WEB-9', title: 'Water the plants', done: true } },
        { day: '2026-11-09', outcome: 'MISSED', at: null, task: null },
      ],
      ...{ page: 1, totalPages: 1, totalCount: 2 },
    }),
    recurrencePreview: () => ({ words: '', next: dates }),
    projects: () => [
      { id: 'mobile', slug: 'mobile', name: 'Mobile app', viewerCan: [] },
      { id: 'website', slug: 'website', name: 'Website relaunch', viewerCan: ['EDIT', 'PAID'] },
    ],
    pauseRecurrence: ({ id }: { id: string }) => written(id, { state: 'PAUSED', next: [], dates: [] }),
    resumeRecurrence: ({ id }: { id: string }) => written(id, { state: 'ACTIVE', reason: null, next: dates.slice(1) }),
    skipOccurrence: ({ id, day, skipped }: { id: string; day: string; skipped: boolean }) =>
      written(id, { dates: dates.map((date) => (date.day === day ? { ...date, skipped } : date)) }),
    runRecurrence: ({ id }: { id: string }) => ({ task: { id: 't-10', code: 'WEB-10', title: 'Water' }, recurrence: one(id), ...OK }),
    updateRecurrence: ({ id, input }: { id: string; input: { task?: object; rule?: string; time?: string } }) =>
      written(id, {
        ...input,
        task: { ...one(id)?.task, ...input.task },
        ...(input.task && { title: (input.task as { title: string }).title }),
      }),
    createRecurrence: ({ input }: { input: { task: { title: string } } }) => {
      const made = whole({ id: 'r-9', title: input.task.title, words: 'Every 2 weeks on Tuesday' })
      all.push(made)
      return { recurrence: made, ...OK }
    },
    deleteRecurrence: ({ id }: { id: string }) => ({ deletedId: id, ...OK }),
  }
  return { ...(roots as unknown as FakeRoots), all } as never
}

function show({
  roots = hostOf(),
  at = '',
  script = {},
  holdMs,
  viewerCan = ['EDIT', 'PAID'],
}: {
  roots?: FakeRoots
  at?: string
  script?: Script
  holdMs?: number
  viewerCan?: readonly Permission[]
} = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/recurring-tasks" element={<RecurringTasksPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [recurrenceCachePart],
      at: `/acme/recurring-tasks${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => world.actions.services.scene.set({ workspace: workspaceSubject({ slug: 'acme', viewerCan }) }))
  return world
}
const row = (title: string) => until(() => screen.getByRole('row', { name: new RegExp(`^${title}`) }))
const textOf = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title}`) }).textContent

test('RECUR-13 a row says what, when, where, the next date or why there is none', async () => {
  show()
  const first = await row('Water the plants')
  for (const text of ['Every Monday at 09:00', 'Website relaunch', 'in 2 days']) expect(first.textContent).toContain(text)
  expect((await row('Read the logs')).textContent).toContain('Paused')
  expect((await row('Close the year')).textContent).toContain('Every year on 31 December at 09:00, once')
  expect((await row('Close the year')).textContent).toContain('Ended')
})

test('RECUR-13 RECUR-17 Enter opens a rule beside the list: its dates as text with their weekdays, earlier ones with their tasks', async () => {
  const world = show({ at: '?rule=r-1' })
  const pane = await until(() => screen.getByRole('dialog'))
  await until(() => within(pane).getByText(/WEB-9/))
  const next = within(pane).getByRole('region', { name: 'Next dates' })
  expect(within(next).getByText('Monday 23 November 2026 at 09:00')).toBeTruthy()
  expect(within(next).getByRole('button', { name: 'Monday 7 December 2026' })).toBeTruthy()
  expect(within(pane).getByRole('region', { name: 'Earlier dates' }).textContent).toContain('Missed')
  expect(within(pane).getByText('Hall')).toBeTruthy()
  world.actions.services.scene.set({ recurrence: null })
  await world.press('row.next')
  await world.press('recurrence.open')
  expect(world.actions.went).toEqual(['/acme/recurring-tasks?rule=r-1'])
})

test('RECUR-12 a rule that rests by itself says why', async () => {
  show({ at: '?rule=r-2' })
  await until(() => screen.getByText('Paused because its author cannot make tasks in the project any more.'))
})

test('RECUR-11 RECUR-16 X on a date of the calendar skips it at once; arrows walk the dates, undo takes it back', async () => {
  const world = show({ at: '?rule=r-1' })
  const monday = await until(() => screen.getByRole('button', { name: 'Monday 23 November 2026' }))
  act(() => monday.focus())
  fireEvent.keyDown(monday, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 30 November 2026')
  fireEvent.keyDown(document.activeElement as Element, { key: 'x' })
  await until(() => screen.getByRole('button', { name: 'Monday 30 November 2026, skipped' }))
  await until(() => expect(world.actions.said.at(-1)?.text).toBe('Mon 30 Nov is skipped'))
  await act(async () => void (await world.actions.undo()))
  await until(() => screen.getByRole('button', { name: 'Monday 30 November 2026' }))
})

test('RECUR-11 RECUR-15 H pauses and resumes, each with its inverse; a rule that has ended cannot be', async () => {
  const world = show()
  await row('Water the plants')
  await world.press('row.next')
  await world.press('recurrence.pause')
  await until(() => expect(textOf('Water the plants')).toContain('Paused'))
  expect(world.actions.said.at(-1)?.text).toBe('Paused')
  await act(async () => void (await world.actions.undo()))
  await until(() => expect(textOf('Water the plants')).not.toContain('Paused'))
  act(() => world.actions.services.scene.activate('r-3'))
  await world.press('recurrence.pause')
  expect(world.actions.said.at(-1)?.text).toBe('This rule has ended.')
  act(() => world.actions.services.scene.activate('r-2'))
  await world.press('recurrence.pause')
  expect(world.actions.said.at(-1)?.text).toBe('Resumed, next on Mon 30 Nov')
})

test('RECUR-15 a rule is renamed, run and skipped from the list; what was made stays', async () => {
  const world = show({ script: { text: ['Water them all'] } })
  await row('Water the plants')
  await world.press('row.next')
  await world.press('recurrence.rename')
  await row('Water them all')
  await world.press('recurrence.skip-next')
  expect(world.actions.said.at(-1)?.text).toBe('Mon 23 Nov is skipped')
  await world.press('recurrence.run-now')
  expect(world.actions.said.at(-1)?.text).toBe('WEB-10 made')
  expect(world.mutations()).toEqual(['UpdateRecurrence', 'SkipOccurrence', 'RunRecurrence'])
})

test('SCREEN-07 RECUR-06 only its author and admins delete a rule; it is hidden at once and comes back by undo', async () => {
  const all = [whole({ author: { username: 'ana', name: 'Ana', avatar: null } }), whole({ id: 'r-2', title: 'Read the logs' })]
  const world = show({ roots: hostOf(all), script: { confirm: [true] }, holdMs: 60_000 })
  await row('Water the plants')
  act(() => world.actions.services.scene.activate('r-2'))
  await world.press('recurrence.delete')
  expect(world.actions.asked).toEqual([])
  act(() => world.actions.services.scene.activate('r-1'))
  await world.press('recurrence.delete')
  expect(world.actions.asked[0]?.question).toMatchObject({ text: expect.stringContaining('Tasks that it made stay.') })
  await until(() => expect(screen.queryByRole('row', { name: /^Water/ })).toBeNull())
  await act(async () => void (await world.actions.undo()))
  await row('Water the plants')
})

test('RECUR-18 who only reads sees rules and dates, and is offered nothing to write', async () => {
  const reading = rules().map((rule) => ({ ...rule, viewerCan: ['PAID' as const] }))
  const world = show({ roots: hostOf(reading), at: '?rule=r-1', viewerCan: ['PAID'] })
  await until(() => screen.getByRole('button', { name: 'Monday 23 November 2026' }))
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(New rule|Pause|Run now)/ })).toBeNull()
  const monday = screen.getByRole('button', { name: 'Monday 23 November 2026' })
  fireEvent.keyDown(monday, { key: 'x' })
  fireEvent.click(monday)
  expect(world.mutations()).toEqual([])
})

test('RECUR-17 without a rule it says what to press; with the plan gate closed, the text of the gate', async () => {
  show({ roots: hostOf([]) })
  await until(() => screen.getByText('Nothing repeats yet. Press N and type “every monday”.'))
})

test('RECUR-17 PLAN-02 with the plan gate closed it says so', async () => {
  show({ roots: hostOf([]), viewerCan: ['EDIT'] })
  await until(() => screen.getByText('This feature is currently unavailable. Please upgrade your account to access all features.'))
})

test('SCREEN-16 RECUR-13 the address narrows the list; nothing found leads back', async () => {
  const world = show({ at: '?state=paused&q=logs' })
  await row('Read the logs')
  expect(world.sent.find(({ name }) => name === 'ListRecurrences')?.variables).toMatchObject({ state: 'PAUSED', search: 'logs' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search recurring tasks' }), { target: { value: 'nowhere' } })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Clear filters' })))
  expect(world.actions.went).toEqual(['/acme/recurring-tasks'])
})

function showForm(rule: ReturnType<typeof whole> | null = null, roots = hostOf()) {
  const closed: string[] = []
  const world = renderFeature(<RecurrenceForm workspaceSlug="acme" project={null} rule={rule} onClose={() => closed.push('closed')} />, {
    roots,
    actions: registry.all,
    cacheParts: [recurrenceCachePart],
  })
  return { ...world, closed }
}
const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Repeats' })
const type = (text: string) => fireEvent.change(words(), { target: { value: text } })
const said = () => screen.getByRole('status').textContent

test('RECUR-03 what is typed is said back in full with its dates; one key takes the other meaning; what cannot be read says what to try', async () => {
  showForm()
  type('every 2nd tuesday at 8')
  expect(said()).toContain('Every month on the second Tuesday at 08:00')
  await until(() => expect(said()).toContain('Monday 23 November 2026, Monday 30 November 2026'))
  fireEvent.keyDown(words(), { key: 'ArrowDown' })
  expect(words().value).toBe('Every 2 weeks on Tuesday at 08:00')
  type('whenever')
  expect(said()).toBe('Try “every monday” or “last friday”.')
})

test('RECUR-03 the controls below say the same by mouse', async () => {
  showForm()
  type('every monday')
  fireEvent.click(screen.getByRole('button', { name: 'Thursday' }))
  expect(words().value).toBe('Every Monday and Thursday at 09:00')
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Every' }), { target: { value: '3' } })
  expect(said()).toContain('Every 3 weeks on Monday and Thursday at 09:00')
  fireEvent.change(screen.getByLabelText('At'), { target: { value: '07:15' } })
  expect(said()).toContain('at 07:15')
})

test('RECUR-15 RECUR-16 a rule is made of words, a title and a project that may be written to; it says its first date', async () => {
  const world = showForm()
  await until(() => expect(screen.getByRole('combobox', { name: 'Project' }).textContent).toBe('Website relaunch'))
  fireEvent.click(screen.getByRole('button', { name: /^Create rule/ }))
  await until(() => screen.getByText('A title is needed.'))
  type('every other tue at 8, 10 times')
  fireEvent.change(screen.getByRole('textbox', { name: 'Task' }), { target: { value: ' Tidy up ' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Create rule/ })))
  await until(() => expect(world.closed).toEqual(['closed']))
  expect(world.sent.find(({ name }) => name === 'CreateRecurrence')?.variables).toMatchObject({
    project: { workspaceSlug: 'acme', projectSlug: 'website' },
    input: { task: { title: 'Tidy up' }, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', time: '08:00', endsAfter: 10, endsOn: null },
  })
  expect(world.actions.said.at(-1)?.text).toBe('Every 2 weeks on Tuesday, first on Mon 23 Nov')
})

test('RECUR-15 RECUR-16 other words for a rule begin with its own, keep the rest and say the first new date', async () => {
  const world = showForm(whole())
  expect(words().value).toBe('Every Monday at 09:00')
  type('every friday')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Save/ })))
  await until(() => expect(world.closed).toEqual(['closed']))
  expect(world.sent.find(({ name }) => name === 'UpdateRecurrence')?.variables).toMatchObject({
    id: 'r-1',
    input: { rule: 'FREQ=WEEKLY;BYDAY=FR', time: '09:00', endsOn: null, endsAfter: null },
  })
  expect(world.actions.said.at(-1)?.text).toContain('first on Mon 23 Nov')
})
