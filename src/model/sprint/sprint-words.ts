// What is said of a sprint in a few words.

import { formatDay, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { daysBetween } from '#src/lib/dates/day-range.ts'
import { plural } from '#src/lib/text.ts'
import type { SprintSubject } from './sprint-subject.ts'

/** `4 days left`, `ends today`, `3 days over`, `starts in 5 days`, `ended 24 Nov` (SPRINT-10). */
export function whenOf(
  { state, startDate, endDate, completedAt }: Pick<SprintSubject, 'state' | 'startDate' | 'endDate' | 'completedAt'>,
  now: Date,
): string {
  const today = plainDateOf(now)
  if (state === 'COMPLETED') {
    const end = completedAt ? new Date(completedAt) : endDate ? startOfPlainDate(endDate as PlainDate) : null
    return end ? `ended ${formatDay(end, now)}` : 'ended'
  }
  if (state === 'ACTIVE') return endDate ? leftWords(daysBetween(today, endDate)) : ''
  const until = startDate ? daysBetween(today, startDate) : null
  if (until === null) return ''
  if (until === 0) return 'starts today'
  return until > 0 ? `starts in ${plural(until, 'day')}` : 'not started'
}

function leftWords(left: number): string {
  if (left === 0) return 'ends today'
  return left > 0 ? `${plural(left, 'day')} left` : `${plural(-left, 'day')} over`
}

/** The verbatim sentences of AGILE-08 and AGILE-03. */
export const sprintTexts = {
  failed: 'An error occurred while fetching sprints. Please try again later.',
  empty: "You haven't created any sprints yet.",
} as const

/** What a sprint that ends before it starts is refused with. */
export const ENDS_FIRST = 'A sprint cannot end before it starts.'

/** What deleting it does besides. */
export function lossOf({ taskCount }: { taskCount?: number | null }): string | null {
  return taskCount ? `${plural(taskCount, 'task')} will be in no sprint.` : null
}

/** Titles of the sprints that share days with another one that is not over, by id: a hint, no error (SPRINT-10). */
export function overlapsOf(open: readonly Pick<SprintSubject, 'id' | 'title' | 'startDate' | 'endDate'>[]): ReadonlyMap<string, string> {
  const dated = open.filter(({ startDate, endDate }) => startDate && endDate)
  return new Map(
    dated.flatMap(({ id, startDate, endDate }) => {
      const other = dated.find(
        (one) => one.id !== id && (one.startDate ?? '') <= (endDate ?? '') && (one.endDate ?? '') >= (startDate ?? ''),
      )
      return other ? [[id, other.title] as const] : []
    }),
  )
}
