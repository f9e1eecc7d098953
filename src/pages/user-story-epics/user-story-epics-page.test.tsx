// The epics of a project and their stories over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { subjectsOf } from '#src/actions/scene.ts'
import { sectionRequests } from '#src/features/story/use-epic-sections.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import { storyCachePart } from '#src/model/story/story.cache.ts'
import type { StoryRowData } from '#src/model/story/story.graphql.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { fakeEpic, fakeStory, linkTo } from '#tests/kit/story-fakes.ts'
import { until } from '#tests/kit/until.ts'
import { UserStoryEpicsPage } from './user-story-epics-page.tsx'

withRowsInView()

/** A host that keeps three epics, the last one empty, and four stories. */
function host(): FakeRoots {
  const epics: EpicRowData[] = [
    fakeEpic(1, { title: 'Pay', dueDate: '2026-11-01' }),
    fakeEpic(2, { title: 'Find', storyCount: 1 }),
    fakeEpic(3, { title: 'Grow', storyCount: 0, storiesDoneCount: 0, taskCount: 0, doneCount: 0, hours: null }),
  ]
  const link = (id: string | null | undefined) => {
    const epic = epics.find((one) => one.id === id)
    return epic ? linkTo(epic) : null
  }
  const stories: StoryRowData[] = [
    fakeStory(1, { epic: link('1') }),
    fakeStory(2, { epic: link('1') }),
    fakeStory(3, { epic: link('2') }),
    fakeStory(4),
  ]
  const change = <T extends { id: string }>(all: T[], id: string, part: object) => {
    const at = all.findIndex((one) => one.id === id)
    all[at] = { ...(all[at] as T), ...part }
    return all[at]
  }
  const counted = () => epics.map((epic) => ({ ...epic, storyCount: stories.filter((story) => story.epic?.id === epic.id).length }))
  return {
    epics: () => ({ nodes: counted(), page: 1, totalPages: 1, totalCount: epics.length }),
    userStories: ({ filter = {} }: { filter?: { epic?: string } }) => {
      const nodes = stories.filter(({ epic }) => (epic?.id ?? 'none') === filter.epic)
      return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
    },
    userStory: ({ slug }: { slug: string }) => ({ ...stories.find((one) => one.slug === slug), description: null, people: [] }),
    epicBurnup: () => ({
      days: Array.from({ length: 90 }, (_, at) => ({
        day: new Date(Date.UTC(2026, 7, 24 + at)).toISOString().slice(0, 10),
        scope: { tasks: 12, hours: 40 },
        done: { tasks: at < 45 ? 2 : at < 80 ? 4 : 7, hours: 10 },
      })),
    }),
    createEpic: ({ input }: { input: object }) => {
      epics.push(fakeEpic(epics.length + 1, { ...input, storyCount: 0, taskCount: 0, doneCount: 0 }))
      return { epic: epics.at(-1), userErrors: [] }
    },
    updateEpic: ({ id, input }: { id: string; input: object }) => ({ epic: change(epics, id, input), userErrors: [] }),
    createUserStory: ({ input: { title, epicId } }: { input: { title: string; epicId?: string } }) => {
      stories.push(fakeStory(stories.length + 1, { title, epic: link(epicId) }))
      return { userStory: { ...stories.at(-1), description: null }, userErrors: [] }
    },
    updateUserStory: ({ id, input: { epicId, ...input } }: { id: string; input: { epicId?: string | null } }) => {
      const story = change(stories, id, { ...input, ...(epicId !== undefined && { epic: link(epicId) }) })
      return { userStory: { ...story, description: null }, userErrors: [] }
    },
  }
}

