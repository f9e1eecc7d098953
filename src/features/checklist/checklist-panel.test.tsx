// The Checklists panel without a server: typed, ticked, renamed, deleted, walked by keys, and put back when a write fails.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSent } from '#src/data/drafts/sent-drafts.ts'
import { publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { box, family, itemOf, line, sentOf, show, stateOf, user } from '#tests/kit/checklist-world.tsx'

test('CHECK-01 CHECK-02 items with those below them, progress as a count and a bar', async () => {
  const world = show([family('1', ['2', true], ['3', false]), itemOf('4')])
  await box('Item 1')
  expect(stateOf()).toEqual(['Item 1 mixed', 'Item 2 true', 'Item 3 false', 'Item 4 false'])
  expect(screen.getByRole('status').textContent).toBe('1/3')
  expect(world.sent.map(({ name }) => name)).toEqual(['ListChecklist'])
  expect(screen.getByRole('progressbar', { name: 'Checklist progress' }).getAttribute('aria-valuenow')).toBe('33')
})

test('CHECK-02 CHECK-03 Enter adds and keeps the focus; white space sends nothing; Tab goes below, Shift+Tab back, Escape clears', async () => {
  const world = show([itemOf('1')])
  await box('Item 1')
  user.click(line())
  user.keyboard('   {Enter}')
  expect(world.mutations()).toEqual([])
  user.clear(line())
  user.keyboard('Shoes{Enter}Socks{Enter}')
  expect(document.activeElement).toBe(line())
  await box('Socks')
  user.keyboard('Wool{Tab}{Enter}')
  await box('Wool')
  expect(document.activeElement).toBe(line())
  user.keyboard('x{Shift+Tab}')
  expect(line().getAttribute('aria-label')).toBe('New item')
  user.keyboard('{Escape}')
  expect(line().value).toBe('')
  await waitFor(() =>
    expect(sentOf(world, 'AddChecklistItem').map(({ input }) => input)).toEqual([
      { title: 'Shoes' },
      { title: 'Socks' },
      { title: 'Wool', parentId: 'n2' },
    ]),
  )
  expect(stateOf()).toEqual(['Item 1 false', 'Shoes false', 'Socks false', 'Wool false'])
})

test('CHECK-02 the line stays below an item, and a title in its field, while the item they are of arrives', async () => {
  const world = show([])
  await screen.findByText(/^Small steps/)
  world.host.held = true
  user.click(line())
  user.keyboard('Pack{Enter}')
  const idOf = async (name: string) => (await box(name)).closest('[data-item]')?.getAttribute('data-item')
  const pack = (await idOf('Pack')) ?? ''
  user.keyboard('Shoes{Tab}')
  expect(line().getAttribute('aria-label')).toBe('New item below Pack')
  world.release()
  await waitFor(() => expect(publicId(pack)).toBe('n1'))
  expect(await idOf('Pack')).toBe(pack)
  expect(line().getAttribute('aria-label')).toBe('New item below Pack')
  expect(document.activeElement).toBe(line())
  expect(line().value).toBe('Shoes')

  user.keyboard('{Shift+Tab}')
  world.host.held = true
  user.keyboard('{Enter}')
  const shoes = (await idOf('Shoes')) ?? ''
  user.click(screen.getByRole('button', { name: 'Shoes' }))
  world.release()
  await waitFor(() => expect(publicId(shoes)).toBe('n2'))
  user.keyboard('{Escape}')
  await waitFor(async () => expect(document.activeElement).toBe(await box('Shoes')))
})

test('CHECK-02 several pasted lines are several items, in their order and without list marks', async () => {
  const world = show([])
  await screen.findByText(/^Small steps/)
  fireEvent.paste(line(), { clipboardData: { getData: () => '- one\r\n* [ ] two\n\n  \n• three' } })
  await waitFor(() =>
    expect(sentOf(world, 'AddChecklistItem').map(({ input }) => (input as { title: string }).title)).toEqual(['one', 'two', 'three']),
  )
  await waitFor(() => expect(stateOf()).toEqual(['one false', 'two false', 'three false']))
})

test('CHECK-05 ticking a parent ticks every child at once, and a failure puts back exactly what was', async () => {
  const world = show([family('1', ['2', true], ['3', false]), itemOf('4')])
  world.host.held = true
  fireEvent.click(await box('Item 1'))
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 true', 'Item 2 true', 'Item 3 true', 'Item 4 false']))
  expect(screen.getByRole('status').textContent).toBe('2/3')
  world.host.failing = true
  world.release()
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 mixed', 'Item 2 true', 'Item 3 false', 'Item 4 false']))
  expect(world.actions.said).toHaveLength(1)
})

test('CHECK-04 a parent is ticked when its last child is, and not when one is unticked', async () => {
  show([family('1', ['2', true], ['3', false])])
  fireEvent.click(await box('Item 3'))
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 true', 'Item 2 true', 'Item 3 true']))
  fireEvent.click(await box('Item 2'))
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 mixed', 'Item 2 false', 'Item 3 true']))
})

test('CHECK-05 quick toggles of a parent and a child end as the last ones say', async () => {
  const world = show([family('1', ['2', false], ['3', false])])
  world.host.held = true
  fireEvent.click(await box('Item 1'))
  await waitFor(() => expect(stateOf()[0]).toBe('Item 1 true'))
  fireEvent.click(await box('Item 2'))
  await waitFor(() => expect(stateOf()[0]).toBe('Item 1 mixed'))
  fireEvent.click(await box('Item 1'))
  await waitFor(() => expect(stateOf()[0]).toBe('Item 1 true'))
  fireEvent.click(await box('Item 1'))
  world.release()
  await waitFor(() => expect(world.host.items[0]?.children.map(({ done }) => done)).toEqual([false, false]))
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 false', 'Item 2 false', 'Item 3 false']))
})

test('CHECK-05 undo of a ticked parent gives each child what it had', async () => {
  const world = show([family('1', ['2', true], ['3', false])])
  fireEvent.click(await box('Item 1'))
  await waitFor(() => expect(world.host.items[0]?.done).toBe(true))
  await waitFor(async () => expect(await world.actions.undo()).not.toBeNull())
  await waitFor(() => expect(world.host.items[0]?.children.map(({ done }) => done)).toEqual([true, false]))
})

test('CHECK-02 CHECK-03 a title is edited where it stands: Enter saves, Escape gives up, white space sends nothing', async () => {
  const world = show([itemOf('1')])
  user.click(await screen.findByRole('button', { name: 'Item 1' }))
  const field = () => screen.getByRole('textbox', { name: 'Title of Item 1' })
  user.clear(field())
  user.keyboard('   {Enter}')
  user.click(await screen.findByRole('button', { name: 'Item 1' }))
  user.keyboard('other{Escape}')
  expect(world.mutations()).toEqual([])
  user.click(await screen.findByRole('button', { name: 'Item 1' }))
  user.keyboard('Better{Enter}')
  await screen.findByRole('button', { name: 'Better' })
  await waitFor(() => expect(sentOf(world, 'RenameChecklistItem')).toMatchObject([{ id: '1', title: 'Better' }]))
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('checkbox'))
})

