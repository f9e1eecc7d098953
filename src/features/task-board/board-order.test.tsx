// Columns of a board come as they like; who walks begins at the first card all the same.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { until } from '#tests/kit/until.ts'
import { TaskBoard } from './task-board.tsx'

withRowsInView()

const [todo, doing] = workflows as unknown as [(typeof workflows)[number], (typeof workflows)[number]]
const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const noted = () => undefined
const page = (nodes: unknown[]) => ({ nodes, page: 1, totalPages: 1, totalCount: nodes.length })

test('OPEN-36 SCREEN-04 cards are in reach in reading order: those of a later column once the ones before it are read', async () => {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  const { actions } = renderFeature(
    <TaskBoard variables={{ ...PLACE, perPage: 50 }} workflows={[todo, doing]} label="Tasks" project={PLACE} canCreate onColumns={noted} />,
    {
      actions: registry.all,
      roots: {
        tasks: async ({ filter }: { filter?: { workflows?: string[] } }) => {
          if (!filter?.workflows?.includes(todo.id)) return page([{ ...taskRow(2, 'Task 2'), workflow: doing }])
          await held
          return page([{ ...taskRow(1, 'Task 1'), workflow: todo }])
        },
      },
    },
  )
  await screen.findByText('Task 2')
  const { scene } = actions.services
  // A key that walks waits.
  expect([scene.get().rows, scene.isComing('task')]).toEqual([[], true])
  // Nor does a column say how many it holds before it knows.
  const columns = () => screen.getAllByRole('region').map((column) => column.getAttribute('aria-label'))
  expect(columns()).toEqual(['To do', 'Doing, 1 task'])
  come()
  await screen.findByText('Task 1')
  await until(() => expect(scene.get().rows.map(({ id }) => id)).toEqual(['t-1', 't-2']))
  expect(scene.isComing('task')).toBe(false)
  expect(columns()).toEqual(['To do, 1 task', 'Doing, 1 task'])
})
