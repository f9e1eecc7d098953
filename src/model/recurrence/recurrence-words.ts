// What is said about rules.
import { formatDay, ownTimezone, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { daysBetween } from '#src/lib/dates/day-range.ts'
import { weekdayNames } from './rule-parts.ts'

/** The texts of the screen (RECUR-17). */
export const recurrenceTexts = {
  none: 'Nothing repeats yet.',
  failed: 'An error occurred while fetching recurring tasks. Please try again later.',
}

/** Names of states. */
export const stateNames = { ACTIVE: 'Active', PAUSED: 'Paused', ENDED: 'Ended' } as const

/** Why a rule rests although nobody paused it (RECUR-12). */
export const reasonTexts = {
  ARCHIVED: 'Paused because the project is archived.',
  PLAN: 'Paused because the plan of the workspace has no recurring tasks.',
  AUTHOR: 'Paused because its author cannot make tasks in the project any more.',
  FAILED: 'Paused because it failed three times in a row.',
} as const

/** A day with its weekday: `Mon 30 Nov`, with the year where it is another one. */
export function dayText(day: string, now: Date): string {
  const date = startOfPlainDate(day as PlainDate)
  return `${weekdayOf(date).slice(0, 3)} ${formatDay(date, now)}`
}

/** The same in full, for screen readers: `Monday 30 November 2026`. */
export function dayInFull(day: string): string {
  const date = startOfPlainDate(day as PlainDate)
  return `${weekdayOf(date)} ${date.getDate()} ${date.toLocaleDateString('en-US', { month: 'long' })} ${date.getFullYear()}`
}

function weekdayOf(date: Date): string {
  return weekdayNames[(date.getDay() + 6) % 7] ?? ''
}

/** How near a day is: `today`, `tomorrow`, `in 6 days`, or the day itself from two weeks on. */
export function nearText(day: string, now: Date): string {
  const days = daysBetween(plainDateOf(now), day)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 14 ? `in ${days} days` : dayText(day, now)
}

/** `09:00`, with the zone where that is not the reader's. */
export function timeText({ time, timezone }: { time: string; timezone: string }): string {
  return timezone === ownTimezone() ? time : `${time} ${timezone.replaceAll('_', ' ')}`
}

/** The time of day that a rule has in words, as its sentence has it: `Every Monday at 09:00`. */
export function sentenceOf({ words, time, timezone }: { words: string; time: string; timezone: string }): string {
  const cut = words.search(/, (?:once|\d+ times)| until /)
  const [days, end] = cut < 0 ? [words, ''] : [words.slice(0, cut), words.slice(cut)]
  return `${days} at ${timeText({ time, timezone })}${end.startsWith(',') || end === '' ? '' : ','}${end}`
}

/** Why a title will not do. */
export function ruleTitleProblem(text: string): string | null {
  const title = text.trim()
  return title === '' ? 'A title is needed.' : title.length > 500 ? 'A title has at most 500 characters.' : null
}
