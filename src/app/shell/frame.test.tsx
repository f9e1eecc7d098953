// The frame around every page: header, right sidebar, project header and footer (SHELL-01..11, SHELL-20..28).
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, PAGE } from '#tests/kit/app-world.tsx'
import { fakePerson } from '#tests/kit/feature-world.tsx'

beforeEach(() => () => vi.unstubAllGlobals())

const OWNER = ['OWN', 'EDIT', 'ADMIN', 'CREATE_PROJECT', 'PAID']
const workspace = (viewerCan: string[], more: object = {}) => ({
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan, owner: fakePerson('ana'), ...more },
})
const given = (viewerCan = OWNER, more: object = {}) => ({
  workspaces: () => [workspace(viewerCan, more)],
  workspace: () => workspace(viewerCan, more),
})
const header = () => within(screen.getByRole('button', { name: 'Open menu' }).closest('header') as HTMLElement)

async function openMenu() {
  fireEvent.click(await waitFor(() => header().getByRole('button', { name: 'Open your menu' }), PAGE))
  return within(await waitFor(() => screen.getByRole('dialog', { name: 'Your menu' }), PAGE))
}

test('SHELL-01 SHELL-07 SHELL-08 SHELL-09 SHELL-10 SHELL-11 OPEN-29 the default layout has header, left sidebar, main and footer', async () => {
  const config = { termsUrl: 'https://example.com/terms' }
  await openApp('/workspace', { given: given(), config })
  await waitFor(() => header().getByRole('link', { name: 'Acme' }), PAGE)
  for (const name of ['Open menu', 'Search or run a command', /^Notifications/, 'Use dark theme', 'Open your menu'])
    expect(header().getByRole('button', { name })).toBeTruthy()
  expect(header().getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('navigation', { name: 'Workspaces and projects' })).toBeTruthy()
  expect(screen.getByRole('main')).toBeTruthy()
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toBe(`Palette · ${new Date().getFullYear()}Terms`)
  expect(within(footer).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(config.termsUrl)
  expect(screen.queryByRole('dialog', { name: 'Your menu' })).toBeNull()
})

test('OPEN-26 SHELL-08 the header has the current company’s own logo, and the page its icon', async () => {
  const [logo, favicon] = ['https://example.com/logo.png', 'https://example.com/icon.png']
  const icon = document.head.appendChild(
    Object.assign(document.createElement('link'), { rel: 'icon', href: 'https://example.com/own.png' }),
  )
  await openApp('/workspace', { given: given(OWNER, { logo: 'https://example.com/plain.png', whitelabelLogo: logo, favicon }) })
  const link = await waitFor(() => header().getByRole('link', { name: 'Acme' }), PAGE)
  expect(link.querySelector('img')?.getAttribute('src')).toBe(logo)
  expect(icon.href).toBe(favicon)
  icon.remove()
})

test('SHELL-20 SHELL-22 SHELL-23 SHELL-24 SHELL-25 DEFECT-03 the right sidebar of an owner; a link closes it', async () => {
  const { at } = await openApp('/workspace', { given: given() })
  const menu = await openMenu()
  const links = menu.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ana Souza\s*Head of product/),
    ...['My Profile', 'My Favorite Tasks', 'Workspace Settings', 'Team Members', 'Clients', 'Invoices'],
  ])
  expect(links[0]?.getAttribute('href')).toBe('/profile/ana')
  expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy()
  fireEvent.click(menu.getByRole('link', { name: 'Team Members' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your menu' })).toBeNull())
  expect(at()).toBe('/acme/team-members')
})

test('SHELL-21 OPEN-23 Subscription opens the configured billing portal in a new tab without a way back, and is not there without one', async () => {
  const billingUrl = 'https://billing.example.com/acme'
  await openApp('/workspace', { given: given(), config: { billingUrl } })
  const link = (await openMenu()).getByRole('link', { name: 'Subscription' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([billingUrl, '_blank'])
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('WSET-03 OPEN-23 the settings of a workspace lead to the billing portal, where one is configured', async () => {
  const billingUrl = 'https://billing.example.com/acme'
  await openApp('/acme/settings', { given: given(), config: { billingUrl } })
  const link = await waitFor(() => screen.getByRole('link', { name: /Manage subscription/ }), PAGE)
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([billingUrl, 'noopener noreferrer'])
})

test('SHELL-13 SHELL-21 SHELL-24 OPEN-23 DEFECT-03 a member is offered nothing of the owner in either sidebar', async () => {
  await openApp('/workspace', { given: given(['EDIT', 'PAID']), config: { billingUrl: 'https://billing.example.com/acme' } })
  const menu = await openMenu()
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ana Souza'), 'My Profile'])
  expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create workspace', hidden: true })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Favorite Tasks', hidden: true })).toBeNull()
})

test('SHELL-02 SHELL-03 SHELL-08 SHELL-26 SHELL-27 SHELL-28 the project header: logo, company, project, at most four faces, invite', async () => {
  const project = ({ slug }: { slug: string }) => ({
    ...{
      id: `acme/${slug}`,
      slug,
      name: `Project ${slug}`,
      workspaceSlug: 'acme',
      workspaceName: 'Acme',
      viewerRole: 'admin',
      isPrivate: false,
    },
    ...{ status: 'IN_PROGRESS', logo: null, archivedAt: null, viewerCan: OWNER, owner: fakePerson('ana') },
    people: ['ben', 'mia', 'rex', 'gus', 'dora'].map(fakePerson),
  })
  const { go, operations } = await openApp('/acme/projects/website/rockstars', { given: { ...given(), project } })
  const overview = await waitFor(() => header().getByRole('link', { name: 'Project website: overview' }), PAGE)
  expect(overview.getAttribute('href')).toBe('/acme/projects/website/overview')
  expect([header().getByText('Acme'), header().getByText('Project website')]).toHaveLength(2)
  expect(header().queryByRole('link', { name: 'Acme' })).toBeNull()
  const faces = within(header().getByRole('group', { name: 'Members' }))
  expect(faces.getAllByRole('link').map((face) => face.getAttribute('href'))).toEqual(
    ['ben', 'mia', 'rex', 'gus'].map((who) => `/profile/${who}`),
  )
  expect(faces.getByRole('img', { name: /^1 more/ }).textContent).toBe('+1')
  await waitFor(() => header().getByRole('button', { name: 'Invite to project' }))
  const asked = operations.filter((name) => name === 'GetProject').length
  // The other project's header comes with its address.
  await go('/acme/projects/ops/wiki')
  await waitFor(() => header().getByText('Project ops'), PAGE)
  expect(header().queryByText('Project website')).toBeNull()
  expect(operations.filter((name) => name === 'GetProject').length).toBe(asked + 1)
})

test('OPEN-43 TCREATE-01 on the page of a project that cannot be read no other project is asked for', async () => {
  const project = () => {
    throw new Error('Down.')
  }
  await openApp('/acme/projects/website/rockstars', { given: { ...given(), project } })
  await waitFor(() => screen.getByText("Couldn't load the project"), PAGE)
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'c' })
    screen.getByText('The project of this page could not be loaded yet.')
  }, PAGE)
  expect(screen.queryByRole('dialog')).toBeNull()
})
