// Loads the options of a question, once, with a retry; more of them by the host's search and pages.
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Option, PickQuestion } from '#src/actions/services.ts'
import { errorText, reasonText } from '#src/data/errors/error-text.ts'

/** What became of the options. */
export type Loaded =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; key: string; retry: () => void }
  | { kind: 'ready'; options: readonly Option<unknown>[] }

/** The options of a question: at once where they are given, else when they arrive. */
export function useOptions({ options }: PickQuestion<unknown>): Loaded {
  const [loaded, setLoaded] = useState<readonly Option<unknown>[] | null>(typeof options === 'function' ? null : options)
  const [failure, setFailure] = useState<string | null>(null)
  const { retries } = useActions().services.api
  const key = `options ${useId()}`
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (typeof options !== 'function') return
    let wanted = true
    options().then(
      (found) => {
        if (!wanted) return
        retries.settled(key)
        setFailure(null)
        setLoaded(found)
      },
      (error: unknown) => {
        if (!wanted) return
        setFailure(reasonText(error))
        retries.failed(key, error, () => setAttempt((before) => before + 1))
      },
    )
    return () => {
      wanted = false
    }
  }, [options, attempt, retries, key])
  useEffect(() => () => retries.settled(key), [retries, key])
  const retry = useCallback(() => {
    setFailure(null)
    retries.now(key)
  }, [retries, key])
  if (failure !== null) return { kind: 'failed', text: failure, key, retry }
  return loaded ? { kind: 'ready', options: loaded } : { kind: 'loading' }
}

/** Typing rests this long before the host is asked, in milliseconds (OPEN-64). */
const REST_MS = 300

/** What the host found beyond the first page. */
export interface MoreOptions {
  /** Everything it found so far, whatever was typed. */
  found: readonly Option<unknown>[]
  searching: boolean
  failure: string | null
  /** Asks for the next page of what is typed; null where there is none. */
  next: (() => void) | null
  pages: { page: number; totalPages: number } | null
}

const nothing: MoreOptions = { found: [], searching: false, failure: null, next: null, pages: null }

/** Asks the host for what is typed, 300 ms after the last key; an answer to an older text is dropped (OPEN-64). */
export function useMoreOptions({ search }: PickQuestion<unknown>, typed: string): MoreOptions {
  const [state, setState] = useState(nothing)
  const asked = useRef(0)
  const text = typed.trim()
  const first = useRef(true)
  const ask = useCallback(
    (page: number) => {
      if (!search) return
      asked.current += 1
      const mine = asked.current
      setState((before) => ({ ...before, searching: true, failure: null }))
      search(text, page).then(
        ({ options, totalPages }) => {
          if (mine !== asked.current) return
          setState(({ found }) => {
            const known = new Set(found.map(({ id }) => id))
            return { ...nothing, found: [...found, ...options.filter(({ id }) => !known.has(id))], pages: { page, totalPages } }
          })
        },
        (error: unknown) => mine === asked.current && setState((before) => ({ ...before, searching: false, failure: errorText(error) })),
      )
    },
    [search, text],
  )
  useEffect(() => {
    if (!search) return
    // What was asked for an older text is of no interest any more.
    asked.current += 1
    const wait = first.current ? 0 : REST_MS
    first.current = false
    const timer = setTimeout(() => ask(1), wait)
    return () => clearTimeout(timer)
  }, [search, ask])
  const { pages, searching } = state
  const next = pages && !searching && pages.page < pages.totalPages ? () => ask(pages.page + 1) : null
  return { ...state, next }
}
