// Focus goes back where it was, however a layer ends.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'

function DrawnWhileOpen() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Opener
      </button>
      {shown && (
        <Dialog open onOpenChange={setShown} title="Create project">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  )
}

test('a dialog that goes away while it is open gives focus back', async () => {
  render(<DrawnWhileOpen />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  fireEvent.click(opener)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
