// Reads that failed are tried again by themselves: later and later, not while nobody could see or get the answer, and never what will not heal.
import { asApiError, isRefusal } from '#src/data/errors/api-error.ts'

/** Names a read: the key of a query, or what a picker is called. */
export type RetryKey = number | string

/** What becomes of a read that failed. */
export interface Retry {
  /** When it is tried again, in ms since the epoch; null while it is being tried, waits for a connection, or is not tried again. */
  readonly at: number | null
  /** Nothing is tried until this comes. */
  readonly waitsFor: 'connection' | 'view' | null
  /** False of what would fail again: no permission, not there, not understood. */
  readonly heals: boolean
}

/** The reads of one session that failed. */
export interface Retries {
  /** It failed, once more perhaps; `again` asks anew. */
  failed(key: RetryKey, error: unknown, again: () => void): void
  /** It is being asked again, whoever wished so: its turn has come. */
  asked(key: RetryKey): void
  /** It was answered, or nobody wants it any more. */
  settled(key: RetryKey): void
  /** Asks at once, and starts anew with the short waits. */
  now(key: RetryKey): void
  of(key: RetryKey): Retry | null
  subscribe(listener: () => void): () => void
}

/** The first wait in ms; each further one is twice as long, up to `longestWaitMs`. */
export const firstWaitMs = 2_000
/** No wait is longer than this, in ms. */
export const longestWaitMs = 60_000

/** What an answer would be missed without. */
function missing(): Retry['waitsFor'] {
  if (!navigator.onLine) return 'connection'
  return document.visibilityState === 'hidden' ? 'view' : null
}

interface Failed {
  again: () => void
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
  retry: Retry
}

const healing = new Set(['OFFLINE', 'UNREACHABLE', 'TIMEOUT', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'])

/** True of a failure that another try may not meet: of the way or of the server, not of what was asked. */
export function heals(error: unknown): boolean {
  const known = asApiError(error)
  if (!known || isRefusal(known.code)) return false
  return healing.has(known.code) || known.code.startsWith('UPSTREAM_') || (known.code === 'BAD_RESPONSE' && (known.status ?? 500) >= 500)
}

/** Makes the retries of one session. `random` spreads those of many people, 0–1. */
export function createRetries({ random = Math.random }: { random?: () => number } = {}): Retries {
  const known = new Map<RetryKey, Failed>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function set(key: RetryKey, failed: Failed, retry: Retry): void {
    failed.retry = retry
    known.set(key, failed)
    tell()
  }

  function wait(key: RetryKey, failed: Failed, ms: number): void {
    clearTimeout(failed.timer)
    const waitsFor = missing()
    if (waitsFor === null) failed.timer = setTimeout(() => ask(key, failed), ms)
    set(key, failed, { at: waitsFor === null ? Date.now() + ms : null, waitsFor, heals: true })
  }

  function ask(key: RetryKey, failed: Failed): void {
    clearTimeout(failed.timer)
    // The connection or the person may have gone meanwhile.
    const waitsFor = missing()
    set(key, failed, { at: null, waitsFor, heals: true })
    if (waitsFor === null) failed.again()
  }

  // At once where there was nothing to be had; what waits for its turn keeps it, else looking away and back would be load.
  const comeBack = () => {
    for (const [key, failed] of [...known]) if (failed.retry.waitsFor !== null) ask(key, failed)
  }
  const goOffline = () => {
    for (const [key, failed] of [...known]) if (failed.retry.at !== null) wait(key, failed, 0)
  }
  const watch = (on: boolean) => {
    const change = on ? 'addEventListener' : 'removeEventListener'
    window[change]('online', comeBack)
    window[change]('offline', goOffline)
    document[change]('visibilitychange', comeBack)
  }

  return {
    failed(key, error, again) {
      if (known.size === 0) watch(true)
      const failed = known.get(key) ?? { again, tries: 0, timer: undefined, retry: { at: null, waitsFor: null, heals: false } }
      failed.again = again
      if (!heals(error)) {
        clearTimeout(failed.timer)
        set(key, failed, { at: null, waitsFor: null, heals: false })
        return
      }
      const least = (asApiError(error)?.retryAfter ?? 0) * 1000
      const most = Math.min(longestWaitMs, firstWaitMs * 2 ** failed.tries)
      failed.tries += 1
      wait(key, failed, Math.max(least, most * (0.75 + random() / 4)))
    },
    asked(key) {
      const failed = known.get(key)
      if (!failed?.retry.heals) return
      clearTimeout(failed.timer)
      set(key, failed, { at: null, waitsFor: null, heals: true })
    },
    settled(key) {
      const failed = known.get(key)
      if (!failed) return
      clearTimeout(failed.timer)
      known.delete(key)
      if (known.size === 0) watch(false)
      tell()
    },
    now(key) {
      const failed = known.get(key)
      if (!failed) return
      clearTimeout(failed.timer)
      failed.tries = 0
      set(key, failed, { at: null, waitsFor: null, heals: failed.retry.heals })
      failed.again()
    },
    of: (key) => known.get(key)?.retry ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