test('CHECK-02 a title that could not be saved waits in its field', async () => {
  const world = show([itemOf('1')])
  world.host.failing = true
  user.click(await screen.findByRole('button', { name: 'Item 1' }))
  user.keyboard('Precious words{Enter}')
  await waitFor(() => expect(world.actions.said).toHaveLength(1))
  user.click(await screen.findByRole('button', { name: 'Item 1' }))
  expect((screen.getByRole('textbox', { name: 'Title of Item 1' }) as HTMLTextAreaElement).value).toBe('Precious words')
})

test('CHECK-02 a title that is being typed stays while its item arrives, is saved to it, and waits in the field when that fails', async () => {
  const world = show([])
  await screen.findByText(/^Small steps/)
  world.host.held = true
  user.click(line())
  user.keyboard('Pack{Enter}')
  user.click(await screen.findByRole('button', { name: 'Pack' }))
  user.keyboard('Precious words')
  world.release()
  await waitFor(() => expect(sessionId('n1', 'ChecklistItem')).not.toBe('n1'))
  const field = () => screen.getByRole('textbox', { name: 'Title of Pack' }) as HTMLTextAreaElement
  expect(field().value).toBe('Precious words')
  world.host.failing = true
  user.keyboard('{Enter}')
  await waitFor(() => expect(world.actions.said).toHaveLength(1))
  expect(sentOf(world, 'RenameChecklistItem')).toMatchObject([{ id: 'n1', title: 'Precious words' }])
  user.click(await screen.findByRole('button', { name: 'Pack' }))
  expect(field().value).toBe('Precious words')
})

