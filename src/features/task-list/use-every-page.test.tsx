// Selecting the tasks of every page: an answer that comes late counts only while nothing else was wanted.
import { fireEvent, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { useEveryPage } from './use-every-page.ts'

function Every({ search }: { search: string }) {
  const variables = useMemo(() => ({ workspaceSlug: 'acme', projectSlug: 'website', page: 1, perPage: 2, filter: { search } }), [search])
  useEveryPage(variables, 4, 2)
  return null
}

function Screen() {
  const [search, setSearch] = useState<string | null>('')
  return (
    <>
      {search !== null && <Every search={search} />}
      <button type="button" onClick={() => setSearch('mail')}>
        Filter
      </button>
      <button type="button" onClick={() => setSearch(null)}>
        Leave
      </button>
    </>
  )
}

/** The first page is selected and every page was asked for; `answer` lets the host answer and waits until that was taken. */
function asking() {
  let open: (value?: unknown) => void = () => undefined
  const waiting = new Promise((resolve) => {
    open = resolve
  })
  const host = { failing: false, searches: [] as string[] }
  const tasks = async ({ filter }: { filter: { search: string } }) => {
    host.searches.push(filter.search)
    await waiting
    if (host.failing) throw new Error('down')
    const nodes = [1, 2, 3, 4].map((n) => fakeTask(n))
    return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
  }
  const { actions } = renderFeature(<Screen />, { roots: { tasks } })
  const { scene } = actions.services
  scene.set({ rows: [taskSubject(1), taskSubject(2)] })
  scene.selectAll()
  const taken = scene.get().more?.select()
  const answer = async () => {
    open()
    await taken
  }
  return { actions, scene, host, answer }
}

const everyOne = ['t-1', 't-2', 't-3', 't-4']

test('the tasks of every page are selected', async () => {
  const { scene, answer } = asking()
  await answer()
  expect(scene.get().selected).toEqual(everyOne)
})

test.each([
  ['the selection was given up', 'Escape', []],
  ['a task was taken out of it', 't-2', ['t-1']],
  ['the filter is another one', 'Filter', ['t-1', 't-2']],
  ['the list is no longer on the screen', 'Leave', ['t-1', 't-2']],
])('ROLE-07 nothing is selected, and no failure is told, by an answer that comes when %s', async (_, step, left) => {
  for (const failing of [false, true]) {
    const { actions, scene, host, answer } = asking()
    host.failing = failing
    if (step === 'Escape') scene.clearSelection()
    else if (step === 't-2') scene.toggle(step)
    else fireEvent.click(screen.getAllByRole('button', { name: step }).at(-1) as HTMLElement)
    await answer()
    expect([scene.get().selected, scene.get().others, actions.said]).toEqual([left, [], []])
  }
})

test('Retry after a failure asks for nothing once another list is in view', async () => {
  const { actions, scene, host, answer } = asking()
  host.failing = true
  await answer()
  expect(actions.said).toMatchObject([{ tone: 'error' }])
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  host.failing = false
  actions.said[0]?.retry?.()
  await scene.get().more?.select()
  expect(host.searches).toEqual(['', 'mail'])
  expect(scene.get().selected).toEqual(everyOne)
})
