// An epic day by day, as its chart and its sentence show it (EPIC-04).
import type { ResultOf } from '#src/data/graphql.ts'
import { formatDay, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import type { GetEpicBurnup } from './epic.graphql.ts'

/** The days of an epic, the last of which is today. */
export type EpicBurnup = NonNullable<ResultOf<typeof GetEpicBurnup>['epicBurnup']>

/** The points of the chart. */
export function burnupPoints({ days }: EpicBurnup, now: Date) {
  return days.map(({ day, scope, done }) => {
    const date = startOfPlainDate(day as PlainDate)
    return {
      label: formatDay(date, now),
      name: `${date.toLocaleDateString('en-US', { weekday: 'short' })}, ${formatDay(date, now)}`,
      values: { scope: scope.tasks, done: done.tasks },
    }
  })
}

/** `18 of 33 tasks done, 7 of them in the last 30 days`. */
export function burnupSentence({ days }: EpicBurnup): string {
  const last = days.at(-1)
  if (!last) return 'No days yet'
  const before = days.at(-31)?.done.tasks ?? 0
  const recent = Math.max(0, last.done.tasks - before)
  return `${figure(last.done.tasks)} of ${figure(last.scope.tasks)} tasks done, ${figure(recent)} of them in the last 30 days`
}
