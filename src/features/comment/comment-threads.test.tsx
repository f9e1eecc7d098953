// Long threads on the screen: what is drawn, how to have more, and the ways to one comment.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endStores } from '#src/lib/store.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions as commentActions } from './comment.actions.ts'
import { commentCachePart } from './comment.cache.ts'
import { CommentsPanel } from './comments-panel.tsx'

let nears: (() => void)[] = []
afterEach(() => {
  cleanup()
  endStores()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const day = Date.UTC(2026, 10, 1)
function show(count: number, at = '/') {
  nears = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        nears.push(() => tell([{ isIntersecting: true }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const oldest = Array.from({ length: count }, (_, n) => ({
    ...{ id: `c${n + 1}`, html: `<p>Word ${n + 1}</p>`, author: null, createdAtForHumans: null, editedAt: null },
    createdAt: new Date(day + n * 60_000).toISOString(),
  }))
  const task = taskSubject(1, { viewerCan: ['EDIT'] })
  const world = renderFeature(<CommentsPanel task={task} />, {
    roots: {
      comments: ({ sort }: { sort: string }) => (sort === 'OLDEST' ? oldest : oldest.toReversed()),
      workflows: () => [],
      members: () => [],
      addComment: ({ input }: { input: { html: string } }) => ({
        comment: { ...oldest[0], id: 'new', html: input.html, createdAt: new Date(day + 1e9).toISOString() },
        userErrors: [],
      }),
    },
    actions: commentActions,
    cacheParts: [commentCachePart(() => undefined)],
    at,
  })
  world.actions.services.scene.set({ detail: task })
  return world
}
const list = () => screen.getByRole('list', { name: 'Comments' })
const texts = () => [...list().querySelectorAll('[data-comment] p')].map((text) => text.textContent)
const focused = () => document.activeElement?.querySelector('p')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('of a thousand comments fifty are drawn, each says which of how many it is; scrolling near the end draws fifty more', async () => {
  show(1000)
  await waitFor(() => expect(texts()).toHaveLength(50))
  expect(texts()[0]).toBe('Word 1000')
  const first = list().firstElementChild
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '1000'])
  expect(within(list()).getByText('950 more comments')).toBeTruthy()
  await waitFor(() => expect(nears).not.toHaveLength(0))
  nears.at(-1)?.()
  await waitFor(() => expect(texts()).toHaveLength(100))
  expect(texts().at(-1)).toBe('Word 901')
})

test('a short thread has no gap and no places', async () => {
  show(30)
  await waitFor(() => expect(texts()).toHaveLength(30))
  expect(list().querySelector('[data-gap], [aria-setsize]')).toBeNull()
})

test('by the keyboard: Show 50 more goes on with the first of them, Show all has them all', async () => {
  show(200)
  await waitFor(() => expect(texts()).toHaveLength(50))
  press('Show 50 more')
  await waitFor(() => expect(texts()).toHaveLength(100))
  expect(focused()).toBe('Word 150')
  press('Show all')
  await waitFor(() => expect(texts()).toHaveLength(200))
  expect(focused()).toBe('Word 100')
  expect(list().querySelector('[data-gap]')).toBeNull()
})

test('COMMENT-02 the other order begins with its own first fifty', async () => {
  show(200)
  await waitFor(() => expect(texts()).toHaveLength(50))
  press('Oldest')
  await waitFor(() => expect(texts()[0]).toBe('Word 1'))
  expect(texts()).toHaveLength(50)
  expect(texts().at(-1)).toBe('Word 50')
  press('Newest')
  await waitFor(() => expect(texts()[0]).toBe('Word 200'))
  expect(texts()).toHaveLength(50)
})

test('COMMENT-02 oldest first, Jump to newest goes to the last one; the gap before it opens on either side', async () => {
  show(300)
  await waitFor(() => expect(texts()).toHaveLength(50))
  expect(screen.queryByRole('button', { name: 'Jump to newest' })).toBeNull()
  press('Oldest')
  await waitFor(() => expect(texts()[0]).toBe('Word 1'))
  press('Jump to newest')
  await waitFor(() => expect(focused()).toBe('Word 300'))
  expect(texts()).toHaveLength(76)
  press('Show the last 50')
  await waitFor(() => expect(focused()).toBe('Word 274'))
  press('Show the first 50')
  await waitFor(() => expect(focused()).toBe('Word 51'))
  expect(texts()).toHaveLength(176)
  expect(within(list()).getByText('124 more comments')).toBeTruthy()
})

test('COMMENT-09 a new comment is on top of a long thread in either order, and is the newest', async () => {
  show(200)
  await waitFor(() => expect(texts()).toHaveLength(50))
  press('Oldest')
  await waitFor(() => expect(texts()[0]).toBe('Word 1'))
  const editor = screen.getByRole('textbox', { name: 'Comment' })
  fireEvent.change(editor, { target: { value: '<p>New</p>' } })
  fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(texts().slice(0, 2)).toEqual(['New', 'Word 1']))
  expect(texts()).toHaveLength(51)
  press('Jump to newest')
  await waitFor(() => expect(focused()).toBe('New'))
})

test('OPEN-30 a link to a comment deep in a long thread draws it, scrolls to it, marks it and gives it the focus', async () => {
  const scrolled: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('p')?.textContent)
  })
  show(1000, '/?task=t-1&tab=comments&comment=c3')
  await waitFor(() => expect(focused()).toBe('Word 3'))
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  expect(scrolled).toEqual(['Word 3'])
  expect(texts()).toHaveLength(63)
})
