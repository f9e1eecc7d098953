// What a row of a menu opens has the focus, and keeps it when the menu is gone.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { ContextMenu } from './context-menu.tsx'
import { floating } from './floating.ts'

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
