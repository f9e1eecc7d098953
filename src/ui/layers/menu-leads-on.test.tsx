// What a layer leads to, or what was opened while it still goes, has the focus and keeps it.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { ContextMenu } from './context-menu.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import { floating } from './floating.ts'
import { Popover } from './popover.tsx'

beforeAll(() => floating.load())

function Row() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ContextMenu items={[{ id: 'rename', label: 'Rename', onSelect: () => setAsking(true) }]} label="File">
        <button type="button">File</button>
      </ContextMenu>
      {asking && (
        <div role="dialog">
          {/* biome-ignore lint/a11y/noAutofocus: stands for a question */}
          <input aria-label="New name" autoFocus />
        </div>
      )}
    </>
  )
}

test('OPEN-66 a question that a right click led to has the focus, and the menu that closes does not take it', async () => {
  render(<Row />)
  const row = screen.getByRole('button', { name: 'File' })
  row.focus()
  fireEvent.contextMenu(row)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // Radix asks where the focus goes in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New name' }))
})

const trigger = <button type="button">Sort</button>
const LAYERS = {
  menu: <DropdownMenu trigger={trigger} label="Sort" items={[{ id: 'title', label: 'Title', onSelect: () => undefined }]} />,
  dialog: (
    <Popover trigger={trigger} label="Sort">
      <button type="button">Title</button>
    </Popover>
  ),
}

test.each(['menu', 'dialog'] as const)(
  'OPEN-09 what is opened as a %s of a button still goes keeps the focus, and with it what is typed',
  async (role) => {
    const page = (asking: boolean) => (
      <>
        {LAYERS[role]}
        {asking && (
          <div role="dialog" aria-label="New task">
            {/* biome-ignore lint/a11y/noAutofocus: stands for a dialog */}
            <input aria-label="Title of the task" autoFocus />
          </div>
        )}
      </>
    )
    const { rerender } = render(page(false))
    const button = screen.getByRole('button', { name: 'Sort' })
    button.focus()
    if (role === 'menu') fireEvent.keyDown(button, { key: 'Enter' })
    else fireEvent.click(button)
    const layer = await screen.findByRole(role, { name: 'Sort' })
    fireEvent.keyDown(layer, { key: 'Escape' })
    rerender(page(true))
    await waitFor(() => expect(screen.queryByRole(role, { name: 'Sort' })).toBeNull())
    // Radix asks where the focus goes in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title of the task' }))
  },
)
