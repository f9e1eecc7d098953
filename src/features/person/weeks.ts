// The days of the last twelve weeks as columns of weeks, as the squares of a profile lie.

import { type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'

/** A square; `level` is 0 for nothing to 4. */
export interface DaySquare {
  day: PlainDate
  count: number
  level: 0 | 1 | 2 | 3 | 4
}

const DAYS = 84

/** Columns of at most seven days; the first and the last may be shorter. `weekStart` is 0 Sunday to 6 Saturday. */
export function weeksOf(days: readonly { day: string; count: number }[], today: PlainDate, weekStart: number): DaySquare[][] {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const most = Math.max(1, ...counts.values())
  const columns: DaySquare[][] = []
  for (let back = DAYS - 1; back >= 0; back--) {
    const day = laterDay(today, -back)
    const count = counts.get(day) ?? 0
    if (columns.length === 0 || startOfPlainDate(day).getDay() === weekStart) columns.push([])
    columns.at(-1)?.push({ day, count, level: Math.ceil((count / most) * 4) as DaySquare['level'] })
  }
  return columns
}
