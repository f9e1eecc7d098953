// Proves the bell's dropdown: what an entry shows, what stands in for what is missing, what a click opens, and what is read then.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import { floating } from '#src/ui/layers/floating.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { newsRow } from '#tests/kit/notification-row.ts'
import { until } from '#tests/kit/until.ts'
import { actions as notificationActions } from './notification.actions.ts'
import { NotificationBell } from './notification-bell.tsx'

beforeAll(() => floating.load())

const entry = newsRow({ isRead: true })
const acme = { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: [] }

function show(notifications: () => unknown, workspace: typeof acme | null = acme, more: Record<string, (args: never) => unknown> = {}) {
  const world = renderFeature(<NotificationBell workspace={workspace} />, {
    roots: { notifications, ...more },
    actions: notificationActions,
    cacheParts: [notificationCachePart],
  })
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
    return until(() => screen.getByRole('dialog', { name: 'Notifications' }))
  }
  return { ...world, open, asked: () => world.sent.filter(({ name }) => name === 'ListNotifications').length }
}

test('NOTIF-01 NOTIF-02 NOTIF-03 an entry shows who, what and when; a click opens its task and closes the list', async () => {
  const { open, actions } = show(() => [entry])
  await open()
  const line = await until(() => screen.getByRole('button', { name: /Ben Okafor/ }))
  expect(line.textContent).toBe('BOBen Okaforassigned you to “Ship it”Task · 2 days ago')
  fireEvent.click(line)
  expect(actions.went).toEqual(['task t-1'])
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('OPEN-30 what leads nowhere is no button', async () => {
  const { open } = show(() => [{ ...entry, target: null, targetState: 'GONE' }])
  const list = await open()
  await until(() => within(list).getByText('Ben Okafor'))
  expect(within(list).queryByRole('button')).toBeNull()
})

test('NOTIF-05 what is missing is said, and what leads nowhere is no button', async () => {
  const nothing = { user: null, title: null, subject: null, events: [], createdAtForHumans: null, target: null }
  const { open } = show(() => [{ ...entry, ...nothing }])
  const list = await open()
  await until(() => screen.getByText('Unknown User'))
  expect(screen.getByText('No title')).toBeTruthy()
  expect(list.textContent).toContain('Task · No date available')
  expect(list.querySelector('button')).toBeNull()
})

test('what is unread is marked, counted on the bell, and read once it is opened', async () => {
  const { open, sent } = show(() => [{ ...entry, isRead: false }], acme, {
    markNotifications: () => ({ changed: 1, markedAt: null, userErrors: [] }),
  })
  await until(() => screen.getByRole('button', { name: 'Notifications, 1 unread' }))
  await open()
  const line = await until(() => screen.getByRole('button', { name: /Ben Okafor.*Unread/ }))
  fireEvent.click(line)
  await until(() => screen.getByRole('button', { name: 'Notifications' }))
  expect(sent.find(({ name }) => name === 'MarkNotifications')?.variables).toEqual({ input: { ids: ['n-1'], isRead: true } })
})

test('all can be marked as read; a refusal leaves them unread and is told', async () => {
  const { open, actions } = show(
    () => [
      { ...entry, isRead: false },
      { ...entry, id: 'n-2', isRead: false },
    ],
    acme,
    {
      markNotifications: () => {
        throw new Error('down')
      },
    },
  )
  await open()
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Mark all read' })))
  await until(() => expect(actions.said).toMatchObject([{ tone: 'error' }]))
  await until(() => screen.getByRole('button', { name: 'Notifications, 2 unread' }))
})

test('NOTIF-05 an empty list says so', async () => {
  const { open } = show(() => [])
  await open()
  await until(() => screen.getByText('No notifications available'))
})

test('NOTIF-06 a failure interrupts nobody: it is logged, and said in the list once that is opened', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let down = true
  const { open, actions, asked } = show(() => {
    if (down) throw new Error('down')
    return [entry]
  })
  await until(() => expect(warn).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
  const list = await open()
  await until(() => expect(within(list).getByRole('alert').textContent).toContain("Couldn't load the notifications"))
  expect(screen.queryByText('No notifications available')).toBeNull()
  expect(actions.said).toEqual([])
  // Opening asks again; while that is under way the button takes no click.
  await until(() => expect(asked()).toBe(2))
  const retry = await until(() => within(list).getByRole('button', { name: 'Retry', busy: false }))
  down = false
  fireEvent.click(retry)
  await until(() => screen.getByRole('button', { name: /Ben Okafor/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  warn.mockRestore()
})

test('NOTIF-06 what was loaded stays when it cannot be loaded again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let down = false
  const { open } = show(() => {
    if (down) throw new Error('down')
    return [{ ...entry, isRead: false }]
  })
  await until(() => screen.getByRole('button', { name: 'Notifications, 1 unread' }))
  down = true
  const list = await open()
  await until(() => expect(within(list).getByRole('alert').textContent).toContain("Couldn't load the newest notifications"))
  expect(within(list).getByRole('button', { name: /Ben Okafor/ })).toBeTruthy()
  warn.mockRestore()
})

test('NOTIF-04 OPEN-30 the list is loaded with the workspace and again on opening; without a workspace not at all', async () => {
  const { open, asked } = show(() => [entry])
  await until(() => expect(asked()).toBe(1))
  await open()
  await until(() => expect(asked()).toBe(2))
})

test('NOTIF-04 without a workspace nothing is asked', async () => {
  const { open, asked } = show(() => [entry], null)
  await open()
  expect(asked()).toBe(0)
})
