// Proves what cached lists show after projects, workspaces and members changed, without asking again.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useQuery } from 'urql'
import { expect, test, vi } from 'vitest'
import { useApi } from '#src/data/data-provider.tsx'
import { inviteCache } from '#src/features/sharing/invite.cache.ts'
import { ListAddablePeople } from '#src/features/sharing/invite.graphql.ts'
import { workspaceCache } from '#src/features/workspace/workspace.cache.ts'
import { CreateWorkspace, ListWorkspaces } from '#src/features/workspace/workspace.graphql.ts'
import { AddMember, ListMembers } from '#src/model/project/member.graphql.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { timesWarned } from '#tests/kit/warned.ts'
import { projectCache } from './project.cache.ts'
import { CreateProject, GetProject, ListProjects } from './project.graphql.ts'
import { setProjectPrivacy } from './project-privacy.ts'

const at = { workspaceSlug: 'acme', projectSlug: 'website' }
const project = (slug: string, workspaceSlug = 'acme') => ({
  id: `${workspaceSlug}/${slug}`,
  slug,
  name: slug,
  workspaceSlug,
  isPrivate: false,
  viewerRole: 'admin',
  viewerCan: [],
  people: [fakePerson('ana')],
})
const workspace = (slug: string) => ({ id: slug, slug, name: slug, viewerCan: [] })

function Everything() {
  const api = useApi()
  const [failure, setFailure] = useState('')
  const acme = useQuery({ query: ListProjects, variables: { workspaceSlug: 'acme' } })[0].data?.projects
  const globex = useQuery({ query: ListProjects, variables: { workspaceSlug: 'globex' } })[0].data?.projects
  const workspaces = useQuery({ query: ListWorkspaces, variables: { search: '' } })[0].data?.workspaces
  const addable = useQuery({ query: ListAddablePeople, variables: at })[0].data?.addablePeople
  const members = useQuery({ query: ListMembers, variables: at })[0].data?.members
  const website = useQuery({ query: GetProject, variables: { workspaceSlug: 'acme', slug: 'website' } })[0].data?.project
  const lists = {
    acme: acme?.map(({ slug }) => slug),
    globex: globex?.map(({ slug }) => slug),
    workspaces: workspaces?.map(({ slug }) => slug),
    addable: addable?.map(({ username }) => username),
    members: members?.map(({ person }) => person.username),
    people: website?.people.map(({ username }) => username),
    website: website ? [website.isPrivate ? 'private' : 'visible'] : undefined,
  }
  const ref = { slug: 'website', workspaceSlug: 'acme', id: 'acme/website' }
  return (
    <>
      {Object.entries(lists).map(([name, list]) => (
        <output key={name} aria-label={name}>
          {list?.join(' ') ?? '…'}
        </output>
      ))}
      <output aria-label="failure">{failure}</output>
      <button type="button" onClick={() => void api.mutate(CreateProject, { input: { workspaceSlug: 'acme', name: 'ops' } })}>
        project
      </button>
      <button type="button" onClick={() => void api.mutate(CreateWorkspace, { input: { name: 'freebird' } })}>
        workspace
      </button>
      <button type="button" onClick={() => void api.mutate(AddMember, { project: at, username: 'mia' })}>
        member
      </button>
      <button type="button" onClick={() => void setProjectPrivacy(api, ref, true).catch((error: Error) => setFailure(error.message))}>
        privacy
      </button>
    </>
  )
}

const list = (name: string) => screen.getByRole('status', { name }).textContent
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

async function show(roots = {}) {
  const world = renderFeature(<Everything />, {
    roots: {
      projects: ({ workspaceSlug }: { workspaceSlug: string }) => [project('website', workspaceSlug)],
      project: () => project('website'),
      workspaces: () => [workspace('acme'), workspace('globex')],
      addablePeople: () => ['mia', 'rex'].map(fakePerson),
      members: () => [{ id: 'm-1', role: 'admin', person: fakePerson('ana') }],
      createProject: () => ({ project: project('ops'), userErrors: [] }),
      createWorkspace: () => ({ workspace: workspace('freebird'), userErrors: [] }),
      addMember: () => ({ member: { id: 'm-2', role: 'member', person: fakePerson('mia') }, userErrors: [] }),
      ...roots,
    },
    cacheParts: [projectCache, workspaceCache, inviteCache],
  })
  await until(() => expect(screen.queryByText('…')).toBeNull())
  const queries = world.sent.length
  return { ...world, asked: () => world.sent.length - queries }
}

test('a created project stands in its workspace’s list and in no other', async () => {
  const { asked } = await show()
  await press('project')
  await until(() => expect(list('acme')).toBe('website ops'))
  expect(list('globex')).toBe('website')
  expect(asked()).toBe(1)
})

test('a created workspace stands in the list', async () => {
  const { asked } = await show()
  await press('workspace')
  await until(() => expect(list('workspaces')).toBe('acme globex freebird'))
  expect(asked()).toBe(1)
})

test('INVITE-21 an added person moves from the addable people to the members and faces of the project', async () => {
  const { asked } = await show()
  await press('member')
  await until(() => expect(list('members')).toBe('ana mia'))
  expect(list('addable')).toBe('rex')
  expect(list('people')).toBe('ana mia')
  expect(asked()).toBe(1)
})

test('PROJ-15 privacy shows at once and goes back when it is refused', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  let refuse: (error: Error) => void = () => undefined
  const answer = new Promise((_, reject) => {
    refuse = reject
  })
  await show({ setProjectPrivacy: () => answer })
  await press('privacy')
  await until(() => expect(list('website')).toBe('private'))
  expect(list('failure')).toBe('')
  refuse(new Error('no'))
  await until(() => expect(list('website')).toBe('visible'))
  await until(() => expect(list('failure')).not.toBe(''))
  expect(timesWarned('The privacy of a project was not changed:')).toBe(1)
  warn.mockRestore()
})
