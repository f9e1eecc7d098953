// The reminder of a task in its detail: there while it is to come, moved and taken away where it stands.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { until } from '#tests/kit/until.ts'
import { TaskReminder } from './task-reminder.tsx'

/** From the time that it is in tests. */
const inHours = (hours: number) => new Date(2026, 10, 21, 12 + hours).toISOString()

function Shown() {
  const task = useRead({ query: TaskById, variables: { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' } }).data?.task
  return task && <TaskReminder task={task} />
}

function show(first: string | null) {
  let at = first
  const moments: unknown[] = []
  const task = () => ({ ...taskRow(1, 'Task 1'), watching: { isWatching: false, isMuted: false, reminderAt: at, watchers: [] } })
  const remindOfTask = ({ at: next }: { at: string | null }) => {
    moments.push(next)
    const before = at
    at = next
    return { at, before, userErrors: [] }
  }
  const world = renderFeature(<Shown />, {
    ...{ actions: registry.all, cacheParts: [notificationCachePart] },
    roots: { task, remindOfTask },
  })
  return { ...world, moments }
}

test('#13 the detail says when one is reminded; a click takes the reminder away, and undo brings it back', async () => {
  const at = inHours(72)
  const { moments, actions } = show(at)
  const remove = await until(() => screen.getByRole('button', { name: 'Remove reminder' }))
  expect(screen.getByRole('button', { name: 'Reminder 24 Nov, 12:00' })).toBeTruthy()
  fireEvent.click(remove)
  await until(() => expect(screen.queryByText(/^Reminder/)).toBeNull())
  expect(moments).toEqual([null])
  await actions.services.undo.last()
  await until(() => screen.getByRole('button', { name: /^Reminder/ }))
  expect(moments).toEqual([null, at])
})

test('#13 Delete takes it away, too', async () => {
  const { moments } = show(inHours(72))
  fireEvent.keyDown(await until(() => screen.getByRole('button', { name: /^Reminder/ })), { key: 'Delete' })
  await until(() => expect(moments).toEqual([null]))
})

test.each([null, inHours(-1)])('#13 nothing stands where there is no reminder, or its moment has come: %s', async (at) => {
  const { sent } = show(at)
  await until(() => expect(sent.map(({ name }) => name)).toContain('TaskById'))
  expect(document.body.textContent).not.toContain('Reminder')
})
