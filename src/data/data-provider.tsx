// Gives the components below one client per session: another token is another client and a fresh tree.
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { Provider } from 'urql'
import type { CacheParts } from '#src/data/cache/cache.ts'
import { endSession, useSession } from '#src/data/storage/session.ts'
import type { Api } from './api.ts'
import { createDataClient } from './client.ts'
import { dropKept, type KeptQuery } from './kept-answers.ts'

const ApiContext = createContext<Api | null>(null)
const NOTHING_KEPT: readonly KeptQuery[] = []
/** The queries whose answers are kept for the next visit. */
export const KeptContext = createContext(NOTHING_KEPT)

/**
 * Renders children with urql's client (`useQuery` comes from `urql`) and the api. Nothing of one session is seen in the next: cache, queue and
 * component state go with the token. `cacheParts`, `rulesComing`, `kept` and `fetch` must be stable.
 */
export function DataProvider({
  url,
  cacheParts,
  rulesComing,
  kept = NOTHING_KEPT,
  fetch,
  children,
}: {
  url: string
  cacheParts: CacheParts
  rulesComing?: () => Promise<unknown> | null
  kept?: readonly KeptQuery[]
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
        kept,
        onUnauthenticated: () => {
          if (token !== null) endSession('expired', token)
        },
        ...(rulesComing ? { rulesComing } : {}),
        ...(fetch ? { fetch } : {}),
      }),
    [url, token, cacheParts, rulesComing, kept, fetch],
  )
  useEffect(() => data.keepFresh(), [data])
  useEffect(() => dropKept(kept), [kept])
  return (
    <ApiContext value={data.api} key={token ?? ''}>
      <KeptContext value={kept}>
        <Provider value={data.client}>{children}</Provider>
      </KeptContext>
    </ApiContext>
  )
}

/** The api of the session around; throws outside of a DataProvider. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs a DataProvider above it')
  return api
}
