// The page of one sprint over the real client and schema, for page tests.
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { sprintCachePart } from '#src/model/sprint/sprint.cache.ts'
import type { SprintRowData } from '#src/model/sprint/sprint.graphql.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { SprintPage } from '#src/pages/sprint/sprint-page.tsx'
import { fakeSprint, projectSubject } from './action-fakes.ts'
import { registry } from './all-actions.ts'
import { type FakeRoots, renderFeature } from './feature-world.tsx'
import { pageOf, workflows } from './list-screen.tsx'
import type { Script } from './scripted-ask.ts'
import { until } from './until.ts'

/** What the host keeps and answers. */
export interface Host {
  sprints: SprintRowData[]
  roots: FakeRoots
}

/** A host that keeps three sprints and moves them from state to state. */
export function host(): Host {
  const sprints = [
    fakeSprint(12),
    fakeSprint(13, { state: 'PLANNED', startDate: '2026-11-30', endDate: '2026-12-13' }),
    fakeSprint(14, { state: 'PLANNED', startDate: '2026-12-14', endDate: '2026-12-27' }),
  ]
  const put = (id: string, part: Partial<SprintRowData>) => {
    const at = sprints.findIndex((one) => one.id === id)
    sprints[at] = { ...(sprints[at] as SprintRowData), ...part }
    return sprints[at]
  }
  const carried = [{ taskId: 't-9', code: 'WEB-9', title: 'Task 9', hours: 2, outcome: 'CARRIED', target: null }]
  const roots: FakeRoots = {
    ...pageOf(3),
    sprint: ({ slug }: { slug: string }) => sprints.find((one) => one.slug === slug) ?? null,
    sprints: ({ state }: { state?: string }) => ({
      nodes: sprints.filter((one) => !state || one.state === state),
      page: 1,
      totalPages: 1,
      totalCount: 1,
    }),
    sprintChart: () => ({
      committed: { tasks: 30, hours: 88 },
      days: [
        {
          day: '2026-11-20',
          scope: { tasks: 30, hours: 88 },
          done: { tasks: 10, hours: 40 },
          ideal: { tasks: 20, hours: 60 },
          added: null,
          removed: null,
        },
        {
          ...{
            day: '2026-11-21',
            scope: { tasks: 31, hours: 92 },
            done: { tasks: 14, hours: 58 },
            ideal: { tasks: 17, hours: 50 },
            removed: null,
          },
          added: { count: 1, tasks: [{ taskId: 't-3', code: 'WEB-3', title: 'Late' }] },
        },
        { day: '2026-11-29', scope: null, done: null, ideal: { tasks: 0, hours: 0 }, added: null, removed: null },
      ],
      today: '2026-11-21',
      withoutEffort: 2,
    }),
    sprintResults: () => ({ nodes: carried, page: 1, totalPages: 1, totalCount: 1 }),
    workflows: () => workflows.map((one) => ({ ...one, taskCount: 0 })),
    taskTypes: () => [],
    efforts: () => [],
    labels: () => [],
    boards: () => [],
    members: () => [],
    userStories: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
    taskCounts: () => [],
    updateSprint: ({ id, input }: { id: string; input: object }) => ({ sprint: put(id, input), userErrors: [] }),
    startSprint: ({ id }: { id: string }) => ({ sprint: put(id, { state: 'ACTIVE' }), userErrors: [] }),
    reopenSprint: ({ id }: { id: string }) => ({
      sprint: put(id, { state: sprints.find((one) => one.id === id)?.state === 'ACTIVE' ? 'PLANNED' : 'ACTIVE' }),
      userErrors: [],
    }),
    completeSprint: ({ input }: { input: { sprint: string; carryTo: string | null } }) => ({
      sprint: put(input.sprint, { state: 'COMPLETED', completedAt: '2026-11-21T11:00:00.000Z' }),
      carried: 17,
      carriedTo: sprints.find(({ id }) => id === input.carryTo) ?? null,
      userErrors: [],
    }),
  }
  return { sprints, roots }
}

/** The page as its route shows it. */
export function show({
  slug = 'sprint-12',
  script = {},
  roots = host().roots,
  at = '',
}: {
  slug?: string
  script?: Script
  roots?: FakeRoots
  at?: string
} = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/sprints/:sprintSlug" element={<SprintPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [sprintCachePart, taskCachePart],
      at: `/acme/projects/website/sprints/${slug}${at}`,
      script,
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject() }))
  return world
}

/** The field of the title, when it is there. */
export const title = () => until(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title of the sprint' }))
/** A button by the beginning of its name. */
export const button = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) })
