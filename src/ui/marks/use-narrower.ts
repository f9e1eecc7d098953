// Whether a part of the page is too narrow for its wide form: what it is given counts, not the window, which may be split or zoomed.
import { useLayoutEffect, useState } from 'react'

/** True while the element is narrower than `below` px. Until it is there the window tells, which no layer is wider than. */
export function useNarrower(element: HTMLElement | null, below: number): boolean {
  const [narrower, setNarrower] = useState(() => window.innerWidth < below)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      // Without a layout, as in a tab that is not shown, nothing is known.
      if (element.clientWidth > 0) setNarrower(element.clientWidth < below)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, below])
  return narrower
}
