// The activity log over the real client and schema: what is asked, what is folded, what is new.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { activityLogCachePart } from '#src/features/activity-log/activity-log.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { ActivityLogPage } from './activity-log-page.tsx'

withRowsInView()

const acme = { id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' }
const ANA = { name: 'Ana Souza', username: 'ana', avatar: null }
const target = { kind: 'task', id: 't1', label: 'WEB-1 One', slug: 't1', projectSlug: 'website', isGone: false }

const lineOf = (id: number, sentence: string, more: object = {}) => ({
  ...{ id: String(id), at: new Date(2026, 10, 21, 11, id).toISOString(), author: ANA, action: 'task.change', kind: 'TASKS', sentence },
  ...{ parts: [{ text: sentence, at: null }], target, project: { slug: 'website', name: 'Website', isGone: false }, changes: [] },
  ...more,
})
const gone = { target: { ...target, id: 't2', label: 'WEB-2 Two', isGone: true } }

function show({
  at = '',
  script = {},
  fails = () => false,
  lines = [lineOf(9, 'renamed the task', gone), lineOf(3, 'did more'), lineOf(2, 'did this')],
}: {
  at?: string
  script?: Script
  fails?: () => boolean
  lines?: object[]
} = {}) {
  const asked: unknown[] = []
  const roots: FakeRoots = {
    workspaces: () => [{ ...acme, unlimitedWorkspaces: true, viewerCan: ['OWN'], owner: fakePerson('ana') }],
    projects: () => [{ slug: 'website', name: 'Website', people: [fakePerson('ana'), fakePerson('mia')] }],
    activityLog: (args: object) => {
      asked.push(args)
      if (fails()) throw new Error('down')
      return { nodes: [...lines], nextBefore: null }
    },
  }
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/team-members/log" element={<ActivityLogPage />} />
    </Routes>,
    { roots, actions: registry.all, cacheParts: [activityLogCachePart], script, at: `/acme/team-members/log${at}` },
  )
  return { ...world, asked, lines }
}

afterEach(() => vi.useRealTimers())

test('TLOG-01 TLOG-08 days head the lines, several about one thing are one, deleted things are struck through', async () => {
  show()
  await until(() => expect(screen.getByText('WEB-2 Two')).toBeTruthy())
  expect(screen.getByText('WEB-2 Two').tagName).toBe('SPAN')
  expect(screen.getByText(/made 2 changes/)).toBeTruthy()
  expect(screen.queryByText('did more')).toBeNull()
  fireEvent.click(screen.getByText(/made 2 changes/))
  await until(() => expect(screen.getByText('did more')).toBeTruthy())
  expect(screen.getByText('did this')).toBeTruthy()
})

test('TLOG-05 what the address says is asked, shown as chips, and taken away', async () => {
  const { asked } = show({ at: '?person=ana&kind=tasks,people&from=-7d&q=web' })
  await until(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked[0]).toMatchObject({
    workspaceSlug: 'acme',
    filter: { person: 'ana', kinds: ['TASKS', 'PEOPLE'], search: 'web', from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  await until(() => expect(screen.getByText('Last 7 days')).toBeTruthy())
  expect(screen.getByText('Tasks')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Clear filters/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Last 7 days' }))
  await until(() => expect(screen.queryByText('Last 7 days')).toBeNull())
  await until(() => expect(asked.at(-1)).not.toHaveProperty('filter.from'))
  expect(asked.at(-1)).toMatchObject({ filter: { person: 'ana', search: 'web' } })
})

test('TLOG-07 nothing yet, and nothing that matches, say so', async () => {
  show({ lines: [] })
  await until(() => expect(screen.getByText('Nothing has happened here yet.')).toBeTruthy())
})

test('TLOG-07 no match says so and offers to clear the filters', async () => {
  show({ lines: [], at: '?person=mia' })
  await until(() => expect(screen.getByText('No activity matches these filters.')).toBeTruthy())
  expect(screen.getAllByRole('button', { name: 'Clear filters' }).length).toBeGreaterThan(0)
})

test('TLOG-09 days that cross and a kind there is none of find nothing, without being asked; a day that is none narrows nothing', async () => {
  const crossed = show({ at: '?from=2026-11-20&to=2026-11-10' })
  await until(() => screen.getByText('End date cannot be earlier than start date.'))
  screen.getByText(/^from 20 Nov.* until 10 Nov/)
  expect(crossed.asked).toEqual([])
  cleanup()
  const none = show({ at: '?kind=nonsense' })
  await until(() => screen.getByText('No activity matches these filters.'))
  expect(none.asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove nonsense' }))
  await until(() => screen.getByText('WEB-2 Two'))
  cleanup()
  show({ at: '?from=garbage' })
  await until(() => screen.getByText('WEB-2 Two'))
  expect(screen.queryByText(/garbage/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Clear filters/ })).toBeNull()
})

test('TLOG-09 the list is a feed: each line is an article that is named by what it says and knows its place among them', async () => {
  show()
  await until(() => screen.getByText('WEB-2 Two'))
  const feed = screen.getByRole('feed')
  const articles = within(feed).getAllByRole('article')
  expect(articles.length).toBeGreaterThan(1)
  expect(articles.map((one) => one.getAttribute('aria-posinset'))).toEqual(articles.map((_, at) => String(at + 1)))
  for (const one of articles) {
    expect(one.getAttribute('aria-setsize')).toBe(String(articles.length))
    expect(one.getAttribute('aria-labelledby')).toBe(one.id)
  }
  expect(within(feed).getByRole('article', { name: /WEB-2 Two/ })).toBeTruthy()
  expect(within(feed).queryAllByRole('row')).toEqual([])
  expect(within(feed).queryAllByRole('gridcell')).toEqual([])
})

test('TLOG-01 by keys alone a line that stands for several opens and closes, and one leads to its target; what is gone says so', async () => {
  const { press, actions } = show()
  await until(() => screen.getByText('WEB-2 Two'))
  const count = () => screen.getAllByRole('article').length
  await press('row.next')
  await press('log.open-line')
  expect(actions.went).toEqual([])
  await press('row.next')
  await press('log.open-line')
  await until(() => expect(count()).toBe(4))
  await press('row.next')
  await press('log.open-line')
  expect(actions.went).toEqual([expect.stringContaining('t1')])
  await press('row.previous')
  await press('log.open-line')
  await until(() => expect(count()).toBe(2))
})

test('TLOG-05 what comes while it is read waits above, and is put on top when it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { lines } = show()
  await until(() => expect(screen.getByText('WEB-2 Two')).toBeTruthy())
  lines.unshift(lineOf(20, 'came late', { target: null }))
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
  await until(() => expect(screen.getByRole('button', { name: '1 new' })).toBeTruthy())
  expect(screen.queryByText('came late')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 new' }))
  await until(() => expect(screen.getByText(/came late/)).toBeTruthy())
})

test('SCREEN-01 a log that cannot be read says what and why, and Retry reads it again', async () => {
  let down = true
  show({ fails: () => down })
  const alert = await until(() => screen.getByRole('alert'))
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual(["Couldn't load the activity log", 'Something went wrong.'])
  down = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await until(() => screen.getByText('WEB-2 Two'))
})
