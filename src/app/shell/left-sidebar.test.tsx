// The left sidebar: links as the server gives them, settings for owners, and every workspace within reach.
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hereOf } from '#src/actions/actions-context.tsx'
import { stateOf } from '#src/actions/state-of.ts'
import { companiesList } from '#src/data/storage/storage.ts'
import { createFirstWorkspace, switchWorkspace } from '#src/features/workspace/workspace.actions.ts'
import { TooltipProvider } from '#src/ui/layers/tooltip.tsx'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { LeftSidebar } from './left-sidebar.tsx'

const workspace = (slug: string) => ({
  ...{ id: slug, slug, name: slug, logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid', unlimitedWorkspaces: true },
  ...{ viewerCan: ['OWN'], owner: fakePerson('ana') },
})
const project = (slug: string, owner: string) => ({
  ...{ id: `acme/${slug}`, slug, name: slug, workspaceSlug: 'acme', viewerRole: 'admin', isPrivate: false, status: 'IN_PROGRESS' },
  // The owner of the workspace counts as admin of every project in it, and owns it as far as the gateway is concerned.
  ...{ viewerCan: ['OWN', 'EDIT'], people: [], owner: fakePerson(owner) },
})
const feature = (title: string, routeName: string, icon: string | null, params: Record<string, string> = {}) => ({
  ...{ title, routeName, icon, workspaceSlug: 'acme', projectSlug: 'website' },
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
})

function show(roots: FakeRoots = {}, at = '/') {
  return renderFeature(
    <TooltipProvider>
      <LeftSidebar />
    </TooltipProvider>,
    {
      roots: {
        workspaces: () => [workspace('acme')],
        projects: () => [project('website', 'ana'), project('mobile', 'ben')],
        projectFeatures: () => [],
        ...roots,
      },
      actions: [createFirstWorkspace],
      at,
    },
  )
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReset().mockReturnValue(undefined)
})

test('SHELL-16 Settings is for the owner of the project, not for who owns the workspace only', async () => {
  show()
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/acme/projects/website/settings')
  fireEvent.click(screen.getByRole('button', { name: 'mobile' }))
  await until(() => expect(screen.getByRole('button', { name: 'mobile' }).getAttribute('aria-expanded')).toBe('true'))
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
})

test('SHELL-17 a feature has the icon and the parameters that the server names', async () => {
  show({
    projectFeatures: () => [
      feature('Next sprint', 'projects.sprint', 'repeat', { sprintSlug: 'autumn' }),
      feature('Shared wiki', 'projects.wiki', 'mdi-wiki', { companySlug: 'globex', projectSlug: 'handbook' }),
    ],
  })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  const sprint = await until(() => screen.getByRole('link', { name: 'Next sprint' }))
  expect(sprint.getAttribute('href')).toBe('/acme/projects/website/sprints/autumn')
  await until(() =>
    expect(screen.getByRole('link', { name: 'Next sprint' }).querySelector('svg')?.getAttribute('class')).toContain('repeat'),
  )
  const wiki = screen.getByRole('link', { name: 'Shared wiki' })
  expect(wiki.getAttribute('href')).toBe('/globex/projects/handbook/wiki')
  // An icon of another font falls back on the route's own.
  expect(wiki.querySelector('svg')?.getAttribute('class')).toContain('notebook-pen')
})

test('the board is an item of the sidebar, right below the overview whatever the host links, and the current one while it is shown', async () => {
  show({ projectFeatures: () => [feature('Overview', 'projects.overview', 'list'), feature('Wiki', 'projects.wiki', null)] })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  const board = await until(() => screen.getByRole('link', { name: 'Board' }))
  const links = ['Overview', 'Board', 'Wiki'].map((name) => screen.getByRole('link', { name }))
  expect(board.getAttribute('href')).toBe('/acme/projects/website/kanban')
  for (const [at, link] of links.entries())
    expect(links[at + 1] ? link.compareDocumentPosition(links[at + 1] as Node) : 4).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(board)
  await until(() => expect(board.getAttribute('aria-current')).toBe('page'))
  expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBeNull()
})

test('a link is the current one on the pages below its own, too', async () => {
  const links = [feature('Sprints', 'projects.sprints', null), feature('Wiki', 'projects.wiki', null)]
  show({ projectFeatures: () => links }, '/acme/projects/website/wiki/start-here-bbbbbb')
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  await until(() => expect(screen.getByRole('link', { name: 'Wiki' }).getAttribute('aria-current')).toBe('page'))
  expect(screen.getByRole('link', { name: 'Sprints' }).getAttribute('aria-current')).toBeNull()
})

