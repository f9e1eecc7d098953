// Proves how pages come: their code all at once, the former page kept meanwhile, and a failure that ends when one goes elsewhere.
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useEffect } from 'react'
import { Navigate, Outlet, type RouteObject, UNSAFE_createMemoryHistory } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createNavigation } from './navigation.ts'
import { fetched, RouteBoundary } from './route-part.tsx'
import { Routed } from './routed.tsx'

/** Code that comes when the test says so. */
function code(Part: ComponentType) {
  const asked: { come(): void; fail(): void }[] = []
  const load = () =>
    new Promise<ComponentType>((resolve, reject) => {
      asked.push({ come: () => resolve(Part), fail: () => reject(new Error('Failed to fetch dynamically imported module')) })
    })
  return { load, asked }
}

async function show(routes: RouteObject[], at: string) {
  const navigation = createNavigation(UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true }))
  await act(async () => void render(<Routed navigation={navigation} routes={routes} />))
  return navigation
}

test('a layout’s code and its page’s are fetched at once', async () => {
  const layout = code(() => <Outlet />)
  const page = code(() => <h1>Page</h1>)
  await show([{ ...fetched(layout.load), children: [{ path: '/page', ...fetched(page.load) }] }], '/page')
  expect([layout.asked.length, page.asked.length]).toEqual([1, 1])
  await act(async () => {
    page.asked[0]?.come()
    layout.asked[0]?.come()
  })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy())
})

test('the former page stays while the next one’s code comes; what is urgent does not wait', async () => {
  const next = code(() => <h1>Next</h1>)
  const former = { path: '/former', element: <h1>Former</h1> }
  const navigation = await show([former, { path: '/next', ...fetched(next.load) }, { path: '/here', element: <h1>Here</h1> }], '/former')
  await act(async () => navigation.to('/next'))
  expect(screen.getByRole('heading', { name: 'Former' })).toBeTruthy()
  await act(async () => next.asked[0]?.come())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toBeTruthy())
  act(() => {
    navigation.to('/here', { flushSync: true })
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy()
  })
})

test('a page that could not be fetched says so, leads elsewhere, and is fetched anew at the next arrival', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = code(() => <h1>Page</h1>)
  const failure = () => <p role="alert">Broken</p>
  const boundary = (
    <RouteBoundary failure={failure}>
      <Outlet />
    </RouteBoundary>
  )
  const home = { path: '/', element: <h1>Home</h1> }
  const navigation = await show([{ element: boundary, children: [home, { path: '/page', ...fetched(page.load) }] }], '/page')
  await act(async () => page.asked[0]?.fail())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Broken'))
  expect(page.asked).toHaveLength(1)
  await act(async () => navigation.to('/'))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  await act(async () => navigation.to('/page'))
  expect(page.asked).toHaveLength(2)
  await act(async () => page.asked[1]?.come())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy())
  quiet.mockRestore()
})

test('a page is coming from its address until what it has in view is said; one that leads on is not the end', async () => {
  const said: string[] = []
  const next = code(() => {
    useEffect(() => void said.push('next'), [])
    return <h1>Next</h1>
  })
  const routes = [
    { path: '/former', element: <h1>Former</h1> },
    { path: '/next', ...fetched(next.load) },
    { path: '/on', element: <Navigate to="/former" replace /> },
  ]
  const navigation = await show(routes, '/former')
  const { page } = navigation
  expect(page.isComing()).toBe(false)
  page.subscribe(() => void said.push(`drawn ${navigation.location.pathname}`))
  await act(async () => navigation.to('/next'))
  expect(page.isComing()).toBe(true)
  await act(async () => next.asked[0]?.come())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toBeTruthy())
  expect([page.isComing(), said]).toEqual([false, ['next', 'drawn /next']])
  await act(async () => navigation.to('/on'))
  expect([page.isComing(), said.slice(2)]).toEqual([false, ['drawn /former']])
})

test('going back over what is known to be there, the page is coming before the browser has moved; its own Back is told of', async () => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/list'], v5Compat: true })
  const moves: (() => void)[] = []
  // As a browser does it: a moment later.
  const navigation = createNavigation({
    ...{ push: history.push, replace: history.replace, listen: history.listen, createHref: history.createHref },
    ...{ encodeLocation: history.encodeLocation, go: (by: number) => void moves.push(() => history.go(by)) },
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
  })
  let left = 0
  navigation.page.whenLeft(() => {
    left += 1
  })
  const routes = ['list', 'task'].map((path) => ({ path: `/${path}`, element: <h1>{path}</h1> }))
  await act(async () => void render(<Routed navigation={navigation} routes={routes} />))
  await act(async () => navigation.to('/task'))
  expect(navigation.page.isComing()).toBe(false)
  navigation.backOver(1)
  expect(navigation.page.isComing()).toBe(true)
  await act(async () => moves.shift()?.())
  expect([screen.getByRole('heading').textContent, navigation.page.isComing(), left]).toEqual(['list', false, 0])
  await act(async () => history.go(1))
  expect([screen.getByRole('heading').textContent, navigation.page.isComing(), left]).toEqual(['task', false, 1])
})
