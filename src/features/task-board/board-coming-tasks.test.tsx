// Who looks at a board hears of tasks that came from elsewhere, when it is read anew.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onEvent } from '#src/data/app-events.ts'
import { useApi } from '#src/data/data-provider.tsx'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { until } from '#tests/kit/until.ts'
import { TaskBoard } from './task-board.tsx'

withRowsInView()

const [todo, doing] = workflows as unknown as [(typeof workflows)[number], (typeof workflows)[number]]
const row = (n: number, workflow: object, createdAt: string) => ({ ...taskRow(n, `Task ${n}`), workflow, createdAt })

function Again() {
  const api = useApi()
  return (
    <button type="button" onClick={() => api.refresh()}>
      Again
    </button>
  )
}

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const VARIABLES = { ...PLACE, perPage: 50 }
const noted = () => undefined

test('FORM-13 EVENT-02 a board tells of a task that a form made when it is next read; one that only changed its column is not told', async () => {
  let all = [row(1, todo, '2026-11-01T09:00:00.000Z'), row(2, doing, '2026-11-02T09:00:00.000Z')]
  const roots: FakeRoots = {
    tasks: ({ filter }: { filter?: { workflows?: string[] } }) => {
      const nodes = all.filter(({ workflow }) => filter?.workflows?.includes((workflow as { id: string }).id))
      return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
    },
  }
  const heard: unknown[] = []
  const stop = onEvent('TaskCreated', (task) => heard.push(task))
  renderFeature(
    <>
      <TaskBoard variables={VARIABLES} workflows={[todo, doing]} label="Tasks" project={PLACE} canCreate onColumns={noted} />
      <Again />
    </>,
    { roots, actions: registry.all },
  )
  await screen.findByText('Task 2')
  expect(heard).toEqual([])
  all = [row(1, doing, '2026-11-01T09:00:00.000Z'), row(2, doing, '2026-11-02T09:00:00.000Z'), row(3, todo, '2026-11-09T09:00:00.000Z')]
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Task 3')
  await until(() => expect(heard).toEqual([{ id: 't-3', ...PLACE, parentId: null }]))
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Task 3')
  expect(heard).toHaveLength(1)
  stop()
})
