// Cards are selected as rows are, what is done is done to all of them, and what fails puts them back.
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { TaskBoard } from './task-board.tsx'

withRowsInView()

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const VARIABLES = { ...PLACE, perPage: 50 }
const noted = () => undefined

/** Three cards to do; changes of their status wait for `answer`, and are refused by it where it says so. */
async function show() {
  const [todo, doing] = workflows as unknown as [(typeof workflows)[number], (typeof workflows)[number]]
  const all = [1, 2, 3].map((n) => ({ ...taskRow(n, `Task ${n}`), position: n, workflow: todo }))
  let answer: (refused?: 'refused') => void = () => undefined
  const held = new Promise<'refused' | undefined>((resolve) => {
    answer = resolve
  })
  const none = () => []
  const world = renderFeature(
    <TaskBoard variables={VARIABLES} workflows={[todo, doing]} label="Tasks" project={PLACE} canCreate onColumns={noted} />,
    {
      actions: registry.all,
      cacheParts: [taskCachePart],
      script: { pick: ['Doing'] },
      roots: {
        ...{ taskTypes: none, efforts: none, labels: none, boards: none, members: none, taskCounts: none },
        workflows: () => workflows.map((one) => ({ ...one, taskCount: 0 })),
        tasks: ({ filter }: { filter?: { workflows?: string[] } }) => {
          const nodes = all.filter(({ workflow }) => filter?.workflows?.includes(workflow.id))
          return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
        },
        updateTask: async ({ task: { id }, input }: { task: { id: string }; input: { workflowId: string } }) => {
          if ((await held) === 'refused') throw new GraphQLError('No.', { extensions: { code: 'UPSTREAM_UNREACHABLE' } })
          const task = all.find((one) => one.id === id)
          return { task: Object.assign(task ?? {}, { workflow: workflows.find((one) => one.id === input.workflowId) }), userErrors: [] }
        },
      },
    },
  )
  await screen.findByText('Task 3')
  return { ...world, answer }
}
const column = (title: string) => screen.getByRole('region', { name: new RegExp(`^${title}, `) })
/** The cards of a column, and the number in its head. */
const inColumn = (title: string) => ({
  cards: within(column(title))
    .queryAllByText(/^Task \d$/)
    .map(({ textContent }) => textContent)
    .toSorted(),
  count: Number(
    column(title)
      .getAttribute('aria-label')
      ?.match(/, (\d+) task/)?.[1],
  ),
})

test('OPEN-36 cards of a column are selected by keys and change their status together, at once; one undo brings all back', async () => {
  const { actions, press, mutations, answer } = await show()
  for (const id of ['row.next', 'row.select', 'row.range-down']) await press(id)
  expect(actions.services.scene.get().selected).toEqual(['t-1', 't-2'])
  const done = press('task.status')
  await waitFor(() => expect(inColumn('Doing')).toEqual({ cards: ['Task 1', 'Task 2'], count: 2 }))
  expect(inColumn('To do')).toEqual({ cards: ['Task 3'], count: 1 })
  answer()
  await done
  expect([actions.said.at(-1)?.text, mutations()]).toEqual(['Status set to Doing · 2 tasks', ['UpdateTask', 'UpdateTask']])
  await actions.undo()
  await waitFor(() => expect(inColumn('To do').cards).toEqual(['Task 1', 'Task 2', 'Task 3']))
})

test('OPEN-36 MISC-02 a card whose move fails flies back with one message, and the counts with it', async () => {
  const { actions, press, answer } = await show()
  await press('row.next')
  const failed = press('task.status')
  await waitFor(() => expect(inColumn('Doing')).toEqual({ cards: ['Task 1'], count: 1 }))
  answer('refused')
  await failed
  await waitFor(() => expect(inColumn('To do')).toEqual({ cards: ['Task 1', 'Task 2', 'Task 3'], count: 3 }))
  expect(inColumn('Doing')).toEqual({ cards: [], count: 0 })
  expect(actions.said.map(({ tone }) => tone)).toEqual(['error'])
})
