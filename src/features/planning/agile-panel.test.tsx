// The Agile tab of an open task: what it is planned in, chosen, replaced, taken away, searched, paged, missing and failing.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { useOpenTask } from '#src/features/task-detail/use-open-task.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { AgilePanel } from './agile-panel.tsx'

const address = { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' }
const sprintOf = (n: number) => ({ id: `${n}`, slug: `sprint-${n}`, title: `Sprint ${n}`, timebox: `2026-11-${n} – 2026-12-${n}` })
const SPRINTS = [
  { ...sprintOf(12), state: 'ACTIVE' },
  { ...sprintOf(13), state: 'PLANNED', startDate: '2026-11-30' },
]
const STORIES = [
  { id: '4', slug: 'us-4', title: 'Work without a mouse', code: 'US-4' },
  { id: '5', slug: 'us-5', title: 'Read at night', code: 'US-5' },
]
const pageOf = (nodes: readonly object[], page = 1, totalPages = 1) => ({ nodes, page, totalPages, totalCount: nodes.length })

function Opened() {
  const { task } = useOpenTask(address)
  return task && <AgilePanel task={task} />
}

/** The panel over a host that keeps one task; `held` answers of writes wait for `release`. */
function show(roots: FakeRoots = {}, viewerCan: readonly string[] = ['EDIT']) {
  const host = { task: { ...taskRow(1, 'To be planned'), viewerCan }, held: null as Promise<void> | null }
  const world = renderFeature(<Opened />, {
    cacheParts: [taskCachePart],
    roots: {
      task: () => host.task,
      sprints: ({ state }: { state?: string }) => pageOf(SPRINTS.filter((one) => !state || one.state === state)),
      userStories: () => pageOf(STORIES),
      updateTask: async ({ input }: { input: { sprintId?: string | null; userStoryId?: string | null } }) => {
        await host.held
        if (input.sprintId !== undefined) Object.assign(host.task, { sprint: SPRINTS.find(({ id }) => id === input.sprintId) ?? null })
        if (input.userStoryId !== undefined)
          Object.assign(host.task, { userStory: STORIES.find(({ id }) => id === input.userStoryId) ?? null })
        return { task: host.task, userErrors: [] }
      },
      ...roots,
    },
  })
  return { ...world, host }
}
const part = (name: 'Sprint' | 'User story') => screen.findByRole('region', { name })
const choices = async (name: 'Sprint' | 'User story') => {
  const region = await part(name)
  await waitFor(() => expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(0))
  return within(region)
}

test('AGILE-01 a choice is there before its answer, is replaced by the next, and is taken away; each is taken back by one undo', async () => {
  const { host, sent, actions } = show()
  const sprint = await choices('Sprint')
  let release = () => undefined as unknown
  host.held = new Promise((resolve) => {
    release = resolve as () => void
  })
  fireEvent.click(sprint.getByRole('button', { name: /^Sprint 12/ }))
  await waitFor(() => expect(sprint.getByRole('link', { name: 'Sprint 12' })).toBeTruthy())
  expect(host.task.sprint).toBeNull()
  release()
  await waitFor(() => expect(host.task.sprint).toMatchObject({ id: '12' }))
  fireEvent.click(sprint.getByRole('button', { name: /^Sprint 13/ }))
  await waitFor(() => expect(host.task.sprint).toMatchObject({ id: '13' }))
  fireEvent.click(sprint.getByRole('button', { name: 'Take out of the sprint' }))
  await waitFor(() => expect(host.task.sprint).toBeNull())
  expect(sprint.getByText('This task is in no sprint.')).toBeTruthy()
  await act(async () => void (await actions.undo()))
  expect(host.task.sprint).toMatchObject({ id: '13' })
  expect(sent.filter(({ name }) => name === 'UpdateTask').map(({ variables }) => variables.input)).toEqual([
    { sprintId: '12' },
    { sprintId: '13' },
    { sprintId: null },
    { sprintId: '13', was: { sprintId: null } },
  ])
})

test('AGILE-01 AGILE-06 a user story is given under its code and taken away', async () => {
  const { host } = show()
  const story = await choices('User story')
  expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Work without a mouse.*US-4/),
    expect.stringMatching(/Read at night.*US-5/),
  ])
  fireEvent.click(story.getByRole('button', { name: /^Work without a mouse/ }))
  await waitFor(() => expect(host.task.userStory).toMatchObject({ id: '4' }))
  fireEvent.click(story.getByRole('button', { name: 'Take out of the user story' }))
  await waitFor(() => expect(story.getByText('This task belongs to no user story.')).toBeTruthy())
  expect(host.task.userStory).toBeNull()
})

