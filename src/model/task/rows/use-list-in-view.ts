// Puts the list of a page into view for the actions on lists.
import { useEffect, useRef } from 'react'
import { emitEvent } from '#src/data/app-events.ts'
import { type ListInView, putInView } from './list-in-view.ts'

/** While mounted, keys and the palette filter, sort and walk through this list; a page that was turned is told (EVENT-10). */
export function useListInView({ view, change, variables, catalogue, layout, showAs, columns }: ListInView): void {
  useEffect(
    () => putInView({ view, change, variables, catalogue, layout, showAs, columns }),
    [view, change, variables, catalogue, layout, showAs, columns],
  )
  const { page } = view
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    emitEvent('changePage', { page })
  }, [page])
}
