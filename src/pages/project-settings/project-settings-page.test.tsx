// Which sections of a project's settings who sees, and whether its public page can be opened or closed there and by palette.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { projectCache } from '#src/features/project/project.cache.ts'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { actions as publicActions } from '#src/features/public-page/public-page.actions.ts'
import { publicPageCache } from '#src/features/public-page/public-page.cache.ts'
import { actions as membershipActions } from '#src/features/sharing/membership.actions.ts'
import { actions as teamActions } from '#src/features/team/team.actions.ts'
import { teamCachePart } from '#src/features/team/team.cache.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ProjectSettingsPage } from './project-settings-page.tsx'

const CAN = { guest: [], member: ['EDIT'], admin: ['EDIT', 'ADMIN'], owner: ['EDIT', 'ADMIN', 'OWN', 'PAID'] } as const

/** What the palette has of the project. */
function Subject() {
  const { data } = useRead({ query: GetProject, variables: { workspaceSlug: 'acme', slug: 'website' } })
  return <output>{data?.project?.isPublic ? 'public' : 'not public'}</output>
}

function show(
  viewerCan: readonly string[],
  at = '',
  isOn = false,
  { people = ['ana'], actions = publicActions, invitations = [] as object[] } = {},
) {
  const project = {
    ...{ id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', code: 'WEB', logo: null, status: 'IN_PROGRESS' },
    ...{ description: null, budget: 0, startDate: null, dueDate: null, isPrivate: true, isPublic: isOn, viewerRole: 'admin', viewerCan },
    ...{ owner: fakePerson('ben'), people: people.map((name) => fakePerson(name)) },
  }
  const shows = { labels: true, dates: true, descriptions: false, assignees: false, done: 'RECENT' }
  const page = { isOn, token: isOn ? 'secret' : null, shows, by: null, since: null }
  const world = renderFeature(
    <>
      <Routes>
        <Route path="/:companySlug/projects/:projectSlug/settings" element={<ProjectSettingsPage />} />
      </Routes>
      <Subject />
    </>,
    {
      at: `/acme/projects/website/settings${at}`,
      actions,
      cacheParts: [projectCache, publicPageCache, teamCachePart],
      roots: {
        project: () => project,
        publicPage: () => page,
        taskShares: () => [],
        invitations: () => invitations,
        setPublicPage: ({ input }: { input: { isOn: boolean } }) => {
          Object.assign(page, { isOn: input.isOn, token: input.isOn ? 'secret' : null })
          return { publicPage: page, userErrors: [] }
        },
      },
    },
  )
  return { world, page }
}
const index = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const CATALOGUE = ['Workflow', 'Types', 'Efforts', 'Labels', 'Boards']

test.each([
  ['guest', ['General']],
  ['member', ['General', ...CATALOGUE]],
  ['admin', ['General', 'Members', ...CATALOGUE, 'Data']],
  ['owner', ['General', 'Members', ...CATALOGUE, 'Public page', 'Data', 'Danger zone']],
] as const)('PSET-01 a %s sees these sections only, also by an address of another', async (role, sections) => {
  show(CAN[role], '#members')
  await until(() => expect(index()).toEqual([...sections]))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(role === 'admin' || role === 'owner' ? 'Members' : 'General')
})

test('PSET-07 whoever is on the project and does not own it leaves from its settings; owners and others are not offered it', async () => {
  const leave = () => screen.queryByRole('button', { name: 'Leave project' })
  for (const can of [CAN.guest, CAN.admin]) {
    show(can, '', false, { people: ['ben', 'ana'], actions: membershipActions })
    await until(() => expect(leave()).not.toBeNull())
    cleanup()
  }
  for (const [can, people] of [
    [CAN.owner, ['ben', 'ana']],
    [CAN.guest, ['ben']],
  ] as const) {
    show(can, '', false, { people: [...people], actions: membershipActions })
    await until(() => screen.getByRole('heading', { name: 'Privacy' }))
    expect(leave()).toBeNull()
    cleanup()
  }
})

test('TEAM-04 an admin sees who was invited to the project, and withdraws; other projects are left out', async () => {
  const sent = (id: string, projectSlug: string) => ({
    ...{ id, email: `${id}@example.com`, name: id, role: 'guest', projectSlug, projectName: projectSlug, inviter: fakePerson('ben') },
    ...{ sentAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-04T10:00:00Z', isExpired: false },
  })
  const invitations = [sent('kim', 'website'), sent('lee', 'mobile')]
  show(CAN.admin, '#members', false, { actions: teamActions, invitations })
  await screen.findByRole('heading', { level: 3, name: 'Invited' })
  const lines = () => within(screen.getByRole('region', { name: 'Invited' })).getAllByRole('listitem')
  expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^kim@example\.comguest · by Ben · expires 4 Dec/)])
  fireEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }))
  await until(() => expect(screen.queryByRole('region', { name: 'Invited' })).toBeNull())
})

test('BP-09 only the one of Publish and Unpublish that can be done is offered, at once after each; links are there while it is on', async () => {
  const { world, page } = show(CAN.owner, '#public')
  const toggle = await until(() => screen.getByRole<HTMLInputElement>('switch', { name: 'Public page' }))
  const buttons = () => screen.queryByRole('button', { name: 'Copy public link' })
  expect(buttons()).toBeNull()
  fireEvent.click(toggle)
  await until(() => expect(page.isOn).toBe(true))
  await until(() => expect(buttons()).not.toBeNull())
  expect(screen.getByRole('status').textContent).toBe('public')
  expect(world.mutations()).toEqual(['SetPublicPage'])
})
