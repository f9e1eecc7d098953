// Proves the way to an identity provider and back.
import { act, fireEvent, screen } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, readSession, startSession } from '#src/data/storage/session.ts'
import { SignInPage } from '#src/pages/sign-in/sign-in-page.tsx'
import { SignUpPage } from '#src/pages/sign-up/sign-up-page.tsx'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { type IdentityProvider, IdentityProviderContext } from './identity-provider.ts'
import { keepAnswer } from './third-party.ts'
import { takeAnswer } from './third-party-answer.ts'

const google: IdentityProvider = { clientId: 'id-1', name: 'Google', authorizeUrl: 'https://accounts.example.com/auth?hd=acme.example' }
const person = { username: 'zoe', name: 'Zoe Quist', avatar: null, headline: null }
const viewer = { ...person, id: 'zoe', email: 'zoe@example.com' }

beforeEach(() => endSession('signed-out'))
afterEach(() => {
  vi.restoreAllMocks()
  takeAnswer()
  window.history.replaceState(null, '', '/')
})

function Asked() {
  const [query] = useSearchParams()
  return <output>{query.get('return')}</output>
}

function show({ provider = google as IdentityProvider | null, page = <SignInPage />, roots = {} as FakeRoots, at = '/sign-in' } = {}) {
  return renderFeature(
    <IdentityProviderContext value={provider}>
      {page}
      <Asked />
    </IdentityProviderContext>,
    { roots, at, signedOut: true },
  )
}

/** Presses the button and answers where it leads. */
async function leave(at = '/sign-in'): Promise<URL> {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  show({ at })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await until(() => expect(assign).toHaveBeenCalledOnce())
  return new URL(String(assign.mock.calls[0]?.[0]))
}

/** The page is loaded anew with this fragment. */
function comeBack(fragment: string): void {
  document.body.innerHTML = ''
  window.history.replaceState(null, '', `/sign-in#${fragment}`)
  keepAnswer()
}

const button = () => screen.getByRole('button', { name: 'Continue with Google' })

test('AUTH-07 OPEN-10 without a configured client id neither page offers another account', () => {
  show({ provider: null })
  show({ provider: null, page: <SignUpPage /> })
  expect(screen.queryByText(/continue with|^or$/i)).toBeNull()
})

test.each([
  ['sign-in', <SignInPage key="in" />],
  ['sign-up', <SignUpPage key="up" />],
])('AUTH-07 OPEN-10 with a client id %s offers the provider by its name', (_, page) => {
  show({ page, provider: { ...google, name: 'Acme ID' } })
  expect(screen.getByRole('button', { name: 'Continue with Acme ID' }).getAttribute('type')).toBe('button')
})

