// Keeps focus inside a drawer when the focused element goes away; in a trapped one Radix gives it to the whole frame, where this takes it up.
import { useEffect } from 'react'
import { type FocusPlace, placeOf, successorOf } from './focus-successor.ts'

/**
 * While `frame` is there: where the focused element inside is taken away or disabled, its heir (`successorOf`) takes the focus, so that
 * Tab and Escape go on from there. Who leaves by an own wish is not called back.
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  useEffect(() => {
    if (!frame) return
    /** The focused element and what lies around it; null while focus is elsewhere. */
    let place: FocusPlace | null = null
    let pending = 0
    const check = () => {
      pending = 0
      const active = document.activeElement
      if (!place || (active !== null && active !== document.body && active !== frame)) return
      const heir = successorOf(place)
      const left = heir === place.element
      place = null
      if (!left) heir?.focus({ preventScroll: true })
    }
    // The browser takes focus from what is gone or disabled by the next frame.
    const later = () => {
      if (pending === 0 && place) pending = requestAnimationFrame(check)
    }
    const follow = (focused: EventTarget | null) => {
      place = focused instanceof HTMLElement && frame.contains(focused) ? placeOf(focused, frame) : null
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      // The trap's answer to what went, once for each thing removed: the heir comes after it.
      if (target === frame && place && successorOf(place) !== place.element) later()
      else follow(target)
    }
    follow(document.activeElement)
    const changes = new MutationObserver(later)
    changes.observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert', 'hidden'] })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', later)
    return () => {
      cancelAnimationFrame(pending)
      changes.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', later)
    }
  }, [frame])
}
