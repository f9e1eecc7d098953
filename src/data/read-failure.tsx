// What stands where something could not be read: what, why, when it is tried again, and a button (MISC-02, OPEN-13).
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { reasonText } from '#src/data/errors/error-text.ts'
import type { Retries, Retry, RetryKey } from '#src/data/exchanges/retries.ts'
import { ErrorState } from '#src/ui/lists/empty-state.tsx'
import { useApi } from './data-provider.tsx'

/** A read that failed, as `useRead` answers it. */
export interface FailedRead {
  error: unknown
  key: RetryKey
  fetching: boolean
  stale?: boolean | undefined
  again: () => void
}

/** `what` completes “Couldn't load …”; `message` stands in its place where the specification has a text. `inline` is for panels and lists. */
export function ReadFailure({
  read,
  what,
  message,
  inline = false,
}: {
  read: FailedRead
  what: string
  message?: string | undefined
  inline?: boolean | undefined
}) {
  const { retries } = useApi()
  const retry = useRetry(retries, read.key)
  const press = () => (retry === null ? read.again() : retries.now(read.key))
  return (
    <ErrorState
      inline={inline}
      message={message ?? `Couldn't load ${what}`}
      reason={reasonText(read.error)}
      note={<RetryNote retries={retries} named={read.key} busy={isAsking(retry, read)} />}
      onRetry={press}
      retrying={isAsking(retry, read)}
    />
  )
}

function isAsking(retry: Retry | null, { fetching, stale = false }: FailedRead): boolean {
  return fetching || stale || (retry?.heals === true && retry.at === null && retry.waitsFor === null)
}

function useRetry(retries: Retries, key: RetryKey): Retry | null {
  return useSyncExternalStore(retries.subscribe, () => retries.of(key))
}

/** When it is tried again. Seen, not said: a count that is read out every second drowns everything else. */
export function RetryNote({ retries, named, busy = false }: { retries: Retries; named: RetryKey; busy?: boolean }) {
  const retry = useRetry(retries, named)
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const at = retry?.at ?? null
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [at])
  if (busy) return 'Trying again…'
  if (!retry?.heals) return null
  if (retry.waitsFor === 'connection') return 'It is tried again once you are back online.'
  if (at === null) return null
  return `Trying again in ${Math.max(1, Math.ceil((at - Date.now()) / 1000))} s`
}
