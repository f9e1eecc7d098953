// Focus goes back where it was, however a layer ends.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'

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

/** A panel that a key closes, and a dialog that the next key opens. */
function PanelThenDialog() {
  const [shown, setShown] = useState<'panel' | 'dialog' | null>(null)
  const show = (one: typeof shown) => (open: boolean) => setShown(open ? one : null)
  return (
    <div role="application" onKeyDown={({ key }) => key === 'c' && setShown('dialog')}>
      <button type="button" onClick={() => setShown('panel')}>
        Opener
      </button>
      <Drawer open={shown === 'panel'} onOpenChange={show('panel')} modal={false} title="Task">
        <input aria-label="Title" />
      </Drawer>
      <Dialog open={shown === 'dialog'} onOpenChange={show('dialog')} title="New task">
        <input aria-label="Name" />
      </Dialog>
    </div>
  )
}

test('what opens before the panel below it gave focus back gives it back to where the panel came from', async () => {
  render(<PanelThenDialog />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  // The browser takes focus from what is gone; the key is heard before the panel gives it back.
  fireEvent.keyDown(opener, { key: 'c' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
