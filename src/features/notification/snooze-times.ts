// The question at which moment something comes back: snoozed notifications (INBOX-09), and tasks of which somebody is reminded.
import type { Option, PickQuestion } from '#src/actions/services.ts'
import { formatClock, formatDue, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { REMINDED_FROM } from '#src/model/notification/reminder.ts'
import { readTyped } from '#src/ui/dates/date-text.ts'

function at(now: Date, days: number, hours: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours)
}

/** In an hour, this evening, tomorrow, on Monday; what is past is left out. */
function snoozeTimes(now: Date): readonly Option<Date>[] {
  const monday = ((8 - now.getDay()) % 7 || 7) as number
  const hour = new Date(now.getTime() + 3_600_000)
  return [
    { id: 'hour', title: 'In 1 hour', value: hour },
    { id: 'evening', title: 'This evening', value: at(now, 0, 18) },
    { id: 'tomorrow', title: 'Tomorrow', value: at(now, 1, 9) },
    { id: 'monday', title: 'Monday', value: at(now, monday, 9) },
  ]
    .filter(({ value }) => value > now)
    .map((option) => ({ ...option, hint: formatClock(option.value) }))
}

/** Moments to come by one digit, and others as they are typed; a day without a time begins at 09:00. `more` are lines behind them. */
export function momentQuestion<Other = never>(title: string, now: Date, more: readonly Option<Other>[] = []): PickQuestion<Date | Other> {
  const read = (text: string) => readTyped(text, { now, time: REMINDED_FROM, min: now })
  return {
    title,
    placeholder: 'fri 10:00, +3, 12 dec…',
    options: [...snoozeTimes(now), ...more],
    digits: 'enter',
    fromText(text) {
      const { date } = read(text)
      return date && { id: 'typed', value: date, title: formatDue(date, now).text, hint: formatPickerDate(date) }
    },
    unmatched: (text) => read(text).problem ?? `“${text}” is no date.`,
  }
}
