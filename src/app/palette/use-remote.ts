// Asks the server for hits while someone types, and never shows an answer to another question.
import { useEffect, useState } from 'react'
import type { Entity, EntityKind } from '#src/app/entities/entity.ts'
import type { EntityIndex } from './entity-index.ts'
import type { Query } from './palette-results.ts'

/** How long typing must rest before the server is asked, in milliseconds. */
export const REMOTE_MS = 200

const none: readonly Entity[] = []

/** Hits of the server for this query, none while it is asked; `pending` until it answered or `failed`. */
export function useRemote(
  remote: EntityIndex['remote'],
  { scope, text }: Query,
): { hits: readonly Entity[]; pending: boolean; failed: boolean } {
  const [answer, setAnswer] = useState<{ query: string; hits: readonly Entity[]; failed: boolean } | null>(null)
  const asks = remote !== undefined && scope !== 'commands' && text.length > 1
  const query = `${scope} ${text}`
  useEffect(() => {
    if (!asks) return
    const stop = new AbortController()
    const kind: EntityKind | null = scope === 'all' ? null : scope
    const settle = (hits: readonly Entity[], failed = false) => {
      if (!stop.signal.aborted) setAnswer({ query, hits, failed })
    }
    const timer = setTimeout(() => {
      remote(text, kind, stop.signal).then(
        (hits) => settle(hits),
        (error: unknown) => {
          // What was found here still stands; the next key asks again.
          if (!stop.signal.aborted) console.warn('The search on the server failed.', error)
          settle(none, true)
        },
      )
    }, REMOTE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [remote, asks, scope, text, query])
  const settled = answer?.query === query
  return { hits: asks && settled ? answer.hits : none, pending: asks && !settled, failed: asks && settled && answer.failed }
}
