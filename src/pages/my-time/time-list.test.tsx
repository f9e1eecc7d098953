// Logged time as a list over the real client and schema: days with sums, edits where things stand, moves and deletes that are taken back.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { timeEntryCachePart } from '#src/features/time-entry/time-entry.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { MyTimePage } from './my-time-page.tsx'

withRowsInView()

// Saturday, the 21st of November 2026, noon.
const ANA = { username: 'ana', name: 'Ana Souza', avatar: null }
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
const task = (index: number) => ({ taskId: `t-${index}`, code: `WEB-${index}`, title: `Task ${index}` })

type Entry = { id: string; startedAt: string; endedAt: string; comment: string; taskId: string }
type OnInvoice = { invoiceId: string | null; number: string | null }
const secondsOf = ({ startedAt, endedAt }: Entry) => (Date.parse(endedAt) - Date.parse(startedAt)) / 1000

/** Three entries on two days; what is written is there when the list is read again. */
function hostOf({
  viewerCan = ['EDIT', 'ADMIN'],
  refuse = false,
  on = {},
}: {
  viewerCan?: string[]
  refuse?: boolean
  on?: Record<string, OnInvoice>
} = {}) {
  let entries: Entry[] = [
    { id: '1', startedAt: at(16, 9), endedAt: at(16, 10), comment: 'First', taskId: 't-1' },
    { id: '2', startedAt: at(17, 9), endedAt: at(17, 11), comment: '', taskId: 't-1' },
    { id: '3', startedAt: at(17, 12), endedAt: at(17, 12, 30), comment: 'Third', taskId: 't-2' },
  ]
  const project = { slug: 'website', name: 'Website relaunch', archived: false, viewerCan }
  const shown = ({ taskId, ...entry }: Entry) => ({
    ...entry,
    ...{ total: '', seconds: secondsOf({ taskId, ...entry }), user: ANA, editedBy: null, invoice: on[entry.id] ?? null, project },
    task: task(Number(taskId.slice(2))),
  })
  const roots = {
    timePeople: () => [ANA],
    tasks: () => ({
      nodes: [{ id: 't-2', code: 'WEB-2', title: 'Task 2', workspaceSlug: 'acme', projectSlug: 'website' }],
      totalPages: 1,
    }),
    timeLog: ({ filter }: { filter: { search?: string } }) => {
      const found = entries.filter(({ comment }) => comment.includes(filter.search ?? ''))
      const dayOf = ({ startedAt }: Entry) => `2026-11-${new Date(startedAt).getDate()}`
      const days = [...new Set(found.map(dayOf))]
      const sum = (list: readonly Entry[]) => list.reduce((all, one) => all + secondsOf(one), 0)
      return {
        nodes: found.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)).map(shown),
        ...{ page: 1, totalPages: 1, totalCount: found.length },
        totals: {
          seconds: sum(found),
          estimatedHours: 0,
          groups: [],
          days: days.map((day) => ({ day, key: 'ana', seconds: sum(found.filter((one) => dayOf(one) === day)) })),
        },
      }
    },
    task: ({ id }: { id: string }) => ({ ...fakeTask(1), id }),
    timeEntries: () => ({ nodes: entries.map(shown) }),
    updateTimeEntry: ({ id, input }: { id: string; input: Partial<Entry> }) => {
      if (refuse)
        return { timeEntry: null, userErrors: [{ code: 'INVALID', field: ['endedAt'], message: 'The end must not be in the future.' }] }
      entries = entries.map((entry) => (entry.id === id ? { ...entry, ...input } : entry))
      const found = entries.find((entry) => entry.id === id)
      return { timeEntry: found && shown(found), userErrors: [] }
    },
    deleteTimeEntry: ({ id }: { id: string }) => {
      entries = entries.filter((entry) => entry.id !== id)
      return { deletedId: id, userErrors: [] }
    },
  }
  return { roots, entry: (id: string) => entries.find((entry) => entry.id === id) }
}

function show(host = hostOf(), { script = {}, query = '', holdMs = 0 }: { script?: Script; query?: string; holdMs?: number } = {}) {
  return renderFeature(
    <Routes>
      <Route path="/:companySlug/time-trackings" element={<MyTimePage />} />
    </Routes>,
    {
      roots: host.roots,
      actions: registry.all,
      cacheParts: [timeEntryCachePart],
      script,
      holdMs,
      at: `/acme/time-trackings?view=list${query}`,
    },
  )
}