test('AGILE-07 what is chosen leads to its own page', async () => {
  const { host } = show({ task: () => ({ ...taskRow(1, 'Planned'), sprint: SPRINTS[0], userStory: STORIES[0] }) })
  const hrefs = async (name: 'Sprint' | 'User story', title: string) =>
    within(await part(name))
      .getByRole('link', { name: title })
      .getAttribute('href')
  expect(await hrefs('Sprint', 'Sprint 12')).toBe('/acme/projects/website/sprints/sprint-12')
  expect(await hrefs('User story', 'Work without a mouse')).toBe('/acme/projects/website/user-stories/us-4')
  expect(host.task.sprint).toBeNull()
})

test('OPEN-64 AGILE-02 the host is asked when the keys have rested, and what it finds comes in pages', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { sent } = show({
    sprints: ({ search, page, state }: { search?: string; page?: number; state?: string }) =>
      search ? pageOf([{ ...sprintOf(page ?? 1), state: 'PLANNED' }], page ?? 1, 2) : pageOf(SPRINTS.filter((one) => one.state === state)),
  })
  const sprint = await choices('Sprint')
  const searched = () => sent.filter(({ name }) => name === 'SprintChoices').map(({ variables: { search, page } }) => [search, page])
  const field = sprint.getByRole('textbox', { name: 'Search sprints' })
  for (const text of ['e', 'ex', 'ext']) {
    fireEvent.change(field, { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  expect(searched()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(300))
  await waitFor(() => expect(sprint.getByText('Page 1 of 2')).toBeTruthy())
  fireEvent.click(sprint.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(sprint.getByText('Page 2 of 2')).toBeTruthy())
  expect(searched()).toEqual([
    ['ext', 1],
    ['ext', 2],
  ])
})

test('OPEN-64 AGILE-02 a search that finds nothing says so and does not offer to make the first one', async () => {
  show({ userStories: ({ search }: { search?: string }) => pageOf(search ? [] : STORIES) })
  const story = await choices('User story')
  fireEvent.change(story.getByRole('textbox', { name: 'Search user stories' }), { target: { value: 'nobody' } })
  await waitFor(() => expect(story.getByText('Nothing matches “nobody”.')).toBeTruthy())
  expect(story.queryByRole('link')).toBeNull()
})

test('AGILE-03 AGILE-04 AGILE-05 without any, each says so and leads to its list', async () => {
  show({ sprints: () => pageOf([]), userStories: () => pageOf([]) })
  await screen.findByText("You haven't created any sprints yet.")
  await screen.findByText("You haven't created any user stories yet.")
  expect(screen.getByRole('link', { name: 'Create the first sprint' }).getAttribute('href')).toBe('/acme/projects/website/sprints')
  expect(screen.getByRole('link', { name: 'Create the first user story' }).getAttribute('href')).toBe('/acme/projects/website/user-stories')
})

test('AGILE-08 each says in its fixed words that it could not be fetched, and is read again by Retry', async () => {
  let broken = true
  const fail = () => {
    if (broken) throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })
  }
  show({
    sprints: ({ state }: { state?: string }) => fail() ?? pageOf(SPRINTS.filter((one) => one.state === state)),
    userStories: () => fail() ?? pageOf(STORIES),
  })
  await screen.findByText('An error occurred while fetching sprints. Please try again later.')
  await screen.findByText('An error occurred while fetching user stories. Please try again later.')
  broken = false
  fireEvent.click(within(await part('Sprint')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: /^Sprint 12/ })).toBeTruthy()
})

test('AGILE-01 who only reads sees what is chosen and nothing to choose', async () => {
  show({ task: () => ({ ...taskRow(1, 'Planned'), sprint: SPRINTS[0], viewerCan: [] }) }, [])
  const sprint = within(await part('Sprint'))
  expect(sprint.getByRole('link', { name: 'Sprint 12' })).toBeTruthy()
  expect(sprint.queryAllByRole('button')).toEqual([])
  expect(sprint.queryByRole('textbox')).toBeNull()
})
