// The days of a sprint in words.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** True for a day of the calendar as `Y-m-d`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `16–29 Nov 2026`, `30 Nov – 13 Dec 2026`, `28 Dec 2026 – 10 Jan 2027`; empty unless both days are known (`Y-m-d`). */
export function formatTimebox(startDate: string | null | undefined, endDate: string | null | undefined): string {
  const [start, end] = [partsOf(startDate), partsOf(endDate)]
  if (!start || !end) return ''
  const whole = ({ day, month, year }: Parts) => `${day} ${month} ${year}`
  if (start.year !== end.year) return `${whole(start)} – ${whole(end)}`
  if (start.month !== end.month) return `${start.day} ${start.month} – ${whole(end)}`
  return start.day === end.day ? whole(end) : `${start.day}–${whole(end)}`
}

/** The same for a timebox on the wire, `Y-m-d – Y-m-d`; another host's own words stay as they are. */
export function readTimebox(timebox: string | null | undefined): string {
  const [, start, end] = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/.exec(timebox ?? '') ?? []
  return formatTimebox(start, end) || (timebox ?? '')
}

interface Parts {
  day: number
  month: string
  year: string
}

function partsOf(day: string | null | undefined): Parts | null {
  if (!day || !isDay(day)) return null
  const [year = '', month, date] = day.split('-')
  return { day: Number(date), month: MONTHS[Number(month) - 1] ?? '', year }
}
