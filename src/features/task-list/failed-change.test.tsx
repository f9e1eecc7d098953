// What is changed in a row is there at once, and as it was when the host does not take it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { pageOf, Screen, withRowsInView } from '#tests/kit/list-screen.tsx'

withRowsInView()

test.each([
  ['a star', 'task.favorite', () => screen.queryByRole('button', { name: 'Favorite: yes' }) !== null],
  ['a done mark', 'task.done', () => document.querySelector('[data-done="true"]') !== null],
])('FAV-02 DONE-03 MISC-02 %s that fails goes back, with one message', async (_, id, isSet) => {
  const refusals: (() => void)[] = []
  const refuse = () =>
    new Promise((_, reject) => refusals.push(() => reject(new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } }))))
  const { actions, press, mutations } = renderFeature(<Screen />, {
    actions: registry.all,
    cacheParts: [taskCachePart],
    roots: { ...pageOf(2), workflows: () => [], setTaskFavorite: refuse, setTaskDone: refuse },
  })
  const title = await screen.findByText('Task 1')
  fireEvent.click(title, { ctrlKey: true })
  const pressed = press(id)
  await waitFor(() => expect(isSet()).toBe(true))
  await waitFor(() => expect(refusals).toHaveLength(1))
  expect(actions.said).toEqual([])
  await act(async () => {
    refusals[0]?.()
    await pressed
  })
  await waitFor(() => expect(isSet()).toBe(false))
  expect(actions.said).toMatchObject([{ tone: 'error', text: 'You do not have permission to do this.' }])
  expect(mutations()).toHaveLength(1)
})
