// Gives focus back where it was before a layer opened, also when that layer was opened from a menu that is gone by then.
import { useRef, useState } from 'react'

const origins = new WeakMap<Element, HTMLElement>()

function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The element that will still be there: out of every menu or popover, back to what opened it. */
function lasting(start: HTMLElement | null): HTMLElement | null {
  let at = start
  for (let layer = at?.closest('[data-layer]'); at && layer; layer = at.closest('[data-layer]')) {
    const origin = origins.get(layer)
    if (!origin || origin === at) break
    at = origin
  }
  return at
}

/**
 * Remembers what had focus when `open` turned true.
 * `register` goes on the content of short-lived layers (with `data-layer`), `giveBack` answers Radix's onCloseAutoFocus.
 */
export function useReturnFocus(open: boolean): {
  register: (content: HTMLElement | null) => void
  giveBack: (event: Event) => void
} {
  const [was, setWas] = useState(false)
  const [origin, setOrigin] = useState<HTMLElement | null>(null)
  const latest = useRef<HTMLElement | null>(null)
  // Read while rendering: an autofocused child would already have taken the focus in an effect.
  if (open !== was) {
    setWas(open)
    if (open) setOrigin(lasting(focused()))
  }
  latest.current = origin
  return {
    register: (content) => {
      if (content && origin) origins.set(content, origin)
    },
    giveBack: (event) => {
      const target = latest.current
      if (!target?.isConnected) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },
  }
}
