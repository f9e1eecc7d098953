// Which page an address leads to, in which layout, and for whom (ROUTE-01..22), over the whole product.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentCompany } from '#src/data/storage/storage.ts'
import { openApp, PAGE } from '#tests/kit/app-world.tsx'

beforeEach(() => () => vi.unstubAllGlobals())

/** What only the frame of signed-in people has. */
const frame = () => screen.queryByRole('button', { name: 'Open menu' })
const heading = (name: string | RegExp) => waitFor(() => screen.getByRole('heading', { level: 1, name }), PAGE)

test('ROUTE-01 ROUTE-02 ROUTE-08 ROUTE-09 DEFECT-01 aliases: / leads to sign-in, /login and /create-account to the forms', async () => {
  const { go, at } = await openApp('/', { signedOut: true })
  await heading('Sign in')
  expect(at()).toBe('/sign-in')
  await go('/create-account')
  await heading('Create an account')
  expect(at()).toBe('/sign-up')
  await go('/login')
  await heading('Sign in')
  expect(at()).toBe('/sign-in')
})

test('ROUTE-03 ROUTE-05 ROUTE-06 ROUTE-07 OPEN-08 the signed-out forms are public and stand without the frame', async () => {
  const { go, at } = await openApp('/sign-in', { signedOut: true, given: { passwordResetOpen: () => false } })
  for (const [path, title] of [
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Create an account'],
    ['/forgot-password', 'Forgot password'],
    ['/password-reset/abc', 'This link no longer works'],
    ['/unsubscribe/abc', 'Stop these mails?'],
  ] as const) {
    await go(path)
    await heading(title)
    expect([at(), frame()]).toEqual([path, null])
  }
})

test('ROUTE-04 ROUTE-11 SHELL-05 shared pages and invitations need no account; shared pages stand alone and ask only for what they show', async () => {
  const given = { publicProject: () => null, sharedTask: () => null, invitation: () => null }
  const { go, operations } = await openApp('/bp/abc', { signedOut: true, given })
  for (const [path, title] of [
    ['/bp/abc', /^Shared project/],
    ['/acme/task/website/0b7d', /^Shared task/],
  ] as const) {
    await go(path)
    await heading(title)
    expect([frame(), screen.queryByRole('navigation')]).toEqual([null, null])
  }
  expect(operations).toEqual(['GetPublicProject', 'GetSharedTask'])
  await go('/accept-invitation?token=unknown')
  await waitFor(() => screen.getByText(/^This invitation does not exist\./), PAGE)
})

test('ROUTE-12 ROUTE-13 ROUTE-14 pages of the workspace, of a project and of the person ask for a session', async () => {
  const { go, at } = await openApp('/sign-in', { signedOut: true })
  for (const path of ['/acme/settings', '/acme/projects/website/wiki', '/notevault', '/acme/invoice/0b7d']) {
    await go('/sign-up')
    await waitFor(() => expect(at()).toBe('/sign-up'), PAGE)
    await go(path)
    await waitFor(() => expect(at()).toMatch(/^\/sign-in/), PAGE)
  }
})

test('ROUTE-21 OPEN-08 with a token the guest-only forms lead to /workspace; reset, invitation and shared pages stay open', async () => {
  const given = { publicProject: () => null, passwordResetOpen: () => false, invitation: () => null }
  const { go, at } = await openApp('/bp/abc', { given })
  for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/login', '/create-account']) {
    await go('/bp/abc')
    await waitFor(() => expect(at()).toBe('/bp/abc'), PAGE)
    await go(path)
    await waitFor(() => expect(at()).toBe('/workspace'), PAGE)
  }
  for (const path of ['/password-reset/abc', '/unsubscribe/abc', '/accept-invitation', '/bp/abc']) {
    await go(path)
    await waitFor(() => expect(frame()).toBeNull(), PAGE)
    expect(at()).toBe(path)
  }
})

test('ROUTE-16 DEFECT-02 the bare dashboard link leads to the overview in the current company', async () => {
  const { go, at } = await openApp('/workspace')
  await waitFor(() => expect(currentCompany.read()?.data.slug).toBe('acme'), PAGE)
  await go('/projects/website/dashboard')
  await waitFor(() => expect(at()).toBe('/acme/projects/website/overview'), PAGE)
})

test('DEFECT-21 static first segments win over workspaces of that name', async () => {
  const { go } = await openApp('/profile/settings', { given: { person: () => null, publicProject: () => null } })
  await waitFor(() => screen.getByText('This person does not exist, or you cannot see it.'), PAGE)
  await go('/bp/settings')
  await heading('Shared project')
  await go('/workspace/projects')
  await heading(/projects/i)
})

test('OPEN-31 an unknown address gets the not-found page alone, with a way back', async () => {
  await openApp('/no/such/address/at/all')
  await waitFor(() => screen.getByText('Not found.'), PAGE)
  expect(frame()).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to your workspace' }).getAttribute('href')).toBe('/')
})

test('OPEN-13 OPEN-31 a workspace or a project that is not there for one says so within the frame, and shows nothing of it', async () => {
  const { go } = await openApp('/initech/settings', { given: { project: () => null } })
  for (const path of ['/initech/settings', '/initech/next-tasks', '/acme/projects/secret/overview', '/acme/projects/secret/wiki']) {
    await go(path)
    await waitFor(() => within(screen.getByRole('main')).getByText('Not found.'), PAGE)
    expect(within(screen.getByRole('main')).queryByText(/initech|secret/)).toBeNull()
  }
})
