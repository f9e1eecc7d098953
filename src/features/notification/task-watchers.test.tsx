// Proves who watches a task beside its facts: shown, toggled by the button and by key, asked again when somebody is put on it.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { TaskWatchers } from './task-watchers.tsx'
import { actions } from './watch.actions.ts'

const BEN = { username: 'ben', name: 'Ben Okafor', avatar: null }
const ANA = { username: 'ana', name: 'Ana Souza', avatar: null }

const MIA = { username: 'mia', name: 'Mia Chen', avatar: null }

function Shown() {
  const [assignees, setAssignees] = useState<KnownDetail['assignees']>([])
  return (
    <>
      <TaskWatchers task={{ ...taskSubject(1), assignees }} />
      <button type="button" onClick={() => setAssignees([{ id: 'mia', headline: null, ...MIA }])}>
        Assign Mia
      </button>
    </>
  )
}

test('INBOX-06 the detail shows who watches, and its button watches or stops', async () => {
  const watchers = new Set([BEN])
  const watching = () => ({ isWatching: watchers.has(ANA), isMuted: false, watchers: [...watchers] })
  const world = renderFeature(<Shown />, {
    actions,
    cacheParts: [notificationCachePart],
    roots: {
      watching,
      setWatching: ({ isWatching }: { isWatching: boolean }) => {
        if (isWatching) watchers.add(ANA)
        else watchers.delete(ANA)
        return { watching: watching(), userErrors: [] }
      },
    },
  })
  expect(await screen.findByRole('img', { name: 'Ben Okafor' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Watch/ }))
  expect(await screen.findByRole('img', { name: 'Ana Souza' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Stop watching/ }))
  await until(() => expect(screen.queryByRole('img', { name: 'Ana Souza' })).toBeNull())
  await act(() => world.actions.services.undo.last())
  expect(await screen.findByRole('img', { name: 'Ana Souza' })).toBeTruthy()
  watchers.add(MIA)
  fireEvent.click(screen.getByRole('button', { name: 'Assign Mia' }))
  expect(await screen.findByRole('img', { name: 'Mia Chen' })).toBeTruthy()
})
