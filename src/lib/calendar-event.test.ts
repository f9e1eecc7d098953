// A task as an event: real dates, addresses that can be read back, files that a calendar can read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarLinks, escapeIcs, eventTimes, foldIcs, icsFile } from './calendar-event.ts'

const event: CalendarEvent = {
  uid: 'b99ebff1@palette.test',
  title: 'WEB-7 Plan, write; ship & rest',
  description: 'One line\nand another\\',
  url: 'https://palette.test/acme/task/website/b99ebff1',
  start: new Date('2026-11-30T09:00:00Z'),
  end: new Date('2026-11-30T17:30:00Z'),
}

test('CAL-02 CAL-03 DEFECT-09 DEFECT-10 OPEN-63 it runs from start to due date; either alone is one hour', () => {
  const [start, due] = ['2026-11-30T09:00:00Z', '2026-11-30T17:30:00Z']
  expect(eventTimes(start, due)).toEqual({ start: new Date(start), end: new Date(due) })
  expect(eventTimes(start, null)).toEqual({ start: new Date(start), end: new Date('2026-11-30T10:00:00Z') })
  expect(eventTimes(null, due)).toEqual({ start: new Date('2026-11-30T16:30:00Z'), end: new Date(due) })
  expect(eventTimes(due, start)?.end).toEqual(new Date('2026-11-30T18:30:00Z'))
  expect(eventTimes(null, null)).toBeNull()
})

test('CAL-01 DEFECT-09 DEFECT-10 Google, Microsoft and Yahoo get title, text, link and the dates in UTC', () => {
  const read = (address: string) => {
    const url = new URL(address)
    return { host: url.host, ...Object.fromEntries(url.searchParams) }
  }
  const text = `${event.description}\n\n${event.url}`
  expect(read(calendarLinks.google(event))).toEqual({
    host: 'calendar.google.com',
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261130T090000Z/20261130T173000Z',
    details: text,
  })
  expect(read(calendarLinks.microsoft(event))).toEqual({
    host: 'outlook.live.com',
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: '2026-11-30T09:00:00.000Z',
    enddt: '2026-11-30T17:30:00.000Z',
    body: text,
  })
  expect(read(calendarLinks.yahoo(event))).toEqual({
    host: 'calendar.yahoo.com',
    v: '60',
    title: event.title,
    st: '20261130T090000Z',
    et: '20261130T173000Z',
    desc: text,
  })
})

test('a long description is cut so that the address is not refused', () => {
  const long = calendarLinks.google({ ...event, description: '🌱'.repeat(5_000) })
  expect(new URL(long).searchParams.get('details')).toBe(`${'🌱'.repeat(900)}…\n\n${event.url}`)
})

/** Reads a file as calendars do: unfolds, then takes the first value of a name. */
function valueIn(file: string, name: string): string | undefined {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const line = lines.find((one) => one.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replaceAll(/\\(\\|;|,|n)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))
}

test('CAL-01 DEFECT-10 Apple gets a file with every line of RFC 5545 that an event needs', () => {
  const file = icsFile(event, new Date('2026-11-21T10:00:00.123Z'))
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(valueIn(file, 'SUMMARY')).toBe(event.title)
  expect(valueIn(file, 'DESCRIPTION')).toBe(`${event.description}\n\n${event.url}`)
  const plain = Object.fromEntries(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'URL'].map((name) => [name, valueIn(file, name)]))
  expect(plain).toEqual({
    UID: event.uid,
    DTSTAMP: '20261121T100000Z',
    DTSTART: '20261130T090000Z',
    DTEND: '20261130T173000Z',
    URL: event.url,
  })
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 400 })

test('DEFECT-10 any title survives escaping and folding; no line is longer than 75 octets and none breaks out', () => {
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const file = icsFile({ ...event, title, description }, new Date(0))
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what a file cannot hold is left out
      const clean = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      expect(valueIn(file, 'SUMMARY')).toBe(clean)
      expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(1 + (`${title}${description}`.match(/BEGIN:VEVENT/g)?.length ?? 0))
    }),
  )
})

test('folding can be undone, whatever the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const line = escapeIcs(text)
      expect(foldIcs(line).replaceAll('\r\n ', '')).toBe(line)
    }),
  )
})
