// Proves the bell's dropdown: what an entry shows, what stands in for what is missing, what a click opens.
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { floating } from '#src/ui/floating.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { NotificationBell, resourceName } from './notification-bell.tsx'

beforeAll(() => floating.load())

const entry = {
  id: 'n-1',
  user: { username: 'ben', name: 'Ben Okafor', avatar: null },
  title: 'assigned you to “Ship it”',
  createdAt: null,
  createdAtForHumans: '2 days ago',
  resource: 'issues',
  workspaceSlug: 'acme',
  projectSlug: 'website',
  taskId: 't-1',
}

function show(notifications: () => unknown, workspaceSlug: string | null = 'acme') {
  const world = renderFeature(<NotificationBell workspaceSlug={workspaceSlug} />, { roots: { notifications } })
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Notifications' }))
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

test('NOTIF-05 what is missing is said, and what leads nowhere is no button', async () => {
  const { open } = show(() => [{ ...entry, user: null, title: null, createdAtForHumans: null, taskId: null }])
  const list = await open()
  await until(() => screen.getByText('Unknown User'))
  expect(screen.getByText('No title')).toBeTruthy()
  expect(list.textContent).toContain('Task · No date available')
  expect(list.querySelector('button')).toBeNull()
})

test('NOTIF-05 an empty list says so', async () => {
  const { open } = show(() => [])
  await open()
  await until(() => screen.getByText('No notifications available'))
})

test('NOTIF-06 a failure is logged and nobody is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { open, actions } = show(() => {
    throw new Error('down')
  })
  await until(() => expect(warn).toHaveBeenCalled())
  await open()
  await until(() => screen.getByText('No notifications available'))
  expect(actions.said).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
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

test('NOTIF-03 OPEN-30 issues are tasks, other resources are called by their own name', () => {
  expect([resourceName('issues'), resourceName('user_stories'), resourceName(null)]).toEqual(['Task', 'User stories', 'Notice'])
})
