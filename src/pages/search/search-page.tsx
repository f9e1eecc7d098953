// The search as an address: the palette, over the landing page.
import { useEffect } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { pathTo } from '#src/lib/paths.ts'

/** Leads on at once; Back does not come here again. */
export function SearchPage() {
  const { go, dialogs } = useActions().services
  useEffect(() => {
    go.to(pathTo('workspace'), { replace: true })
    dialogs.open('palette', {})
  }, [go, dialogs])
  return null
}
