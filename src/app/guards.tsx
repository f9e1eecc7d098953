// The route guard: who may see a route, decided by whether a token is stored and nothing else (ROUTE-20, ROUTE-21).
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/data/storage/session.ts'
import { pathTo, safeReturnPath } from '#src/lib/paths.ts'

/** Authenticated routes: without a token the person goes to sign-in, which returns here afterwards (ROUTE-20, OPEN-07). */
export function RequireSession() {
  const { signedIn, ended } = useSession()
  const { pathname, search, hash } = useLocation()
  if (signedIn) return <Outlet />
  // An ended session has its way back in the session store, for the same person only (OPEN-09).
  if (ended !== null) return <Navigate to={pathTo('sign-in')} replace />
  const here = safeReturnPath(`${pathname}${search}${hash}`)
  const query = here && here !== pathTo('workspace') ? `?return=${encodeURIComponent(here)}` : ''
  return <Navigate to={`${pathTo('sign-in')}${query}`} replace />
}

/** Guest-only routes: with a token the person goes where sign-in would have led, else to /workspace (ROUTE-21, OPEN-07). */
export function GuestOnly() {
  const { signedIn } = useSession()
  const [query] = useSearchParams()
  return signedIn ? <Navigate to={safeReturnPath(query.get('return')) ?? pathTo('workspace')} replace /> : <Outlet />
}

/** `/`: the landing page with a token, sign-in without one (ROUTE-01, ROUTE-02, DEFECT-01). */
export function Entry() {
  const { signedIn } = useSession()
  return <Navigate to={pathTo(signedIn ? 'workspace' : 'sign-in')} replace />
}
