// Advanced create without a server: what stands there from the start, what keeps it from being sent, what is kept of it.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { writeDraft } from '#src/data/drafts/drafts.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { advancedSubject, emptyForm, writeForm } from './advanced-form.ts'
import { TaskAdvancedDialog } from './task-advanced-dialog.tsx'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const named = (title: string, at: number) => ({ id: `${title}-${at}`, title, color: '#8899aa', hours: at, taskCount: 0 })

/** The dialog; `made` are the inputs of the tasks that were made of it. */
function show({ roots = {}, paid = true }: { roots?: FakeRoots; paid?: boolean } = {}) {
  const made: Record<string, unknown>[] = []
  const onClose = vi.fn()
  const world = renderFeature(<TaskAdvancedDialog {...PLACE} paid={paid} onClose={onClose} />, {
    cacheParts: [taskCachePart],
    roots: {
      workflows: () => ['To do', 'Doing'].map(named),
      taskTypes: () => ['Task', 'Bug'].map(named),
      efforts: () => ['XS', 'S'].map(named),
      labels: () => [],
      boards: () => [],
      members: () => [],
      createTask: ({ input }: { input: { title: string } }) => {
        made.push({ ...input })
        return { task: taskRow(made.length, input.title), userErrors: [] }
      },
      ...roots,
    },
  })
  return { ...world, made, onClose }
}
const title = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create' })
const keep = (more: object) => writeDraft('ana', advancedSubject(PLACE), writeForm({ ...emptyForm, ...more }, emptyForm))

test('TCREATE-08 TCREATE-09 the first of each list and the main board are there from the start; an empty description is sent empty', async () => {
  const { made, onClose } = show()
  for (const [field, value] of [
    ['Status', 'To do'],
    ['Type', 'Task'],
    ['Effort', 'XS'],
    ['Board', 'Main Board'],
  ] as const)
    await waitFor(() => expect(screen.getByRole('combobox', { name: field }).textContent).toContain(value))
  expect(create().disabled).toBe(true)
  type(title(), 'Only a title')
  fireEvent.click(create())
  await waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]).toMatchObject({
    ...{ title: 'Only a title', workflowId: 'To do-0', typeId: 'Task-0', effortId: 'XS-0' },
    ...{ description: '', boardId: 'main-board' },
  })
  expect(onClose).toHaveBeenCalledOnce()
})

test('TCREATE-04 TCREATE-05 DEFECT-15 while it would be due before it starts Create is off, and sending it anyway says why', async () => {
  keep({ title: 'Too late', startDate: '2057-05-04T09:00:00.000Z', dueDate: '2057-05-03T09:00:00.000Z' })
  const { made } = show()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('To do'))
  expect(create().disabled).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
  expect(screen.getByRole('alert').textContent).toBe('Due Date cannot be before Start Date.')
  expect(made).toEqual([])
  // Whatever is changed takes it away.
  type(title(), 'Too late by far')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('TCREATE-02 Create another keeps the properties, clears title and description, and has the focus in the title', async () => {
  keep({ typeId: 'Bug-1' })
  const { made, onClose } = show()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' }).textContent).toContain('Bug'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Create another' }))
  for (const name of ['First bug', 'Second bug']) {
    type(title(), name)
    type(description(), `<p>About ${name}</p>`)
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect([title().value, description().value]).toEqual(['', '']))
    expect(document.activeElement).toBe(title())
  }
  await waitFor(() => expect(made).toHaveLength(2))
  expect(made.map(({ title, description, typeId }) => [title, description, typeId])).toEqual([
    ['First bug', '<p>About First bug</p>', 'Bug-1'],
    ['Second bug', '<p>About Second bug</p>', 'Bug-1'],
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('TCREATE-02 what is filled in survives closing and a failure; it is gone once it became a task', async () => {
  show()
  type(title(), 'Half a form')
  type(description(), '<p>And a thought</p>')
  cleanup()
  let down = true
  const { made, actions } = show({
    roots: {
      createTask: ({ input }: { input: { title: string } }) => {
        if (down) throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })
        return { task: taskRow(1, input.title), userErrors: [] }
      },
    },
  })
  expect([title().value, description().value]).toEqual(['Half a form', '<p>And a thought</p>'])
  fireEvent.click(create())
  await waitFor(() => expect(actions.said.map(({ tone }) => tone)).toEqual(['error']))
  await waitFor(() => expect([title().value, description().value]).toEqual(['Half a form', '<p>And a thought</p>']))
  down = false
  fireEvent.click(create())
  await waitFor(() => expect(actions.said.map(({ tone }) => tone)).toEqual(['error', 'done']))
  cleanup()
  show()
  expect([title().value, description().value, made]).toEqual(['', '', []])
})

test('TCREATE-02 Fewer fields leads to the short form with the title and all the rest; what was filled in is kept here, too', async () => {
  keep({ title: 'Grow', description: '<p>More to say</p>', members: ['ben'] })
  const { actions, onClose } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Fewer fields' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(actions.services.dialogs.list()).toMatchObject([
    { name: 'task.create', props: { ...PLACE, rest: { description: '<p>More to say</p>', members: ['ben'] } } },
  ])
})

test('TCREATE-03 PLAN-03 on a closed plan gate its text stands in place of the form', () => {
  const { sent } = show({ paid: false })
  expect(screen.getByRole('dialog').textContent).toContain(upgradeText)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  expect(sent.filter(({ name }) => name === 'CreateTask')).toEqual([])
})
