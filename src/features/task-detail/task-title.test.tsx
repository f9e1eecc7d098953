// Editing a title where it stands.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { TaskTitle, titleToSend } from './task-title.tsx'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

function show(roots: FakeRoots = {}, more: Parameters<typeof taskSubject>[1] = {}) {
  return renderFeature(<TaskTitle task={taskSubject(1, { title: 'Old', ...more })} />, { roots })
}

function type(text: string) {
  field().focus()
  fireEvent.change(field(), { target: { value: text } })
}

const saved: FakeRoots = {
  updateTask: ({ input }: { input: { title: string } }) => ({
    task: { id: 't-1', title: input.title, isDraft: false, isArchived: false, position: 0 },
    userErrors: [],
  }),
}

test('TITLE-01 focus begins editing; Enter makes no line and sends nothing', () => {
  const { sent } = show()
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  type('New')
  expect(screen.getByRole('button', { name: /^Save/ })).toBeTruthy()
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(sent).toEqual([])
})

test('TITLE-02 Save sends the title alone, once, with what it was', async () => {
  const { sent } = show(saved)
  type('  New   title ')
  press('Save')
  await waitFor(() => expect(sent.map(({ variables }) => variables.input)).toEqual([{ title: 'New title', was: { title: 'Old' } }]))
})

test('TITLE-02 TITLE-03 unchanged, empty and blank titles are not sent', () => {
  expect([titleToSend('Old', 'Old'), titleToSend(' Old ', 'Old'), titleToSend('', 'Old'), titleToSend(' \n ', 'Old')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  const { sent } = show(saved)
  type('   ')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(sent).toEqual([])
})

test('TITLE-04 a failed save shows the old title; what was typed is offered again', async () => {
  const { actions } = show({ updateTask: () => ({ task: null, userErrors: [{ code: 'INVALID', message: 'Too long.', field: null }] }) })
  type('Much too long')
  press('Save')
  await waitFor(() => expect(actions.said).toEqual([{ tone: 'error', text: 'Too long.' }]))
  expect(field().value).toBe('Old')
  field().focus()
  await waitFor(() => expect(field().value).toBe('Much too long'))
})

test('TITLE-05 Cancel brings the old title back for good', () => {
  const { sent } = show()
  type('New')
  press('Cancel')
  expect(field().value).toBe('Old')
  field().focus()
  expect(field().value).toBe('Old')
  expect(sent).toEqual([])
})

test('Escape ends editing and keeps what was typed for the next time', () => {
  show()
  type('Half a thou')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field().value).toBe('Old')
  fireEvent.focus(field())
  expect(field().value).toBe('Half a thou')
})

test('TITLE-06 without the right to edit the title is plain text', () => {
  show({}, { viewerCan: [] })
  expect(screen.getByRole('heading', { name: 'Old' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('TITLE-01 Tab goes on from the title to its buttons; leaving all of them without a change ends the editing', () => {
  show()
  act(() => field().focus())
  const cancel = () => screen.queryByRole('button', { name: 'Cancel' })
  act(() => cancel()?.focus())
  expect(document.activeElement).toBe(cancel())
  act(() => cancel()?.blur())
  expect(cancel()).toBeNull()
})

test('TITLE-05 after Cancel and Save focus is in the panel around, not lost with the button', async () => {
  renderFeature(
    <div data-panel="" tabIndex={-1}>
      <TaskTitle task={taskSubject(1, { title: 'Old' })} />
    </div>,
    { roots: saved },
  )
  for (const name of ['Cancel', 'Save']) {
    type('New')
    press(name)
    expect(document.activeElement?.hasAttribute('data-panel')).toBe(true)
  }
  await screen.findByDisplayValue('Old')
})

test('a title that somebody else changed meanwhile is said so; taking theirs or saving over it is a choice', async () => {
  let stored = 'Theirs'
  const { sent } = show({
    updateTask: ({ input }: { input: { title: string; was: { title: string } } }) => {
      const answer = (userErrors: object[]) => ({
        task: { id: 't-1', title: stored, isDraft: false, isArchived: false, done: false, progress: 0, position: 0 },
        userErrors,
      })
      if (input.was.title !== stored) return answer([{ code: 'CONFLICT', message: 'Renamed.', field: ['title'] }])
      stored = input.title
      return answer([])
    },
  })
  type('Mine')
  press('Save')
  // The list brings theirs; what was typed is in the field again.
  await waitFor(() => expect(field().value).toBe('Mine'))
  expect(sent.at(-1)?.variables.input).toEqual({ title: 'Mine', was: { title: 'Old' } })
  expect(screen.getByRole('button', { name: /^Save/ })).toBeTruthy()
})

test('DESC-03 TITLE-05 a kept title says so beside the title that is stored', () => {
  show()
  type('Half a thou')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.getByText('You have a title that is not saved.')).toBeTruthy()
  press('Continue')
  expect(field().value).toBe('Half a thou')
})
