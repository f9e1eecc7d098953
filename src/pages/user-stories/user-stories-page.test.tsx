// The list of a project's user stories over the real client and schema.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { endStores } from '#src/lib/store.ts'
import { storyCachePart } from '#src/model/story/story.cache.ts'
import type { StoryRowData } from '#src/model/story/story.graphql.ts'
import { fakeSprint, projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import { lostAnswer } from '#tests/kit/lost-answers.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { fakeEpic, fakeStory, linkTo } from '#tests/kit/story-fakes.ts'
import { until } from '#tests/kit/until.ts'
import { UserStoriesPage } from './user-stories-page.tsx'

withRowsInView()

type Asked = { search?: string; filter?: { epic?: string; state?: string; sprint?: string }; sort?: string; page: number; perPage: number }

const [pay, find] = [fakeEpic(1, { title: 'Pay' }), fakeEpic(2, { title: 'Find' })]
const every = () => [
  fakeStory(1, { title: 'As a buyer I pay', epic: linkTo(pay), sprints: [{ id: '12', slug: 'sprint-12', title: 'Sprint 12' }] }),
  fakeStory(2, { title: 'As a buyer I search', epic: linkTo(find), state: 'DONE' }),
  fakeStory(3, {
    title: 'As a buyer I get my money back',
    epic: linkTo(pay),
    taskCount: 0,
    doneCount: 0,
    state: 'EMPTY',
    criteria: { done: 0, total: 0 },
    hours: null,
  }),
  fakeStory(4, { title: 'As a guest I look around' }),
]

/** A host that keeps stories. */
function host(stories: StoryRowData[] = every()): FakeRoots {
  const epicOf = (id: string | null | undefined) => [pay, find].find((epic) => epic.id === id)
  const make = (title: string, epicId?: string | null) => {
    const epic = epicOf(epicId)
    const made = fakeStory(stories.length + 1, { title, epic: epic ? linkTo(epic) : null })
    stories.push(made)
    return { ...made, description: null }
  }
  return {
    epics: () => ({ nodes: [pay, find], page: 1, totalPages: 1, totalCount: 2 }),
    sprints: () => ({ nodes: [fakeSprint(12)], page: 1, totalPages: 1, totalCount: 1 }),
    userStories: ({ search = '', filter = {}, sort, page, perPage }: Asked) => {
      const found = stories
        .filter(
          ({ title, epic, state }) =>
            title.includes(search) && (!filter.epic || (epic?.id ?? 'none') === filter.epic) && (!filter.state || state === filter.state),
        )
        .toSorted(
          (a, b) => (sort === 'EPIC' ? (a.epic?.id ?? '9').localeCompare(b.epic?.id ?? '9') : 0) || (a.position ?? 0) - (b.position ?? 0),
        )
      const nodes = found.slice((page - 1) * perPage, page * perPage)
      return { nodes, page, totalPages: Math.max(1, Math.ceil(found.length / perPage)), totalCount: found.length }
    },
    userStory: ({ slug }: { slug: string }) => ({ ...stories.find((one) => one.slug === slug), description: null, people: [] }),
    createUserStory: ({ input }: { input: { title: string; epicId?: string } }) => ({
      userStory: make(input.title, input.epicId),
      userErrors: [],
    }),
    createUserStories: ({ input }: { input: { titles: string[]; epicId?: string } }) => ({
      userStories: input.titles.map((title) => make(title, input.epicId)),
      userErrors: [],
    }),
    updateUserStory: ({ id, input: { epicId, ...input } }: { id: string; input: { epicId?: string | null } }) => {
      const at = stories.findIndex((one) => one.id === id)
      const epic = epicOf(epicId)
      stories[at] = { ...(stories[at] as StoryRowData), ...input, ...(epicId !== undefined && { epic: epic ? linkTo(epic) : null }) }
      return { userStory: { ...stories[at], description: null }, userErrors: [] }
    },
  }
}

function show(
  roots: FakeRoots = host(),
  {
    script = {},
    at = '',
    viewerCan = ['EDIT', 'ADMIN'] as const,
    holdMs,
  }: { script?: Script; at?: string; viewerCan?: readonly ('EDIT' | 'ADMIN')[]; holdMs?: number } = {},
) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/user-stories" element={<UserStoriesPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [storyCachePart],
      at: `/acme/projects/website/user-stories${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return world
}

const names = () => screen.getAllByRole('row').map((row) => /^(US-\d+|[A-Z][a-z]+( epic)?)/.exec(row.textContent ?? '')?.[0])
const rowOf = (code: string) => until(() => screen.getByRole('row', { name: new RegExp(`^${code}\\b`) }))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title of the new user story' })

beforeEach(() => localStorage.clear())

test('STORY-05 stories stand below their epics with criteria, progress, hours and sprints; one key makes one list of them', async () => {
  const world = show()
  const row = await rowOf('US-1')
  expect(names()).toEqual(['Pay', 'US-1', 'US-3', 'Find', 'US-2', 'No epic', 'US-4'])
  for (const text of ['As a buyer I pay', '1/3', '3 of 6', '8 / 20 h', 'Sprint 12']) expect(row.textContent).toContain(text)
  expect((await rowOf('US-3')).textContent).toContain('–')
  expect(screen.getByRole('progressbar', { name: 'Done of US-1' }).getAttribute('aria-valuenow')).toBe('50')
  await world.press('story.group')
  await until(() => expect(names()).toEqual(['US-1', 'US-2', 'US-3', 'US-4']))
  expect((await rowOf('US-2')).textContent).toContain('Find')
})

test('STORY-05 keys move a story in the order and across the border of an epic, at once, by one write, and undo puts it back', async () => {
  const roots = host()
  const world = show(roots)
  await rowOf('US-1')
  world.actions.services.scene.activate('3')
  await world.press('story.up')
  await until(() => expect(names()).toEqual(['Pay', 'US-3', 'US-1', 'Find', 'US-2', 'No epic', 'US-4']))
  expect(world.sent.filter(({ name }) => name === 'UpdateUserStory').map(({ variables }) => variables.input)).toEqual([
    { position: 512 - 512 },
  ])
  world.actions.services.scene.activate('2')
  await world.press('story.down')
  await until(() => expect(names()).toEqual(['Pay', 'US-3', 'US-1', 'No epic', 'US-2', 'US-4']))
  expect(world.sent.findLast(({ name }) => name === 'UpdateUserStory')?.variables.input).toMatchObject({ epicId: null })
  await world.actions.undo()
  await until(() => expect(names()).toEqual(['Pay', 'US-3', 'US-1', 'Find', 'US-2', 'No epic', 'US-4']))
})

test('STORY-06 SCREEN-01 N opens one line, Enter behind / and words makes a story in that epic and counts it, and the line waits for the next', async () => {
  const roots = host()
  const world = show(roots)
  await rowOf('US-1')
  await world.press('story.new')
  await until(() => expect(document.activeElement).toBe(field()))
  fireEvent.change(field(), { target: { value: 'As a buyer I return /fi' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  const made = await rowOf('US-5')
  await until(() => expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('User stories5'))
  expect(made.textContent).toContain('As a buyer I return')
  expect(names()).toEqual(['Pay', 'US-1', 'US-3', 'Find', 'US-2', 'US-5', 'No epic', 'US-4'])
  const sent = world.sent.filter(({ name }) => name === 'CreateUserStory').map(({ variables }) => variables.input)
  expect(sent).toEqual([{ title: 'As a buyer I return', epicId: '2' }])
  expect(field().value).toBe('')
})

test('STORY-06 OPEN-09 a story whose answer was lost comes back with its epic after a reload and is made once', async () => {
  const roots = host()
  const lose = () => {
    throw lostAnswer(true)
  }
  const keys = (world: ReturnType<typeof show>) =>
    world.sent.filter(({ name }) => name === 'CreateUserStory').map(({ key, variables }) => ({ key, input: variables.input }))
  const first = show({ ...roots, createUserStory: lose })
  await rowOf('US-1')
  await first.press('story.new')
  await until(() => field())
  fireEvent.change(field(), { target: { value: 'As a buyer I return /fi' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await until(() => expect(first.actions.said).toHaveLength(1))

  cleanup()
  act(endStores)
  const second = show(roots)
  await rowOf('US-1')
  await second.press('story.new')
  await until(() => expect(field().value.trim()).toBe('As a buyer I return'))
  screen.getByText('This may have been created already.')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await rowOf('US-5')
  expect(keys(second)).toEqual(keys(first))
  expect(keys(first)).toEqual([{ key: expect.any(String), input: { title: 'As a buyer I return', epicId: '2' } }])
  expect([field().value, Object.keys(localStorage).filter((key) => key.includes('story-new'))]).toEqual(['', []])
})

test('STORY-06 several pasted lines ask once, and make one story each; No leaves them in the line', async () => {
  const roots = host()
  const world = show(roots, { script: { confirm: [false, true] } })
  await rowOf('US-1')
  await world.press('story.new')
  await until(() => field())
  const paste = () => fireEvent.paste(field(), { clipboardData: { getData: () => '- One\n- Two\n\n- Three\n' } })
  paste()
  await until(() => expect(world.actions.asked.map(({ question }) => question.title)).toEqual(['Make 3 stories?']))
  expect(world.mutations()).toEqual([])
  expect(field().value).toContain('Two')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await rowOf('US-7')
  expect(world.sent.find(({ name }) => name === 'CreateUserStories')?.variables.input).toEqual({ titles: ['One', 'Two', 'Three'] })
  expect(field().value).toBe('')
})

test('STORY-08 EPIC-05 R then E puts the selected stories into an epic, as one step of undo', async () => {
  const roots = host()
  const world = show(roots, { script: { pick: ['1'] } })
  await rowOf('US-1')
  const { scene } = world.actions.services
  scene.toggle('2')
  scene.toggle('4')
  expect((await until(() => screen.getByRole('toolbar', { name: '2 selected' }))).textContent).toContain('Epic')
  await world.press('story.epic')
  await until(() => expect(names()).toEqual(['Pay', 'US-1', 'US-2', 'US-3', 'US-4']))
  await world.actions.undo()
  await until(() => expect(names()).toEqual(['Pay', 'US-1', 'US-3', 'Find', 'US-2', 'No epic', 'US-4']))
})

test('STORY-05 one key narrows by epic, state and sprint; the host does it, and it stands in the address', async () => {
  const world = show(host(), { script: { pick: ['state:DONE'] }, at: '?epic=2' })
  await rowOf('US-2')
  expect(names()).toEqual(['Find', 'US-2'])
  await world.press('story.filter')
  const asked = world.actions.asked[0]?.options
  expect(asked?.filter(({ checked }) => checked).map(({ title }) => title)).toEqual(['Find'])
  expect(asked?.map(({ group }) => group).filter((group, at, all) => all.indexOf(group) === at)).toEqual(['State', 'Epic', 'Sprint'])
  expect(world.actions.went).toEqual(['/acme/projects/website/user-stories?epic=2&state=DONE'])
  expect(screen.getByRole('button', { name: 'Remove Find' })).toBeTruthy()
})

test('SCREEN-05 SCREEN-16 the host searches; nothing found leads back, and pages come as the list is scrolled', async () => {
  const many = Array.from({ length: 120 }, (_, at) => fakeStory(at + 1))
  const world = show(host(many), { at: '?q=Story+7' })
  await rowOf('US-70')
  const asked = () => world.sent.filter(({ name }) => name === 'ListStories').map(({ variables }) => variables)
  expect(asked()[0]).toMatchObject({ search: 'Story 7', sort: 'EPIC', page: 1, perPage: 50 })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search user stories' }), { target: { value: 'nowhere' } })
  await until(() => screen.getByText(/Nothing matches/))
  await world.press('story.clear-filters')
  expect(world.actions.went.at(-1)).toBe('/acme/projects/website/user-stories')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search user stories' }), { target: { value: '' } })
  await rowOf('US-1')
  const scroller = screen.getByRole('grid').parentElement as HTMLElement
  scroller.scrollTop = 1_700
  fireEvent.scroll(scroller)
  await until(() => expect(asked().at(-1)).toMatchObject({ page: 2 }))
})

test('STORY-11 STORY-12 an empty list says what belongs there; who only reads is offered nothing to write', async () => {
  const world = show(host([]), { viewerCan: [] })
  await until(() => screen.getByText("You haven't created any user stories yet."))
  expect(screen.queryByRole('button', { name: /^New story/ })).toBeNull()
  for (const id of ['story.new', 'story.rename', 'story.delete']) await world.press(id)
  expect(world.actions.asked).toEqual([])
})

test('STORY-11 who may write is told the key', async () => {
  show(host([]))
  await until(() => screen.getByText(/Press N and write what somebody wants to be able to do\./))
})

test('STORY-12 a deleted story says what becomes of its tasks, is hidden at once, sent later, and comes back by undo', async () => {
  const world = show(host(), { script: { confirm: [true] }, holdMs: 60_000 })
  await rowOf('US-1')
  await world.press('row.next')
  await world.press('story.delete')
  expect(world.actions.asked[0]?.question).toMatchObject({
    title: 'Are you sure you want to delete this user story?',
    text: 'As a buyer I pay. 6 tasks will be in no story.',
  })
  await until(() => expect(screen.queryByRole('row', { name: /^US-1/ })).toBeNull())
  expect(world.mutations()).toEqual([])
  await world.actions.undo()
  await rowOf('US-1')
})

test('MISC-02 AGILE-08 stories that cannot be read say so in their own words and offer a retry', async () => {
  let broken = true
  const roots = host()
  show({
    ...roots,
    userStories: (asked: Asked) => {
      if (broken) throw new Error('down')
      return (roots.userStories as (asked: Asked) => unknown)(asked)
    },
  })
  const retry = await until(() => screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('An error occurred while fetching user stories. Please try again later.')).toBeTruthy()
  broken = false
  fireEvent.click(retry)
  await screen.findByRole('row', { name: /^US-1/ })
})
