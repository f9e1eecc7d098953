// A sample as people meet it: made by a click, said above its pages, hidden at once when it is removed.
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHidden } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { projectCache } from '#src/features/project/project.cache.ts'
import { GetProject, ListProjects } from '#src/features/project/project.graphql.ts'
import { ProjectNotices } from '#src/features/project/project-notices.tsx'
import { actions } from '#src/features/project/sample-project.actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'

const sample = {
  ...{ id: 'acme/sample-website', slug: 'sample-website', name: 'Sample: Website relaunch', workspaceSlug: 'acme', workspaceName: 'Acme' },
  ...{
    code: 'SMP',
    logo: null,
    status: 'IN_PROGRESS',
    isPrivate: true,
    isPublic: false,
    dueDate: null,
    taskCount: 60,
    viewerRole: 'admin',
  },
  ...{ viewerCan: ['EDIT', 'ADMIN', 'OWN'], people: [fakePerson('ana')], owner: fakePerson('ana') },
  ...{ description: null, budget: 0, startDate: null, showsRockstars: true, isSample: true },
}
const workspace = { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['CREATE_PROJECT'] as const }

function Screen() {
  const hidden = useHidden()
  const projects = useRead({ query: ListProjects, variables: { workspaceSlug: 'acme' } }).data?.projects
  const project = useRead({ query: GetProject, variables: { workspaceSlug: 'acme', slug: 'sample-website' } }).data?.project
  return (
    <>
      {project && <ProjectNotices project={project} />}
      <ul aria-label="Projects">
        {projects
          ?.filter(({ id }) => !hidden.has(id))
          .map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
      </ul>
    </>
  )
}

async function show(there: boolean, can: readonly string[] = sample.viewerCan, { ownTasks = 0, script = {} as Script } = {}) {
  const stored = { projects: there ? [{ ...sample, viewerCan: can }] : [] }
  const world = renderFeature(<Screen />, {
    cacheParts: [projectCache],
    actions,
    script,
    roots: {
      projectContents: () => ({
        tasks: 60 + ownTasks,
        ownTasks,
        files: 0,
        pages: 0,
        userStories: 0,
        sprints: 1,
        discussions: 0,
        forms: 0,
        recurringTasks: 0,
      }),
      projects: () => stored.projects,
      project: () => stored.projects[0] ?? null,
      createSampleProject() {
        stored.projects = [{ ...sample, viewerCan: can }]
        return { project: sample, userErrors: [] }
      },
      removeSampleProject() {
        stored.projects = []
        return { removedId: sample.id, userErrors: [] }
      },
    },
  })
  world.actions.services.scene.set({ workspace: workspace as never, project: there ? ({ ...sample, viewerCan: can } as never) : null })
  return world
}

const listed = () => [...screen.getByRole('list', { name: 'Projects' }).children].map(({ textContent }) => textContent)

test('FIRST-04 one click makes it and goes there', async () => {
  const { press, actions: world } = await show(false)
  await press('project.create-sample')
  await until(() => expect(listed()).toEqual([sample.name]))
  expect(world.went.at(-1)).toBe('/acme/projects/sample-website/overview')
})

test('FIRST-04 its pages say what it is; removed by one click it is hidden at once, and back by undo', async () => {
  const { press, actions: world, mutations } = await show(true)
  expect((await screen.findByRole('status')).textContent).toContain('Sample data: try anything, it counts nowhere.')
  expect(screen.getByRole('button', { name: 'Remove sample' })).toBeTruthy()
  await press('project.remove-sample')
  await until(() => expect(listed()).toEqual([]))
  expect(world.went.at(-1)).toBe('/workspace')
  await act(() => world.undo())
  await until(() => expect(listed()).toEqual([sample.name]))
  expect(mutations()).toEqual([])
})

test('FIRST-04 tasks that people made or moved there go only after they were told how many', async () => {
  const kept = await show(true, sample.viewerCan, { ownTasks: 3, script: { confirm: [false] } })
  await screen.findByRole('status')
  await kept.press('project.remove-sample')
  expect(kept.actions.asked.at(-1)?.question).toMatchObject({
    title: 'Remove 3 tasks of yours, too?',
    text: 'They were made in the sample or moved there, and go with it for good. Move them to another project first to keep them.',
  })
  expect(listed()).toEqual([sample.name])
  cleanup()
  const gone = await show(true, sample.viewerCan, { ownTasks: 1, script: { confirm: [true] } })
  await screen.findByRole('status')
  await gone.press('project.remove-sample')
  await until(() => expect(listed()).toEqual([]))
})

test('FIRST-04 who does not own it is only told what it is', async () => {
  await show(true, ['EDIT'])
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove sample' })).toBeNull()
})
