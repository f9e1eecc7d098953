// The view of the list on the screen, read from the address and written back to it.
import { useCallback, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'
import { readView, type TaskView, writeView } from './task-view.ts'

/** The view and how to change a part of it. Only pages make an entry in the browser's history. */
export function useTaskView(): [view: TaskView, change: (part: Partial<TaskView>) => void] {
  const [query, setQuery] = useAddressQuery()
  // The open task is in the address too; it must not make the list anew.
  const said = writeView(readView(query), new URLSearchParams()).toString()
  const view = useMemo(() => readView(new URLSearchParams(said)), [said])
  // How the entry was made (see `goOf`) stays true of it.
  const state = useRef<unknown>(null)
  state.current = useLocation().state
  const change = useCallback(
    (part: Partial<TaskView>) => {
      const turns = part.page !== undefined && Object.keys(part).length === 1
      setQuery((before) => writeView({ ...readView(before), ...part }, before), {
        replace: !turns,
        state: turns ? null : state.current,
        preventScrollReset: true,
      })
    },
    [setQuery],
  )
  return [view, change]
}
