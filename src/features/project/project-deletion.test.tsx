// Deleting a project and having it back: what is asked and said, and that its settings and lists follow.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { DeletedProjects } from './deleted-projects.tsx'
import { projectCache } from './project.cache.ts'
import { ListProjects } from './project.graphql.ts'
import { actions, contentsText } from './project-deletion.actions.ts'

const website = {
  ...{ id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', workspaceName: 'Acme', code: 'WEB', logo: null },
  ...{ status: 'IN_PROGRESS', isPrivate: true, dueDate: null, taskCount: 3, viewerRole: 'admin' },
  ...{ viewerCan: ['EDIT', 'ADMIN', 'OWN'], people: [fakePerson('ana')], owner: fakePerson('ana') },
}
const gone = {
  ...{ id: 'uuid-1', name: 'Website', code: 'WEB', logo: null, deletedBy: fakePerson('ana') },
  ...{ deletedAt: '2026-11-20T10:00:00Z', keptUntil: '2026-12-20T10:00:00Z' },
}
const workspace = { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['EDIT', 'OWN'] as const }

function Screen() {
  const { data } = useRead({ query: ListProjects, variables: { workspaceSlug: 'acme' } })
  return (
    <>
      <ul aria-label="Projects">
        {data?.projects.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <DeletedProjects workspace={workspace} />
    </>
  )
}

async function show(script: Script, deleted: readonly object[] = []) {
  const stored = { projects: [website], deleted: [...deleted] }
  const world = renderFeature(<Screen />, {
    cacheParts: [projectCache],
    actions,
    script,
    roots: {
      projects: () => stored.projects,
      deletedProjects: () => stored.deleted,
      projectContents: () => ({
        ...{ tasks: 240, ownTasks: 0, files: 31, pages: 12, userStories: 1, sprints: 0, discussions: 2 },
        ...{ forms: 3, recurringTasks: 1 },
      }),
      deleteProject: ({ name }: { name: string }) =>
        name === 'Website'
          ? { deletedId: 'uuid-1', userErrors: [] }
          : { deletedId: null, userErrors: [{ code: 'INVALID', field: ['name'], message: 'That is not the name of this project.' }] },
      restoreProject: () => ({ project: { ...website, id: 'acme/website-2', slug: 'website-2' }, userErrors: [] }),
    },
  })
  await screen.findByText(deleted.length > 0 ? 'Restore' : /stand here for 30 days/)
  world.actions.services.scene.set({ project: website as never, workspace: workspace as never })
  return world
}

const listed = () => [...screen.getByRole('list', { name: 'Projects' }).children].map(({ textContent }) => textContent)

test('PSET-14 deleting asks for the name to the letter and lists what goes; the project leaves its lists, and one undo has it back', async () => {
  const { press, actions: world, mutations } = await show({ text: ['Website'] })
  await press('project.delete')
  const { question } = world.asked.at(-1) ?? {}
  expect(question).toMatchObject({
    title: 'Type its name to delete it',
    text: expect.stringContaining('240 tasks, 31 files, 12 pages, 1 user story, 2 discussions, 3 forms, 1 recurring task.'),
  })
  const { check } = question as { check: (text: string) => string | null }
  expect(['website', 'Website ', ''].map(check)).toEqual(Array(3).fill('That is not the name of this project.'))
  expect(check('Website')).toBeNull()
  await until(() => expect(listed()).toEqual([]))
  await act(() => world.undo())
  await until(() => expect(listed()).toEqual(['Website']))
  expect(mutations()).toEqual(['DeleteProject', 'RestoreProject'])
})

test('PSET-14 whoever does not type the name deletes nothing', async () => {
  const { press, mutations } = await show({ text: [null] })
  await press('project.delete')
  expect(mutations()).toEqual([])
})

test('PSET-15 the settings of the workspace list what can be had back, until when, and restore it', async () => {
  const { mutations } = await show({}, [gone])
  const row = screen.getByRole('list', { name: 'Deleted projects' })
  expect(row.textContent).toMatch(/Website.*Deleted .*20 Nov.* by ana.*kept until .*20 Dec/i)
  act(() => screen.getByRole('button', { name: /Restore/ }).click())
  await until(() => expect(screen.queryByRole('list', { name: 'Deleted projects' })).toBeNull())
  expect(mutations()).toEqual(['RestoreProject'])
  await until(() => expect(listed()).toEqual(['Website', 'Website']))
})

test('PSET-15 the palette restores one of them, and says where none was deleted', async () => {
  const { press, actions: world, mutations } = await show({ pick: ['uuid-1'] }, [gone])
  await press('project.restore')
  expect(world.asked.at(-1)?.question).toMatchObject({ empty: 'No project of yours was deleted in the last 30 days.' })
  await until(() => expect(mutations()).toEqual(['RestoreProject']))
})

test('PSET-16 no key deletes or restores', () => {
  expect(actions.flatMap(({ shortcuts }) => shortcuts)).toEqual([])
})

test('PSET-14 an empty project says that nothing else goes', () => {
  const none = { tasks: 0, files: 0, pages: 0, userStories: 0, sprints: 0, discussions: 0, forms: 0, recurringTasks: 0 }
  expect(contentsText(none)).toBe('nothing else')
})
