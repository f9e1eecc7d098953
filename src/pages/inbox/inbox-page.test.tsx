// The inbox over the real client and schema: what is empty and what failed says so; what is shown for a second is read.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DetailParts } from '#src/features/task-detail/task-detail-body.tsx'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import type { NotificationRowData } from '#src/model/notification/notification.graphql.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { newsEvent, newsRow } from '#tests/kit/notification-row.ts'
import { until } from '#tests/kit/until.ts'
import { InboxPage } from './inbox-page.tsx'
import { READ_MS } from './inbox-target.tsx'

// A list draws what has room.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800))
afterEach(() => void vi.restoreAllMocks())

const parts = {} as DetailParts

function show(inbox: FakeRoots[string], more: FakeRoots = {}) {
  return renderFeature(<InboxPage parts={parts} />, {
    roots: { inbox, ...more },
    actions: registry.all,
    cacheParts: [notificationCachePart],
    at: '/inbox',
  })
}

const page = (nodes: unknown[]) => () => ({ nodes, nextBefore: null })

test('INBOX-15 an empty inbox says what arrives here', async () => {
  show(page([]))
  await until(() => screen.getByText("You're all caught up. Mentions, assignments and changes on tasks you watch arrive here."))
})

test('INBOX-15 an inbox that cannot be read says so, and is read again', async () => {
  let fails = true
  show(() => {
    if (fails) throw new Error('gone')
    return { nodes: [], nextBefore: null }
  })
  const again = await until(() => screen.getByRole('button', { name: 'Retry' }))
  screen.getByText(/^Couldn't load your inbox/)
  fails = false
  fireEvent.click(again)
  await until(() => screen.getByText(/You're all caught up/))
})

test('SCREEN-01 INBOX-15 beside a list that is read or could not be read, nothing asks to begin with its first row', async () => {
  let fail: (why: Error) => void = () => undefined
  const { actions } = show(
    () =>
      new Promise((_, no) => {
        fail = no
      }),
  )
  expect(screen.getAllByText('Loading')).toHaveLength(2)
  // A key pressed by now is about the rows.
  expect(actions.services.scene.isComing('notification')).toBe(true)
  expect(screen.queryByText(/to begin/)).toBeNull()
  await until(() => {
    act(() => fail(new Error('gone')))
    screen.getByText(/^Couldn't load your inbox/)
  })
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByText(/to begin/)).toBeNull()
  expect(actions.services.scene.isComing('notification')).toBe(false)
})

test('INBOX-10 what is shown beside the list for a second is read; what one passes by is not', async () => {
  const later = vi.spyOn(globalThis, 'setTimeout')
  const gone = vi.spyOn(globalThis, 'clearTimeout')
  const about: Partial<NotificationRowData> = { targetKind: 'PROJECT', target: null, events: [newsEvent('ROLE')] }
  const marked: unknown[] = []
  const { actions } = show(
    page([newsRow({ ...about, id: 'n-1', subject: 'First' }), newsRow({ ...about, id: 'n-2', subject: 'Second' })]),
    {
      markNotifications: ({ input }: { input: unknown }) => {
        marked.push(input)
        return { changed: 1, markedAt: null, userErrors: [] }
      },
    },
  )
  const waits = () =>
    later.mock.calls.flatMap(([run, ms], at) => (ms === READ_MS ? [{ run: run as () => void, timer: later.mock.results[at]?.value }] : []))
  await until(() => screen.getByRole('heading', { name: 'First' }))
  const [first] = waits()
  act(() => actions.services.scene.activate('n-2'))
  await until(() => screen.getByRole('heading', { name: 'Second' }))
  expect(gone).toHaveBeenCalledWith(first?.timer)
  act(() => void waits().at(-1)?.run())
  // Sent with what follows within a moment.
  await waitFor(() => expect(marked).toEqual([{ ids: ['n-2'], isRead: true }]))
})

test('INBOX-07 what it is narrowed to is called by its name', async () => {
  const row = newsRow({
    projectName: 'Operations',
    targetState: 'GONE',
    target: { __typename: 'TaskTarget', workspaceSlug: 'acme', projectSlug: 'ops', id: 't-1' },
  })
  const workspace = {
    ...{ id: 'w-1', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null },
    ...{ subscription: 'PAID', unlimitedWorkspaces: true, viewerCan: [] },
  }
  renderFeature(<InboxPage parts={parts} />, {
    roots: {
      inbox: page([row]),
      workspaces: () => [{ ...workspace, owner: fakePerson('ana') }],
    },
    actions: registry.all,
    cacheParts: [notificationCachePart],
    at: '/inbox?workspace=acme&project=ops',
  })
  await until(() => screen.getByRole('button', { name: 'Acme' }))
  await until(() => screen.getByRole('button', { name: /^Operations/ }))
})
