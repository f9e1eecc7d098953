// Who finished how much over the real client and schema: the team first, three places, each figure with its tasks, by keys too.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { RockstarsPage } from './rockstars-page.tsx'

const PATH = '/acme/projects/website/rockstars'
type Days = { from: string; to: string }

const person = (name: string, tasks: number, hours: number) => ({
  user: { name, avatar: null, username: name.toLowerCase() },
  done: { tasks, hours },
})
const PEOPLE = [person('Ana', 7, 40), person('Ben', 9, 12), person('Cy', 3, 6), person('Di', 1, 2)]

function rootsOf({ people = PEOPLE, hiddenCount = 0 }: { people?: typeof PEOPLE; hiddenCount?: number } = {}) {
  let viewerHidden = false
  const asked: Days[] = []
  const tasks = people.length > 0 || hiddenCount > 0 ? 18 : 0
  const roots: FakeRoots = {
    rockstars: ({ from, to }: Days) => {
      asked.push({ from, to })
      const named = viewerHidden ? people.filter(({ user }) => user.username !== 'ana') : people
      return {
        team: { tasks, hours: 58.5 },
        weeks: [{ week: '2026-11-16', done: { tasks, hours: 58.5 } }],
        people: named,
        hiddenCount: hiddenCount + (viewerHidden ? 1 : 0),
        viewerHidden,
      }
    },
    completedTasks: ({ username, page = 1 }: { username?: string; page?: number }) => ({
      nodes: [
        {
          ...{ taskId: `t${page}`, code: `WEB-${page}`, title: `Shine ${username ?? 'together'} ${page}`, hours: 4 },
          ...{ doneAt: '2026-11-18T10:00:00Z', users: [{ name: 'Ana', avatar: null, username: 'ana' }] },
        },
      ],
      ...{ page, totalPages: 2, totalCount: 51 },
    }),
    setRockstarHidden: ({ hidden }: { hidden: boolean }) => {
      viewerHidden = hidden
      return { hidden, userErrors: [] }
    },
  }
  return { roots, asked }
}

function show(
  { roots }: { roots: FakeRoots },
  { at = '', script = {}, project = {} }: { at?: string; script?: Script; project?: object } = {},
) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/rockstars" element={<RockstarsPage />} />
    </Routes>,
    { roots, actions: registry.all, at: PATH + at, script },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan: ['EDIT'], ...project }) }))
  return world
}

const people = async () => {
  const section = await until(() => screen.getByRole('region', { name: 'People' }))
  return within(section)
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/\s+/g, ' ').trim())
}

test('ROCK-01 ROCK-03 ROCK-06 the last 30 days: the team first, three places, everyone else by name without a number', async () => {
  const host = rootsOf({ hiddenCount: 2 })
  show(host)
  expect(await people()).toEqual(['Place 1BEBen9 tasks12 h', 'Place 2ANAna7 tasks40 h', 'Place 3CYCy3 tasks6 h', 'DIDi1 task2 h'])
  expect(host.asked[0]).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(screen.getByRole('button', { name: 'The whole team 18 tasks 58.5 h' })).toBeTruthy()
  expect(screen.getByText('and 2 more')).toBeTruthy()
  expect(screen.getByText(/The team counts each task once\. Shared tasks count for everyone on them\./)).toBeTruthy()
  const [lead, ...below] = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect([lead, below]).toEqual(['The team finished 18 tasks, 58.5 h', ['People']])
})

test('ROCK-04 ROCK-08 by hours with Shift+V; each figure opens its tasks, fifty at a time', async () => {
  const world = show(rootsOf(), { at: '?sort=hours' })
  expect((await people())[0]).toContain('Ana')
  await world.press('rockstars.sort')
  expect(world.actions.went.at(-1)).toBe(PATH)
  fireEvent.click(screen.getByRole('button', { name: /Ben/ }))
  const list = await until(() => screen.getByRole('list', { name: 'Tasks of Ben' }))
  const link = await until(() => within(list).getByRole('link', { name: 'Shine ben 1' }))
  expect(link.getAttribute('href')).toBe('/acme/projects/website/overview?task=t1')
  fireEvent.click(within(list).getByRole('button', { name: 'Show more of 51' }))
  await until(() => within(list).getByRole('link', { name: 'Shine ben 2' }))
  expect(within(list).queryByRole('button')).toBeNull()
})

test('ROCK-01 ROCK-08 days before and after, a period, the sprint or own days are in the address', async () => {
  const sprint = { id: '7', slug: 's-7', title: 'Sprint 7', startDate: '2026-11-16', endDate: '2026-11-29', state: 'ACTIVE' }
  const host = rootsOf()
  const sprints = () => ({ nodes: [sprint], page: 1, totalPages: 1, totalCount: 1 })
  const world = show(
    { roots: { ...host.roots, sprints } },
    { at: '?period=this-month', script: { pick: ['Sprint 7', 'From day to day…'], text: ['1 jan 2026, 31 mar 2026'] } },
  )
  await people()
  expect(host.asked[0]).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  await world.press('rockstars.earlier')
  await world.press('rockstars.later')
  await world.press('rockstars.period')
  await world.press('rockstars.period')
  expect(world.actions.went).toEqual([
    `${PATH}?period=last-month`,
    `${PATH}?from=2026-12-01&to=2026-12-31`,
    `${PATH}?from=2026-11-16&to=2026-11-29`,
    `${PATH}?from=2026-01-01&to=2026-03-31`,
  ])
  const check = world.actions.asked.at(-1)?.question.check as (text: string) => string | null
  expect(check('31 mar 2026, 1 jan 2026')).toBe('End date cannot be earlier than start date.')
  expect(check('1 jan 2024, 31 mar 2026')).toBe('Choose at most 366 days.')
})

test('SCREEN-04 0 goes back to the days with which the page opens', async () => {
  const world = show(rootsOf(), { at: '?period=last-month&sort=hours' })
  await people()
  expect(registry.get('rockstars.now')?.shortcuts).toEqual(['0'])
  await world.press('rockstars.now')
  expect(world.actions.went).toEqual([`${PATH}?sort=hours`])
})

test('ROCK-05 hiding oneself is said, taken back by undo; the team keeps its sums', async () => {
  const world = show(rootsOf())
  await people()
  await world.press('rockstars.hide-me')
  await until(() => expect(screen.queryByRole('button', { name: /Ana/ })).toBeNull())
  expect(screen.getByText('and 1 more')).toBeTruthy()
  expect(world.actions.said.at(-1)?.text).toBe('You are in the sums of the team only')
  await act(async () => void (await world.actions.undo()))
  await until(() => screen.getByRole('button', { name: /Ana/ }))
})

test('ROCK-09 nothing finished says how to begin', async () => {
  show(rootsOf({ people: [] }))
  await until(() => screen.getByText('Nothing was finished in this period. Shift+S on a task starts the list.'))
})

test('ROCK-05 a page that is switched off says so and offers nothing', async () => {
  show(rootsOf(), { project: { showsRockstars: false } })
  await until(() => screen.getByText('This page is switched off for this project.'))
  expect(screen.queryByRole('button', { name: /days|Export|Hide/ })).toBeNull()
})

test('SCREEN-01 what cannot be read says so and is read again', async () => {
  let fails = true
  const { roots } = rootsOf()
  const rockstars = (args: never) => {
    if (fails) throw new Error('gone')
    return roots.rockstars?.(args)
  }
  show({ roots: { ...roots, rockstars } })
  const retry = await until(() => screen.getByRole('button', { name: /Retry/ }))
  fails = false
  fireEvent.click(retry)
  expect(await people()).toHaveLength(4)
})
