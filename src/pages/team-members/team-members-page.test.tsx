// The people of a workspace on their page: who is alone is told the key, which leads to an invitation; rows name who they are about, and who looks is here now.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { exportedTeam } from '#src/features/team/team.actions.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import { until } from '#tests/kit/until.ts'
import { TeamMembersPage } from './team-members-page.tsx'

withRowsInView()

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'], owner: fakePerson('ana') },
}
const member = (username: string) => ({
  ...{
    id: `acme/${username}`,
    person: fakePerson(username),
    email: `${username}@example.com`,
    role: 'OWNER',
    projects: [],
    lastActiveAt: null,
  },
  ...{ openTasks: 0, loggedSeconds: 0, joinedAt: '2026-11-01T10:00:00Z' },
})
const website = { id: 'p', slug: 'website', name: 'Website', workspaceSlug: 'acme' }

function show(people: readonly string[], roots: FakeRoots = {}) {
  return renderFeature(
    <Routes>
      <Route path="/:companySlug/team-members" element={<TeamMembersPage />} />
    </Routes>,
    {
      at: '/acme/team-members',
      actions: registry.all,
      script: { project: [website] },
      roots: {
        workspace: () => acme,
        workspaces: () => [acme],
        invitations: () => [],
        removedMembers: () => [],
        teamMembers: () => ({ page: 1, totalPages: 1, totalCount: people.length, nodes: people.map(member) }),
        ...roots,
      },
    },
  )
}

const ALONE = 'You are alone here. Press N to invite somebody.'

test('TEAM-11 TEAM-03 who is alone is told the key; N and Shift+I open the invitation to the projects of the workspace', async () => {
  const { press, actions: world } = show(['ana'])
  expect(await screen.findByText(ALONE)).toBeTruthy()
  expect(registry.get('team.invite')?.shortcuts).toEqual(['n', 'Shift+i'])
  await act(() => press('team.invite'))
  const props = { list: { workspaceSlug: 'acme', viewerCan: acme.viewerCan } }
  await until(() => expect(world.services.dialogs.list()).toMatchObject([{ name: 'team.invite', props }]))
})

const row = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest<HTMLElement>('[role=row]') ?? document.body

test('TEAM-11 in company nobody is told that', async () => {
  show(['ana', 'mia'])
  expect(await screen.findByText('mia@example.com')).toBeTruthy()
  expect(screen.queryByText(ALONE)).toBeNull()
})

test('OPEN-44 TEAM-11 TEAM-01 a row is named by its person with address and role; who looks is here now, in a time of machines', async () => {
  show(['ana', 'mia'])
  const header = await screen.findByRole('rowheader', { name: /mia@example\.com/ })
  expect(header.textContent).toContain('Mia')
  const [mine, theirs] = screen.getAllByRole('row').map((row) => within(row))
  const now = mine?.getByText('Now')
  expect([now?.tagName, now?.getAttribute('datetime')]).toEqual(['TIME', new Date(2026, 10, 21, 12).toISOString()])
  theirs?.getByText('Never')
  theirs?.getByText('Owner')
  for (const text of ['since 1 Nov', '0 open tasks', '0m this month']) theirs?.getByText(text)
})

test('TEAM-11 on a phone a person is a card with name, role and last active; figures and profile show when it is opened, by a click or its button', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  show(['ana', 'mia'])
  const card = async () => (await screen.findByRole('rowheader', { name: 'Mia' })).closest<HTMLElement>('[role=row]') ?? document.body
  const mia = within(await card())
  expect((await card()).textContent).toBe('MIMiaOwner · Never')
  const button = mia.getByRole('button', { name: 'Figures of Mia', expanded: false })
  expect(button.tabIndex).toBe(-1)
  fireEvent.focus(await card())
  // From the row of the keyboard Tab leads to it.
  await until(() => expect(button.tabIndex).toBe(0))
  fireEvent.click(button)
  expect(mia.getByRole('button', { name: 'Figures of Mia', expanded: true })).toBe(button)
  mia.getByText('mia@example.com · since 1 Nov')
  mia.getByText('0 open tasks · 0m logged this month')
  expect(mia.getByRole('link', { name: 'Open profile of Mia' }).getAttribute('href')).toBe('/profile/mia')
  fireEvent.click(mia.getByText('Mia'))
  expect((await card()).textContent).toBe('MIMiaOwner · Never')
  fireEvent.click(mia.getByText('Owner', { exact: false }))
  mia.getByText('mia@example.com · since 1 Nov')
  // The others stay shut.
  expect(screen.queryByText('ana@example.com')).toBeNull()
})

test('TEAM-10 Enter and a click on a wide row open the person', async () => {
  const { press, actions: world } = show(['ana', 'mia'])
  fireEvent.focus(await row(/mia@example\.com/))
  expect(registry.get('teammember.open')?.shortcuts).toEqual(['Enter'])
  await act(() => press('teammember.open'))
  fireEvent.click(await row(/ana@example\.com/))
  expect(world.went).toEqual(['/profile/mia', '/profile/ana'])
})

test('TEAM-10 Shift+X saves the people that are in view as CSV', async () => {
  const { press } = show(['ana'])
  await screen.findByText(ALONE)
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await act(() => press('team.export'))
  expect(names).toEqual(['team-acme.csv'])
  click.mockRestore()
  expect(registry.get('team.export')?.shortcuts).toEqual(['Shift+x'])
  expect(exportedTeam({ workspaceSlug: 'acme', search: 'mi', sort: 'LOGGED' })).toBe(
    '/api/team/export?workspaceSlug=acme&sort=LOGGED&search=mi',
  )
})

test('TEAM-01 OPEN-28 who was removed shows when it is known who stands above them: nothing jumps, in whatever order the answers come', async () => {
  let answer: (invitations: unknown[]) => void = () => undefined
  const gone = {
    ...{ id: 'acme/nora', person: fakePerson('nora'), email: 'nora@example.com', role: 'MEMBER', projects: 1, removedBy: null },
    ...{ removedAt: '2026-11-20T10:00:00Z', keptUntil: '2026-12-20T10:00:00Z' },
  }
  let asked = false
  show(['ana', 'mia'], {
    removedMembers: () => {
      asked = true
      return [gone]
    },
    invitations: () => new Promise((resolve) => (answer = resolve)),
  })
  await screen.findByText('mia@example.com')
  await until(() => expect(asked).toBe(true))
  expect(screen.queryByText('nora@example.com')).toBeNull()
  await act(async () => answer([]))
  expect(await screen.findByText('nora@example.com')).toBeTruthy()
})
