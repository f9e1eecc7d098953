// What is unread: counted in the tab and announced, asked again by time, focus and other tabs; a task that is opened is read.
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inboxChanged } from '#src/data/storage/storage.ts'
import { unreadCounts } from '#src/model/notification/unread-counts.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { EVERY_MS, UnreadWatch } from './unread-watch.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  unreadCounts.set(null)
})

const counts = (total: number) => ({
  total,
  mentioned: 0,
  assigned: total,
  watching: 0,
  invited: 0,
  workspaces: [{ slug: 'acme', unread: total }],
})

/** A tab titled `Website · Palette`; `unread` is what the next answer counts. */
function show(first: number | Error) {
  document.head.innerHTML = '<title>Website · Palette</title>'
  const host = { unread: first, asked: 0 }
  const marked: unknown[] = []
  const world = renderFeature(<UnreadWatch />, {
    roots: {
      unread: () => {
        host.asked += 1
        if (host.unread instanceof Error) throw host.unread
        return counts(host.unread)
      },
      markNotifications: ({ input }: { input: unknown }) => {
        marked.push(input)
        return { changed: 1, markedAt: null, userErrors: [] }
      },
    },
  })
  return { ...world, host, marked }
}

const said = () => document.getElementById('live-polite')?.textContent ?? ''

test('INBOX-11 the count stands before the title of the tab, whatever pages make of it, and goes with the last of it', async () => {
  const { host } = show(3)
  await until(() => expect(document.title).toBe('(3) Website · Palette'))
  act(() => {
    document.title = 'Inbox · Palette'
  })
  await until(() => expect(document.title).toBe('(3) Inbox · Palette'))
  host.unread = 120
  act(() => void window.dispatchEvent(new Event('focus')))
  await until(() => expect(document.title).toBe('(99+) Inbox · Palette'))
  host.unread = 0
  act(() => void window.dispatchEvent(new Event('focus')))
  await until(() => expect(document.title).toBe('Inbox · Palette'))
})

test('INBOX-11 it is asked each minute while the tab is seen, on focus, and as soon as another tab read something; more is announced', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  const { host } = show(1)
  await until(() => expect(unreadCounts.get()?.total).toBe(1))
  expect(said()).not.toContain('unread')
  const tick = every.mock.calls.findLast(([, ms]) => ms === EVERY_MS)?.[0] as () => void
  host.unread = 2
  act(tick)
  await until(() => expect(said()).toBe('2 unread notifications'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { asked } = host
  act(tick)
  host.unread = 1
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: inboxChanged.key })))
  await until(() => expect(unreadCounts.get()?.total).toBe(1))
  expect(host.asked).toBe(asked + 1)
})

test('INBOX-10 a task that is opened, from wherever, is read; one opened with nothing unread asks nothing', async () => {
  const { actions, marked, host } = show(2)
  await until(() => expect(unreadCounts.get()?.total).toBe(2))
  act(() => actions.services.scene.set({ detail: taskSubject(209) }))
  await until(() => expect(marked).toEqual([{ taskId: 't-209', isRead: true }]))
  host.unread = 0
  act(() => void window.dispatchEvent(new Event('focus')))
  await until(() => expect(unreadCounts.get()?.total).toBe(0))
  act(() => actions.services.scene.set({ detail: taskSubject(210) }))
  expect(marked).toHaveLength(1)
})

test('INBOX-15 a count that fails is logged, nothing else', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { actions } = show(new Error('down'))
  await until(() => expect(warned).toHaveBeenCalledWith('What is unread could not be counted:', expect.any(String)))
  expect(actions.said).toEqual([])
  expect(document.title).toBe('Website · Palette')
})
