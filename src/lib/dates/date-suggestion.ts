// The rows of a date picker for what is typed so far: the typed date first, then the likely days.
import { format } from 'date-fns'
import { formatDay, formatPickerDate, localDate } from './date-format.ts'
import { type DateTextOptions, monthNames, parseDateText } from './date-text.ts'

/** One row of a date picker: `Tomorrow`, `Sun 2026-11-22 17:00` (DATES-02). */
export interface DateSuggestion {
  readonly label: string
  readonly hint: string
  readonly date: Date
}

const always = ['Today', 'Tomorrow', 'End of week', 'Next week', 'In 2 weeks', 'End of month', 'Next month']
const whenTyped = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'This weekend', 'Yesterday']
const nextWeekdays = whenTyped.slice(0, 7).map((day) => `Next ${day}`)

function hintOf(date: Date): string {
  return `${format(date, 'EEE')} ${formatPickerDate(date)}`
}

/** `12` or `12 d`: the days that this may become, the soonest first. */
function monthDays(typed: string, now: Date, options: DateTextOptions): Date[] {
  const parts = /^(\d{1,2}) ?([a-z]*)$/.exec(typed)
  if (!parts) return []
  return monthNames
    .filter((month) => month.startsWith(parts[2] ?? ''))
    .flatMap((month) => parseDateText(`${parts[1]} ${month}`, now, options) ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
    .slice(0, 3)
}

/** Whether each typed word begins the label's word at its place: `n f` → `Next Friday`. */
function begins(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(' ')
  return typed.split(' ').every((part, at) => words[at]?.startsWith(part) === true)
}

/**
 * Suggestions for a date picker: the date that `text` names first, then the days whose name begins with it; with nothing typed the likely
 * days. No moment is listed twice.
 */
export function suggestDates(text: string, now: Date, options: DateTextOptions = {}): DateSuggestion[] {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const suggestions: DateSuggestion[] = []
  const add = (label: string, date: Date | null): void => {
    if (date && !suggestions.some((other) => other.date.getTime() === date.getTime())) {
      suggestions.push({ label, hint: hintOf(date), date })
    }
  }
  const labels = typed === '' ? always : [...always, ...whenTyped, ...nextWeekdays].filter((label) => begins(label, typed))
  if (typed !== '') {
    const named = labels.find((label) => label.toLowerCase() === typed)
    const date = parseDateText(typed, now, options)
    add(named ?? (date ? nameOf(date, now, options) : ''), date)
    for (const day of monthDays(typed, now, options)) add(formatDay(day, now), day)
  }
  for (const label of labels) add(label, parseDateText(label, now, options))
  return suggestions
}

function nameOf(date: Date, now: Date, options: DateTextOptions): string {
  const day = localDate(date.getFullYear(), date.getMonth() + 1, date.getDate(), 0, 0)
  const sameDay = (label: string): boolean => parseDateText(label, now, options)?.toDateString() === day?.toDateString()
  return (
    ['Today', 'Tomorrow', 'Yesterday'].find(sameDay) ??
    format(date, date.getFullYear() === now.getFullYear() ? 'EEEE d MMM' : 'EEEE d MMM yyyy')
  )
}
