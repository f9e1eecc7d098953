// Proves that layers are named, close on Esc, and give focus back where it was, also out of a menu that is gone.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import { ContextMenu } from './context-menu.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import { floating } from './floating.ts'
import type { MenuItem } from './menu-items.tsx'

beforeAll(() => floating.load())

function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

function WithDialog({ closable = true, menu = false, modal }: { closable?: boolean; menu?: boolean; modal?: boolean }) {
  const [open, setOpen] = useState(false)
  const items: MenuItem[] = [{ id: 'edit', label: 'Edit', onSelect: () => setOpen(true) }]
  const opener = <button type="button">Opener</button>
  return (
    <>
      {menu ? (
        <DropdownMenu trigger={opener} items={items} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Opener
        </button>
      )}
      {modal === undefined ? (
        <Dialog open={open} onOpenChange={setOpen} title="Invite people" description="To this project" minWidth={760} closable={closable}>
          <input aria-label="Email" autoFocus />
        </Dialog>
      ) : (
        <Drawer open={open} onOpenChange={setOpen} title="Task" modal={modal}>
          <input aria-label="Title" />
        </Drawer>
      )}
    </>
  )
}

test('a dialog is named and described, closes on Esc, and focus is back on its opener', async () => {
  render(<WithDialog />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Invite people', description: 'To this project' })
  expect(dialog.style.minWidth).toBe('760px')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  press('Escape')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a dialog that must stay has no close button and ignores Esc', () => {
  render(<WithDialog closable={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Opener' }))
  press('Escape')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('a dialog opened from a menu gives focus back to the button of that menu', async () => {
  render(<WithDialog menu />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  press('Enter')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })))
  press('Escape')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([true, false])('a drawer (modal: %s) closes on Esc and gives focus back', async (modal) => {
  render(<WithDialog modal={modal} />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  fireEvent.click(opener)
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Task' }).contains(document.activeElement)).toBe(true))
  press('Escape')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('menu rows say what is locked, ticked or off and why; only what may run runs', async () => {
  const run = vi.fn()
  const items: MenuItem[] = [
    { id: 'a', label: 'Assign', keys: 'a', onSelect: () => run('a') },
    { id: 'b', label: 'Archive', disabled: true, reason: 'Only owners', onSelect: () => run('b') },
    { id: 'c', label: 'Start sprint', locked: true, onSelect: () => run('c') },
    { id: 'd', label: 'In progress', checked: true, onSelect: () => run('d') },
  ]
  render(
    <ContextMenu items={() => items} label="Task">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: stands for a list row */}
      <div tabIndex={0}>Row</div>
    </ContextMenu>,
  )
  fireEvent.contextMenu(screen.getByText('Row'))
  const assign = await screen.findByRole('menuitem', { name: 'Assign' })
  expect(assign.getAttribute('aria-keyshortcuts')).toBe('A')
  expect(screen.getByRole('menuitemcheckbox', { name: 'In progress', checked: true })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: /Start sprint.*Locked/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('menuitem', { name: /Archive.*Only owners/ }))
  expect(run).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('menuitem', { name: /Start sprint/ }))
  expect(run.mock.calls).toEqual([['c']])
})

test('a select takes the empty string as a value', async () => {
  const onChange = vi.fn()
  render(
    <Select
      label="Role"
      value="member"
      onChange={onChange}
      options={[
        { value: 'member', label: 'Member' },
        { value: '', label: 'No role' },
      ]}
    />,
  )
  const trigger = screen.getByRole('combobox', { name: 'Role' })
  trigger.focus()
  press('Enter')
  const option = await screen.findByRole('option', { name: 'No role' })
  act(() => option.focus())
  fireEvent.keyDown(option, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
})

test('announcing the same text twice says it twice', () => {
  announce('Saved')
  const first = screen.getByText('Saved')
  announce('Saved')
  expect(screen.getByText('Saved')).not.toBe(first)
  expect(first.isConnected).toBe(false)
  announce('Failed', 'assertive')
  expect(screen.getByRole('alert').textContent).toBe('Failed')
})

test('Escape closes a dialog at once, also while the tooltip of its focused button is shown', async () => {
  const onOpenChange = vi.fn()
  render(<Dialog open onOpenChange={onOpenChange} title="Statuses" />)
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect(await screen.findByRole('tooltip')).toBeTruthy()
  press('Escape')
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(screen.queryByRole('tooltip')).toBeNull()
})

function Shrinking() {
  const [gone, setGone] = useState(false)
  return (
    <Drawer open onOpenChange={() => undefined} title="Task" modal={false}>
      <section tabIndex={-1} aria-label="Part">
        {gone || (
          <button type="button" onClick={() => setGone(true)}>
            Remove
          </button>
        )}
      </section>
    </Drawer>
  )
}

test('focus stays in a panel when the focused button goes away: on what lies around it', async () => {
  render(<Shrinking />)
  const button = screen.getByRole('button', { name: 'Remove' })
  act(() => button.focus())
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' })))
})

test('who leaves a field of a panel is not called back to it', async () => {
  render(<WithDialog modal={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Opener' }))
  const field = screen.getByRole('textbox', { name: 'Title' })
  act(() => field.focus())
  act(() => field.blur())
  field.append(document.createElement('i'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(document.body)
})

test('a menu opened by a key has its first row focused, also the first time', async () => {
  render(
    <DropdownMenu
      label="Sort"
      items={[{ id: 'one', label: 'One', onSelect: () => undefined }]}
      trigger={<button type="button">Sort</button>}
    />,
  )
  screen.getByRole('button', { name: 'Sort' }).focus()
  press('Enter')
  const first = await screen.findByRole('menuitem', { name: 'One' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

/** What a browser tells of a press with the left button. */
function click(element: Element) {
  fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' })
  fireEvent.click(element, { detail: 1 })
}
/** Radix hears of presses beside a layer a moment after it is shown. */
const heard = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const edit: MenuItem[] = [{ id: 'edit', label: 'Edit', onSelect: () => undefined }]

test('a press beside the menu of a button in a dialog closes the menu and leaves the dialog open', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="New task">
      <DropdownMenu trigger={<button type="button">Project</button>} items={edit} />
    </Dialog>,
  )
  screen.getByRole('button', { name: 'Project' }).focus()
  press('Enter')
  await screen.findByRole('menuitem', { name: 'Edit' })
  await heard()
  click(document.body)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onOpenChange).not.toHaveBeenCalled()
  await heard()
  click(document.body)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('a press beside a menu of a right click closes it and nothing else; the next press counts', async () => {
  const opened = vi.fn()
  render(
    <>
      <ContextMenu items={edit} label="Task">
        <div>First</div>
      </ContextMenu>
      <button type="button" onClick={opened}>
        Second
      </button>
    </>,
  )
  fireEvent.contextMenu(screen.getByText('First'))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await heard()
  click(screen.getByText('Second'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(opened).not.toHaveBeenCalled()
  click(screen.getByText('Second'))
  expect(opened).toHaveBeenCalledOnce()
})

test('a right click beside a menu of a right click opens it there, and closing gives focus back where it was before the first', async () => {
  render(
    <ContextMenu items={edit} label="Task">
      <div>
        <button type="button">Row</button>
        <p>Another</p>
      </div>
    </ContextMenu>,
  )
  screen.getByText('Row').focus()
  fireEvent.contextMenu(screen.getByText('Row'))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await heard()
  const other = screen.getByText('Another')
  fireEvent.pointerDown(other, { button: 2, pointerType: 'mouse' })
  fireEvent.contextMenu(other)
  await heard()
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeTruthy()
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Row'))
})
