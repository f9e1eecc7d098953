// What the list of entries draws: rows below their days, and sums of what they show (TIME-10).
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import type { TimeLogData, TimeLogEntryData } from '#src/model/time/time-log.graphql.ts'
import type { TimeLogSubject, TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import type { EntryChange } from './time-log-pending.ts'

/** Rows in reading order, seconds by day, and all of them. */
export interface LogLines {
  rows: readonly TimeLogSubject[]
  days: ReadonlyMap<string, number>
  seconds: number
}

const secondsOf = ({ startedAt, endedAt }: { startedAt: string; endedAt: string }) =>
  Math.floor((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)

/** The list. What is `pending` stands in place of what the host said, what is `hidden` is gone, and the sums follow. */
export function logLinesOf(
  nodes: readonly TimeLogEntryData[],
  totals: TimeLogData['totals'],
  {
    sheet,
    me,
    pending,
    hidden,
  }: { sheet: TimeSheetSubject; me: string; pending: ReadonlyMap<string, EntryChange>; hidden: (id: string) => boolean },
): LogLines {
  const days = new Map<string, number>()
  let { seconds } = totals
  const add = (day: string, more: number) => days.set(day, (days.get(day) ?? 0) + more)
  for (const one of totals.days) add(one.day, one.seconds)
  const rows = nodes.flatMap((node): TimeLogSubject[] => {
    const { task, project } = node
    if (!task || !project) return []
    const changed = pending.get(node.id)
    const gone = hidden(node.id)
    const shown = { ...node, ...changed }
    const timed = changed?.startedAt !== undefined || changed?.endedAt !== undefined
    const length = timed ? secondsOf(shown) : node.seconds
    const day = plainDateOf(new Date(shown.startedAt))
    if (timed || gone) {
      add(plainDateOf(new Date(node.startedAt)), -node.seconds)
      seconds -= node.seconds
      if (!gone) {
        add(day, length)
        seconds += length
      }
    }
    if (gone) return []
    const may = node.user?.username === me || project.viewerCan.includes('ADMIN')
    return [{ ...shown, task: changed?.task ?? task, project, seconds: length, sheet, day, viewerCan: may ? project.viewerCan : [] }]
  })
  const ordered = rows.toSorted(
    (one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt) || Number(other.id) - Number(one.id),
  )
  return { rows: ordered, days, seconds }
}
