// Removing people from their page: what is asked, what is sent and when, and the way back.
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TeamMembersPage } from '#src/pages/team-members/team-members-page.tsx'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { leaveCachePart } from './leave.cache.ts'
import { teamCachePart } from './team.cache.ts'

withRowsInView()

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'], owner: fakePerson('ana') },
}
const project = (slug: string) => ({ slug, name: slug.toUpperCase() })
const NOTHING = { tasks: [], owned: [], owners: [], timer: null, invitations: 0, lastAdmin: [] }
const MUCH = {
  tasks: [
    { project: project('website'), openTasks: 3, people: ['ana', 'ben'].map(fakePerson) },
    { project: project('ops'), openTasks: 1, people: ['ana', 'rex'].map(fakePerson) },
  ],
  owned: [project('lab')],
  owners: ['ana', 'ben'].map(fakePerson),
  timer: { title: 'Write it down', startedAt: '2026-11-21T09:00:00Z' },
  invitations: 2,
  lastAdmin: [{ ...project('ops'), owner: { name: 'Ben', username: 'ben', avatar: null } }],
}

function show(script: Script, { handOver = MUCH as object, holdMs = 0 } = {}) {
  let people = ['ana', 'mia']
  let gone: string[] = []
  const told = (username: string) => ({
    ...{
      id: `acme/${username}`,
      person: fakePerson(username),
      email: `${username}@example.com`,
      role: username === 'ana' ? 'OWNER' : 'MEMBER',
    },
    ...{ projects: [], lastActiveAt: null, openTasks: 4, loggedSeconds: 0, joinedAt: '2026-11-01T10:00:00Z' },
  })
  const left = (username: string) => ({
    ...{ id: `acme/${username}`, person: fakePerson(username), email: `${username}@example.com`, role: 'MEMBER', projects: 2 },
    ...{ removedAt: '2026-11-20T10:00:00Z', keptUntil: '2026-12-20T10:00:00Z', removedBy: { name: 'Ana', username: 'ana', avatar: null } },
  })
  return renderFeature(
    <Routes>
      <Route path="/:companySlug/team-members" element={<TeamMembersPage />} />
    </Routes>,
    {
      ...{ at: '/acme/team-members', actions: registry.all, cacheParts: [teamCachePart, leaveCachePart], script, holdMs },
      roots: {
        workspace: () => acme,
        workspaces: () => [acme],
        invitations: () => [],
        handOver: () => handOver,
        removedMembers: () => gone.map(left),
        teamMembers: () => ({ page: 1, totalPages: 1, totalCount: people.length, nodes: people.map(told) }),
        removeTeamMember: ({ username }: { username: string }) => {
          people = people.filter((one) => one !== username)
          gone = [username]
          return { deletedId: `acme/${username}`, tasks: 4, projects: 2, userErrors: [] }
        },
        restoreTeamMember: ({ username }: { username: string }) => {
          people = [...people, username]
          gone = []
          return { tasks: 3, projects: 2, userErrors: [] }
        },
      },
    },
  )
}

async function onMia(world: ReturnType<typeof show>) {
  await screen.findByText('mia@example.com')
  for (let step = 0; step < 2; step += 1) await world.press('row.next')
}
const sent = (world: ReturnType<typeof show>, name: string) =>
  world.sent.filter((one) => one.name === name).map(({ variables }) => variables)

test('TEAM-07 what hangs on the person is shown; tasks by project and projects are given to others; then they are in the list of the removed', async () => {
  const world = show({ pick: ['each', '@ben', 'nobody', 'ben'], confirm: [true] })
  await onMia(world)
  await world.press('teammember.remove')
  const [tasks, website, ops, owner, sure] = world.actions.asked
  expect(tasks?.question).toMatchObject({ title: 'Remove Mia: give 4 open tasks to', text: 'WEBSITE: 3\nOPS: 1' })
  // Who is on all of these projects can get them all.
  expect(tasks?.options.map(({ title }) => title)).toEqual(['Nobody', 'Choose for each project…', 'Ana'])
  expect([website?.question.title, ops?.question.title]).toEqual(['Give 3 tasks in WEBSITE to', 'Give 1 task in OPS to'])
  expect(owner?.question).toMatchObject({ title: 'Remove Mia: new owner of LAB', likely: 'ana' })
  expect(sure?.question).toMatchObject({
    title: 'Remove Mia from Acme?',
    text: 'Ben takes over OPS. The timer on “Write it down” ends and is logged. 2 open invitations of Mia are withdrawn. Done tasks, comments and logged time keep their name. For 30 days they can be brought back.',
  })
  expect(world.actions.said.at(-1)?.text).toBe('Mia removed')
  expect(await screen.findByRole('heading', { name: 'Removed in the last 30 days' })).toBeTruthy()
  expect(sent(world, 'RemoveTeamMember')).toEqual([
    { workspaceSlug: 'acme', username: 'mia', handOver: [{ projectSlug: 'website', to: 'ben' }], projectsTo: 'ben' },
  ])
})

test('TEAM-08 removal is held: undone in time, nothing was sent and the row is back', async () => {
  const world = show({ confirm: [true] }, { handOver: NOTHING, holdMs: 1_000_000 })
  await onMia(world)
  await world.press('teammember.remove')
  await until(() => expect(screen.queryByText('mia@example.com')).toBeNull())
  // Nobody is told yet that they are alone.
  expect(screen.queryByText(/You are alone here/)).toBeNull()
  await world.actions.undo()
  expect(await screen.findByText('mia@example.com')).toBeTruthy()
  expect(world.mutations()).toEqual([])
})

test('TEAM-08 not confirmed, nothing happens; the owner is not removed at all', async () => {
  const world = show({ confirm: [false] }, { handOver: NOTHING })
  await onMia(world)
  await world.press('teammember.remove')
  await world.press('row.previous')
  await world.press('teammember.remove')
  expect(world.actions.said.at(-1)).toMatchObject({ tone: 'note', text: 'The owner cannot leave. Make somebody else the owner first.' })
  expect(world.mutations()).toEqual([])
})

test('TEAM-08 Restore brings somebody back, with what came with them', async () => {
  const world = show({ confirm: [true] }, { handOver: NOTHING })
  await onMia(world)
  await world.press('teammember.remove')
  const list = (await screen.findByRole('heading', { name: 'Removed in the last 30 days' })).closest('section') as HTMLElement
  expect(within(list).getByText(/member · 2 projects · removed by Ana · /)).toBeTruthy()
  within(list)
    .getByRole('button', { name: /Restore/ })
    .click()
  await until(() => expect(screen.queryByRole('heading', { name: 'Removed in the last 30 days' })).toBeNull())
  expect(world.actions.said.at(-1)?.text).toBe('Mia is back, with 2 projects and 3 tasks')
})