test('OPEN-10 the button is busy and leads to the provider with a state and a nonce of this tab', async () => {
  const address = await leave()
  expect(`${address.origin}${address.pathname}`).toBe('https://accounts.example.com/auth')
  const { state, nonce, ...rest } = Object.fromEntries(address.searchParams)
  expect(rest).toEqual({
    hd: 'acme.example',
    client_id: 'id-1',
    redirect_uri: `${window.location.origin}/sign-in`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
  })
  for (const secret of [state, nonce]) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(state).not.toBe(nonce)
  await until(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  // "Back" from the provider.
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(button().getAttribute('aria-busy')).toBeNull()
})

test('OPEN-07 OPEN-10 the token leaves the address at once, is sent with its nonce, and the wanted path is back', async () => {
  const asked = await leave('/sign-in?return=%2Facme%2Fnext-tasks')
  const before = window.history.length
  comeBack(`state=${asked.searchParams.get('state')}&id_token=a.b.c&authuser=0`)
  expect(window.location.href).toBe(`${window.location.origin}/sign-in?return=%2Facme%2Fnext-tasks`)
  expect(window.history.length).toBe(before)
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('a.b.c')
  const { sent } = show({
    roots: { signInWithIdentityToken: () => ({ token: 'token-1', viewer, userErrors: [] }) },
    at: `${window.location.pathname}${window.location.search}`,
  })
  await until(() => expect(readSession()).toMatchObject({ signedIn: true, token: 'token-1', viewer: person }))
  expect(sent).toMatchObject([
    { name: 'SignInWithIdentityToken', variables: { input: { idToken: 'a.b.c', nonce: asked.searchParams.get('nonce') } } },
  ])
  expect(screen.getByRole('status').textContent).toBe('/acme/next-tasks')
})

test('SESS-08 whoever comes by an invitation shows it, so that sign-in with another account makes one for who is invited', async () => {
  const asked = await leave('/sign-up?return=%2Faccept-invitation%3Ftoken%3Dt-1')
  comeBack(`state=${asked.searchParams.get('state')}&id_token=a.b.c`)
  const { sent } = show({
    roots: { signInWithIdentityToken: () => ({ token: 'token-1', viewer, userErrors: [] }) },
    at: `${window.location.pathname}${window.location.search}`,
  })
  await until(() => expect(sent).toMatchObject([{ variables: { input: { idToken: 'a.b.c', invitationToken: 't-1' } } }]))
})

test('OPEN-10 while the token is checked the button is busy; a refusal is told and one may try again', async () => {
  const asked = await leave()
  comeBack(`id_token=a.b.c&state=${asked.searchParams.get('state')}`)
  let refuse: (answer: unknown) => void = () => undefined
  const answer = new Promise((resolve) => {
    refuse = resolve
  })
  show({ roots: { signInWithIdentityToken: () => answer } })
  await until(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  refuse({ token: null, viewer: null, userErrors: [{ code: 'INVALID', field: null, message: 'This could not be verified.' }] })
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe('This could not be verified.')
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(readSession().signedIn).toBe(false)
})

test.each([
  [
    'another state',
    (state: string) => `id_token=a.b.c&state=x${state}`,
    'This sign-in was not started in this tab, or has been used already. Please try again.',
  ],
  ['no state', () => 'id_token=a.b.c', 'This sign-in was not started in this tab, or has been used already. Please try again.'],
  ['a refusal', (state: string) => `error=access_denied&state=${state}`, 'The sign-in was canceled.'],
  ['a failure', (state: string) => `error=server_error&state=${state}`, 'The provider did not sign you in. Please try again.'],
])('OPEN-10 an answer with %s sends nothing and says so, also before the configuration is there', async (_, fragment, text) => {
  const asked = await leave('/sign-in?return=%2Facme%2Fnext-tasks')
  comeBack(fragment(asked.searchParams.get('state') ?? ''))
  expect(window.location.hash).toBe('')
  const { sent } = show({ provider: null })
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe(text)
  expect(sent).toEqual([])
})

test('OPEN-10 an answer is good once, also with the right state', async () => {
  const asked = await leave()
  const fragment = `id_token=a.b.c&state=${asked.searchParams.get('state')}`
  comeBack(fragment)
  expect(takeAnswer()).toEqual({ idToken: 'a.b.c', nonce: asked.searchParams.get('nonce') })
  expect(takeAnswer()).toBeNull()
  comeBack(fragment)
  expect(takeAnswer()).toEqual({ problem: expect.stringContaining('not started in this tab') })
})

test('OPEN-10 signed in meanwhile by another tab, an answer is dropped; other fragments and pages are left alone', () => {
  startSession({ token: 'token', viewer: person })
  comeBack('id_token=a.b.c&state=s')
  expect([window.location.hash, takeAnswer()]).toEqual(['', null])
  endSession('signed-out')
  for (const path of ['/sign-in#section', '/acme/next-tasks#id_token=a.b.c']) {
    window.history.replaceState(null, '', path)
    keepAnswer()
    expect(`${window.location.pathname}${window.location.hash}`).toBe(path)
    expect(takeAnswer()).toBeNull()
  }
})

test('OPEN-10 a browser that keeps nothing says so and stays', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  show()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  fireEvent.click(button())
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe(
    'This browser refuses to keep the sign-in. Allow site data and try again.',
  )
  expect(assign).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-busy')).toBeNull()
})
