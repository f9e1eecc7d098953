// Proves who may see which route.
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { endSession, startSession } from '#src/data/storage/session.ts'
import * as guards from './guards.tsx'

const ana = { token: 't', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } }

function Here() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function show(at: string, { RequireSession, GuestOnly, Entry } = guards) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Entry /> },
      { element: <RequireSession />, children: ['/workspace', '/acme/settings'].map((path) => ({ path, element: <Here /> })) },
      { element: <GuestOnly />, children: [{ path: '/sign-in', element: <Here /> }] },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return () => screen.getByRole('status').textContent
}

test('ROUTE-20 OPEN-07 without a token a route leads to sign-in, which knows the way back', async () => {
  // A page that was just opened: no session of it has ended yet.
  vi.resetModules()
  const opened = await import('./guards.tsx')
  expect(show('/acme/settings?a=1#b', opened)()).toBe(`/sign-in?return=${encodeURIComponent('/acme/settings?a=1#b')}`)
})

test('ROUTE-20 the landing page needs no way back: sign-in leads there anyway', () => {
  endSession('signed-out')
  expect(show('/workspace')()).toBe('/sign-in')
})

test('ROUTE-21 OPEN-07 with a token sign-in leads on: to /workspace, or where the person wanted to go, never to another site', () => {
  startSession(ana)
  for (const [at, to] of [
    ['/sign-in', '/workspace'],
    [`/sign-in?return=${encodeURIComponent('/acme/settings')}`, '/acme/settings'],
    [`/sign-in?return=${encodeURIComponent('//elsewhere.test')}`, '/workspace'],
    [`/sign-in?return=${encodeURIComponent('/logout')}`, '/workspace'],
  ] as const) {
    const here = show(at)
    expect(here()).toBe(to)
    document.body.replaceChildren()
  }
})

test('ROUTE-01 ROUTE-02 DEFECT-01 / follows the session', () => {
  startSession(ana)
  const here = show('/')
  expect(here()).toBe('/workspace')
  act(() => endSession('signed-out'))
  expect(here()).toBe('/sign-in')
})

test('OPEN-09 a session that ends on a page leads to sign-in without a way back in the address: it is kept for the same person only', () => {
  startSession(ana)
  const here = show('/acme/settings')
  act(() => endSession('expired'))
  expect(here()).toBe('/sign-in')
})
