// A task as an event of a calendar: addresses that open a filled-in form, and a file for calendars that read files (CAL-01, DEFECT-09, DEFECT-10).
import { wellFormed } from './text.ts'

/** What goes into a calendar. `start` and `end` are real moments; `url` leads back to the task. */
export interface CalendarEvent {
  uid: string
  title: string
  /** Plain text. */
  description: string
  url: string
  start: Date
  end: Date
}

const HOUR = 3_600_000

/** When the event is: from start to due date; with one of them an hour that begins with the start, or ends with the due date. Null without dates. */
export function eventTimes(startDate: string | null, dueDate: string | null): { start: Date; end: Date } | null {
  const start = startDate === null ? null : new Date(startDate)
  const end = dueDate === null ? null : new Date(dueDate)
  if (start && end && end > start) return { start, end }
  if (start) return { start, end: new Date(start.getTime() + HOUR) }
  return end && { start: new Date(end.getTime() - HOUR), end }
}

/** UTC in basic format: `20261121T093000Z`. */
export function basicUtc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Forms refuse long addresses. */
const MOST_DETAILS = 900

function details({ description, url }: CalendarEvent): string {
  const short = description.length > MOST_DETAILS ? `${Array.from(description).slice(0, MOST_DETAILS).join('')}…` : description
  return short === '' ? url : `${short}\n\n${url}`
}

function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
  return `${base}?${query.join('&')}`
}

/** The web calendars and the address of each one's form. */
export const calendarLinks = {
  google: (event: CalendarEvent) =>
    address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.title,
      dates: `${basicUtc(event.start)}/${basicUtc(event.end)}`,
      details: details(event),
    }),
  microsoft: (event: CalendarEvent) =>
    address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: event.title,
      startdt: event.start.toISOString(),
      enddt: event.end.toISOString(),
      body: details(event),
    }),
  yahoo: (event: CalendarEvent) =>
    address('https://calendar.yahoo.com/', {
      v: '60',
      title: event.title,
      st: basicUtc(event.start),
      et: basicUtc(event.end),
      desc: details(event),
    }),
} as const

/** Text as an iCalendar value (RFC 5545 §3.3.11); what may not stand in a file at all is left out. */
export function escapeIcs(text: string): string {
  return (
    wellFormed(text)
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .replaceAll('\\', '\\\\')
      .replaceAll(';', '\\;')
      .replaceAll(',', '\\,')
      .replaceAll('\n', '\\n')
  )
}

const encoder = new TextEncoder()

/** A content line in pieces of at most 75 octets; the next ones begin with a space (RFC 5545 §3.1). No character is cut apart. */
export function foldIcs(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** The event as an .ics file for Apple and every other calendar; `now` is when it was made. */
export function icsFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palette//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeIcs(event.uid)}`,
    `DTSTAMP:${basicUtc(now)}`,
    `DTSTART:${basicUtc(event.start)}`,
    `DTEND:${basicUtc(event.end)}`,
    `SUMMARY:${escapeIcs(event.title)}`,
    `DESCRIPTION:${escapeIcs(details(event))}`,
    `URL:${event.url.replaceAll(/[\r\n]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldIcs(line)}\r\n`).join('')
}
