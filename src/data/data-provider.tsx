// Gives the components below one client per session: another token is another client and a fresh tree.
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { Provider } from 'urql'
import type { Api } from './api.ts'
import type { CachePart } from './cache.ts'
import { createDataClient } from './client.ts'
import { endSession, useSession } from './session.ts'

const ApiContext = createContext<Api | null>(null)

/**
 * Renders children with urql's client (`useQuery` comes from `urql`) and the api. Nothing of one session is seen in the next: cache, queue and
 * component state go with the token. `cacheParts` and `fetch` must be stable.
 */
export function DataProvider({
  url,
  cacheParts,
  fetch,
  children,
}: {
  url: string
  cacheParts: readonly CachePart[]
  fetch?: typeof globalThis.fetch
  children: ReactNode
}) {
  const { token } = useSession()
  const data = useMemo(
    () =>
      createDataClient({
        url,
        token,
        cacheParts,
        onUnauthenticated: () => {
          if (token !== null) endSession('expired', token)
        },
        ...(fetch ? { fetch } : {}),
      }),
    [url, token, cacheParts, fetch],
  )
  useEffect(() => data.keepFresh(), [data])
  return (
    <ApiContext value={data.api} key={token ?? ''}>
      <Provider value={data.client}>{children}</Provider>
    </ApiContext>
  )
}

/** The api of the session around; throws outside of a DataProvider. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs a DataProvider above it')
  return api
}
