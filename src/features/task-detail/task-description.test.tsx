// The description while it is saved: where the focus is when the answer comes, and what is said of a conflict.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { descriptionWish } from './description-wish.ts'
import { TaskDescription } from './task-description.tsx'

const OLD = '<p>Old</p>'
const editor = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
const elsewhere = () => screen.getByRole('textbox', { name: 'Elsewhere' })
const opener = () => screen.getByRole('button', { name: /^Edit description/ })

function Panel() {
  const [at, setAt] = useState('t-1')
  return (
    <div data-panel="" tabIndex={-1}>
      {at === 't-1' && <TaskDescription task={taskSubject(1)} html={OLD} />}
      <textarea aria-label="Elsewhere" />
      <button type="button" onClick={() => setAt(at === 't-1' ? 't-2' : 't-1')}>
        Next
      </button>
    </div>
  )
}

/** An edited description on its way; `end` answers it. */
async function saving(stored = OLD) {
  const ends: ((error?: Error) => void)[] = []
  const world = renderFeature(<Panel />, {
    roots: {
      task: async () => {
        // With a conflict this is the answer.
        if (stored !== OLD) await new Promise<void>((resolve) => ends.push(() => resolve()))
        return { ...taskRow(1, 'Task 1'), description: stored }
      },
      updateTask: ({ input }: { input: { description: string } }) =>
        new Promise((resolve, reject) => {
          ends.push((error) => (error ? reject(error) : resolve({ task: { ...taskRow(1, 'Task 1'), ...input }, userErrors: [] })))
        }),
    },
  })
  fireEvent.click(opener())
  const field = editor() as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '<p>Mine</p>' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(ends).toHaveLength(1))
  expect(editor()).toBeNull()
  const end = async (error?: Error) => {
    const [answer] = ends
    await act(async () => answer?.(error))
  }
  return { ...world, end }
}

/** Everything that was to happen in the next frame has happened. */
const frames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const refused = () => new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })

test('DESC-03 after a save the focus is on the button, for who waited; who writes elsewhere by then keeps it', async () => {
  const waited = await saving()
  await waited.end()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  cleanup()
  const { end, actions } = await saving()
  act(() => elsewhere().focus())
  await end()
  await waitFor(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Description saved' }]))
  await frames()
  expect(opener()).toBeTruthy()
  expect(document.activeElement).toBe(elsewhere())
})

test('OPEN-09 a description that could not be saved is in the editor again, without the focus of who writes elsewhere by then', async () => {
  const waited = await saving()
  act(() => document.querySelector<HTMLElement>('[data-panel]')?.focus())
  await waited.end(refused())
  await waitFor(() => expect(editor()?.value).toBe('<p>Mine</p>'))
  expect(document.activeElement).toBe(editor())
  cleanup()
  localStorage.clear()
  const { end } = await saving()
  act(() => elsewhere().focus())
  await end(refused())
  await waitFor(() => expect(editor()?.value).toBe('<p>Mine</p>'))
  await frames()
  expect(document.activeElement).toBe(elsewhere())
  // Asked for, it takes the focus after all.
  act(() => descriptionWish.make('t-1'))
  await waitFor(() => expect(document.activeElement).toBe(editor()))
})

test('DESC-03 a conflict is said beside the editor; who has gone on to another task by then is told', async () => {
  const { end } = await saving('<p>Theirs</p>')
  act(() => elsewhere().focus())
  await end()
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this description')
  expect(document.activeElement).toBe(elsewhere())
  cleanup()
  localStorage.clear()
  const left = await saving('<p>Theirs</p>')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await left.end()
  const text = 'Somebody else changed the description of WEB-1 meanwhile. Yours waits there, not saved.'
  await waitFor(() => expect(left.actions.said).toEqual([{ tone: 'note', text }]))
  expect(left.mutations()).toEqual([])
  expect(JSON.stringify({ ...localStorage })).toContain('Mine')
})

test('OPEN-09 who came back and writes on before the former text is answered keeps what is new', async () => {
  const { end, mutations } = await saving()
  for (const _ of ['away', 'back']) fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(opener())
  fireEvent.change(editor() as HTMLTextAreaElement, { target: { value: '<p>Newer</p>' } })
  await end()
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Mine'))
  await frames()
  expect(mutations()).toEqual(['UpdateTaskDescription'])
  expect(editor()?.value).toBe('<p>Newer</p>')
  expect(JSON.stringify({ ...localStorage })).toContain('Newer')
})