test('a host that links its board itself has it once', async () => {
  show({ projectFeatures: () => [feature('Overview', 'projects.overview', null), feature('Kanban', 'projects.kanban', null)] })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  await until(() => screen.getByRole('link', { name: 'Kanban' }))
  expect(screen.queryByRole('link', { name: 'Board' })).toBeNull()
})

test('SHELL-17 a route that this client does not have, or a missing parameter, is shown disabled and logged', async () => {
  show({ projectFeatures: () => [feature('Whiteboard', 'projects.whiteboard', null), feature('A sprint', 'projects.sprint', null)] })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'website' })))
  for (const name of ['Whiteboard', 'A sprint']) {
    const link = await until(() => screen.getByRole('link', { name }))
    expect([link.getAttribute('aria-disabled'), link.getAttribute('href')]).toEqual(['true', null])
  }
  const said = vi.mocked(console.warn).mock.calls.map(([text]) => String(text))
  expect(said.filter((text) => text.includes('projects.whiteboard'))).toHaveLength(1)
  expect(said.filter((text) => text.includes('A sprint'))).toHaveLength(1)
})

test('WS-06 the first call asks for the first page; workspaces behind it come a page at a time', async () => {
  const all = Array.from({ length: 110 }, (_, at) => workspace(`w-${at + 1}`))
  const { sent } = show({ workspaces: ({ page }: { page: number }) => all.slice((page - 1) * 52, page * 52), projects: () => [] })
  const more = () => screen.queryByRole('button', { name: 'Show more workspaces' })
  await until(() => screen.getByRole('button', { name: 'w-52' }))
  expect(sent.filter(({ name }) => name === 'ListWorkspaces').map(({ variables }) => variables)).toEqual([{ search: '' }])
  expect(screen.queryByRole('button', { name: 'w-53' })).toBeNull()
  for (const last of ['w-104', 'w-110']) {
    const button = more()
    if (button) fireEvent.click(button)
    await until(() => screen.getByRole('button', { name: last }))
  }
  expect(more()).toBeNull()
})

test('STORE-04 the list is stored as it is answered, and who follows it hears so', async () => {
  const heard: (readonly string[])[] = []
  const hear = ({ key }: StorageEvent) => key === companiesList.key && heard.push((companiesList.read() ?? []).map(({ slug }) => slug))
  window.addEventListener('storage', hear)
  show({ workspaces: () => [workspace('w-1'), workspace('w-2')], projects: () => [] })
  await until(() => screen.getByRole('button', { name: 'w-2' }))
  window.removeEventListener('storage', hear)
  expect(heard.at(-1)).toEqual(['w-1', 'w-2'])
})

test('WS-04 somebody without a workspace is led to creating one, and not to switching', async () => {
  const { actions } = show({ workspaces: () => [], projects: () => [] })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Create your first workspace' })))
  expect(actions.services.dialogs.list()).toEqual([{ name: 'workspace.create', props: { paid: true } }])
  const here = hereOf(actions.services, {})
  expect([createFirstWorkspace, switchWorkspace].map((action) => stateOf(action, here).kind)).toEqual(['ready', 'hidden'])
})

test('SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-18 SHELL-19 workspaces and projects open one at a time, and close; one without projects says so', async () => {
  const links = (slug: string) => [{ ...feature('Sprints', 'projects.sprints', null), projectSlug: slug }]
  show({
    workspaces: () => [workspace('acme'), workspace('second')],
    projects: ({ workspaceSlug }: { workspaceSlug: string }) =>
      workspaceSlug === 'acme' ? [project('website', 'ana'), project('mobile', 'ana')] : [],
    projectFeatures: ({ projectSlug }: { projectSlug: string }) => links(projectSlug),
  })
  const row = (name: string) => screen.getByRole('button', { name })
  const isOpen = (name: string) => row(name).getAttribute('aria-expanded')
  await until(() => row('website'))
  expect([isOpen('acme'), isOpen('second')]).toEqual(['true', 'false'])
  expect([screen.getByRole('heading', { name: 'Workspaces' }), screen.getByRole('heading', { name: 'My Projects' })]).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(1)
  fireEvent.click(row('website'))
  const sprints = () => screen.queryByRole('link', { name: 'Sprints' })?.getAttribute('href')
  await until(() => expect(sprints()).toBe('/acme/projects/website/sprints'))
  fireEvent.click(row('mobile'))
  await until(() => expect(sprints()).toBe('/acme/projects/mobile/sprints'))
  expect([isOpen('website'), isOpen('mobile')]).toEqual(['false', 'true'])
  fireEvent.click(row('mobile'))
  await until(() => expect(sprints()).toBeUndefined())
  fireEvent.click(row('second'))
  await until(() => screen.getByText('No projects available'))
  expect([isOpen('acme'), isOpen('second')]).toEqual(['false', 'true'])
  fireEvent.click(row('second'))
  await until(() => expect(isOpen('second')).toBe('false'))
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
})
