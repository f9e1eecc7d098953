// Keeps focus inside a panel when the focused element goes away: the keys of a trapped dialog are kept by Radix, a panel's by this.
import { useEffect } from 'react'

/**
 * While `frame` is there: where the focused element inside is taken away or disabled, what lies nearest around it takes the focus, so that
 * Tab and Escape go on from there. Who leaves by an own wish is not called back.
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  useEffect(() => {
    if (!frame) return
    /** The focused element and what lies around it, innermost first; empty while focus is elsewhere. */
    let path: HTMLElement[] = []
    let pending = 0
    const check = () => {
      pending = 0
      const [last] = path
      if (!last || (document.activeElement !== null && document.activeElement !== document.body)) return
      const around = takes(last) ? undefined : path.find(takes)
      path = []
      around?.focus({ preventScroll: true })
    }
    // The browser takes focus from what is gone or disabled by the next frame.
    const later = () => {
      if (pending === 0 && path.length > 0) pending = requestAnimationFrame(check)
    }
    const follow = (focused: EventTarget | null) => {
      path = focused instanceof HTMLElement && frame.contains(focused) ? pathOf(focused, frame) : []
    }
    const onFocusIn = ({ target }: FocusEvent) => follow(target)
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

function pathOf(target: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const path = [target]
  for (let at = target.parentElement; at && frame.contains(at); at = at.parentElement) if (at.hasAttribute('tabindex')) path.push(at)
  return path
}

/** True for what is there and can have focus. */
function takes(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null
}
