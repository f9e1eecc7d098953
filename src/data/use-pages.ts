// Several pages of one question at once: those that follow each other as a list is scrolled, and the columns of a board.
import { type AnyVariables, type CombinedError, createRequest, type RequestPolicy, type TypedDocumentNode } from '@urql/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'urql'
import { pipe, subscribe } from 'wonka'

/** One page as far as it is there. `data` stays while it is asked again. */
export interface PageState<Page> {
  data: Page | null
  error: CombinedError | null
  fetching: boolean
  /** Names it to `api.retries`. */
  key: number
}

/** Follows every page, in the order given; `retry` asks those again that failed. Pages that stay asked for keep their data. `read` must keep its identity. */
export function usePages<Data, Variables extends AnyVariables, Page>(
  query: TypedDocumentNode<Data, Variables>,
  requests: readonly Variables[],
  read: (data: Data) => Page,
  requestPolicy: RequestPolicy = 'cache-first',
): { pages: readonly PageState<Page>[]; retry: () => void } {
  const client = useClient()
  const keys = requests.map((variables) => JSON.stringify(variables))
  const joined = keys.join('\n')
  const [states, setStates] = useState<ReadonlyMap<string, PageState<Page>>>(new Map())
  const open = useRef(new Map<string, { unsubscribe: () => void }>())
  const failed = useRef(new Set<string>())
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `joined` says the same as `requests`; `attempt` asks the failed ones again
  useEffect(() => {
    const wanted = new Set(keys)
    for (const [key, { unsubscribe }] of open.current) {
      if (wanted.has(key) && !failed.current.has(key)) continue
      unsubscribe()
      open.current.delete(key)
      failed.current.delete(key)
    }
    requests.forEach((variables, at) => {
      const key = keys[at] ?? ''
      if (open.current.has(key)) return
      const subscription = pipe(
        client.executeQuery(createRequest(query, variables), { requestPolicy }),
        subscribe((result) => {
          setStates((before) => {
            const data = result.data ? read(result.data) : (before.get(key)?.data ?? null)
            return new Map(before).set(key, { data, error: result.error ?? null, fetching: result.stale, key: result.operation.key })
          })
          if (result.error) failed.current.add(key)
          else failed.current.delete(key)
        }),
      )
      open.current.set(key, subscription)
    })
  }, [client, joined, attempt, requestPolicy])

  useEffect(() => {
    const all = open.current
    return () => {
      for (const { unsubscribe } of all.values()) unsubscribe()
      all.clear()
    }
  }, [])

  const pages = useMemo(() => {
    const waiting: PageState<Page> = { data: null, error: null, fetching: true, key: 0 }
    return joined === '' ? [] : joined.split('\n').map((key) => states.get(key) ?? waiting)
  }, [joined, states])
  return { pages, retry: () => setAttempt((before) => before + 1) }
}

/** The things of pages that follow each other, each once: one that moved between two reads is on both. */
export function nodesOf<Node extends { id: string }>(pages: readonly PageState<{ nodes: readonly Node[] }>[]): readonly Node[] {
  const seen = new Set<string>()
  return pages.flatMap(({ data }) => data?.nodes ?? []).filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * How many things there are: as many as are shown where every page is here, so that what was just made or deleted counts at once; else what the
 * host counted. `shown` is null before the first answer.
 */
export function totalOf(
  pages: readonly PageState<{ totalPages: number; totalCount: number | null }>[],
  shown: number | null,
): number | null {
  const first = pages[0]?.data
  if (!first || shown === null) return null
  const whole = pages.length >= first.totalPages && pages.every(({ data }) => data)
  return whole ? shown : first.totalCount
}
