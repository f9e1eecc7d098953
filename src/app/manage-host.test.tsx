// The seven manage dialogs without a server: edited in place, coloured, and what is in use stays with the reason.

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cachePartsOf, partsOf } from '#src/actions/define-feature.ts'
import type { Permission } from '#src/actions/subject.ts'
import { ManageDialog } from '#src/features/catalogue/manage-dialog.tsx'
import { endStores } from '#src/lib/store.ts'
import type { AnyItemKind } from '#src/model/catalogue/item-kind.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { features } from './features.ts'

const cacheParts = await cachePartsOf(features)

const itemKinds = (await partsOf(features, 'items')).flat()
const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const ALL: readonly Permission[] = ['EDIT', 'ADMIN', 'OWN', 'PAID']

/** One kind: its list and its mutations' names, what an item has besides its title, and what it is called on the screen. */
interface Case {
  id: string
  title: string
  list: string
  payload: string
  more: Record<string, unknown>
  paged?: true
}
const days = { startDate: '2026-11-02', endDate: '2026-11-13' }
const counts = { taskCount: 2, doneCount: 1 }
const CASES: readonly Case[] = [
  { id: 'label', title: 'Manage Labels', list: 'labels', payload: 'label', more: { color: '#e5484d' } },
  { id: 'task-type', title: 'Manage Types', list: 'taskTypes', payload: 'taskType', more: { color: '#088efb' } },
  { id: 'effort', title: 'Manage Efforts', list: 'efforts', payload: 'effort', more: { hours: 4 } },
  { id: 'workflow', title: 'Manage Workflows', list: 'workflows', payload: 'workflow', more: { color: '#16a34a' } },
  { id: 'board', title: 'Manage Boards', list: 'boards', payload: 'board', more: {} },
  {
    id: 'sprint',
    title: 'Manage Sprints',
    list: 'sprints',
    payload: 'sprint',
    more: { slug: 's', timebox: null, goal: null, ...days, ...counts },
    paged: true,
  },
  {
    id: 'user-story',
    title: 'Manage User Stories',
    list: 'userStories',
    payload: 'userStory',
    more: { slug: 'u', code: 'US-1', description: null, ...counts },
    paged: true,
  },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The dialog over two items, `One` and `Two`; `used`: an archived task has each of them. */
function show(
  { id, list, payload, more, paged }: Case,
  { used = false, viewerCan = ALL }: { used?: boolean; viewerCan?: typeof ALL } = {},
) {
  const kind = itemKinds.find((one) => one.id === id) as AnyItemKind
  let items = ['One', 'Two'].map((title, place) => ({ id: `${place + 1}`, title, ...more }))
  const update = ({ id, input, title }: { id: string; input?: object; title?: string }) => {
    items = items.map((item) => (item.id === id ? { ...item, ...(title === undefined ? {} : { title }), ...input } : item))
    return { [payload]: items.find((item) => item.id === id), userErrors: [] }
  }
  const remove = ({ id }: { id: string }) => {
    items = items.filter((item) => item.id !== id)
    return { deletedId: id, userErrors: [] }
  }
  const roots: FakeRoots = {
    tasks: ({ filter }: { filter: { archived: boolean } }) => ({
      nodes: used && filter.archived ? [{ id: 't-1' }] : [],
      page: 1,
      totalPages: 1,
    }),
    [list]: () => (paged ? { nodes: items, page: 1, totalPages: 1, totalCount: items.length } : items),
    [`update${capital(payload)}`]: update,
    [`delete${capital(payload)}`]: remove,
  }
  return renderFeature(<ManageDialog kind={kind} project={project} viewerCan={viewerCan} giving={null} onClose={() => undefined} />, {
    roots,
    cacheParts,
    script: { confirm: [true] },
  })
}

test('TDETAIL-13 there is a dialog for each of the seven kinds, under its title', () => {
  expect(itemKinds.map(({ id, manage }) => [id, manage])).toEqual(CASES.map(({ id, title }) => [id, title]))
})

for (const one of CASES) {
  test(`TDETAIL-13 TEMPLATE-03 ${one.title}: an item is renamed where it stands, Escape keeps what was typed, Enter saves it once`, async () => {
    const world = show(one)
    expect(await screen.findByRole('dialog', { name: one.title })).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit One' }))
    const form = () => screen.getByRole('form', { name: 'Edit One' })
    const name = () => within(form()).getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement
    expect([name().value, document.activeElement === name()]).toEqual(['One', true])
    fireEvent.change(name(), { target: { value: '' } })
    fireEvent.submit(form())
    expect(within(form()).getByRole('alert').textContent).toMatch(/needed/)
    fireEvent.change(name(), { target: { value: 'Renamed' } })
    fireEvent.keyDown(name(), { key: 'Escape' })
    expect(world.mutations()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Edit One' }))
    expect(name().value).toBe('Renamed')
    fireEvent.submit(form())
    await screen.findByRole('button', { name: 'Edit Renamed' })
    expect(world.mutations()).toEqual([`Update${capital(one.payload)}`])
    expect(JSON.stringify(world.sent.find(({ name }) => name.startsWith('Update'))?.variables)).toContain('"title":"Renamed"')
  })

  const kind = itemKinds.find(({ id }) => id === one.id)
  if (kind?.usedBy)
    test(`TEMPLATE-05 LABEL-05 PSET-12 ${one.title}: what a task has stays, and its row says why`, async () => {
      const world = show(one, { used: true })
      fireEvent.click(await screen.findByRole('button', { name: 'Delete One' }))
      expect((await screen.findByRole('alert')).textContent).toBe(`This ${kind.noun} is in use and cannot be deleted.`)
      // PSET-12: where its tasks can get another one, the refusal offers that.
      const replaces = kind.replace !== undefined && kind.id !== 'label'
      expect(screen.queryAllByRole('button', { name: 'Move its tasks to… and delete' })).toHaveLength(replaces ? 1 : 0)
      expect(screen.getByRole('button', { name: 'Edit One' })).toBeDefined()
      expect(world.mutations()).toEqual([])
    })
  test(`TDETAIL-13 ${one.title}: a deleted item is gone from the list, and deleted once`, async () => {
    const world = show(one)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete One' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit One' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Edit Two' })).toBeDefined()
    await waitFor(() => expect(world.mutations()).toEqual([`Delete${capital(one.payload)}`]))
  })

  if ('color' in one.more)
    test(`LABEL-04 TEMPLATE-07 ${one.title}: a swatch is chosen and saved, half a colour is refused`, async () => {
      const world = show(one)
      fireEvent.click(await screen.findByRole('button', { name: 'Edit One' }))
      const form = screen.getByRole('form', { name: 'Edit One' })
      fireEvent.click(within(form).getByRole('button', { name: /^Color: / }))
      fireEvent.click(await screen.findByRole('button', { name: 'Violet' }))
      expect(within(form).getByRole('button', { name: 'Color: Violet' })).toBeDefined()
      fireEvent.click(within(form).getByRole('button', { name: 'Color: Violet' }))
      fireEvent.change(await screen.findByRole('textbox', { name: 'Hex' }), { target: { value: '#8b' } })
      fireEvent.submit(form)
      expect(within(form).getAllByRole('alert').length).toBeGreaterThan(0)
      expect(world.mutations()).toEqual([])
      fireEvent.change(screen.getByRole('textbox', { name: 'Hex' }), { target: { value: '#8b5cf6' } })
      fireEvent.submit(form)
      await waitFor(() => expect(world.mutations()).toEqual([`Update${capital(one.payload)}`]))
      expect(JSON.stringify(world.sent.find(({ name }) => name.startsWith('Update'))?.variables)).toContain('"color":"#8b5cf6"')
    })

  test(`TEMPLATE-04 ROLE-12 ${one.title}: who only reads sees the list and no buttons`, async () => {
    show(one, { viewerCan: ['PAID'] })
    expect(await screen.findByText('One')).toBeDefined()
    expect(screen.queryAllByRole('button', { name: /^(Edit|Delete|New) / })).toEqual([])
  })
}

/** `Manage Labels` over a host that answers when it is told to; the field of the new one is open, `restored` by itself. */
async function makeLabels(restored = false) {
  const labels = [{ id: '1', title: 'One', color: '#e5484d' }]
  const asked: { title: string; input: object; answer: (refusal?: string) => Promise<void> }[] = []
  const made = ({ id = '2', input }: { id?: string; input: { title: string; color?: string } }) =>
    new Promise((resolve) => {
      const answer = (refusal?: string) =>
        act(async () => {
          // A change names only what differs; the host answers all of it.
          const label = { ...labels.find((one) => one.id === id), id, ...input }
          const userErrors = refusal === undefined ? [] : [{ code: 'CONFLICT', field: null, message: refusal }]
          resolve({ label: refusal === undefined ? label : null, userErrors })
        })
      asked.push({ title: input.title, input, answer })
    })
  const kind = itemKinds.find(({ id }) => id === 'label') as AnyItemKind
  const { actions, sent } = renderFeature(
    <ManageDialog kind={kind} project={project} viewerCan={ALL} giving={null} onClose={() => undefined} />,
    { roots: { labels: () => labels, createLabel: made, updateLabel: made }, cacheParts },
  )
  if (!restored) fireEvent.click(await screen.findByRole('button', { name: 'New label' }))
  const form = () => screen.getByRole('form', { name: 'New label' })
  await waitFor(form)
  return {
    asked,
    keys: () => sent.filter(({ name }) => name === 'CreateLabel').map(({ key }) => key),
    labels,
    said: () => actions.said.map(({ text }) => text),
    /** How often the list was asked for: again after everything that was saved. */
    listed: () => sent.filter(({ name }) => name === 'ListLabels').length,
    name: () => within(form()).getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    write(title: string) {
      fireEvent.change(within(form()).getByRole('textbox', { name: 'Name' }), { target: { value: title } })
      // As Enter does: by way of the button, which is off while nothing new is typed.
      fireEvent.click(within(form()).getByRole('button', { name: 'Create' }))
    },
  }
}

test('LABEL-03 OPEN-09 two labels are typed one after the other while the first is on its way; the second goes behind it', async () => {
  const { asked, said, name, write } = await makeLabels()
  write('Bug')
  expect(name().value).toBe('')
  await waitFor(() => expect(asked).toHaveLength(1))
  write('Feature')
  expect(name().value).toBe('')
  await asked[0]?.answer()
  await waitFor(() => expect(asked.map(({ title }) => title)).toEqual(['Bug', 'Feature']))
  expect(name().value).toBe('')
  await asked[1]?.answer()
  await waitFor(() => expect(said()).toEqual(['Label “Bug” created', 'Label “Feature” created']))
  expect(await screen.findByRole('button', { name: 'New label' })).toBeTruthy()
})

test('LABEL-03 OPEN-09 a label whose answer was lost in a reload is there again and is made once', async () => {
  const first = await makeLabels()
  first.write('Bug')
  await waitFor(() => expect(first.asked).toHaveLength(1))
  cleanup()
  act(endStores)
  sessionStorage.clear()
  const second = await makeLabels(true)
  expect([second.name().value, screen.getByRole('alert').textContent]).toEqual(['Bug', 'This may have been created already.'])
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(second.asked).toHaveLength(1))
  expect([second.keys(), first.keys()[0]]).toEqual([first.keys(), expect.any(String)])
  await second.asked[0]?.answer()
})

test('LABEL-03 OPEN-09 what is typed after sending stays in its form', async () => {
  const { asked, said, name, write } = await makeLabels()
  write('Bug')
  await waitFor(() => expect(asked).toHaveLength(1))
  fireEvent.change(name(), { target: { value: 'Feat' } })
  await asked[0]?.answer()
  await waitFor(() => expect(said()).toHaveLength(1))
  expect(name().value).toBe('Feat')
  expect(Object.values({ ...localStorage }).filter((text) => text.includes('Bug'))).toEqual([])
})

test('LABEL-03 OPEN-09 a form that was left and opened again is not closed by the answer; a refusal is told and loses nothing', async () => {
  const { asked, said, name, write } = await makeLabels()
  write('Bug')
  await waitFor(() => expect(asked).toHaveLength(1))
  fireEvent.keyDown(name(), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'New label' }))
  await asked[0]?.answer('There is one of this name.')
  await waitFor(() => expect(said()).toEqual(['There is one of this name.']))
  expect(name().value).toBe('Bug')
  write('Bugs')
  await waitFor(() => expect(asked).toHaveLength(2))
  fireEvent.keyDown(name(), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'New label' }))
  await asked[1]?.answer()
  await waitFor(() => expect(said()).toContain('Label “Bugs” created'))
  expect(name().value).toBe('')
})

