// One's own week over the real client and schema: the grid, its keys, cells that follow at once and go back when refused.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { timeEntryCachePart } from '#src/features/time-entry/time-entry.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { MyTimePage } from './my-time-page.tsx'

// Saturday, the 21st of November 2026, noon.
const WEEK = '2026-11-16'
const ANA = { username: 'ana', name: 'Ana Souza', avatar: null }
const WEB = { slug: 'website', name: 'Website relaunch', archived: false, viewerCan: ['EDIT', 'ADMIN'] }
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

function entryOf(id: string, start: Date, end: Date) {
  const seconds = (end.getTime() - start.getTime()) / 1000
  return {
    id,
    startedAt: start.toISOString(),
    endedAt: end.toISOString(),
    total: '',
    seconds,
    comment: '',
    user: ANA,
    editedBy: null,
    invoice: null,
  }
}

type Entry = ReturnType<typeof entryOf> & { taskId: string }
type Input = { startedAt?: string; endedAt?: string; comment?: string }

/** A host of two tasks; what is written is there when the week is read again. */
function hostOf({ viewerCan = WEB.viewerCan, refuse = false } = {}) {
  const entries: Entry[] = [
    { ...entryOf('1', at(16, 9), at(16, 10)), taskId: 'one' },
    { ...entryOf('2', at(17, 9), at(17, 11)), taskId: 'two' },
  ]
  const refused = { timeEntry: null, userErrors: [{ code: 'INVALID', field: ['endedAt'], message: 'The end must not be in the future.' }] }
  const project = { ...WEB, viewerCan }
  const sums = (own: Entry[]) => own.reduce((sum, { seconds }) => sum + seconds, 0)
  const dayOf = ({ startedAt }: Entry) => `2026-11-${String(new Date(startedAt).getDate()).padStart(2, '0')}`
  const roots: FakeRoots = {
    timeSheet: () => ({
      rows: ['one', 'two'].map((taskId, index) => {
        const own = entries.filter((entry) => entry.taskId === taskId)
        const days = [...new Set(own.map(dayOf))].sort()
        return {
          task: { taskId, code: `WEB-${index + 1}`, title: `Task ${taskId}` },
          project,
          ...{ reason: 'TIME', pinned: false, lastWeekSeconds: 0, seconds: sums(own) },
          cells: days.map((day) => {
            const list = own.filter((entry) => dayOf(entry) === day)
            return { day, seconds: sums(list), entryCount: list.length, entries: list }
          }),
        }
      }),
      ...{ seconds: sums(entries), running: null, since: '2026-11-01' },
    }),
    logTime: ({ task, input }: { task: { id: string }; input: Required<Input> }) => {
      if (refuse) return refused
      const made = { ...entryOf(`${entries.length + 1}`, new Date(input.startedAt), new Date(input.endedAt)), taskId: task.id }
      entries.push(made)
      return { timeEntry: made, userErrors: [] }
    },
    timeEntries: ({ taskId }: { taskId: string }) => ({ nodes: entries.filter((one) => one.taskId === taskId) }),
    updateTimeEntry: ({ id, input }: { id: string; input: Input }) => {
      const at = entries.findIndex((entry) => entry.id === id)
      const entry = entries[at]
      if (refuse || !entry) return refused
      const [start, end] = [new Date(input.startedAt ?? entry.startedAt), new Date(input.endedAt ?? entry.endedAt)]
      entries[at] = { ...entryOf(id, start, end), taskId: entry.taskId }
      return { timeEntry: entries[at], userErrors: [] }
    },
  }
  return { roots, entries }
}

function show(host = hostOf(), { script = {}, at = '' }: { script?: Script; at?: string } = {}) {
  return renderFeature(
    <Routes>
      <Route path="/:companySlug/time-trackings" element={<MyTimePage />} />
    </Routes>,
    { roots: host.roots, actions: registry.all, cacheParts: [timeEntryCachePart], script, at: `/acme/time-trackings${at}` },
  )
}

const cell = (day: string, code = 'WEB-1') => screen.findByRole('gridcell', { name: new RegExp(`^${day}.*, ${code},`) })
const typeInto = async (element: HTMLElement, text: string) => {
  act(() => element.focus())
  fireEvent.keyDown(element, { key: text.charAt(0) })
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: text } })
  return field
}

test('TIME-01 TIME-05 the week of the address is read in the reader’s zone, rows below projects, with sums of rows, days and the whole', async () => {
  const { sent } = show(undefined, { at: '?week=2026-11-18' })
  const grid = await screen.findByRole('grid')
  expect(sent.find(({ name }) => name === 'TimeSheet')?.variables).toMatchObject({ workspaceSlug: 'acme', week: WEEK, member: 'ana' })
  expect(within(grid).getByRole('row', { name: 'WEB-1 Task one' }).textContent).toContain('1:00')
  expect(within(grid).getByText('Website relaunch')).toBeTruthy()
  const foot = within(grid).getByRole('row', { name: /^All/ })
  expect([...foot.children].map(({ textContent }) => textContent)).toEqual([
    'All',
    '1:00',
    '2:00',
    '0:00',
    '0:00',
    '0:00',
    '0:00',
    '0:00',
    '3:00',
  ])
})