const rowOf = (id: string) =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
    if (!row) throw new Error(`No row ${id}`)
    return row
  })
const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const focus = async (id: string) => {
  const row = await rowOf(id)
  act(() => row.focus())
  return row
}

test('TIME-10 entries stand below their days with sums, newest first, with project, task, comment, times and total', async () => {
  const { sent } = show()
  const row = await rowOf('2')
  expect(heads()).toEqual(['Tue, 17 Nov 2:30', 'Mon, 16 Nov 1:00'])
  expect([...document.querySelectorAll('[data-row]')].map((one) => one.getAttribute('data-row'))).toEqual(['3', '2', '1'])
  expect(row.textContent).toContain('Website relaunchWEB-1Task 1No comment09:00–11:002:00')
  expect(sent.find(({ name }) => name === 'TimeLog')?.variables).toMatchObject({
    filter: { from: '2026-11-16', to: '2026-11-22', members: ['ana'] },
    page: 1,
  })
})

test('TIME-10 TIME-16 `e` edits the comment where it stands, Enter saves, undo gives it back', async () => {
  const host = hostOf()
  const world = show(host)
  const row = await focus('1')
  await act(() => world.press('timelog.edit'))
  const field = within(row).getByRole('textbox', { name: 'Comment on WEB-1' })
  fireEvent.change(field, { target: { value: 'Read the proofs' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(host.entry('1')?.comment).toBe('Read the proofs'))
  expect((await rowOf('1')).textContent).toContain('Read the proofs')
  await act(async () => void (await world.actions.undo()))
  await until(() => expect(host.entry('1')?.comment).toBe('First'))
})

test('TIME-10 TIME-17 times are edited where they stand; row, day and whole follow before the host answers', async () => {
  const host = hostOf()
  const world = show(host)
  fireEvent.click(within(await rowOf('2')).getByRole('button', { name: /^When on/ }))
  const field = screen.getByRole('textbox', { name: 'When on WEB-1' })
  expect((field as HTMLInputElement).value).toBe('09:00-11:00')
  fireEvent.change(field, { target: { value: '9:00-12:30' } })
  expect(screen.getByRole('status').textContent).toBe('= 3 h 30, was 2 h')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(heads()[0]).toBe('Tue, 17 Nov 4:00')
  await until(() => expect(host.entry('2')?.endedAt).toBe(at(17, 12, 30)))
  await until(() => expect(screen.getByTitle('Sum of what is shown').textContent).toBe('5:00'))
  await act(async () => void (await world.actions.undo()))
  await until(() => expect(heads()[0]).toBe('Tue, 17 Nov 2:30'))
})

test('TIME-17 refused times go back and say why; what is none is not sent', async () => {
  const world = show(hostOf({ refuse: true }))
  await focus('2')
  await act(() => world.press('timelog.times'))
  const field = screen.getByRole('textbox', { name: 'When on WEB-1' })
  fireEvent.change(field, { target: { value: 'soon' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(world.mutations()).toEqual([])
  fireEvent.change(field, { target: { value: '3h' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(world.actions.said.map(({ text }) => text).join()).toContain('The end must not be in the future.'))
  await until(() => expect(heads()[0]).toBe('Tue, 17 Nov 2:30'))
})

test('TIME-10 selected entries are moved to another task of the project, and back', async () => {
  const host = hostOf()
  const world = show(host, { script: { pick: ['t-2'] } })
  await focus('1')
  act(() => world.actions.services.scene.toggle('1'))
  act(() => world.actions.services.scene.toggle('2'))
  expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeTruthy()
  await act(() => world.press('timelog.move'))
  await until(() => expect([host.entry('1')?.taskId, host.entry('2')?.taskId]).toEqual(['t-2', 't-2']))
  expect(world.actions.said.at(-1)?.text).toContain('2 entries moved to WEB-2')
  await act(async () => void (await world.actions.undo()))
  await until(() => expect([host.entry('1')?.taskId, host.entry('2')?.taskId]).toEqual(['t-1', 't-1']))
})

test('TIME-09 TIME-10 a deleted entry is gone from row and sums at once, and back with undo; members do not delete', async () => {
  const host = hostOf()
  const world = show(host, { holdMs: 60_000 })
  await focus('2')
  await act(() => world.press('timelog.delete'))
  expect(heads()[0]).toBe('Tue, 17 Nov 0:30')
  expect(screen.getByTitle('Sum of what is shown').textContent).toBe('1:30')
  await act(async () => void (await world.actions.undo()))
  expect(heads()[0]).toBe('Tue, 17 Nov 2:30')
  expect(host.entry('2')).toBeDefined()
})

test('TIME-09 a member is not offered to delete', async () => {
  const host = hostOf({ viewerCan: ['EDIT'] })
  const world = show(host)
  await focus('2')
  await act(() => world.press('timelog.delete'))
  expect(heads()[0]).toBe('Tue, 17 Nov 2:30')
})

test('TIME-01 TIME-12 `Shift+v` goes round with the days in the address, ranges are chosen and typed', async () => {
  const world = show(undefined, {
    query: '&from=2026-11-01&to=2026-11-30',
    script: { pick: ['Calendar Last month 2026-10-01', 'own'], text: ['9 nov, 20 nov'] },
  })
  await screen.findByRole('grid')
  await act(() => world.press('time.view'))
  await act(() => world.press('time.earlier'))
  await act(() => world.press('time.now'))
  await act(() => world.press('time.range'))
  await act(() => world.press('time.range'))
  const path = '/acme/time-trackings'
  expect(world.actions.went.slice(-4)).toEqual([
    `${path}?view=list&from=2026-10-01&to=2026-10-31`,
    `${path}?view=list&from=2026-11-01&to=2026-11-30`,
    `${path}?view=list&from=2026-10-01&to=2026-10-31`,
    `${path}?view=list&from=2026-11-09&to=2026-11-20`,
  ])
  expect(world.actions.asked.at(-1)?.question).toMatchObject({ title: 'From … to …' })
  const question = world.actions.asked.at(-1)?.question as unknown as { check: (text: string) => string | null } | undefined
  expect(question?.check('20 nov, 9 nov')).toBe('End date cannot be earlier than start date.')
})

test('TIME-20 a range without time says so; with a filter nothing matches, and the filter can be cleared', async () => {
  show({
    ...hostOf(),
    roots: {
      ...hostOf().roots,
      timeLog: () => ({
        nodes: [],
        page: 1,
        totalPages: 1,
        totalCount: 0,
        totals: { seconds: 0, estimatedHours: 0, groups: [], days: [] },
      }),
    },
  })
  expect(await screen.findByText('Nothing was logged in this range.')).toBeTruthy()
})

test('TIME-12 SCREEN-16 words that nothing has offer to clear the filters', async () => {
  const world = show(undefined, { query: '&q=nowhere' })
  expect(await screen.findByText('Nothing matches.')).toBeTruthy()
  await act(() => world.press('time.clear-filters'))
  expect(world.actions.went).toEqual(['/acme/time-trackings?view=list'])
})

test('TIME-16 rows keep the keys of their task: `w` logs on it', async () => {
  const world = show()
  await focus('2')
  await act(() => world.press('timelog.log'))
  expect(world.sent.find(({ name }) => name === 'TaskById')?.variables).toEqual({
    workspaceSlug: 'acme',
    projectSlug: 'website',
    id: 't-1',
  })
  await until(() => expect(world.actions.services.dialogs.list().map(({ name }) => name)).toEqual(['time-entry.log']))
})

test('INV-10 time on a draft says so and is changed as before; on an issued invoice it is locked and leads there', async () => {
  const on = {
    '1': { invoiceId: 'i-1', number: null },
    '2': { invoiceId: 'i-2', number: '2026-0012' },
    '3': { invoiceId: null, number: '2026-0013' },
  }
  const world = show(hostOf({ on }))
  const [draft, issued, others] = await Promise.all(['1', '2', '3'].map(rowOf))
  expect(
    within(draft as HTMLElement)
      .getByRole('link', { name: 'On draft' })
      .getAttribute('href'),
  ).toBe('/acme/invoices/i-1')
  expect(
    within(issued as HTMLElement)
      .getByRole('link', { name: 'Invoiced 2026-0012' })
      .getAttribute('href'),
  ).toBe('/acme/invoices/i-2')
  expect(within(others as HTMLElement).queryByRole('link', { name: /Invoiced/ })).toBeNull()
  expect(within(others as HTMLElement).getByText('Invoiced 2026-0013')).toBeDefined()
  expect(within(draft as HTMLElement).getByRole('button', { name: /^When on/ })).toBeDefined()
  expect(within(issued as HTMLElement).queryByRole('button', { name: /^When on/ })).toBeNull()
  await focus('2')
  await world.press('timelog.delete')
  expect(world.actions.said.at(-1)?.text).toBe('This time is on invoice 2026-0012.')
})
