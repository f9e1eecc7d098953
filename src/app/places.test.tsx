// What belongs to one place is neither drawn nor stored under the name of another, on any page (WS-08).
import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startSession } from '#src/data/storage/session.ts'
import { pathTo, ROUTES, type RouteName, type RouteParams } from '#src/lib/paths.ts'
import { FIRST_PLACE, markedGateway } from '#tests/kit/marked-gateway.ts'
import { App } from './app.tsx'

const SECOND: Required<RouteParams> = {
  companySlug: 'globex',
  projectSlug: 'mobile',
  sprintSlug: 'sprint-2',
  userStorySlug: 'story-2',
  pageSlug: 'page-cccccc',
  threadNumber: '42',
  username: 'ben',
  uuid: 'task-2',
  token: 'token-2',
}

// Without a layout every element is 0 px high and no row would be in view.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(160)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

// One's own settings are nobody else's: with another username the address leads to that person's profile, which is a way of its own.
const OWN_ONLY: readonly RouteName[] = ['profile-update']

/** Every way from one place to another on the same page, by one parameter. */
const ways = (Object.keys(ROUTES) as RouteName[])
  .filter((name) => !OWN_ONLY.includes(name))
  .flatMap((name) => {
    const names = [...ROUTES[name].matchAll(/:(\w+)/g)].map(([, param]) => param as keyof RouteParams)
    // A printed invoice is read by its id alone, as whoever has its link does: another slug before the same id asks for nothing else.
    return names
      .filter((param) => !(name === 'printed-invoice' && param === 'companySlug'))
      .map((param) => ({
        name,
        param,
        from: pathTo(name, FIRST_PLACE),
        to: pathTo(name, { ...FIRST_PLACE, [param]: SECOND[param] }),
        was: FIRST_PLACE[param],
        is: SECOND[param],
      }))
  })
const landing = { name: 'workspace', param: 'workspace', from: '/workspace?workspace=acme', to: '/workspace?workspace=globex' } as const
const detail = '/acme/projects/website/overview?task='
const opened = { name: 'task', param: 'task', from: `${detail}task-1`, to: `${detail}task-2`, was: 'task-1', is: 'task-2' } as const
const back = { name: 'way back', param: 'workspace', from: landing.to, to: landing.from } as const

test.each([...ways, { ...landing, was: 'acme', is: 'globex' }, { ...back, was: 'globex', is: 'acme' }, opened])(
  'WS-08 $name: another $param shows and stores nothing of the former',
  async ({ from, to, was, is }) => {
    const gateway = markedGateway(is)
    vi.stubGlobal('fetch', gateway.fetch)
    startSession({ token: `${from} ${to}`, viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
    await go(from)
    // Awaited: its pages suspend until their code is there.
    await act(async () => void render(<App />))
    // Without anything of the former place on the screen this test could not fail.
    // The first visit loads the page's own file, too.
    await waitFor(() => expect(marksOf(pageText()).some((mark) => names(mark, was))).toBe(true), { timeout: 25_000 })
    await go(to)
    await waitFor(() => expect(gateway.held()).not.toEqual([]))
    await act(async () => undefined)
    expect(marksOf(pageText()).filter((mark) => names(mark, was))).toEqual([])
    expect(storedUnder(is).filter((mark) => names(mark, was))).toEqual([])
    gateway.release()
    await waitFor(() => expect(marksOf(pageText()).some((mark) => names(mark, is))).toBe(true))
    expect(marksOf(pageText()).filter((mark) => names(mark, was))).toEqual([])
    expect(storedUnder(is).filter((mark) => names(mark, was))).toEqual([])
  },
)

/** Awaited for the same reason: React gives up on what suspends in a step that nobody waits for. */
async function go(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState({}, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
}

/** The page and the header's part of it; the sidebar lists every place by its name. */
function pageText(): string {
  return [...document.querySelectorAll('main, header, [role=dialog], title')].map((element) => `${element.textContent}`).join('\n')
}

const marksOf = (text: string) => text.match(/‹[^›]*›/g) ?? []
const names = (mark: string, name: string) => mark.slice(1, -1).split(' ').includes(name)

function storedUnder(name: string): string[] {
  return Object.entries(window.localStorage).flatMap(([key, value]) => (key.split(':').includes(name) ? marksOf(String(value)) : []))
}