test('TIME-06 TIME-07 TIME-17 a digit begins, the cell says what it understands, Enter logs; sums follow before the host answers', async () => {
  const host = hostOf()
  const world = show(host)
  const field = await typeInto(await cell('Wed'), '1h30')
  expect(screen.getByRole('status').textContent).toBe('= 1 h 30')
  fireEvent.change(field, { target: { value: '2' } })
  expect(screen.getByRole('status').textContent).toBe('= 2 h')
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(screen.getByRole('row', { name: /^All/ }).textContent).toContain('5:00'))
  await until(() => expect(world.mutations()).toEqual(['LogCellTime']))
  await until(() => expect(host.entries.at(-1)).toMatchObject({ startedAt: at(18, 9).toISOString(), endedAt: at(18, 11).toISOString() }))
  // Enter goes down.
  expect(document.activeElement).toBe(await cell('Wed', 'WEB-2'))
})

test('TIME-07 TIME-17 one entry’s end moves, and undo restores it', async () => {
  const host = hostOf()
  const world = show(host)
  fireEvent.keyDown(await typeInto(await cell('Mon'), '+30m'), { key: 'Tab' })
  await until(() => expect(host.entries[0]?.endedAt).toBe(at(16, 10, 30).toISOString()))
  await until(async () => expect(document.activeElement).toBe(await cell('Tue')))
  await act(async () => void (await world.actions.undo()))
  await until(() => expect(host.entries[0]?.endedAt).toBe(at(16, 10).toISOString()))
})

test('TIME-17 a refused cell goes back and says why', async () => {
  const world = show(hostOf({ refuse: true }))
  fireEvent.keyDown(await typeInto(await cell('Wed'), '1h'), { key: 'Enter' })
  await until(() => expect(world.actions.said.map(({ text }) => text).join()).toContain('The end must not be in the future.'))
  await until(() => expect(screen.getByRole('row', { name: /^All/ }).textContent).toContain('3:00'))
})

test('TIME-09 a member who empties a cell reads who may, and nothing is sent', async () => {
  const world = show(hostOf({ viewerCan: ['EDIT'] }))
  const monday = await cell('Mon')
  act(() => monday.focus())
  fireEvent.keyDown(monday, { key: 'Delete' })
  await until(() => expect(world.actions.said.map(({ text }) => text).join()).toContain('Only an admin can delete logged time.'))
  expect(world.mutations()).toEqual([])
  expect((await cell('Mon')).textContent).toContain('1:00')
})

test('TIME-06 arrows, Home and End move, Escape restores, days to come take nothing', async () => {
  show()
  const monday = await cell('Mon')
  act(() => monday.focus())
  fireEvent.keyDown(monday, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(await cell('Mon', 'WEB-2'))
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  const sunday = await cell('Sun', 'WEB-2')
  expect(document.activeElement).toBe(sunday)
  expect(sunday.getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(sunday, { key: '3' })
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.keyDown(await typeInto(await cell('Mon'), '7h'), { key: 'Escape' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect((await cell('Mon')).textContent).toBe('1:00')
})

test('TIME-13 past weekdays without any time are marked in one’s own week', async () => {
  show()
  await screen.findByRole('grid')
  expect(screen.getAllByText('No time')).toHaveLength(3)
})

test('TIME-12 TIME-16 keys go through weeks, which stand in the address', async () => {
  const world = show()
  await screen.findByRole('grid')
  await act(() => world.press('time.earlier'))
  await act(() => world.press('time.now'))
  expect(world.actions.went).toEqual(['/acme/time-trackings?week=2026-11-09', '/acme/time-trackings'])
})

test('TIME-20 a week without rows says what to press, a failed read says so', async () => {
  show({ ...hostOf(), roots: { timeSheet: () => ({ rows: [], seconds: 0, running: null, since: null }) } })
  expect(await screen.findByText('No time this week. Press N to add a task, then type 1h.')).toBeTruthy()
})

test('TIME-20 a task that was added has the focus on its cell of today, ready for 1h; undone, its row is gone', async () => {
  const pins = new Set<string>()
  const rows = () =>
    [...pins].map((taskId) => ({
      task: { taskId, code: 'WEB-1', title: 'Task one' },
      project: WEB,
      ...{ reason: 'PINNED', pinned: true, lastWeekSeconds: 0, seconds: 0, cells: [] },
    }))
  const roots: FakeRoots = {
    tasks: () => ({ nodes: [{ ...fakeTask(1), code: 'WEB-1' }], totalPages: 1 }),
    timeSheet: () => ({ rows: rows(), seconds: 0, running: null, since: null }),
    setTimePin({ task, pinned }: { task: { id: string }; pinned: boolean }) {
      if (pinned) pins.add(task.id)
      else pins.delete(task.id)
      return { ok: true, userErrors: [] }
    },
  }
  const world = show({ ...hostOf(), roots }, { script: { pick: ['t-1'] } })
  await screen.findByText(/^No time this week/)
  await act(() => world.press('time.add-row'))
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sat 21 Nov, WEB-1/))
  await act(() => world.actions.undo())
  await screen.findByText(/^No time this week/)
})
