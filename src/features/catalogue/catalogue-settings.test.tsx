// The lists of statuses, types, efforts and labels in the settings: their order, by keys and by drag, and what becomes of tasks when one goes.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { templateSubjects } from '#tests/kit/template-subjects.ts'
import { until } from '#tests/kit/until.ts'
import { CatalogueSettings } from './catalogue-settings.tsx'
import { labelCachePart } from './label.cache.ts'
import { taskTypeCachePart } from './task-type.cache.ts'
import { putInOrder } from './template.actions.ts'
import { templateCachePart } from './template.cache.ts'

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
type Can = readonly ('EDIT' | 'ADMIN' | 'PAID')[]

function show(
  kind: string,
  { script = {}, can = ['EDIT', 'ADMIN', 'PAID'] as Can, many = 3, refuse = false } = {} as {
    script?: Script
    can?: Can
    many?: number
    refuse?: boolean
  },
) {
  const titles = ['Task', 'Bug', 'Chore', ...Array.from({ length: Math.max(0, many - 3) }, (_, at) => `More ${at}`)].slice(0, many)
  let things = titles.map((title, at) => ({ id: String(at + 1), title, color: '#8899aa' }))
  const all = things
  const list = () => things
  const world = renderFeature(<CatalogueSettings kind={kind} project={project} viewerCan={can} />, {
    actions: registry.all,
    cacheParts: [labelCachePart, taskTypeCachePart, templateCachePart],
    script,
    roots: {
      taskTypes: list,
      labels: list,
      boards: () => [],
      taskCounts: () => [{ by: 'TYPE', group: '2', count: 14 }],
      tasks: ({ filter }: { filter: { types?: string[]; labels?: string[] } }) => ({
        nodes: (filter.types ?? filter.labels ?? []).includes('2') ? [{ id: 't' }] : [],
      }),
      orderTemplates: ({ ids }: { ids: string[] }) => {
        if (refuse) return { ids: null, userErrors: [{ code: 'INVALID', field: ['ids'], message: 'The list has changed meanwhile.' }] }
        things = ids.map((id) => things.find((one) => one.id === id) ?? { id, title: id, color: '#8899aa' })
        return { ids, userErrors: [] }
      },
      replaceTemplate: ({ id }: { id: string }) => {
        things = things.filter((one) => one.id !== id)
        return { deletedId: id, moved: 14, userErrors: [] }
      },
      mergeLabels: ({ id }: { id: string }) => {
        things = things.filter((one) => one.id !== id)
        return { deletedId: id, moved: 1, userErrors: [] }
      },
      putBackTemplate: () => {
        things = all
        return { moved: 14, userErrors: [] }
      },
      putBackLabel: () => {
        things = all
        return { moved: 1, userErrors: [] }
      },
    },
  })
  return { ...world, titles: () => things.map(({ title }) => title) }
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
const row = (title: string) => until(() => screen.getByRole('button', { name: new RegExp(`^${title}`) }))

test('PSET-11 each with how many tasks have it; the first is the default and says so', async () => {
  show('task-type')
  await row('Task')
  await until(() => expect(rows()[1]).toContain('14 tasks'))
  expect(rows()[0]).toContain('Default')
  expect(rows()[0]).toContain('0 tasks')
  expect(rows()[1]).not.toContain('Default')
})

test('PSET-11 J and K walk, Alt+Shift+Arrow moves the row at once, and one undo moves it back', async () => {
  const world = show('task-type')
  await row('Task')
  await world.press('row.next')
  await world.press('row.next')
  await world.press('template.up')
  await until(() => expect(rows()[0]).toContain('Bug'))
  await until(() => expect(world.titles()).toEqual(['Bug', 'Task', 'Chore']))
  expect(world.actions.said.at(-1)?.text).toBe('“Bug” is the first now: new tasks get it')
  await world.press('template.up')
  expect(world.titles()).toEqual(['Bug', 'Task', 'Chore'])
  await world.press('template.down')
  await until(() => expect(rows()[1]).toContain('Bug'))
  await world.press('template.down')
  await until(() => expect(world.titles()).toEqual(['Task', 'Chore', 'Bug']))
  await act(() => world.actions.undo())
  await until(() => expect(world.titles()).toEqual(['Task', 'Bug', 'Chore']))
})

test('PSET-11 a refused order is the former one again', async () => {
  const world = show('task-type', { refuse: true })
  await row('Task')
  await world.press('row.next')
  await world.press('template.down')
  await until(() => expect(world.actions.said.at(-1)?.tone).toBe('error'))
  await until(() => expect(rows()[0]).toContain('Task'))
})

test('PSET-11 what is dragged to where it stands already is not sent', async () => {
  const [one] = templateSubjects(['EDIT'])
  if (!one) throw new Error('There is no subject.')
  const api = { mutate: () => Promise.reject(new Error('sent')) } as never
  expect(await putInOrder({ api }, one, ['1', '2', '3'])).toBeUndefined()
})

test('PSET-12 deleting one in use asks where its tasks go; undone, it is back', async () => {
  const world = show('task-type', { script: { pick: ['Chore'] } })
  await row('Task')
  await until(() => expect(rows()[1]).toContain('14 tasks'))
  await world.press('row.next')
  await world.press('row.next')
  await world.press('template.delete')
  expect(world.actions.asked.at(-1)?.question).toMatchObject({ title: '“Bug” is in use. Move its 14 tasks to… and delete it' })
  expect(world.actions.asked.at(-1)?.options.map(({ title }) => title)).toEqual(['Task', 'Chore'])
  await until(() => expect(world.titles()).toEqual(['Task', 'Chore']))
  await until(() => expect(rows().join()).not.toContain('Bug'))
  expect(world.actions.said.at(-1)?.text).toBe('14 tasks moved to “Chore”, “Bug” deleted')
  await act(() => world.actions.undo())
  await until(() => expect(rows().join()).toContain('Bug'))
})

test('PSET-12 one that no task has is deleted after a question, and can be taken back for 8 s', async () => {
  const world = show('task-type', { script: { confirm: [true] } })
  await row('Task')
  await world.press('row.next')
  await world.press('template.delete')
  expect(world.actions.asked.at(-1)?.question.title).toBe('Are you sure you want to delete this task type?')
})

test('PSET-13 labels stand by name, are merged and not put in order', async () => {
  const world = show('label', { script: { pick: ['Task'] } })
  await row('Task')
  await world.press('row.next')
  await world.press('row.next')
  await world.press('template.down')
  expect(world.mutations()).toEqual([])
  expect(rows()[0]).not.toContain('Default')
  await world.press('label.merge')
  await until(() => expect(world.titles()).toEqual(['Task', 'Chore']))
  expect(world.actions.said.at(-1)?.text).toBe('1 task moved to “Task”, “Bug” deleted')
  // Undone there are two of them again.
  await act(() => world.actions.undo())
  await until(() => expect(rows().map((text) => text.slice(0, 3))).toEqual(['Tas', 'Bug', 'Cho']))
})

test('PSET-17 E begins the form of the row, N that of a new one', async () => {
  const world = show('task-type')
  await row('Task')
  await world.press('row.next')
  await world.press('template.rename')
  const form = await screen.findByRole('form', { name: 'Edit Task' })
  expect(within(form).getByDisplayValue('Task')).toBe(document.activeElement)
  fireEvent.keyDown(within(form).getByDisplayValue('Task'), { key: 'Escape' })
  await world.press('template.new')
  expect(await screen.findByRole('form', { name: 'New task type' })).toBeTruthy()
})

test('PSET-01 members make and delete no type; boards ask for a paid plan', async () => {
  const world = show('task-type', { can: ['EDIT', 'PAID'] })
  await row('Task')
  expect(screen.queryByRole('button', { name: /^New task type/ })).toBeNull()
  await world.press('row.next')
  await world.press('template.delete')
  await world.press('template.replace')
  expect(world.mutations()).toEqual([])
})

test('PSET-13 PLAN-02 boards on a free plan say what they need', () => {
  show('board', { can: ['EDIT', 'ADMIN'] })
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.body.textContent).toContain(upgradeText)
})

test('PSET-19 500 labels are searched', async () => {
  show('label', { many: 500 })
  // By the element: what hundreds of rows are called takes seconds to find out without a browser.
  const shown = () => [...document.querySelectorAll('[data-row]')].map((one) => one.textContent ?? '')
  await until(() => expect(shown()).toHaveLength(500))
  const search = document.querySelector('input')
  if (!search) throw new Error('There is no search.')
  fireEvent.change(search, { target: { value: 'more 49' } })
  await until(() => expect(shown().length).toBeLessThan(20))
  expect(shown()[0]).toContain('More 49')
  fireEvent.change(search, { target: { value: 'nothing' } })
  await until(() => expect(screen.getByText('Nothing matches “nothing”.')).toBeTruthy())
})

test('PSET-11 PSET-17 a right click on a row opens its menu; a text that is typed keeps the one of the browser', async () => {
  show('task-type')
  const bug = await row('Bug')
  fireEvent.focus(bug)
  fireEvent.pointerMove(bug)
  fireEvent.contextMenu(bug)
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^Rename/))
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await until(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.click(await row('Bug'))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(fireEvent.contextMenu(name)).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
})
