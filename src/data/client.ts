// The client of one session: its cache, its queue and its api live and die with the token.
import { type AnyVariables, Client, fetchExchange, type GraphQLRequest, mapExchange, type OperationContext } from '@urql/core'
import { retryExchange } from '@urql/exchange-retry'
import { type CacheParts, cacheOf } from '#src/data/cache/cache.ts'
import { isUnauthenticated } from '#src/data/errors/api-error.ts'
import { withinConnections } from '#src/data/exchanges/connections.ts'
import { withTimeout } from '#src/data/exchanges/fetch-timeout.ts'
import { createWriteKeys } from '#src/data/exchanges/idempotency.ts'
import { createMutationQueue } from '#src/data/exchanges/mutation-queue-exchange.ts'
import { createRefresh } from '#src/data/exchanges/refresh-exchange.ts'
import { createRetries } from '#src/data/exchanges/retries.ts'
import { retryOnScreen } from '#src/data/exchanges/retry-exchange.ts'
import { createTransfers } from '#src/data/exchanges/transfers.ts'
import { tokenNow } from '#src/data/storage/session.ts'
import { type Api, createApi } from './api.ts'
import { type KeptQuery, keepExchange } from './kept-answers.ts'

/** What a client is made of. */
export interface DataClientOptions {
  /** The gateway's one address, for example `/graphql` (API-01). */
  url: string
  /** What the session began with. It, or what it was renewed to, is sent as bearer token with every call; null sends no such header (AUTH-02). */
  token: string | null
  /** Called once, at the first answer that says the token is not known (AUTH-03). */
  onUnauthenticated: () => void
  cacheParts: CacheParts
  /** What fetches rules of `cacheParts` that somebody who is signed in writes by; null once they are there. All are there unless said. */
  rulesComing?: () => Promise<unknown> | null
  /** The queries whose answers are kept for the next visit. */
  kept?: readonly KeptQuery[]
  /** The browser's own unless said. */
  fetch?: typeof fetch
}

/** One session's way to the data. */
export interface DataClient {
  /** For urql's provider and `useQuery`. */
  client: Client
  api: Api
  /** Follows focus and the clock; answers how to stop. */
  keepFresh(): () => void
}

/**
 * Builds the client. Exchanges from the screen down: retries of what failed, refresh, normalised cache, mutation queue, keeping, idempotency keys,
 * 401 (below the cache, else a mutation's 401 would wait for every other optimistic answer), retry of queries, fetch. Queries go by POST, every
 * request carries the gateway's CSRF header.
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const { url, token, onUnauthenticated, cacheParts, rulesComing, kept = [], fetch: ownFetch } = options
  const keys = createWriteKeys()
  const baseFetch = keys.listening(ownFetch ?? ((input, init) => globalThis.fetch(input, init)))
  const queue = createMutationQueue({ onMade: (made) => refresh.met(made) })
  const refresh = createRefresh({ busy: queue.busy })
  const retries = createRetries()
  let told = false
  const tellOnce = () => {
    if (told) return
    told = true
    onUnauthenticated()
  }
  const now = () => tokenNow(token)
  const sentWith = new Map<number, string | null>()
  const transfers = createTransfers({ url, token: now, fetch: baseFetch, onUnauthenticated: tellOnce, onWritten: refresh.wrote })

  const client = new Client({
    url,
    preferGetMethod: false,
    suspense: false,
    fetch: withinConnections(withTimeout(baseFetch)),
    fetchOptions: () => ({
      headers: { 'graphql-require-preflight': '1', ...(token === null ? {} : { authorization: `Bearer ${now()}` }) },
    }),
    exchanges: [
      retryOnScreen(retries),
      refresh.above,
      cacheOf(cacheParts),
      refresh.below,
      queue.exchange,
      keepExchange(kept, token),
      // Without a session there is nobody whose keys they would be.
      ...(token === null ? [] : [keys.exchange]),
      mapExchange({
        onOperation({ key, kind }) {
          if (kind === 'teardown') sentWith.delete(key)
          else sentWith.set(key, now())
        },
        onResult({ error, operation: { key } }) {
          // One that was under way while the token was renewed says nothing about the new one.
          if (isUnauthenticated(error) && sentWith.get(key) === now()) tellOnce()
          sentWith.delete(key)
        },
      }),
      retryExchange({
        retryIf: (error, operation) =>
          operation.kind === 'query' &&
          error.networkError !== undefined &&
          error.networkError.name !== 'TimeoutError' &&
          !isUnauthenticated(error),
        maxNumberAttempts: 2,
        initialDelayMs: 300,
      }),
      fetchExchange,
    ],
  })
  giveMutationsOwnKeys(client)
  return {
    client,
    api: createApi(client, {
      ...{ refresh: refresh.refresh, quiet: refresh.quiet, keepsKeys: keys.kept },
      ...{ fetch: baseFetch, transfers, retries },
      rulesComing: () => (token === null ? null : (rulesComing?.() ?? null)),
    }),
    keepFresh: refresh.keepFresh,
  }
}

// Two equal mutations would share a key, and graphcache would answer the first with the second's result and lose the other.
function giveMutationsOwnKeys(client: Client): void {
  const execute = client.executeMutation.bind(client)
  let last = 0
  client.executeMutation = <Data, Variables extends AnyVariables>(
    request: GraphQLRequest<Data, Variables>,
    context?: Partial<OperationContext>,
  ) =>
    // Hashes of queries are never negative.
    execute({ ...request, key: --last }, context)
}