test('CHECK-02 an item that could not be added is in the line again, and kept', async () => {
  const world = show([])
  await screen.findByText(/^Small steps/)
  world.host.failing = true
  user.click(line())
  user.keyboard('Precious{Enter}')
  await waitFor(() => expect(line().value).toBe('Precious'))
  expect(readSent('ana', 'checklist:t-1')).toMatchObject([{ text: 'Precious', earlier: false }])
  expect(world.actions.said).toHaveLength(1)
})

test('DEFECT-27 OPEN-61 deleting asks by name, hides at once, and counts without it', async () => {
  const world = show([family('1', ['2', true], ['3', false])], { script: { confirm: [false, true] } })
  const remove = async () => {
    fireEvent.pointerEnter((await box('Item 3')).closest('[data-item]') as Element)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete item' }))
  }
  await remove()
  await waitFor(() =>
    expect(world.actions.asked[0]?.question).toMatchObject({
      title: 'Are you sure you want to delete this item?',
      text: 'Item 3',
      danger: true,
    }),
  )
  expect(world.actions.asked[0]?.question).not.toHaveProperty('yes')
  expect(stateOf()).toHaveLength(3)
  await remove()
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 true', 'Item 2 true']))
  expect(screen.getByRole('status').textContent).toBe('1/1')
  await waitFor(() => expect(world.host.items[0]).toMatchObject({ done: true, children: [{ id: '2' }] }))
  expect(world.mutations()).toEqual(['DeleteChecklistItem'])
  expect(stateOf()).toEqual(['Item 1 true', 'Item 2 true'])
})

test('CHECK-02 an item that was deleted before it arrived does not come back when it has', async () => {
  const world = show([], { script: { confirm: [true] }, holdMs: 60_000 })
  await screen.findByText(/^Small steps/)
  world.host.held = true
  user.click(line())
  user.keyboard('Pack{Enter}Shoes{Enter}')
  const pack = await box('Pack')
  pack.focus()
  user.keyboard('{Delete}')
  await waitFor(() => expect(stateOf()).toEqual(['Shoes false']))
  world.release()
  await waitFor(() => expect(sessionId('n2', 'ChecklistItem')).not.toBe('n2'))
  expect(stateOf()).toEqual(['Shoes false'])
  expect(screen.getByRole('status').textContent).toBe('0/1')
})

test('CHECK-02 arrows walk the boxes and on to the line, Space ticks, Enter renames, Delete asks', async () => {
  const world = show([family('1', ['2', false])], { script: { confirm: [false] } })
  ;(await box('Item 1')).focus()
  user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Item 2')
  user.keyboard(' ')
  await waitFor(() => expect(stateOf()).toEqual(['Item 1 true', 'Item 2 true']))
  user.keyboard('{Delete}')
  await waitFor(() => expect(world.actions.asked).toHaveLength(1))
  user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(line())
  user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Title of Item 1')
})

test('CHECK-07 ROLE-05 readers tick and change nothing', async () => {
  show([itemOf('1')], { viewerCan: [] })
  const one = await box('Item 1')
  expect(one.hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Item 1' })).toBeNull()
  fireEvent.pointerEnter(one.closest('[data-item]') as Element)
  expect(within(one.closest('[data-item]') as HTMLElement).queryByRole('button')).toBeNull()
})

test('REST-41 a failed read says so and is tried again', async () => {
  const { host } = show([itemOf('1')], { unread: true })
  await screen.findByText(/^Couldn't load the/, {}, { timeout: 10_000 })
  host.unread = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await box('Item 1')
})
