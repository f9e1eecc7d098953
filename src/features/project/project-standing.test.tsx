// Archiving, finishing and reopening: what is asked, said and taken back, and where the project stands then.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectsInOrder } from '#src/app/context/sidebar-order.ts'
import { useRead } from '#src/data/use-read.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { projectCache } from './project.cache.ts'
import { GetProject } from './project.graphql.ts'
import { ArchivedNotice } from './project-notices.tsx'
import { actions as settings } from './project-settings.actions.ts'
import { actions } from './project-standing.actions.ts'
import { byStanding } from './project-standing.ts'

const website = {
  ...{ id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', code: 'WEB', logo: null, status: 'IN_PROGRESS' },
  ...{ description: null, budget: 0, startDate: null, dueDate: null, isPrivate: true, viewerRole: 'admin' },
  ...{ viewerCan: ['EDIT', 'ADMIN', 'OWN'], people: [fakePerson('ana')] },
}

function Screen() {
  const { data } = useRead({ query: GetProject, variables: { workspaceSlug: 'acme', slug: 'website' } })
  if (!data?.project) return null
  return data.project.status === 'ARCHIVED' ? <ArchivedNotice project={data.project} /> : <p>{data.project.status}</p>
}

async function show(status: string, script: Script = {}, can: readonly string[] = ['OWN']) {
  const stored: Record<string, unknown> = { ...website, status, ...(status === 'ARCHIVED' && { viewerCan: can }) }
  const world = renderFeature(<Screen />, {
    cacheParts: [projectCache],
    actions: [...actions, ...settings],
    script,
    roots: {
      project: () => stored,
      updateProject: ({ input }: { input: Record<string, unknown> }) => ({ project: Object.assign(stored, input), userErrors: [] }),
    },
  })
  await screen.findByText(status === 'ARCHIVED' ? /This project is archived/ : status)
  const put = () => world.actions.services.scene.set({ project: { ...website, ...stored } as never })
  put()
  return { ...world, stored, put }
}

test('PSET-05 PSET-14 archiving asks once, says that running timers end, and one undo reopens it', async () => {
  const { stored, press, actions: world } = await show('IN_PROGRESS', { confirm: [true] })
  await press('project.archive')
  await until(() => expect(stored.status).toBe('ARCHIVED'))
  expect(world.asked.at(-1)?.question).toMatchObject({
    title: 'Archive Website?',
    text: expect.stringContaining('Running timers in it end and are logged'),
  })
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('This project is archived. Reopen it in its settings.')
  await act(() => world.undo())
  await until(() => expect(stored.status).toBe('IN_PROGRESS'))
})

test('PSET-05 whoever says no archives nothing', async () => {
  const { press, mutations } = await show('IN_PROGRESS', { confirm: [false] })
  await press('project.archive')
  expect(mutations()).toEqual([])
})

test('SCREEN-15 the owner reopens it from the line that every screen has, and can do nothing else to it; others only read the line', async () => {
  const { stored, press, mutations } = await show('ARCHIVED')
  await press('project.budget')
  await press('project.complete')
  expect(mutations()).toEqual([])
  act(() => screen.getByRole('button', { name: 'Reopen project' }).click())
  await until(() => expect(stored.status).toBe('IN_PROGRESS'))
  await until(() => expect(screen.queryByRole('status')).toBeNull())
})

test('SCREEN-15 PSET-01 who is not its owner is told and offered nothing', async () => {
  await show('ARCHIVED', {}, [])
  expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/acme/projects/website/settings')
  expect(screen.queryByRole('button')).toBeNull()
})

test('PSET-05 PSET-14 completed is taken up again by the same action', async () => {
  const { stored, press, put } = await show('IN_PROGRESS')
  await press('project.complete')
  await until(() => expect(stored.status).toBe('COMPLETED'))
  put()
  await press('project.complete')
  await until(() => expect(stored.status).toBe('IN_PROGRESS'))
})

test('PSET-05 completed projects stand below the active ones, archived ones last, and not in the sidebar, whatever order one chose', () => {
  const made = (id: string, status: string | null) => ({ id, status })
  const all = [made('a', 'ARCHIVED'), made('b', 'COMPLETED'), made('c', 'IN_PROGRESS'), made('d', null)]
  expect(byStanding(all).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a'])
  expect(projectsInOrder(all, { lists: { acme: ['a', 'b', 'd', 'c'] } }, 'acme').map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})

test('PSET-16 no key archives, finishes or deletes a project', () => {
  expect(actions.flatMap(({ shortcuts }) => shortcuts)).toEqual([])
})
