// Until when a notification can be snoozed by one key press (INBOX-09).
import type { Option } from '#src/actions/services.ts'
import { formatClock } from '#src/lib/dates/date-format.ts'

function at(now: Date, days: number, hours: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours)
}

/** In an hour, this evening, tomorrow, on Monday; what is past is left out. */
export function snoozeTimes(now: Date): readonly Option<Date>[] {
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
