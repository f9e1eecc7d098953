// The time of a project over the real client and schema: whose it opens with, the chart with its groups, missing days, the export.
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { ProjectTimePage } from './project-time-page.tsx'

// Saturday, the 21st of November 2026, noon.
const PEOPLE = ['Ana Souza', 'Mia Chen'].map((name) => ({ username: name.slice(0, 3).toLowerCase(), name, avatar: null }))
const MONTH = 'from=2026-11-01&to=2026-11-30'
type Asked = { filter: Record<string, unknown>; group: string }

const roots = {
  timePeople: () => PEOPLE,
  labels: () => [{ id: '7', title: 'Loud', color: '#123456' }],
  tasks: () => ({ nodes: [], totalPages: 1 }),
  timeSheet: () => ({ rows: [], days: [], seconds: 0, running: null, since: null }),
  timeLog: ({ group }: Asked) => ({
    ...{ nodes: [], page: 1, totalPages: 1, totalCount: 3 },
    totals: {
      ...{ seconds: 10_800, estimatedHours: 12.5 },
      groups:
        group === 'LABEL'
          ? [
              { key: '7', name: 'Loud', seconds: 10_800 },
              { key: '8', name: 'Quiet', seconds: 5400 },
            ]
          : [
              { key: 'mia', name: 'Mia Chen', seconds: 7200 },
              { key: 'ana', name: 'Ana Souza', seconds: 3600 },
            ],
      days: [
        { day: '2026-11-02', key: group === 'LABEL' ? '7' : 'mia', seconds: 7200 },
        { day: '2026-11-03', key: group === 'LABEL' ? '8' : 'ana', seconds: 3600 },
      ],
    },
  }),
  timeMissing: () => [
    { user: PEOPLE[0], days: [] },
    { user: PEOPLE[1], days: ['2026-11-03', '2026-11-09', '2026-11-10'] },
  ],
}

function show(
  query: string,
  {
    viewerCan = ['EDIT', 'ADMIN'] as const,
    script = {},
    more = {},
  }: { viewerCan?: readonly ('EDIT' | 'ADMIN')[]; script?: Script; more?: FakeRoots } = {},
) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/time-tracking" element={<ProjectTimePage />} />
    </Routes>,
    { roots: { ...roots, ...more }, actions: registry.all, script, at: `/acme/projects/website/time-tracking${query}` },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return world
}

const asked = (world: ReturnType<typeof show>, name: string) =>
  world.sent.filter((one) => one.name === name).map(({ variables }) => variables)

test('OPEN-37 TIME-02 admins open on everybody, members on themselves, who may widen it; readers too', async () => {
  const admin = show('')
  await until(() => expect(asked(admin, 'TimeSheet')[0]).not.toHaveProperty('member'))
  expect(screen.getByRole('button', { name: /^Everyone/ })).toBeTruthy()
})

test('TIME-02 a member opens on their own time and finds everybody to choose', async () => {
  const member = show('', { viewerCan: ['EDIT'], script: { pick: ['person:everyone'] } })
  await until(() => expect(asked(member, 'TimeSheet')[0]).toMatchObject({ member: 'ana' }))
  await act(() => member.press('time.person'))
  expect(member.actions.went).toEqual(['/acme/projects/website/time-tracking?member=everyone'])
})

test('TIME-15 who only reads is not offered the export', async () => {
  show('?view=chart', { viewerCan: [] })
  await screen.findByRole('button', { name: /^Filter/ })
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
})

test('TIME-11 SCREEN-11 the chart says its sum in a sentence, has its figures as a table, and groups with shares beside it', async () => {
  const world = show(`?view=chart&${MONTH}`)
  expect(await screen.findByText('3:00 on 2 days, most by Mia Chen (2:00).')).toBeTruthy()
  expect(asked(world, 'TimeSums')[0]).toMatchObject({ group: 'PERSON', filter: { from: '2026-11-01', to: '2026-11-30' } })
  const shares = screen.getByRole('region', { name: 'Time by person' })
  expect(within(shares).getByText('estimated 12.5 h · spent 3 h')).toBeTruthy()
  expect(
    within(shares)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['PersonTimeShare', 'Mia Chen2:0067 %', 'Ana Souza1:0033 %', 'All3:00100 %'])
  const figures = screen.getByRole('table', { name: /^Time tracking/ })
  expect(within(figures).getByRole('row', { name: /^Mon, 2 Nov/ }).textContent).toBe('Mon, 2 Nov2:00–')
  expect(within(figures).getAllByRole('row')).toHaveLength(31)
})