test('LABEL-03 OPEN-09 a rename shows what was sent until it is answered, and keeps what is typed since', async () => {
  const { asked, listed } = await makeLabels()
  fireEvent.click(screen.getByRole('button', { name: 'Edit One' }))
  const form = () => screen.getByRole('form', { name: /^Edit / })
  const name = () => within(form()).getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.change(name(), { target: { value: 'First' } })
  fireEvent.submit(form())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(name().value).toBe('First')
  fireEvent.change(name(), { target: { value: 'Firstly' } })
  const before = listed()
  await asked[0]?.answer()
  await waitFor(() => expect(listed()).toBeGreaterThan(before))
  expect(name().value).toBe('Firstly')
})

test('LABEL-03 a form that stands open follows what somebody else changed meanwhile, and sends only what was typed', async () => {
  const { asked, labels, write } = await makeLabels()
  fireEvent.click(screen.getByRole('button', { name: 'Edit One' }))
  const form = () => screen.getByRole('form', { name: /^Edit / })
  fireEvent.change(within(form()).getByRole('textbox', { name: 'Name' }), { target: { value: 'First' } })
  Object.assign(labels[0] ?? {}, { color: '#00ff00' })
  // What is made beside it has the list read anew.
  write('Bug')
  await waitFor(() => expect(asked).toHaveLength(1))
  await asked[0]?.answer()
  await waitFor(() => expect(within(form()).getByRole('button', { name: 'Color: #00ff00' })).toBeTruthy())
  fireEvent.submit(form())
  await waitFor(() => expect(asked[1]?.input).toEqual({ title: 'First' }))
})
