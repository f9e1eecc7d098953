// The page of one user story over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { storyCachePart } from '#src/model/story/story.cache.ts'
import type { StoryRowData } from '#src/model/story/story.graphql.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { fakeSprint, projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { pageOf } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { host as sprintHost } from '#tests/kit/sprint-screen.tsx'
import { fakeEpic, fakeStory, linkTo } from '#tests/kit/story-fakes.ts'
import { until } from '#tests/kit/until.ts'
import { UserStoryPage } from './user-story-page.tsx'

const DESCRIPTION = '[x] It is quick\n[ ] It is safe\nBuyers are in a hurry.'
const sprints = [12, 13, 14].map((n) => ({ id: `${n}`, slug: `sprint-${n}`, title: `Sprint ${n}` }))

type Stored = StoryRowData & { description: string | null; people: unknown[] }

function show({
  more = {},
  script = {},
  slug = 'us-4',
  at = '',
}: {
  more?: Partial<Stored>
  script?: Script
  slug?: string
  at?: string
} = {}) {
  const people = [fakePerson('mia.chen')]
  let stored: Stored = {
    ...fakeStory(4, { title: 'As a buyer I pay', epic: linkTo(fakeEpic(1)), sprints }),
    description: DESCRIPTION,
    people,
    ...more,
  }
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/user-stories/:userStorySlug" element={<UserStoryPage />} />
    </Routes>,
    {
      roots: {
        ...sprintHost().roots,
        ...pageOf(3),
        epics: () => ({ nodes: [fakeEpic(1), fakeEpic(2)], page: 1, totalPages: 1, totalCount: 2 }),
        sprints: ({ state }: { state?: string }) => ({
          nodes: state === 'PLANNED' ? [fakeSprint(13, { state: 'PLANNED' })] : [],
          page: 1,
          totalPages: 1,
          totalCount: 1,
        }),
        userStory: ({ slug: wanted }: { slug: string }) => (wanted === 'us-4' ? stored : null),
        updateUserStory: ({ input: { was = {}, ...input } }: { input: { was?: object } }) => {
          const fresh = Object.entries(was).every(([name, value]) => stored[name as 'title'] === value)
          if (!fresh) return { userStory: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'Somebody else renamed it.' }] }
          stored = { ...stored, ...input }
          return { userStory: stored, userErrors: [] }
        },
      },
      actions: registry.all,
      cacheParts: [storyCachePart, taskCachePart],
      at: `/acme/projects/website/user-stories/${slug}${at}`,
      script,
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject() }))
  /** What somebody else writes. */
  const theirs = (part: Partial<Stored>) => {
    stored = { ...stored, ...part }
  }
  return { ...world, theirs, now: () => stored }
}

