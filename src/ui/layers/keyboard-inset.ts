// What the software keyboard of a phone covers: it lies over fixed layers, which the page has to lift by itself.
import { useEffect, useState } from 'react'

/** Less is no keyboard: bars of the browser come and go. In px. */
const LEAST = 80

/** Follows the keyboard in `--keyboard` of the element, in px, so that what is laid out in it stays above; true while there is one. */
export function useKeyboardInset(element: HTMLElement | null): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !element) return
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      // Zoomed with two fingers the view is smaller, too, and nothing covers it.
      const inset = view.scale > 1.01 ? 0 : covered
      // Everything below inherits it, so that setting it anew costs the style of the whole page: it is there only while there is a keyboard.
      if (inset > 0) element.style.setProperty('--keyboard', `${inset}px`)
      else element.style.removeProperty('--keyboard')
      setShown(inset >= LEAST)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      element.style.removeProperty('--keyboard')
    }
  }, [element])
  return shown
}
