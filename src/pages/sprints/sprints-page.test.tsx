// The list of a project's sprints over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { subjectsOf } from '#src/actions/scene.ts'
import { sprintCachePart } from '#src/model/sprint/sprint.cache.ts'
import { fakeSprint, projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { SprintsPage } from './sprints-page.tsx'

withRowsInView()

type Asked = { state?: string; search?: string; page: number; perPage?: number }

const people = ['Ana', 'Ben', 'Mia', 'Rex', 'Gus'].map((name, at) => ({ id: name, username: `p${at}`, name, avatar: null }))
const active = fakeSprint(12, { people })
const planned = [
  fakeSprint(14, { state: 'PLANNED', startDate: '2026-12-14', endDate: '2026-12-27', taskCount: 0, doneCount: 0, hours: null }),
  fakeSprint(13, { state: 'PLANNED', startDate: '2026-11-30', endDate: '2026-12-15' }),
]
const completed = fakeSprint(11, {
  state: 'COMPLETED',
  startDate: '2026-11-02',
  endDate: '2026-11-15',
  completedAt: '2026-11-14T16:00:00.000Z',
  taskCount: 20,
  doneCount: 20,
})
const every = [active, ...planned, completed]

function sprintsOf(all: ReturnType<typeof fakeSprint>[], perPage = 50): FakeRoots {
  return {
    sprintVelocity: () => [],
    sprints: ({ state, search = '', page }: Asked) => {
      const found = all.filter(
        (sprint) => (state ? sprint.state === state : true) && sprint.title.toLowerCase().includes(search.toLowerCase()),
      )
      const nodes = found.slice((page - 1) * perPage, page * perPage)
      return { nodes, page, totalPages: Math.max(1, Math.ceil(found.length / perPage)), totalCount: found.length }
    },
  }
}

function show(
  roots: FakeRoots = sprintsOf(every),
  {
    script = {},
    holdMs,
    viewerCan = ['EDIT', 'ADMIN'] as const,
    at = '',
  }: { script?: Script; holdMs?: number; viewerCan?: readonly ('EDIT' | 'ADMIN')[]; at?: string } = {},
) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/sprints" element={<SprintsPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [sprintCachePart],
      at: `/acme/projects/website/sprints${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return world
}

const names = () => screen.getAllByRole('row').map((row) => row.textContent ?? '')
const rowOf = (title: string) => until(() => screen.getByRole('row', { name: new RegExp(`^${title}`) }))
test('SPRINT-10 sections Active, Planned and Completed; the next planned one first, each with its days, how far it is and its people', async () => {
  show()
  await rowOf('Sprint 12')
  const rows = names()
  expect(rows.map((text) => /^(Active|Planned|Completed|Sprint \d\d)/.exec(text)?.[0])).toEqual([
    ...['Active', 'Sprint 12', 'Planned', 'Sprint 13', 'Sprint 14', 'Completed', 'Sprint 11'],
  ])
  for (const text of ['16–29 Nov 2026', '8 days left', '14 of 31', '58 / 92 h', '+1']) expect(rows[1]).toContain(text)
  expect(rows[3]).toContain('starts in 9 days')
  expect(rows[6]).toContain('ended 14 Nov')
  expect(screen.getByRole('progressbar', { name: 'Done of Sprint 12' }).getAttribute('aria-valuenow')).toBe('45')
})

test('SPRINT-10 sprints that share days hint at each other, and nothing is refused for it', async () => {
  show()
  expect((await rowOf('Sprint 13')).textContent).toContain('Overlaps with “Sprint 14”')
  expect((await rowOf('Sprint 12')).textContent).not.toContain('Overlaps')
})

test('SCREEN-03 SCREEN-04 the keys of rows walk through the sprints, and the active one is the subject of actions', async () => {
  const world = show()
  await rowOf('Sprint 12')
  await world.press('row.next')
  await world.press('row.next')
  expect(subjectsOf(world.actions.services.scene.get()).sprint?.map(({ title }) => title)).toEqual(['Sprint 13'])
  await until(() => expect(document.activeElement?.getAttribute('data-row')).toBe('13'))
  await world.press('sprint.open')
  expect(world.actions.went).toEqual(['/acme/projects/website/sprints/sprint-13'])
  await world.press('sprint.copy-link')
  expect(world.actions.copied[0]).toMatch(/\/acme\/projects\/website\/sprints\/sprint-13$/)
})

const proposals = ({ actions }: ReturnType<typeof show>) =>
  Promise.all(actions.asked.map(({ question }) => (question.proposal as () => Promise<string>)()))

test('SPRINT-15 one line makes a sprint, prefilled with the next number, the day after the last one and its length', async () => {
  let input: object = {}
  const roots = {
    ...sprintsOf(every),
    createSprint: (args: { input: object }) => {
      input = args.input
      return {
        sprint: fakeSprint(15, { state: 'PLANNED', title: 'Launch, part 2', startDate: '2027-01-01', endDate: '2027-01-14' }),
        userErrors: [],
      }
    },
  }
  const world = show(roots, { script: { text: ['Launch, part 2, 1 jan, 14 jan'] } })
  await rowOf('Sprint 12')
  await world.press('sprint.new')
  expect(await proposals(world)).toEqual(['Sprint 15, 28 Dec, 10 Jan 2027'])
  const check = world.actions.asked[0]?.question.check as (text: string) => string | null
  expect(check('Sprint 15, 10 jan, 1 jan')).toBe('A sprint cannot end before it starts.')
  expect(check('Sprint 15')).toContain('Type a')
  expect(input).toEqual({ title: 'Launch, part 2', startDate: '2027-01-01', endDate: '2027-01-14' })
  await rowOf('Launch, part 2')
  expect(world.actions.said.at(-1)?.text).toBe('Sprint “Launch, part 2” created')
})

test('SPRINT-15 without any sprint the first one begins today and lasts 14 days', async () => {
  const world = show(sprintsOf([]), { script: { text: [null] } })
  await until(() => screen.getByText(/You haven't created any sprints yet\./))
  expect(screen.getByText(/Press N to plan the first one\./)).toBeTruthy()
  await world.press('sprint.new')
  expect(await proposals(world)).toEqual(['Sprint 1, 21 Nov, 4 Dec'])
})

test('SPRINT-17 a new name is shown before the host has it, and taken back when it refuses', async () => {
  let answer: (refused: boolean) => void = () => undefined
  const roots = {
    ...sprintsOf(every),
    updateSprint: () =>
      new Promise((resolve) => {
        answer = (refused) =>
          resolve(
            refused
              ? { sprint: null, userErrors: [{ code: 'INVALID', field: ['title'], message: 'Too odd.' }] }
              : { sprint: { ...active, title: 'Checkout' }, userErrors: [] },
          )
      }),
  }
  const world = show(roots, { script: { text: ['Checkout'] } })
  await rowOf('Sprint 12')
  await world.press('row.next')
  const renamed = world.press('sprint.rename')
  await rowOf('Checkout')
  answer(true)
  await renamed
  await rowOf('Sprint 12')
  expect(world.actions.said.at(-1)).toMatchObject({ tone: 'error', text: 'Too odd.' })
})

test('SPRINT-15 days and goal are changed by one line each; a completed sprint keeps its days', async () => {
  const inputs: object[] = []
  const roots = {
    ...sprintsOf(every),
    updateSprint: ({ id, input }: { id: string; input: object }) => {
      inputs.push(input)
      return { sprint: { ...every.find((one) => one.id === id), ...input }, userErrors: [] }
    },
  }
  const world = show(roots, { script: { text: ['18 nov – 2 dec', 'Sign up on a phone'] } })
  await rowOf('Sprint 12')
  await world.press('row.next')
  await world.press('sprint.dates')
  expect(world.actions.asked[0]?.question.initial).toBe('16 Nov, 29 Nov')
  await until(() => expect(names()[1]).toContain('18 Nov – 2 Dec 2026'))
  await world.press('sprint.goal')
  expect(inputs).toEqual([{ startDate: '2026-11-18', endDate: '2026-12-02' }, { goal: 'Sign up on a phone' }])
  world.actions.services.scene.activate('11')
  await world.press('sprint.dates')
  expect(world.actions.said.at(-1)?.text).toBe('A completed sprint keeps its dates.')
})

test('SPRINT-17 undo of a rename keeps the name that somebody else gave since', async () => {
  const stored = every.map((one) => ({ ...one }))
  const roots = {
    ...sprintsOf(every),
    sprint: ({ slug }: { slug: string }) => stored.find((one) => one.slug === slug),
    updateSprint: ({ id, input }: { id: string; input: object }) => ({
      sprint: Object.assign(stored.find((one) => one.id === id) ?? {}, input),
      userErrors: [],
    }),
  }
  const world = show(roots, { script: { text: ['Checkout'] } })
  await rowOf('Sprint 12')
  await world.press('row.next')
  await world.press('sprint.rename')
  await rowOf('Checkout')
  Object.assign(stored.find(({ title }) => title === 'Checkout') ?? {}, { title: 'Theirs' })
  await expect(world.actions.undo()).rejects.toThrow('Somebody else changed this meanwhile. It stays.')
  expect(stored.map(({ title }) => title)).toContain('Theirs')
})

test('SCREEN-07 a deleted sprint is hidden at once, sent later, and comes back by undo', async () => {
  const world = show(sprintsOf(every), { script: { confirm: [true] }, holdMs: 60_000 })
  await rowOf('Sprint 12')
  await world.press('row.next')
  await world.press('sprint.delete')
  expect(world.actions.asked[0]?.question).toMatchObject({
    title: 'Are you sure you want to delete this sprint?',
    text: 'Sprint 12. 31 tasks will be in no sprint.',
  })
  await until(() => expect(screen.queryByRole('row', { name: /^Sprint 12/ })).toBeNull())
  expect(world.mutations()).toEqual([])
  await world.actions.undo()
  await rowOf('Sprint 12')
})

test('SCREEN-09 who only reads is offered nothing to write', async () => {
  const reading = every.map((sprint) => ({ ...sprint, viewerCan: [] }))
  const world = show(sprintsOf(reading), { viewerCan: [] })
  await rowOf('Sprint 12')
  expect(screen.queryByRole('button', { name: /^New sprint/ })).toBeNull()
  await world.press('row.next')
  for (const id of ['sprint.new', 'sprint.rename', 'sprint.delete']) await world.press(id)
  expect(world.actions.asked).toEqual([])
})

test('SCREEN-05 SCREEN-16 the host searches; nothing found leads back, and the completed ones come page by page', async () => {
  const many = Array.from({ length: 120 }, (_, at) => fakeSprint(120 - at, { state: 'COMPLETED' }))
  const world = show(sprintsOf(many), { at: '?q=sprint+7' })
  await rowOf('Sprint 79')
  const asked = () => world.sent.filter(({ name }) => name === 'ListSprints').map(({ variables }) => variables)
  expect(asked()).toEqual([{ workspaceSlug: 'acme', projectSlug: 'website', search: 'sprint 7', page: 1, perPage: 50 }])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search sprints' }), { target: { value: 'nowhere' } })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Clear filters' })))
  await rowOf('Sprint 120')
  const scroller = screen.getByRole('grid').parentElement as HTMLElement
  scroller.scrollTop = 1_600
  fireEvent.scroll(scroller)
  await until(() => expect(asked().at(-1)).toMatchObject({ state: 'COMPLETED', page: 2 }))
  await until(() => expect(world.actions.services.scene.get().listed?.rows.length).toBe(100))
})

test('SPRINT-19 MISC-02 sprints that cannot be read say so in their own words and offer a retry', async () => {
  let broken = true
  show({
    sprints: (asked: Asked) => {
      if (broken) throw new Error('down')
      return (sprintsOf(every).sprints as (asked: Asked) => unknown)(asked)
    },
  })
  const retry = await until(() => screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('An error occurred while fetching sprints. Please try again later.')).toBeTruthy()
  broken = false
  fireEvent.click(retry)
  // Not by turns of the event loop: what was tried again may wait for a timer.
  await screen.findByRole('row', { name: /^Sprint 12/ })
})

test('SPRINT-10 velocity of the last six is shown from two completed sprints on, with the mean of the last three', async () => {
  const of = (n: number, done: number) => ({
    id: `${n}`,
    slug: `sprint-${n}`,
    title: `Sprint ${n}`,
    committed: { tasks: 9, hours: 70 },
    done: { tasks: 8, hours: done },
    carried: { tasks: 1, hours: 2 },
  })
  show({ ...sprintsOf(every), sprintVelocity: () => [of(11, 60), of(10, 70), of(9, 50), of(8, 10), of(7, 10), of(6, 10), of(5, 99)] })
  const chart = await until(() => screen.getByRole('figure'))
  expect(chart.textContent).toContain('60 h done on average, the last 3 sprints.')
  expect(
    within(chart)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([6, 7, 8, 9, 10, 11].map((n) => `Sprint ${n}`))
})

test('SPRINT-10 one completed sprint has no velocity', async () => {
  const one = {
    ...{ id: '11', slug: 's', title: 'Sprint 11' },
    committed: { tasks: 9, hours: 70 },
    done: { tasks: 8, hours: 60 },
    carried: { tasks: 1, hours: 2 },
  }
  show({ ...sprintsOf(every), sprintVelocity: () => [one] })
  await rowOf('Sprint 12')
  expect(screen.queryByRole('figure')).toBeNull()
})
