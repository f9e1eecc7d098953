// The lines of the log as far as it was scrolled, and how many came since (TLOG-05).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { type LogSubject, logVariables } from '#src/model/activity/log-subject.ts'
import { type ActivityLine, ActivityLog } from './activity-log.graphql.ts'

const PER_PAGE = 100
/** How often it is looked for newer lines, in ms. */
const LOOK_MS = 20_000

interface Loaded {
  lines: readonly ActivityLine[]
  nextBefore: string | null
}

/** `lines` is null until the first answer is there; `fresh` are newer ones, which `show` puts on top. */
export interface ReadLog {
  lines: readonly ActivityLine[] | null
  failed: unknown
  fresh: number
  more: () => void
  again: () => void
  show: () => void
}

/** Reads one log; another question is another component. */
export function useActivityLog(log: LogSubject): ReadLog {
  const { api, now } = useActions().services
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const [fresh, setFresh] = useState<readonly ActivityLine[]>([])
  const busy = useRef(false)
  const newest = loaded?.lines[0]?.id ?? null
  const ask = useCallback(
    async (before: string | null) => {
      const asked = { ...logVariables(log, plainDateOf(now())), perPage: PER_PAGE, ...(before !== null && { before }) }
      return (await api.query(ActivityLog, asked, { requestPolicy: 'network-only' })).activityLog
    },
    [api, now, log],
  )
  const load = useCallback(
    async (before: string | null) => {
      if (busy.current) return
      busy.current = true
      setFailed(null)
      try {
        const { nodes, nextBefore } = await ask(before)
        setLoaded((had) => ({ lines: before === null ? nodes : [...(had?.lines ?? []), ...nodes], nextBefore }))
        if (before === null) setFresh([])
      } catch (error) {
        setFailed(error)
      } finally {
        busy.current = false
      }
    },
    [ask],
  )
  useEffect(() => void load(null), [load])
  useEffect(() => {
    if (loaded === null) return
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const { nodes } = await ask(null)
      const known = Number(newest ?? 0)
      setFresh(nodes.filter(({ id }) => Number(id) > known))
    }
    // A failed look says nothing: the next one makes up for it.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
    return () => clearInterval(timer)
  }, [ask, loaded, newest])
  const next = loaded?.nextBefore ?? null
  return {
    lines: loaded?.lines ?? null,
    failed,
    fresh: fresh.length,
    more: useCallback(() => {
      if (next !== null) void load(next)
    }, [next, load]),
    again: useCallback(() => void load(loaded === null ? null : next), [load, loaded, next]),
    show: useCallback(() => {
      // Where there are more than one look brings, what lies between would be missing: it is read anew.
      if (fresh.length >= PER_PAGE) return void load(null)
      setLoaded((had) => had && { ...had, lines: [...fresh, ...had.lines] })
      setFresh([])
    }, [fresh, load]),
  }
}
