// Quick create over a line that loses answers: one wish is one task, however often it is sent.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { doneOnce } from '#tests/kit/lost-answers.ts'
import { TaskCreateDialog } from './task-create-dialog.tsx'

const KEEPS = { 'idempotency-keys': '86400' }

function show(losses: number, { keeps = true, another = false } = {}) {
  const made: string[] = []
  const closed = { times: 0 }
  const once = doneOnce<object>(losses, keeps)
  const world = renderFeature(<TaskCreateDialog workspaceSlug="acme" projectSlug="website" onClose={() => void closed.times++} />, {
    headers: keeps ? KEEPS : {},
    script: { confirm: [another] },
    cacheParts: [taskCachePart],
    roots: {
      ...Object.fromEntries(['taskTypes', 'efforts', 'labels', 'boards', 'members', 'moveTargets'].map((name) => [name, () => []])),
      workflows: () => [{ id: '1', title: 'To do', color: '#8899aa' }],
      tasks: () => {
        const at = { createdAt: new Date().toISOString(), creator: { name: 'Ana', username: 'ana' } }
        const nodes = made.map((title, index) => fakeTask(91 + index, { title, ...at }))
        return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
      },
      createTask: ({ input }: { input: { title: string } }) =>
        once(world.sent.at(-1)?.key, () => {
          made.push(input.title)
          return { task: fakeTask(90 + made.length, { title: input.title }), userErrors: [] }
        }),
    },
  })
  return { world, made, closed, keys: () => world.sent.filter(({ name }) => name === 'CreateTask').map(({ key }) => key) }
}

const line = async () => (await screen.findByRole('combobox', { name: 'Title' })) as HTMLInputElement
const enter = (field: HTMLElement) => fireEvent.submit(field.closest('form') ?? field)

test('TCREATE-01 Enter after a lost answer makes one task: the second try is the first one again', async () => {
  const { world, made, keys } = show(1)
  const field = await line()
  fireEvent.change(field, { target: { value: 'Only once' } })
  enter(field)
  await waitFor(() => expect(field.value).toBe('Only once'))
  expect(await screen.findByText('This may have been created already.')).toBeTruthy()
  enter(field)
  await waitFor(() => expect(world.actions.said.map(({ tone }) => tone)).toContain('done'))
  expect(made).toEqual(['Only once'])
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
  expect(field.value).toBe('')
})

test('OPEN-59 mod+Shift+Enter creates and stays for the next one, Enter creates and closes', async () => {
  const { made, closed } = show(0)
  const field = await line()
  fireEvent.change(field, { target: { value: 'First of two' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true })
  await waitFor(() => expect(made).toEqual(['First of two']))
  expect([field.value, closed.times]).toEqual(['', 0])
  fireEvent.change(field, { target: { value: 'Second of two' } })
  enter(field)
  await waitFor(() => expect(made).toEqual(['First of two', 'Second of two']))
  expect(closed.times).toBe(1)
})

test('OPEN-59 a chip is taken back by its button and stays in the title then; what is typed is there when the dialog opens again', async () => {
  show(0)
  const field = await line()
  fireEvent.change(field, { target: { value: 'Half a thought 24 dec 2057 9:00' } })
  const chip = () => screen.queryByRole('button', { name: 'Keep in the title: Due 24 Dec 2057, 09:00' })
  await waitFor(() => expect(chip()).toBeTruthy())
  fireEvent.click(chip() as HTMLElement)
  await waitFor(() => expect(chip()).toBeNull())
  expect(field.value).toBe('Half a thought 24 dec 2057 9:00')
  cleanup()
  show(0)
  expect((await line()).value).toBe('Half a thought 24 dec 2057 9:00')
})

test('TCREATE-01 a line that was changed after a lost answer is another task', async () => {
  const { world, made, keys } = show(1)
  const field = await line()
  fireEvent.change(field, { target: { value: 'Before' } })
  enter(field)
  await waitFor(() => expect(field.value).toBe('Before'))
  fireEvent.change(field, { target: { value: 'Before and after' } })
  enter(field)
  await waitFor(() => expect(world.actions.said.map(({ tone }) => tone)).toContain('done'))
  expect(made).toEqual(['Before', 'Before and after'])
  expect(new Set(keys()).size).toBe(2)
})

test('TCREATE-01 the same title typed again after its answer is another task', async () => {
  const { world, made } = show(0)
  const field = await line()
  for (const count of [1, 2]) {
    fireEvent.change(field, { target: { value: 'Twice meant' } })
    enter(field)
    await waitFor(() => expect(world.actions.said.filter(({ tone }) => tone === 'done')).toHaveLength(count))
  }
  expect(made).toEqual(['Twice meant', 'Twice meant'])
})

test.each([
  ['the one that is there is enough', false, ['Old host']],
  ['another one is wanted', true, ['Old host', 'Old host']],
])('TCREATE-01 at a host without keys the retry looks first and asks: %s', async (_, another, expected) => {
  const { world, made } = show(1, { keeps: false, another })
  const field = await line()
  fireEvent.change(field, { target: { value: 'Old host' } })
  enter(field)
  await waitFor(() => expect(field.value).toBe('Old host'))
  expect(world.actions.said.map(({ text }) => text).join()).toContain('may have been made')
  expect(await screen.findByText('This may have been created already.')).toBeTruthy()
  enter(field)
  await waitFor(() => expect(world.actions.said.map(({ tone }) => tone)).toContain('done'))
  expect(made).toEqual(expected)
  expect(JSON.stringify(world.actions.asked)).toContain('WEB-91')
  await waitFor(() => expect(field.value).toBe(''))
})
