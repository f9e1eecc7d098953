// Who looks at a list hears of tasks that came from elsewhere, when it is read anew.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onEvent } from '#src/data/app-events.ts'
import { useApi } from '#src/data/data-provider.tsx'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { pageOf, Screen, withRowsInView } from '#tests/kit/list-screen.tsx'
import { until } from '#tests/kit/until.ts'

withRowsInView()

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`

function Again() {
  const api = useApi()
  return (
    <button type="button" onClick={() => api.refresh()}>
      Again
    </button>
  )
}

test('FORM-13 EVENT-02 a task that a form made is told of when the list is next read; what only moved into it is not', async () => {
  // The first two are there, then a new one and an old one come.
  const made = [2, 3, 9, 1]
  let total = 2
  const roots: FakeRoots = { tasks: (args: never) => pageOf(total, (n) => ({ createdAt: day(made[n - 1] ?? 0) })).tasks?.(args) }
  const heard: unknown[] = []
  const stop = onEvent('TaskCreated', (task) => heard.push(task))
  renderFeature(
    <>
      <Screen />
      <Again />
    </>,
    { roots, actions: registry.all },
  )
  await screen.findByText('Task 2')
  expect(heard).toEqual([])
  total = 4
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Task 4')
  await until(() => expect(heard).toEqual([{ id: 't-3', workspaceSlug: 'acme', projectSlug: 'website', parentId: null }]))
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Task 4')
  expect(heard).toHaveLength(1)
  stop()
})
