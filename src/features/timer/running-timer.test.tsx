// The timer in the header without a server: what it shows, what failures do not change, and a stop that waits.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { clearDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { timerChanged } from '#src/data/storage/storage.ts'
import { Running } from '#src/features/my-tasks/my-tasks.tsx'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { OwnTimer } from '#src/model/task/timer/timer-pill.tsx'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { RunningTimer } from './running-timer.tsx'
import { toggleTimer } from './task-timer.actions.ts'

const place = { taskId: 't-1', taskCode: 'WEB-1', taskTitle: 'Timed', workspaceSlug: 'acme', projectSlug: 'website' }
const NAME = 'Timer running on WEB-1: open the task'
const elsewhere = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: timerChanged.key })))

function show(more: ReactNode = null) {
  const host = { running: { ...place, startedAt: new Date(Date.now() - 60_000).toISOString() } as object | null, down: false, asked: 0 }
  const world = renderFeature(
    <>
      <RunningTimer />
      {more}
    </>,
    {
      actions: [toggleTimer],
      cacheParts: [taskCachePart],
      roots: {
        runningTimer: () => {
          host.asked += 1
          if (host.down) throw new Error('down')
          return { running: host.running, now: new Date().toISOString() }
        },
      },
    },
  )
  return { ...world, host }
}

test('TIMER-02 a look that fails does not mean that the timer stopped; the next one that answers counts', async () => {
  const { host } = show()
  await screen.findByRole('button', { name: NAME })
  host.down = true
  host.running = null
  elsewhere()
  await waitFor(() => expect(host.asked).toBe(2))
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: NAME })).toBeTruthy()
  host.down = false
  elsewhere()
  await waitFor(() => expect(screen.queryByRole('button', { name: NAME })).toBeNull())
})

test('TIMER-02 what another tab started is shown when it says so', async () => {
  const { host } = show()
  const { running } = host
  host.running = null
  await waitFor(() => expect(host.asked).toBeGreaterThan(0))
  host.running = running
  elsewhere()
  expect(await screen.findByRole('button', { name: NAME })).toBeTruthy()
})

test('TIMER-03 stop opens its dialog from what the timer knows, without asking the server for the task', async () => {
  const { actions, sent } = show()
  await screen.findByRole('button', { name: NAME })
  expect(actions.services.scene.get().timed).toMatchObject({ id: 't-1', code: 'WEB-1' })
  fireEvent.click(screen.getByRole('button', { name: 'Stop timer' }))
  await waitFor(() =>
    expect(actions.services.dialogs.list()).toMatchObject([{ name: 'task.stop-timer', props: { task: { id: 't-1', title: 'Timed' } } }]),
  )
  expect(sent.map(({ name }) => name)).toEqual(['GetRunningTimer'])
})

test('TIMER-04 a stop that waits is one on every surface: header, detail, page of one’s own, title of the tab', async () => {
  document.title = 'Tasks'
  const { host } = show(
    <>
      <OwnTimer task={{ id: 't-1', timerStartedAt: new Date(Date.now() - 60_000).toISOString() }} />
      <Running />
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(3))
  // Set once the page has been drawn.
  await waitFor(() => expect(document.title).toMatch(/^● /))
  const stop = { task: { id: 't-1', workspaceSlug: 'acme', projectSlug: 'website' }, comment: '', endedAt: new Date().toISOString() }
  writeDraft('ana', 'timer:stop', JSON.stringify(stop))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Timer stopped: waiting for the server' })).toHaveLength(2)
  expect(document.title).not.toMatch(/^● /)
  // The server still says that it runs: that was before the stop.
  elsewhere()
  await waitFor(() => expect(host.asked).toBe(2))
  await act(async () => undefined)
  expect(screen.queryByRole('timer')).toBeNull()
  clearDraft('ana', 'timer:stop')
})

test('TIMER-04 while a stop waits for the server nothing counts', async () => {
  const stop = { task: { id: 't-1', workspaceSlug: 'acme', projectSlug: 'website' }, comment: '', endedAt: new Date().toISOString() }
  writeDraft('ana', 'timer:stop', JSON.stringify(stop))
  const { actions, host } = show()
  expect(await screen.findByRole('button', { name: 'Timer stopped: waiting for the server' })).toBeTruthy()
  await waitFor(() => expect(host.asked).toBe(1))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(actions.services.scene.get().timed ?? null).toBeNull()
  clearDraft('ana', 'timer:stop')
})
