// What the heads of groups count.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, show, withRowsInView, workflows } from '#tests/kit/list-screen.tsx'

withRowsInView()

test('TLIST-08 a list that the host does not count says what is certain, and so do the heads of its groups', async () => {
  const uncounted = {
    tasks: () => ({ ...(pageOf(50).tasks?.({ page: 1, perPage: 50 } as never) as object), totalPages: 21, totalCount: null }),
    taskCounts: () => null,
  }
  show(uncounted, { grouped: true })
  expect(await screen.findByText(/^1,000\+ tasks/)).toBeTruthy()
  expect(await screen.findByRole('gridcell', { name: '50+' })).toBeTruthy()
})

test('TLIST-08 the head of a list with one page counts all of it, and asks nobody', async () => {
  const { sent } = show(pageOf(3), { grouped: true })
  expect(await screen.findByRole('gridcell', { name: '3' })).toBeTruthy()
  expect(sent.map(({ name }) => name)).not.toContain('TaskCounts')
})

test('groups show their true counts from the host and how many of them stand below, on every page of the list and folded too', async () => {
  const counted: object[] = []
  const roots = {
    ...pageOf(120, (n) => (n % 2 === 0 ? {} : { workflow: workflows[1] })),
    taskCounts: (args: object) => {
      counted.push(args)
      return [
        { by: 'WORKFLOW', group: '2', count: 1060 },
        { by: 'WORKFLOW', group: '1', count: 60 },
      ]
    },
  }
  show(roots, { grouped: true, at: '/?done=no' })
  expect(await screen.findByRole('gridcell', { name: '60 · 25 on this page' })).toBeTruthy()
  expect(counted).toEqual([
    expect.objectContaining({ projectSlug: 'website', by: 'WORKFLOW', filter: expect.objectContaining({ done: false }) }),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'To do' }))
  expect(await screen.findByRole('gridcell', { name: '1,060 · 25 on this page' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: '60 · 25 on this page' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Page 2 of 3')
  await screen.findByText('Task 51')
  expect(counted).toHaveLength(1)
})
