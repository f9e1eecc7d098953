// What the owner changes of the people on their page: what is asked, what shows at once, what one undo gives back.
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TeamMembersPage } from '#src/pages/team-members/team-members-page.tsx'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { inviteCache } from '../sharing/invite.cache.ts'
import { teamCachePart } from './team.cache.ts'

withRowsInView()

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'], owner: fakePerson('ana') },
}
const seat = (slug: string, role: string, isOwner = false) => ({ slug, name: slug.toUpperCase(), memberId: `${slug}-1`, role, isOwner })
const figures = { lastActiveAt: null, openTasks: 2, loggedSeconds: 0, joinedAt: '2026-11-01T10:00:00Z' }

function show(script: Script, { refuse = false } = {}) {
  let people = [
    { username: 'ana', role: 'OWNER', projects: [seat('own', 'admin', true)] },
    { username: 'mia', role: 'MEMBER', projects: [seat('website', 'member'), seat('ops', 'guest'), seat('lab', 'admin', true)] },
  ]
  const told = ({ username, ...one }: (typeof people)[number]) => ({
    ...{ ...one, ...figures, id: `acme/${username}`, person: fakePerson(username), email: `${username}@example.com` },
  })
  const refusal = [{ code: 'CONFLICT', field: [], message: 'Not now.' }]
  return renderFeature(
    <Routes>
      <Route path="/:companySlug/team-members" element={<TeamMembersPage />} />
    </Routes>,
    {
      ...{ at: '/acme/team-members', actions: registry.all, cacheParts: [teamCachePart, inviteCache], script },
      roots: {
        workspace: () => acme,
        workspaces: () => [acme],
        invitations: () => [],
        removedMembers: () => [],
        projects: () => ['website', 'ops', 'lab'].map((slug) => ({ id: slug, slug, name: slug.toUpperCase(), status: 'IN_PROGRESS' })),
        teamMembers: () => ({ page: 1, totalPages: 1, totalCount: people.length, nodes: people.map(told) }),
        setWorkspaceRole: ({
          username,
          role,
          projects,
        }: {
          username: string
          role: string
          projects?: { projectSlug: string; role: string }[]
        }) => {
          if (refuse) return { teamMember: null, userErrors: refusal }
          people = people.map((one) =>
            one.username !== username
              ? one
              : {
                  ...{ ...one, role },
                  projects: one.projects.map((own) => ({
                    ...{ ...own, role: projects?.find(({ projectSlug }) => projectSlug === own.slug)?.role ?? own.role },
                  })),
                },
          )
          return { teamMember: people.filter((one) => one.username === username).map(told)[0], userErrors: [] }
        },
        updateMember: ({ id, role }: { id: string; role: string }) => {
          people = people.map((one) => ({ ...one, projects: one.projects.map((own) => (own.memberId === id ? { ...own, role } : own)) }))
          return { member: { id, role, person: fakePerson('mia'), since: null, openTasks: null }, userErrors: [] }
        },
      },
    },
  )
}

const row = async (username: string) => (await screen.findByText(`${username}@example.com`)).closest('[role="row"]') as HTMLElement

/** The keys walk to mia. */
async function onMia(world: ReturnType<typeof show>) {
  await row('mia')
  for (let step = 0; step < 2; step += 1) await world.press('row.next')
}

test('TEAM-06 becoming a guest lists the projects worked on and offers read-only there; it shows at once and one undo gives all back', async () => {
  const world = show({ pick: ['GUEST', 'lower'] })
  await onMia(world)
  await world.press('teammember.set-role')
  const mia = await row('mia')
  await until(() => within(mia).getByText('Guest'))
  const [, offer] = world.actions.asked
  expect(offer?.question).toMatchObject({ title: 'Mia is admin or member of 1 project', text: 'WEBSITE' })
  expect(offer?.options.map(({ title }) => title)).toEqual(['Make read-only there too', 'Leave the roles there'])
  expect(world.sent.findLast(({ name }) => name === 'SetWorkspaceRole')?.variables).toEqual({
    ...{ workspaceSlug: 'acme', username: 'mia', role: 'GUEST', projects: [{ projectSlug: 'website', role: 'restrict' }] },
  })
  expect(world.actions.said.at(-1)?.text).toBe('Mia is a guest of the workspace now')
  await world.actions.undo()
  await until(() => expect(screen.queryByText('Guest')).toBeNull())
  expect(world.sent.findLast(({ name }) => name === 'SetWorkspaceRole')?.variables).toEqual({
    ...{ workspaceSlug: 'acme', username: 'mia', role: 'MEMBER', projects: [{ projectSlug: 'website', role: 'member' }] },
  })
})

test('TEAM-06 what the host refuses is said, and the row is as it was', async () => {
  const world = show({ pick: ['GUEST', 'keep'] }, { refuse: true })
  await onMia(world)
  await world.press('teammember.set-role')
  await until(() => expect(world.actions.said.at(-1)).toMatchObject({ tone: 'error', text: 'Not now.' }))
  expect(within(await row('mia')).getByText('Member')).toBeTruthy()
})

test('TEAM-06 the owner of the workspace stays: the action says so and asks nothing', async () => {
  const world = show({})
  await row('ana')
  await world.press('row.next')
  await world.press('teammember.set-role')
  expect(world.actions.asked).toEqual([])
  expect(world.mutations()).toEqual([])
})

test('TEAM-05 a role on any project from here; a project that is theirs is not to choose; undone by one call', async () => {
  const world = show({ pick: ['website', 'admin'] })
  await onMia(world)
  await world.press('teammember.projects')
  const [projects, roles] = world.actions.asked
  expect(projects?.options.map(({ title, hint, group, disabled }) => [title, hint, group, disabled])).toEqual([
    ['WEBSITE', 'Member', 'On it', undefined],
    ['OPS', 'Guest', 'On it', undefined],
    ['LAB', 'Admin', 'On it', 'Give the project to somebody else first.'],
  ])
  expect(roles?.options.at(-1)?.title).toBe('Take off the project')
  expect(world.actions.said.at(-1)?.text).toBe('Mia is admin on WEBSITE now')
  await until(() => expect(screen.getByTitle('WEBSITE: admin')).toBeTruthy())
  await world.actions.undo()
  await until(() => expect(screen.getByTitle('WEBSITE: member')).toBeTruthy())
  expect(world.mutations()).toEqual(['UpdateMember', 'UpdateMember'])
})

test('TEAM-10 several people are given one role together; the bar names how many', async () => {
  const world = show({ pick: ['ops', 'restrict'] })
  await onMia(world)
  await world.press('row.select')
  expect(await screen.findByRole('toolbar', { name: '1 selected' })).toBeTruthy()
  await world.press('teammember.projects')
  await until(() => expect(screen.getByTitle('OPS: restrict')).toBeTruthy())
})
