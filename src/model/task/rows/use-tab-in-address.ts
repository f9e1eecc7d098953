// Which part of a page with tasks is shown, kept in the address beside the filters of its list.
import { useCallback } from 'react'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

/** The tab in view and how to show another; the first of `tabs` (at least one) needs no word in the address, and stands for unknown ones. */
export function useTabInAddress<T extends string>(tabs: readonly { value: T }[]): [T, (tab: T) => void] {
  const [query, setQuery] = useAddressQuery()
  const asked = query.get('show')
  const first = tabs[0]?.value as T
  const shown = tabs.find(({ value }) => value === asked)?.value ?? first
  const show = useCallback(
    (next: T) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === first) after.delete('show')
          else after.set('show', next)
          // Each part has pages of its own.
          after.delete('page')
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery, first],
  )
  return [shown, show]
}