test('TIME-11 by label shares are of all time, and it says that labels overlap', async () => {
  const world = show(`?view=chart&${MONTH}&group=label`)
  expect(await screen.findByText('3:00 on 2 days, most on Loud (3:00). Labels overlap.')).toBeTruthy()
  const shares = screen.getByRole('region', { name: 'Time by label' })
  expect(within(shares).getByRole('row', { name: /^Quiet/ }).textContent).toBe('Quiet1:3050 %')
  await act(() => world.press('time.group'))
  expect(world.actions.went.at(-1)).toBe(`/acme/projects/website/time-tracking?view=chart&${MONTH}&member=everyone`)
})

test('TIME-13 who logged nothing when is a view for admins, people across weekdays, each week leads to theirs', async () => {
  show(`?view=missing&${MONTH}`)
  const list = await screen.findByRole('list', { name: 'Missing time, 1–30 Nov 2026' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list.textContent).toContain('Mia Chen3 days')
  const weeks = within(list).getAllByRole('link')
  expect(weeks.map((week) => week.getAttribute('href'))).toEqual([
    '/acme/projects/website/time-tracking?week=2026-11-02&member=mia',
    '/acme/projects/website/time-tracking?week=2026-11-09&member=mia',
  ])
  expect(weeks[1]?.textContent).toContain('Mia Chen, no time: Mon 9 Nov; Tue 10 Nov')
})

test('TIME-13 for members there is no such view, also not by its address', async () => {
  const world = show(`?view=missing&${MONTH}`, { viewerCan: ['EDIT'] })
  await until(() => expect(asked(world, 'TimeSheet')).toHaveLength(1))
  expect(screen.queryByRole('radio', { name: 'Missing' })).toBeNull()
  expect(asked(world, 'TimeMissing')).toEqual([])
})

test('TIME-01 TIME-16 `Shift+v` goes week, list, chart; days, person and filters stay', async () => {
  const world = show(`?view=list&${MONTH}&member=mia&label=7&q=menu`)
  await until(() => expect(asked(world, 'TimeLog')[0]).toMatchObject({ filter: { members: ['mia'], labelIds: ['7'], search: 'menu' } }))
  await act(() => world.press('time.view'))
  expect(world.actions.went).toEqual([`/acme/projects/website/time-tracking?view=chart&${MONTH}&member=mia&label=7&q=menu`])
  expect(await screen.findByRole('button', { name: 'Remove Loud' })).toBeTruthy()
})

test('TIME-14 TIME-15 the export asks which days, whether to round, and what', async () => {
  const world = show(`?view=chart&${MONTH}&member=mia`, { script: { pick: ['2026-11-01 2026-11-30 csv', 'up 15', 'day'] } })
  await screen.findByRole('region', { name: 'Time by person' })
  await act(() => world.press('time.export'))
  const titles = world.actions.asked.map(({ question }) => (question as { title: string }).title)
  expect(titles).toEqual(['Export time', 'Rounded hours, in a column of their own', 'Round what'])
})

test('TIME-05 TIME-20 on a week of everybody, too, `n` adds a task to one’s own week, and shows that', async () => {
  const pinned: unknown[] = []
  const more = {
    tasks: () => ({ nodes: [{ ...fakeTask(1), code: 'WEB-1' }], totalPages: 1 }),
    setTimePin: ({ task, pinned: on }: { task: { id: string }; pinned: boolean }) => {
      pinned.push([task.id, on])
      return { ok: true, userErrors: [] }
    },
  }
  const world = show('', { script: { pick: ['t-1'] }, more })
  expect(await screen.findByText('No time this week. Press N to add a task, then type 1h.')).toBeTruthy()
  await act(() => world.press('time.add-row'))
  expect(pinned).toEqual([['t-1', true]])
  expect(world.actions.said.at(-1)?.text).toBe('WEB-1 is in your week')
  expect(world.actions.went).toEqual(['/acme/projects/website/time-tracking?member=ana'])
})

test('SCREEN-01 a week that is on its way stands with its days and no sums', async () => {
  show('', { more: { timeSheet: () => new Promise(() => undefined) } })
  await until(() => screen.getByText('Loading'))
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Task',
    'Mon16',
    'Tue17',
    'Wed18',
    'Thu19',
    'Fri20',
    'Sat21',
    'Sun22',
    'Total',
  ])
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10)
  expect(document.querySelector('tfoot')).toBeNull()
})
