// Under the domain of a workspace the whole client is that workspace's, and what belongs to others is at the installation's own address (DOMAIN-07).
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentCompany } from '#src/data/storage/storage.ts'
import { openApp, PAGE } from '#tests/kit/app-world.tsx'

const own = {
  ...{ slug: 'globex', name: 'Globex', logo: 'https://palette.test/api/images/logo.png' },
  ...{ favicon: 'https://palette.test/api/images/icon.png', appUrl: 'https://palette.test' },
}
let left: string[]

beforeEach(() => {
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' })
  const meta = Object.assign(document.createElement('meta'), { name: 'palette-workspace', content: JSON.stringify(own) })
  document.head.append(icon, meta)
  left = []
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void left.push(String(to)))
  return () => {
    icon.remove()
    meta.remove()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const heading = (name: string | RegExp) => waitFor(() => screen.getByRole('heading', { level: 1, name }), PAGE)
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href

test('DOMAIN-07 sign-in has the name, the logo and the icon of the workspace, and says that it counts here alone', async () => {
  const config = { googleClientId: 'id', oidcName: 'Google', oidcAuthorizeUrl: 'https://id.example.com/' }
  const { go } = await openApp('/', { signedOut: true, config })
  await heading('Sign in')
  expect(screen.getByText('Globex')).toBeTruthy()
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(own.logo)
  await waitFor(() => expect([document.title, icon()]).toEqual(['Sign in · Globex · Palette', own.favicon]), PAGE)
  expect(screen.getByText('Signing in counts for localhost alone, also while you are signed in at palette.test.')).toBeTruthy()
  // The provider leads back to the installation's own address.
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  await go('/forgot-password')
  await heading('Forgot password')
  expect(screen.getByText('Globex')).toBeTruthy()
  expect(left).toEqual([])
})

test('DOMAIN-07 its workspace is chosen, whichever was the last one and whichever comes first', async () => {
  window.localStorage.setItem('current_company', '{}')
  const { go } = await openApp('/workspace')
  await heading('GLOBEX')
  expect(currentCompany.read()?.data).toMatchObject({ slug: 'globex', name: 'GLOBEX' })
  await go('/globex/team-members')
  await waitFor(() => expect(document.title).toMatch(/^(?:\(\d+\) )?Team members/i), PAGE)
  expect(left).toEqual([])
})

test('DOMAIN-07 places of other workspaces lead to the installation’s own address, and nothing of them is asked for', async () => {
  const { go, operations } = await openApp('/acme/projects/website/overview?task=1#log', { signedOut: true })
  await waitFor(() => expect(left).toEqual(['https://palette.test/acme/projects/website/overview?task=1#log']))
  for (const path of ['/acme/task/website/0b7d', '/acme/invoice/1?key=k', '/workspace?workspace=acme']) {
    await go(path)
    await waitFor(() => expect(left.at(-1)).toBe(`https://palette.test${path}`))
  }
  expect(operations).toEqual([])
})

test('DOMAIN-07 whoever does not belong to it is told so, and sees no other workspace in its place', async () => {
  const acme = { id: 'acme', slug: 'acme', name: 'ACME', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' }
  const owner = { id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: null }
  const given = { workspaces: () => [{ ...acme, unlimitedWorkspaces: true, viewerCan: ['OWN'], owner }], workspace: () => null }
  await openApp('/workspace', { given })
  await waitFor(() => screen.getByText('This workspace does not exist, or you do not belong to it.'), PAGE)
  expect(within(screen.getByRole('main')).queryByText('ACME')).toBeNull()
  expect(within(screen.getByRole('banner')).queryByText('ACME')).toBeNull()
})

test('DOMAIN-07 public pages answer under it, too', async () => {
  const { go } = await openApp('/bp/abc', { signedOut: true, given: { publicProject: () => null, sharedTask: () => null } })
  await heading(/^Shared project/)
  await go('/globex/task/website/0b7d')
  await heading(/^Shared task/)
  expect([icon(), left]).toEqual([own.favicon, []])
})
