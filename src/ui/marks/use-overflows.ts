// Whether what is in an element is wider than it: such a box scrolls, and has to be reached by keys.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** True while the element has something to scroll to sideways; measured again when it changes its size. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
