// The query of the address and how to change it, where several parts of a page change it at once.
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { createStore } from '#src/lib/store.ts'

/** Changes the query: `next` makes it of what it is by now. */
export type ChangeQuery = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/** What the query of a place becomes: a change may not be drawn yet when the next one comes. */
const coming = createStore<{ of: Location; query: URLSearchParams } | null>(() => null)

/**
 * As `useSearchParams`, whose setter makes the next query of the one that is drawn: of two changes before the next drawing, by whichever part of the
 * page, it loses the first.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ location, navigate })
  useLayoutEffect(() => {
    latest.current = { location, navigate }
  }, [location, navigate])
  const query = useMemo(() => new URLSearchParams(location.search), [location.search])
  const change = useCallback<ChangeQuery>((make, options) => {
    const { location: drawn, navigate: go } = latest.current
    const before = coming.get()
    const next = make(new URLSearchParams(before?.of === drawn ? before.query : drawn.search))
    coming.set({ of: drawn, query: next })
    go(`?${next}`, options)
  }, [])
  return [query, change]
}
