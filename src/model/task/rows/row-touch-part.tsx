// Fetches what fingers do to rows, where there is a screen that can be touched.
import { type ComponentType, type RefObject, useEffect, useState } from 'react'

interface PartProps {
  container: RefObject<HTMLElement | null>
}

/** Nothing until it is there: without it rows are tapped, and menus and bars have every action. */
export function RowTouchPart(props: PartProps) {
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return
    let here = true
    import('./row-touch.tsx').then(
      ({ RowTouch }) => here && setPart(() => RowTouch),
      (error: unknown) => console.warn('Rows cannot be swiped:', error),
    )
    return () => {
      here = false
    }
  }, [])
  return Part && <Part {...props} />
}