const title = () => until(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title of the user story' }))
const written = (world: ReturnType<typeof show>) =>
  world.sent.filter(({ name }) => name === 'UpdateUserStory').map(({ variables }) => variables.input)

beforeEach(() => localStorage.clear())

test('STORY-07 a story shows its epic, state, criteria, hours, people and its first and last sprint', async () => {
  show()
  expect((await title()).value).toBe('As a buyer I pay')
  const head = screen.getByRole('banner', { hidden: true }).textContent ?? ''
  for (const text of ['US-4', 'In progress', 'Epic 1', '3 of 6', '8 of 20 h', 'Sprint 12', 'Sprint 14', '1/2']) expect(head).toContain(text)
  expect(head).not.toContain('Sprint 13')
  expect(screen.getByLabelText('People on its tasks')).toBeTruthy()
})

test('STORY-07 its tasks are those of the project with the story as fixed filter, as list or as board', async () => {
  const world = show()
  await until(() => expect(world.sent.find(({ name }) => name === 'TasksPage')?.variables.filter).toMatchObject({ userStories: ['4'] }))
  await until(() => expect(screen.getByRole('grid', { name: 'Tasks of US-4' })).toBeTruthy())
  const tab = screen.getByRole('tab', { name: 'Board' })
  fireEvent.mouseDown(tab, { button: 0 })
  await until(() => expect(screen.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true'))
})

test('STORY-03 a criterion is ticked in place: one write of the description that was last read, and undo takes it back', async () => {
  const world = show()
  const list = await until(() => screen.getByRole('region', { name: 'Acceptance criteria' }))
  const [quick, safe] = within(list).getAllByRole('checkbox')
  expect([quick, safe].map((box) => box?.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  fireEvent.click(safe as HTMLElement)
  await until(() => expect(list.textContent).toContain('2/2'))
  const description = '[x] It is quick\n[x] It is safe\nBuyers are in a hurry.'
  expect(written(world)).toEqual([{ description, was: { description: DESCRIPTION } }])
  fireEvent.keyDown(within(list).getAllByRole('checkbox')[0] as HTMLElement, { key: 'Enter' })
  await until(() => expect(list.textContent).toContain('1/2'))
  await world.actions.undo()
  await until(() => expect(list.textContent).toContain('2/2'))
})

test('STORY-08 SCREEN-06 the description is edited whole where it stands; Enter makes a line, Ctrl with Enter saves', async () => {
  const world = show()
  await title()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description of the user story' })
  expect(field.value).toBe('Buyers are in a hurry.')
  await world.press('story.describe')
  await until(() => expect(field.value).toBe(DESCRIPTION))
  fireEvent.change(field, { target: { value: `${DESCRIPTION}\n[ ] It is kind` } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(written(world)).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await until(() => expect(screen.getByRole('region', { name: 'Acceptance criteria' }).textContent).toContain('1/3'))
})

test('STORY-07 title and epic are changed in place', async () => {
  const world = show({ script: { pick: ['2'] } })
  fireEvent.change(await title(), { target: { value: 'As a buyer I pay later' } })
  fireEvent.keyDown(await title(), { key: 'Enter' })
  await until(() => expect(written(world)).toEqual([{ title: 'As a buyer I pay later', was: { title: 'As a buyer I pay' } }]))
  fireEvent.click(screen.getByRole('button', { name: 'Epic: Epic 1' }))
  await until(() => expect(written(world)[1]).toEqual({ epicId: '2' }))
})

test('STORY-08 its open tasks are planned into a sprint as one step', async () => {
  const world = show({ script: { pick: ['13'] } })
  await title()
  await world.press('story.plan')
  const asked = world.sent.filter(({ name }) => name === 'TasksPage').at(-1)?.variables.filter
  expect(asked).toMatchObject({ userStories: ['4'], done: false })
  const moved = world.sent.filter(({ name }) => name === 'UpdateTask').map(({ variables }) => variables.input)
  expect(moved).toEqual([{ sprintId: '13' }, { sprintId: '13' }, { sprintId: '13' }])
})

test('STORY-12 SCREEN-09 who only reads sees plain marks and text', async () => {
  show({ more: { viewerCan: [] } })
  const list = await until(() => screen.getByRole('region', { name: 'Acceptance criteria' }))
  expect(within(list).queryByRole('checkbox')).toBeNull()
  expect(list.textContent).toContain('Met: It is quick')
  expect(screen.queryByRole('textbox', { name: 'Title of the user story' })).toBeNull()
  expect(screen.getByText('Buyers are in a hurry.')).toBeTruthy()
})

test('STORY-11 an unknown story is not found and leads to the list', async () => {
  show({ slug: 'us-99' })
  const link = await until(() => screen.getByRole('link', { name: 'All user stories' }))
  expect(link.getAttribute('href')).toBe('/acme/projects/website/user-stories')
})

test('STORY-07 SCREEN-06 a title goes over nobody else’s: the typed one stays in the field, and is saved by who has read theirs', async () => {
  const world = show()
  const field = await title()
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'As a buyer I pay by card' } })
  world.theirs({ title: 'Theirs' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(world.actions.said.at(-1)).toMatchObject({ tone: 'error', text: 'Somebody else renamed it.' }))
  expect(world.now().title).toBe('Theirs')
  await until(() => expect(field.value).toBe('Theirs'))
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Continue' })))
  expect(field.value).toBe('As a buyer I pay by card')
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(world.now().title).toBe('As a buyer I pay by card'))
  expect(written(world).map((input) => (input as { was: object }).was)).toEqual([{ title: 'As a buyer I pay' }, { title: 'Theirs' }])
})

test('STORY-08 a description that was begun on an old text goes over no newer one, also where the page shows that by now', async () => {
  const world = show({ script: { pick: ['2'] } })
  await title()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description of the user story' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'Mine' } })
  world.theirs({ description: 'Theirs' })
  // What is answered to another change brings theirs.
  fireEvent.click(screen.getByRole('button', { name: 'Epic: Epic 1' }))
  await until(() => expect(world.sent.at(-1)?.name).toBe('UpdateUserStory'))
  await until(() => expect(screen.queryByRole('region', { name: 'Acceptance criteria' })).toBeNull())
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await until(() => expect(world.actions.said.at(-1)?.tone).toBe('error'))
  expect(world.now().description).toBe('Theirs')
})
