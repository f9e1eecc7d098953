// What the clock shows in a time zone: for what is told or mailed at an hour of the reader's own.

/** A day and time of day in a zone; `weekday` 1 is Monday, 7 is Sunday. */
export type LocalTime = { date: string; hour: number; minute: number; weekday: number }

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', weekday: 'short' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone })
}

/** The clock of a zone at a moment; a zone that is not known any more has UTC's. */
export function localTime(zone: string, at: Date): LocalTime {
  let format: Intl.DateTimeFormat
  try {
    format = formatIn(zone)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    format = formatIn('UTC')
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    hour: Number(part.hour),
    minute: Number(part.minute),
    weekday: DAYS.indexOf(part.weekday ?? '') + 1,
  }
}

/** Those zones in which it is this hour of the day or later. */
export function zonesFrom(hour: number, zones: readonly string[], now: Date): string[] {
  return zones.filter((zone) => localTime(zone, now).hour >= hour)
}