function show({
  roots = host(),
  script = {},
  at = '',
  viewerCan = ['EDIT', 'ADMIN'],
  holdMs,
}: {
  roots?: FakeRoots
  script?: Script
  at?: string
  viewerCan?: readonly ('EDIT' | 'ADMIN')[]
  holdMs?: number
} = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/user-story-epics" element={<UserStoryEpicsPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [storyCachePart],
      at: `/acme/projects/website/user-story-epics${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return world
}

const names = () => screen.getAllByRole('row').map((row) => /(EP|US)-\d+|No epic/.exec(row.textContent ?? '')?.[0])
const ALL = ['EP-1', 'US-1', 'US-2', 'EP-2', 'US-3', 'EP-3', 'No epic', 'US-4']
const all = () => until(() => expect(names()).toEqual(ALL))
const rowOf = (code: string) => screen.getByRole('row', { name: new RegExp(code) })

beforeEach(() => localStorage.clear())

test('EPIC-03 epics are sections in their order, with when they are due and how far they are, and their stories below', async () => {
  show()
  await all()
  for (const text of ['Pay', 'due 1 Nov', '2 stories', '7 of 12', '22 / 40 h']) expect(rowOf('EP-1').textContent).toContain(text)
  expect(rowOf('EP-1').querySelector('[class*=late]')?.textContent).toBe('due 1 Nov')
})

test('EPIC-08 EPIC-09 an epic without stories says so, and shows a dash, not a percentage', async () => {
  show()
  await all()
  expect(rowOf('EP-3').textContent).toContain('No stories in this epic yet. Press Shift+N.')
  expect(rowOf('EP-3').textContent).toContain('–')
  expect(within(rowOf('EP-3')).queryByRole('progressbar')).toBeNull()
})

test('EPIC-03 EPIC-06 Space folds an epic, one command folds all, and both are remembered', async () => {
  const world = show()
  await all()
  world.actions.services.scene.activate('epic:1')
  expect(subjectsOf(world.actions.services.scene.get()).epic?.map(({ code }) => code)).toEqual(['EP-1'])
  await world.press('epic.fold')
  await until(() => expect(names()).toEqual(['EP-1', 'EP-2', 'US-3', 'EP-3', 'No epic', 'US-4']))
  await world.press('epic.fold-all')
  await until(() => expect(names()).toEqual(['EP-1', 'EP-2', 'EP-3', 'No epic', 'US-4']))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('view:epics-folded:ana:acme/website'))).toHaveLength(1)
  await world.press('epic.fold-all')
  await all()
})

test('EPIC-05 keys put epics in order, and stories across the border of their epics, also into an empty one', async () => {
  const world = show()
  await all()
  const { scene } = world.actions.services
  scene.activate('epic:2')
  await world.press('epic.up')
  await until(() => expect(names().slice(0, 3)).toEqual(['EP-2', 'US-3', 'EP-1']))
  await world.actions.undo()
  await all()
  scene.activate('4')
  await world.press('story.up')
  await until(() => expect(names()).toEqual(['EP-1', 'US-1', 'US-2', 'EP-2', 'US-3', 'EP-3', 'US-4']))
  expect(world.sent.findLast(({ name }) => name === 'UpdateUserStory')?.variables.input).toMatchObject({ epicId: '3' })
})

test('EPIC-05 selected stories go into an epic together', async () => {
  const world = show({ script: { pick: ['3'] } })
  await all()
  const { scene } = world.actions.services
  for (const id of ['1', '4']) scene.toggle(id)
  await world.press('story.epic')
  await until(() => expect(names()).toEqual(['EP-1', 'US-2', 'EP-2', 'US-3', 'EP-3', 'US-1', 'US-4']))
})

test('EPIC-06 an epic is made of one line, gets a color and a due date, and a story', async () => {
  const world = show({ script: { text: ['Support', 'As a buyer I ask'], pick: ['Red'], date: [new Date(2026, 11, 24)] } })
  await all()
  await world.press('epic.new')
  await until(() => expect(names()).toContain('EP-4'))
  world.actions.services.scene.activate('epic:3')
  await world.press('epic.colour')
  await world.press('epic.due')
  await until(() => expect(rowOf('EP-3').textContent).toContain('due 24 Dec'))
  await world.press('epic.add-story')
  await until(() => expect(names()).toContain('US-5'))
  const inputs = world.sent.filter(({ name }) => name === 'UpdateEpic').map(({ variables }) => variables.input)
  expect(inputs).toEqual([{ color: '#e5484d' }, { dueDate: '2026-12-24' }])
  expect(world.sent.find(({ name }) => name === 'CreateUserStory')?.variables.input).toEqual({ title: 'As a buyer I ask', epicId: '3' })
})

test('EPIC-04 the address opens an epic beside the list, where its title, its day and its color are changed; closing leads back', async () => {
  const world = show({ at: '?epic=EP-1' })
  const pane = await until(() => screen.getByRole('dialog', { name: 'Pay' }))
  const stories = await until(() => within(pane).getByRole('region', { name: 'Stories of the epic' }))
  await until(() =>
    expect(
      within(stories)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Story 1', 'Story 2']),
  )
  expect(pane.textContent).toContain('7 of 12 done')
  const chart = await until(() => within(pane).getByRole('figure'))
  expect(chart.textContent).toContain('7 of 12 tasks done, 3 of them in the last 30 days.')
  expect(within(chart).getAllByRole('rowheader')).toHaveLength(90)
  const title = within(pane).getByRole('textbox', { name: 'Title of the epic' })
  fireEvent.focus(title)
  fireEvent.change(title, { target: { value: 'Pay later' } })
  fireEvent.keyDown(title, { key: 'Enter' })
  await until(() => screen.getByRole('dialog', { name: 'Pay later' }))
  expect(world.sent.find(({ name }) => name === 'UpdateEpic')?.variables.input).toEqual({ title: 'Pay later' })
  fireEvent.click(within(pane).getByRole('button', { name: /^Close epic/ }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EPIC-04 an epic that is not there says so beside the list, with a way back; one that is deleted while it is open just closes', async () => {
  show({ at: '?epic=EP-99' })
  const pane = await until(() => screen.getByRole('dialog', { name: 'Epic' }))
  expect(pane.textContent).toContain('This epic does not exist or was deleted.')
  fireEvent.click(within(pane).getByRole('button', { name: 'All epics' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EPIC-02 SCREEN-07 a deleted epic is hidden at once with its stories left in none, and comes back by undo', async () => {
  const world = show({ script: { confirm: [true] }, holdMs: 60_000 })
  await all()
  world.actions.services.scene.activate('epic:1')
  await world.press('epic.delete')
  expect(world.actions.asked[0]?.question).toMatchObject({
    title: 'Are you sure you want to delete this epic?',
    text: 'Pay. 2 stories will be in no epic.',
  })
  await until(() => expect(names()).not.toContain('EP-1'))
  expect(world.mutations()).toEqual([])
  await world.actions.undo()
  await all()
})

test('EPIC-08 EPIC-09 no epics: who may write is told the key, who only reads is offered nothing', async () => {
  const none = { ...host(), epics: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }) }
  show({ roots: none })
  await until(() => screen.getByText('No epics yet. Press N to group stories that belong together.'))
})

test('EPIC-08 MISC-02 epics that cannot be read say so in their own words', async () => {
  show({
    roots: {
      epics: () => {
        throw new Error('down')
      },
    },
  })
  await until(() => screen.getByText('An error occurred while fetching epics. Please try again later.'))
})

test('EPIC-09 sections are asked for as far as the list is scrolled, fifty of their stories at a time; folded ones are not', () => {
  const sections = [
    { id: 'a', count: 120, folded: false },
    { id: 'b', count: 0, folded: false },
    { id: 'c', count: 30, folded: true },
    { id: 'd', count: 2, folded: false },
    { id: 'none', count: null, folded: false },
  ]
  const asked = (rows: number) => sectionRequests(sections, rows).map(({ epic, page }) => `${epic}${page}`)
  expect(asked(60)).toEqual(['a1', 'a2'])
  expect(asked(120)).toEqual(['a1', 'a2', 'a3'])
  expect(asked(124)).toEqual(['a1', 'a2', 'a3', 'd1'])
  expect(asked(180)).toEqual(['a1', 'a2', 'a3', 'd1', 'none1'])
})
