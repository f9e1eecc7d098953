// Proves who watches a task beside its facts: known with the task, toggled by the button, asked again when somebody is put on it.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useApi } from '#src/data/data-provider.tsx'
import { useRead } from '#src/data/use-read.ts'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { AssignTask } from '#src/model/task/task-mutations.graphql.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { until } from '#tests/kit/until.ts'
import { TaskWatchers } from './task-watchers.tsx'
import { actions } from './watch.actions.ts'

const BEN = { username: 'ben', name: 'Ben Okafor', avatar: null }
const ANA = { username: 'ana', name: 'Ana Souza', avatar: null }
const MIA = { username: 'mia', name: 'Mia Chen', avatar: null }
const address = { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' }

function Shown() {
  const api = useApi()
  const task = useRead({ query: TaskById, variables: address }).data?.task
  const assign = () => void api.mutate(AssignTask, { task: address, username: 'mia' })
  return (
    <>
      {task && <TaskWatchers task={task} />}
      <button type="button" onClick={assign}>
        Assign Mia
      </button>
    </>
  )
}

function show(known: boolean) {
  const watchers = new Set([BEN])
  const watching = () => ({ isWatching: watchers.has(ANA), isMuted: false, reminderAt: null, watchers: [...watchers] })
  return renderFeature(<Shown />, {
    actions,
    cacheParts: [notificationCachePart, taskCachePart],
    roots: {
      task: () => ({ ...taskRow(1, 'Task 1'), watching: known ? watching() : null }),
      watching,
      setWatching: ({ isWatching }: { isWatching: boolean }) => {
        if (isWatching) watchers.add(ANA)
        else watchers.delete(ANA)
        return { watching: watching(), userErrors: [] }
      },
      assignTask: () => {
        watchers.add(MIA)
        return { task: { ...taskRow(1, 'Task 1'), assignees: [fakePerson('mia')] }, userErrors: [] }
      },
    },
  })
}

test('INBOX-06 the detail shows who watches as its one read said, and its button watches or stops', async () => {
  const world = show(true)
  expect(await screen.findByRole('img', { name: 'Ben Okafor' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Watch/ }))
  expect(await screen.findByRole('img', { name: 'Ana Souza' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Stop watching/ }))
  await until(() => expect(screen.queryByRole('img', { name: 'Ana Souza' })).toBeNull())
  await act(() => world.actions.services.undo.last())
  expect(await screen.findByRole('img', { name: 'Ana Souza' })).toBeTruthy()
  expect(world.sent.map(({ name }) => name)).toEqual(['TaskById', 'SetWatching', 'SetWatching', 'SetWatching'])
})

test('INBOX-06 who is put on a task watches it: the detail asks once more', async () => {
  const world = show(true)
  expect(await screen.findByRole('img', { name: 'Ben Okafor' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Assign Mia' }))
  expect(await screen.findByRole('img', { name: 'Mia Chen' })).toBeTruthy()
  expect(world.sent.map(({ name }) => name)).toEqual(['TaskById', 'AssignTask', 'TaskById'])
})

test('INBOX-06 where the host does not say who watches, the button asks it before it watches', async () => {
  const world = show(false)
  fireEvent.click(await screen.findByRole('button', { name: /^Watch/ }))
  await until(() => expect(world.sent.map(({ name }) => name)).toEqual(['TaskById', 'GetWatching', 'SetWatching']))
  expect(screen.queryByText('No one')).toBeNull()
})
