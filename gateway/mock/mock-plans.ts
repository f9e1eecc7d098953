// Sprints and user stories of the mock, kept in memory by project.
import type { MockWorld } from './mock-world.ts'

interface MockSprint {
  id: string
  slug: string
  title: string
  timebox: string
  goal: string | null
  startDate: string
  endDate: string
}

interface MockStory {
  id: string
  slug: string
  title: string
  code: string
  description: string | null
}

interface Listed {
  projectSlug: string
  search: string
  slug: string
}

interface Write<Input> {
  project: { projectSlug: string }
  id: string
  input: Input
}

type SprintInput = Pick<MockSprint, 'title' | 'startDate' | 'endDate'> & { goal?: string | null }
type StoryInput = Pick<MockStory, 'title'> & { description?: string | null }

const PER_PAGE = 20

/** Finds a sprint or story that a task is given; null when there is none of this id. */
export interface MockPlans {
  sprint(id: unknown): MockSprint | null
  story(id: unknown): MockStory | null
}

/** Resolvers of sprints and user stories over `world`; each project begins with two of either. */
export function mockPlanResolvers(world: MockWorld) {
  const sprints = new Map<string, MockSprint[]>()
  const stories = new Map<string, MockStory[]>()
  let last = 0
  const sprintOf = ({ title, startDate, endDate, goal = null }: SprintInput): MockSprint => {
    last += 1
    return { id: String(last), slug: `sprint-${last}`, title, timebox: `${startDate} – ${endDate}`, goal, startDate, endDate }
  }
  const storyOf = (number: number, { title, description = null }: StoryInput): MockStory => {
    last += 1
    return { id: String(last), slug: `us-${number}`, code: `US-${number}`, title, description }
  }
  for (const { slug } of world.projects) {
    sprints.set(slug, [
      sprintOf({ title: 'Sprint 2', startDate: '2026-11-16', endDate: '2026-11-29', goal: 'Ready to launch' }),
      sprintOf({ title: 'Sprint 1', startDate: '2026-11-02', endDate: '2026-11-15' }),
    ])
    stories.set(slug, [
      storyOf(1, { title: 'As a visitor I find the right plan in a minute' }),
      storyOf(2, { title: 'As an editor I publish without asking a developer' }),
    ])
  }
  const listOf = <One>(map: Map<string, One[]>, projectSlug: string) => {
    const list = map.get(projectSlug) ?? []
    map.set(projectSlug, list)
    return list
  }
  const counted = <One extends { id: string }>(plan: One, field: 'sprint' | 'userStory') => {
    const tasks = world.tasks.filter((task) => (task[field] as { id: string } | null)?.id === plan.id && !task.isArchived)
    return { ...plan, taskCount: tasks.length, doneCount: tasks.filter(({ done }) => done).length }
  }
  const paged = <One>(found: One[], page: number) => ({
    nodes: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    totalPages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
    totalCount: found.length,
  })
  const has = (text: string, search: string) => text.toLowerCase().includes(search.trim().toLowerCase())
  const missing = [{ code: 'NOT_FOUND', field: null, message: 'This does not exist.' }]
  const remove = (map: Map<string, { id: string }[]>, field: 'sprint' | 'userStory', { project, id }: Write<unknown>) => {
    map.set(
      project.projectSlug,
      listOf(map, project.projectSlug).filter((one) => one.id !== id),
    )
    for (const task of world.tasks) if ((task[field] as { id: string } | null)?.id === id) task[field] = null
    return { deletedId: id, userErrors: [] }
  }
  const plans: MockPlans = {
    sprint: (id) => [...sprints.values()].flat().find((one) => one.id === id) ?? null,
    story: (id) => [...stories.values()].flat().find((one) => one.id === id) ?? null,
  }
  return {
    plans,
    Query: {
      sprints: (_: unknown, { projectSlug, search, page }: Listed & { page: number }) =>
        paged(
          listOf(sprints, projectSlug)
            .filter(({ title }) => has(title, search))
            .map((one) => counted(one, 'sprint')),
          page,
        ),
      sprint: (_: unknown, { projectSlug, slug }: Listed) => {
        const found = listOf(sprints, projectSlug).find((one) => one.slug === slug)
        return found ? counted(found, 'sprint') : null
      },
      userStories: (_: unknown, { projectSlug, search, page }: Listed & { page: number }) =>
        paged(
          listOf(stories, projectSlug)
            .filter(({ title, code }) => has(`${code} ${title}`, search))
            .map((one) => counted(one, 'userStory')),
          page,
        ),
      userStory: (_: unknown, { projectSlug, slug }: Listed) => {
        const found = listOf(stories, projectSlug).find((one) => one.slug === slug)
        return found ? counted(found, 'userStory') : null
      },
    },
    Mutation: {
      createSprint: (_: unknown, { project, input }: Write<SprintInput>) => {
        const made = sprintOf(input)
        listOf(sprints, project.projectSlug).unshift(made)
        return { sprint: counted(made, 'sprint'), userErrors: [] }
      },
      updateSprint: (_: unknown, { id, input }: Write<SprintInput>) => {
        const found = plans.sprint(id)
        if (!found) return { sprint: null, userErrors: missing }
        Object.assign(found, input, { timebox: `${input.startDate} – ${input.endDate}` })
        return { sprint: counted(found, 'sprint'), userErrors: [] }
      },
      deleteSprint: (_: unknown, args: Write<unknown>) => remove(sprints, 'sprint', args),
      createUserStory: (_: unknown, { project, input }: Write<StoryInput>) => {
        const list = listOf(stories, project.projectSlug)
        const made = storyOf(Math.max(0, ...list.map(({ code }) => Number(code.slice(3)))) + 1, input)
        list.push(made)
        return { userStory: counted(made, 'userStory'), userErrors: [] }
      },
      updateUserStory: (_: unknown, { id, input }: Write<StoryInput>) => {
        const found = plans.story(id)
        if (!found) return { userStory: null, userErrors: missing }
        return { userStory: counted(Object.assign(found, input), 'userStory'), userErrors: [] }
      },
      deleteUserStory: (_: unknown, args: Write<unknown>) => remove(stories, 'userStory', args),
    },
  }
}
