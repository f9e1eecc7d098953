// The description: read, edited where it stands, given up, kept; while it is saved, where the focus is; and what is said of a conflict.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
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
    const answers = ends.splice(0)
    await act(async () => {
      for (const answer of answers) answer(error)
    })
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

/** What stands as text, and the names of what was sent to change it. */
function showing(viewerCan: readonly Permission[] = ['EDIT']) {
  return renderFeature(<TaskDescription task={taskSubject(1, { viewerCan })} html={OLD} />, {
    roots: {
      task: () => ({ ...taskRow(1, 'Task 1'), description: OLD }),
      updateTask: ({ input }: { input: object }) => ({ task: { ...taskRow(1, 'Task 1'), ...input }, userErrors: [] }),
    },
  })
}
const type = (html: string) => fireEvent.change(editor() as HTMLTextAreaElement, { target: { value: html } })

test('DESC-02 whoever may not edit reads', () => {
  showing([])
  fireEvent.click(screen.getByText('Old'))
  act(() => descriptionWish.make('t-1'))
  expect(editor()).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit description/ })).toBeNull()
  act(() => descriptionWish.forget())
})

test('DESC-03 nothing changed sends nothing, and Cancel shows what was there', async () => {
  const { mutations } = showing()
  fireEvent.click(opener())
  fireEvent.keyDown(editor() as HTMLTextAreaElement, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(editor()).toBeNull())
  fireEvent.click(opener())
  type('<p>Thrown away</p>')
  fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }))
  await waitFor(() => expect(editor()).toBeNull())
  expect(screen.getByText('Old')).toBeTruthy()
  fireEvent.click(opener())
  expect(editor()?.value).toBe(OLD)
  expect(mutations()).toEqual([])
})

test('DESC-03 OPEN-09 Escape leaves with the draft kept, also over a reload, and says so; Continue goes on with it', async () => {
  showing()
  fireEvent.click(opener())
  type('<p>Old and new</p>')
  fireEvent.keyDown(editor() as HTMLTextAreaElement, { key: 'Escape' })
  await waitFor(() => expect(editor()).toBeNull())
  expect(screen.getByText('You have changes that are not saved.')).toBeTruthy()
  cleanup()
  const { mutations } = showing()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(editor()?.value).toBe('<p>Old and new</p>')
  expect(screen.getByText('Not saved last time')).toBeTruthy()
  expect(mutations()).toEqual([])
})

test('DESC-03 what somebody else wrote meanwhile is written over by choice only', async () => {
  const { end, mutations } = await saving('<p>Theirs</p>')
  await end()
  await screen.findByRole('alert')
  expect(editor()?.value).toBe('<p>Mine</p>')
  expect(mutations()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save over it' }))
  // It looks once more at what is stored before it is written over.
  await waitFor(async () => {
    await end()
    expect(mutations()).toEqual(['UpdateTaskDescription'])
  })
})
