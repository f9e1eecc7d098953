// The entries of logged time as far as the list was scrolled, with the sums of all of them.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { onMutation } from '#src/data/mutation-events.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { TimeLog } from '#src/model/time/time-log.graphql.ts'
import { logVariables, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { logLinesOf } from './log-lines.ts'
import { pendingEntries, shownLog } from './time-log-pending.ts'

const PER_PAGE = 50
/** What makes other sums: what is logged elsewhere while the list is on the screen. */
const LOGGING = new Set(['logTime', 'endTimer'])

/** `lines` is null until the first answer is there; `more` loads the next page. */
export function useTimeLog(sheet: TimeSheetSubject, pause: boolean) {
  const { services } = useActions()
  const { api, viewer } = services
  const asked = useMemo(() => ({ ...logVariables(sheet), perPage: PER_PAGE }), [sheet])
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(
    () => (pause ? [] : Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 }))),
    [asked, count, pause],
  )
  const { pages, retry } = usePages(TimeLog, requests, pageIn, 'cache-and-network')
  const again = useCallback(
    () => Promise.all(requests.map((one) => api.query(TimeLog, one, { requestPolicy: 'network-only' }))),
    [api, requests],
  )
  useEffect(() => {
    shownLog.set(again)
    const stop = onMutation(({ field }) => {
      if (LOGGING.has(field)) void again().catch(() => api.refresh())
    })
    return () => {
      stop()
      if (shownLog.get() === again) shownLog.set(null)
    }
  }, [again, api])
  const hidden = useHidden()
  const pending = useSyncExternalStore(pendingEntries.subscribe, pendingEntries.get)
  const first = pages[0]?.data
  const last = pages.at(-1)
  const totalPages = first?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const lines = useMemo(
    () =>
      first
        ? logLinesOf(nodesOf(pages), first.totals, {
            ...{ sheet, me: viewer?.username ?? '', pending },
            hidden: (id) => hidden.has(heldId('time-entry', id)),
          })
        : null,
    [first, pages, sheet, viewer, pending, hidden],
  )
  return { lines, failed: pages.find(({ error }) => error), retry, more }
}

function pageIn({ timeLog }: ResultOf<typeof TimeLog>) {
  return timeLog
}
