// What a visit keeps for the next one: shown at once, to the same person only, and gone when it may be wrong (STORE-06, OPEN-27).
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tellMutation } from '#src/data/mutation-events.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { currentCompany, keptAnswer, projectsKey, workspacesKey } from '#src/data/storage/storage.ts'
import { enterWorkspace } from '#src/features/workspace/current-company.ts'
import { markedGateway, markOf } from '#tests/kit/marked-gateway.ts'
import { App } from './app.tsx'

const person = (username: string) => ({ username, name: username, avatar: null, headline: null })
// Marked once more by whoever asks about the project alone, which the page does when it rests.
const project = new RegExp(`^name-1 ${markOf('acme').slice(0, -1)}[ ›]`)
let visits = 0

/** Opens the landing page; the answers come, or wait for `release`. */
async function visit({ slow = false, as = 'ana' } = {}) {
  cleanup()
  visits += 1
  const gateway = markedGateway(slow ? null : 'nobody')
  vi.stubGlobal('fetch', gateway.fetch)
  startSession({ token: `visit-${visits}`, viewer: person(as) })
  window.history.replaceState({}, '', '/workspace')
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  // Awaited: its pages suspend until their code is there.
  await act(async () => void render(<App />))
  await waitFor(() => expect(slow ? gateway.held() : [screen.getByRole('link', { name: project })]).not.toEqual([]), { timeout: 25_000 })
  return gateway
}

beforeEach(() => {
  endSession('signed-out')
  return () => vi.unstubAllGlobals()
})

test('STORE-06 OPEN-27 a warm visit shows workspaces and projects before any answer, and asks behind it', async () => {
  await visit()
  expect([workspacesKey, projectsKey('acme')].map((key) => keptAnswer(key).read()?.for)).toEqual(['ana', 'ana'])
  const gateway = await visit({ slow: true })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'ACME' })).toBeTruthy(), { timeout: 25_000 })
  expect(screen.getAllByRole('link', { name: project })[0]).toBeTruthy()
  expect(screen.getByRole('button', { name: 'GLOBEX' })).toBeTruthy()
  expect(gateway.held()).toEqual(expect.arrayContaining(['ListWorkspaces', 'ListProjects']))
  // The answer is of the same things, and what was shown gives way to it.
  gateway.release()
  await waitFor(() => expect(screen.getByRole('link', { name: project })).toBeTruthy())
})

test('STORE-06 WS-11 a warm visit whose answers fail keeps what was kept, on the screen and in storage', async () => {
  await visit()
  cleanup()
  const errors = [{ message: 'x', extensions: { code: 'UPSTREAM_UNREACHABLE' } }]
  const failing = vi.fn(
    async () => new Response(JSON.stringify({ data: null, errors }), { headers: { 'content-type': 'application/json' } }),
  )
  vi.stubGlobal('fetch', failing)
  startSession({ token: 'failing', viewer: person('ana') })
  await act(async () => void render(<App />))
  await waitFor(() => expect(screen.getByText("Couldn't load your next tasks")).toBeTruthy())
  expect(screen.getByRole('heading', { name: 'ACME' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: project })[0]).toBeTruthy()
  expect(screen.queryByText("Couldn't load the workspaces")).toBeNull()
  expect(keptAnswer(workspacesKey).read()?.for).toBe('ana')
})

test('STORE-03 WS-10 entering a workspace stores what the specification names of it', async () => {
  await visit()
  await waitFor(() => expect(currentCompany.read()?.data.slug).toBe('acme'))
  expect(JSON.parse(window.localStorage.getItem('current_company') ?? '')).toEqual({
    data: {
      slug: 'acme',
      name: 'ACME',
      logo: null,
      owner: { username: 'ana' },
      settings: { can_create_projects: true },
      whitelabel: { logo: null },
      favicon: null,
      subscription: 'paid',
      unlimited_workspaces: true,
    },
  })
})

test('STORE-06 what was kept for one person is not shown to another, and nothing unreadable to anybody', async () => {
  await visit()
  const { data } = keptAnswer(workspacesKey).read() ?? {}
  // The token and its person were changed by hand, so that nothing was signed out.
  for (const strange of [
    { for: 'ana', data },
    { for: 'ben', data: { workspaces: [{ slug: 7 }, null] } },
    { for: 'ben', data: [] },
  ]) {
    await visit({ as: 'ben' })
    window.localStorage.setItem(workspacesKey, JSON.stringify(strange))
    await visit({ slow: true, as: 'ben' })
    expect(screen.queryByRole('heading', { name: 'ACME' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'ACME' })).toBeNull()
  }
  await visit({ as: 'ana' })
  expect(keptAnswer(projectsKey('acme')).read()?.for).toBe('ana')
})

test('OPEN-27 creating, switching and signing out drop what was kept', async () => {
  const listed = () => keptAnswer(workspacesKey).read() !== null
  const known = () => keptAnswer(projectsKey('acme')).read() !== null
  await visit()
  act(() => tellMutation({ field: 'createProject', payload: {}, variables: { input: { workspaceSlug: 'acme' } } }))
  expect([listed(), known()]).toEqual([true, false])
  act(() => tellMutation({ field: 'createWorkspace', payload: {}, variables: { input: { name: 'X' } } }))
  expect([listed(), known()]).toEqual([false, false])
  await visit()
  expect([listed(), known()]).toEqual([true, true])
  const acme = { id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: null }
  enterWorkspace({ ...acme, unlimitedWorkspaces: true, viewerCan: [], owner: null }, { to: () => undefined } as never)
  expect([listed(), known()]).toEqual([false, false])
  await visit()
  cleanup()
  endSession('signed-out')
  expect(Object.keys(window.localStorage)).toEqual([])
})
