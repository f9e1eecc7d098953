// The Time Tracking panel and its details without a server: rows, pages, sums, failures, and answers that come late.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { TimeDetailsDialog } from './time-details-dialog.tsx'
import { actions as timeEntryActions } from './time-entry.actions.ts'
import { timeEntryCachePart } from './time-entry.cache.ts'
import { TimePanel } from './time-panel.tsx'

const entryOf = (id: number, comment = `Work ${id}`) => ({
  ...{ id: String(id), startedAt: new Date(2026, 10, 20, 9).toISOString(), endedAt: new Date(2026, 10, 20, 10, 30).toISOString() },
  ...{ total: '1h 30m', seconds: 5400, comment, user: { name: 'Mia Chen', avatar: null, username: 'mia', headline: null } },
})
const day = { day: '2026-11-20', username: 'mia', name: 'Mia Chen', seconds: 5400 }
const pageOf = (nodes: object[], more: object = {}) => ({
  ...{ nodes, page: 1, totalPages: 1, totalCount: nodes.length },
  ...{ totals: { seconds: 5400 * nodes.length, days: nodes.length > 0 ? [day] : [] }, ...more },
})
const world = { actions: timeEntryActions, cacheParts: [timeEntryCachePart] }

function show(timeEntries: (args: { page: number }) => unknown, viewerCan: readonly Permission[] = ['EDIT', 'ADMIN', 'PAID']) {
  const task = { ...taskSubject(1, { viewerCan }), counts: { timeSeconds: 600 } }
  return renderFeature(<TimePanel task={task} />, { ...world, roots: { timeEntries } })
}

test('TIMELOG-01 TIMELOG-03 a row has person, comment, start and end in the own zone, and total; pages are turned', async () => {
  show(({ page }) => pageOf([entryOf(page)], { page, totalPages: 2, totalCount: 2, totals: { seconds: 10_800, days: [] } }))
  const row = (await screen.findByText('Work 1')).closest('li')
  expect(row?.textContent).toContain('Mia Chen')
  expect(row?.textContent).toContain('20 Nov, 09:00 – 10:30')
  expect(row?.textContent).toContain('1h 30m')
  expect(screen.getByText('3h')).toBeTruthy()
  expect(screen.getByText('2 entries')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Work 2')).toBeTruthy()
})

test('TIMELOG-02 DEFECT-26 an empty list says what belongs there, and its button is called Add Log Time', async () => {
  show(() => pageOf([]))
  const text = 'Manage the time spent on this task by adding the first time log by clicking on Add Log Time'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Add Log Time/ })).toBeTruthy()
})

test('TIMELOG-01 a failed read can be tried again; a host without sums leaves the task’s own total', async () => {
  let down = true
  show(() => {
    if (down) throw new Error('down')
    return pageOf([entryOf(1)], { totals: null, totalCount: null })
  })
  await screen.findByText(/^Couldn't load the/)
  expect(screen.getByText('10m')).toBeTruthy()
  down = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Work 1')).toBeTruthy()
  expect(screen.getByText('10m')).toBeTruthy()
})

test('TIMELOG-11 ROLE-08 members log and delete nothing, readers do neither', async () => {
  show(() => pageOf([entryOf(1)]), ['EDIT', 'PAID'])
  await screen.findByText('Work 1')
  expect(screen.queryByRole('button', { name: 'Delete time entry' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Add Log Time/ })).toBeTruthy()
})

test('OPEN-64 TIMELOG-07 the answer of an older search is dropped when it comes last', async () => {
  const answers: ((page: object) => void)[] = []
  renderFeature(<TimeDetailsDialog task={taskSubject(1)} onClose={() => undefined} />, {
    ...world,
    roots: { timeEntries: () => new Promise((resolve) => answers.push(resolve)) },
  })
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: /^From/ }))
  const typed = await screen.findByRole('textbox', { name: 'Type a date' })
  fireEvent.change(typed, { target: { value: '2026-11-20' } })
  fireEvent.keyDown(typed, { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(pageOf([entryOf(2, 'Of the later search')])))
  expect(await screen.findByText('Of the later search')).toBeTruthy()
  await act(async () => answers[0]?.(pageOf([entryOf(1, 'Of the first search')])))
  expect(screen.getByText('Of the later search')).toBeTruthy()
  expect(screen.queryByText('Of the first search')).toBeNull()
  expect((await screen.findByRole('table', { name: 'Hours by day and person' })).textContent).toContain('Mia Chen')
})
