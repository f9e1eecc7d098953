// Gives focus back where it was before a layer opened, also when that layer was opened from a menu that is gone by then.
import { useLayoutEffect, useRef, useState } from 'react'
import { createPageStore } from '#src/lib/store.ts'
import { type FocusPlace, placeOf, successorOf } from './focus-successor.ts'

/** Of the page: elements on it, and where each layer came from. */
const origins = createPageStore(() => new WeakMap<Element, HTMLElement>())

/** An open layer, with what one that ended below it would have given focus back to. */
interface OpenLayer {
  left: FocusPlace | null
}

/** Of the page: layers that are open on it, the last opened last. */
const openLayers = createPageStore((): OpenLayer[] => [])

function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The element that will still be there: out of every menu or popover, back to what opened it. */
function lasting(start: HTMLElement | null): HTMLElement | null {
  let at = start
  for (let layer = at?.closest('[data-layer]'); at && layer; layer = at.closest('[data-layer]')) {
    const origin = origins.get().get(layer)
    if (!origin || origin === at) break
    at = origin
  }
  return at
}

/** Whether the focus is in a layer that is neither around that place nor what was around it; without a place, in any. */
function isLedOn(place: FocusPlace | null): boolean {
  const active = focused()
  const layer = active?.closest('[data-layer], [role="dialog"], [role="alertdialog"]')
  return active !== null && layer != null && !(place && (layer.contains(place.element) || place.around.includes(active)))
}

/**
 * Remembers what had focus when `open` turned true; where that is gone at the end, as after a deletion, its heir (`successorOf`) gets it.
 * `register` goes on the content of short-lived layers (with `data-layer`), `giveBack` answers Radix's onCloseAutoFocus, with a `home` that the focus goes
 * to instead of where it was; `yieldOn` does where Radix gives the focus to a trigger;
 * `isLost` says whether focus is nowhere, or merely on what lay around: a trapped dialog takes it itself when a part of it goes.
 */
export function useReturnFocus(open: boolean): {
  register: (content: HTMLElement | null) => void
  giveBack: (event: Event, home?: HTMLElement | null) => void
  yieldOn: (event: Event) => void
  isLost: () => boolean
} {
  const [was, setWas] = useState(false)
  const [place, setPlace] = useState<FocusPlace | null>(null)
  const latest = useRef<FocusPlace | null>(null)
  /** Closed, and not given back yet. */
  const owed = useRef(false)
  const isOpen = useRef(open)
  isOpen.current = open
  const layer = useRef<OpenLayer>({ left: null })
  // A layer that is taken away while it is open gives the focus back, too; at once, because Radix asks soon after.
  useLayoutEffect(() => {
    isOpen.current = open
    if (!open) return
    const mine: OpenLayer = { left: null }
    layer.current = mine
    openLayers.get().push(mine)
    return () => {
      isOpen.current = false
      const layers = openLayers.get()
      layers.splice(layers.indexOf(mine), 1)
    }
  }, [open])
  // Read while rendering: an autofocused child would already have taken the focus in an effect.
  if (open !== was) {
    setWas(open)
    if (open) {
      const origin = lasting(focused())
      setPlace(origin ? placeOf(origin) : owed.current ? place : null)
    }
    owed.current = !open
  }
  latest.current = place
  return {
    register: (content) => {
      if (content && place) origins.get().set(content, place.element)
    },
    giveBack: (event, home) => {
      // Opened anew meanwhile: focus would close it, and goes back when that closes.
      if (isOpen.current) return event.preventDefault()
      owed.current = false
      // What a row of the menu led to has it, as a question does, or what a key opened before this was gone; it goes back when that closes.
      const origin = home ? placeOf(home) : latest.current
      if (isLedOn(origin)) {
        const above = openLayers.get().at(-1)
        if (above) above.left ??= origin
        return event.preventDefault()
      }
      const { left } = layer.current
      const target = (origin && successorOf(origin)) ?? (left && successorOf(left))
      if (!target) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },
    // A layer goes some frames after its Escape; what was opened meanwhile has the focus, and would have its text selected under the next letter.
    yieldOn: (event) => {
      if (isLedOn(latest.current)) event.preventDefault()
    },
    isLost: () => {
      const active = focused()
      return active === null || latest.current?.around.includes(active) === true
    },
  }
}
