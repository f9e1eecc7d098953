// A form or dialog that a test closes and opens again, as the app does: closed, it is off the page.
import { type ReactNode, useState } from 'react'

/** Open at first; `Open again` and `Close it` are buttons. `children` gets what closes it. */
export function Openable({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && children(() => setOpen(false))}
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close it' : 'Open again'}
      </button>
    </>
  )
}
