// Keeps the page behind a layer where it is.
import { useEffect } from 'react'

/** While mounted, the page does not scroll (TDETAIL-09). */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.body
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [])
}
