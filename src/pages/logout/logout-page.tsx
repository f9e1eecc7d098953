// Leaving: the host forgets the token, this browser forgets everything (AUTH-05, AUTH-06, DEFECT-04).
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { useApi } from '#src/data/data-provider.tsx'
import { endSession, useSession } from '#src/data/storage/session.ts'
import { SignOut } from '#src/features/session/session.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Spinner } from '#src/ui/marks/spinner.tsx'

/** Leaves at once in this browser; the host is told too, and when it cannot be reached that is only logged. */
export function LogoutPage() {
  const api = useApi()
  const { signedIn } = useSession()
  const left = useRef(false)
  useEffect(() => {
    if (!signedIn || left.current) return
    left.current = true
    // The request carries the token it was built with, so ending the session does not take it away.
    api.mutate(SignOut, {}).catch((error: unknown) => console.warn('The host could not be told of the sign-out:', error))
    endSession('signed-out')
  }, [api, signedIn])
  return signedIn ? <Spinner /> : <Navigate to={pathTo('sign-in')} replace />
}
