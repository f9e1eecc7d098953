// The page that what other apps share arrives at.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { NewTaskPage } from './new-task-page.tsx'

const workspace = (slug: string, name: string) => ({
  id: slug,
  slug,
  name,
  subscription: 'paid',
  unlimitedWorkspaces: true,
  viewerCan: ['OWN', 'PAID'],
  owner: fakePerson('ana'),
})
const website = { id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme' }

function show(answers: (typeof website | null)[], at: string, roots: FakeRoots = {}) {
  const world = renderFeature(<NewTaskPage />, {
    at,
    script: { project: answers },
    roots: { workspaces: () => [workspace('acme', 'Acme Studio'), workspace('globex', 'Globex')], ...roots },
  })
  world.actions.services.scene.set({ workspace: workspace('acme', 'Acme Studio') as never, project: null })
  return { ...world, opened: () => world.actions.services.dialogs.list() }
}

test('where you point 10: what was shared is quick create in the project that is chosen, and leads there once it is made', async () => {
  const { opened, actions } = show([website], '/new-task?title=Pricing%20page&text=Second%20run&url=https%3A%2F%2Fexample.com')
  const dialog = await until(() => {
    const [first] = opened()
    if (first?.name !== 'task.create') throw new Error('not open')
    return first
  })
  expect(dialog.props).toMatchObject({ workspaceSlug: 'acme', projectSlug: 'website', text: 'Pricing page' })
  expect(dialog.props.rest?.description).toContain('<a href="https://example.com">')
  dialog.props.onMade?.({ workspaceSlug: 'acme', projectSlug: 'ops' })
  expect(actions.went).toEqual(['/acme/projects/ops/overview'])
})

test('where you point 10: without a project nothing is lost: it stands there, and one can be chosen again, elsewhere too', async () => {
  const { opened } = show([null, website], '/new-task?text=Call%20the%20printer')
  await until(() => screen.getByText('Call the printer'))
  expect(opened()).toEqual([])
  await until(() => screen.getByRole('button', { name: 'Workspace: Acme Studio' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose a project' }))
  await until(() => expect(opened().map(({ props }) => props)).toMatchObject([{ projectSlug: 'website', text: 'Call the printer' }]))
})

test('where you point 10: who belongs to no workspace is told how to get one, with what was shared in sight', async () => {
  show([null], '/new-task?title=Kept', { workspaces: () => [] })
  await until(() => screen.getByText(/belongs to a project in a workspace/))
  expect(screen.getByText('Kept')).toBeTruthy()
})
