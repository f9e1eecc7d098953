// Below the router and above every page: scrolling, overlays, the palette, and what is shown when a page breaks.
import { useEffect } from 'react'
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { addressElsewhere, ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentIcon } from '#src/ui/marks/document-title.ts'
import { Overlays } from './overlays.tsx'

/** The root route. Every change of the path scrolls to the top (ROUTE-22). Under the domain of a workspace, places of others are where they answer (DOMAIN-07). */
export function Root() {
  const { pathname, search, hash } = useLocation()
  const { companySlug } = useParams()
  const [query] = useSearchParams()
  const elsewhere = addressElsewhere(
    companySlug ?? (pathname === pathTo('workspace') ? query.get('workspace') : null),
    `${pathname}${search}${hash}`,
  )
  useDocumentIcon(ownWorkspace()?.favicon ?? null)
  useEffect(() => {
    if (elsewhere !== null) window.location.replace(elsewhere)
  }, [elsewhere])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every route change
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  if (elsewhere !== null) return null
  return (
    <>
      <Outlet />
      <Overlays />
    </>
  )
}

/** A page that could not be loaded or broke: nothing typed is lost, drafts are stored as they are typed. */
export function RouteFailure({ error }: { error: unknown }) {
  const reload = <Button onClick={() => window.location.reload()}>Reload</Button>
  if (!isNotLoaded(error)) return <ErrorState message="This page could not be shown." detail={reload} />
  return <ErrorState message="A part of this page could not be loaded. Check your connection, then reload." detail={reload} />
}

/** The words with which browsers fail to import a file, and Vite to fetch its style sheet. */
function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
}
