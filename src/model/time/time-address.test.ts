// The address of logged time, there and back.
import { expect, test } from 'vitest'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { NO_FILTERS, rangeProblem, readTimeAddress, timePath, usualGroup, weekIn } from './time-address.ts'
import type { TimeSheetSubject } from './time-subjects.ts'

const now = new Date(2026, 10, 21, 12)
const read = (query: string) => readTimeAddress(new URLSearchParams(query), now)
const range = (start: string, end: string) => ({ start: start as PlainDate, end: end as PlainDate })
const WEEK = range('2026-11-16', '2026-11-22')

function sheetOf(query: string, projectSlug: string | null = 'website'): TimeSheetSubject {
  const { member, ...address } = read(query)
  return {
    ...{
      id: 'x',
      workspaceSlug: 'acme',
      projectSlug,
      ...address,
      week: weekIn(address.range, now),
      group: address.group ?? usualGroup({ projectSlug }),
    },
    ...{ member: member === 'everyone' ? null : (member ?? 'ana'), own: member === null, alone: false, viewerCan: [] },
  }
}

test('TIME-01 view, days, person and filters of an address are what is written into it again', () => {
  for (const query of [
    '?member=mia',
    '?view=list&member=everyone',
    '?view=list&week=2026-11-09&member=mia&task=t-1&label=7&q=two+words',
    '?view=chart&member=mia&group=label',
    '?view=list&from=2026-11-01&to=2026-11-30&member=mia',
  ])
    expect(timePath(sheetOf(query), {}, now)).toBe(`/acme/projects/website/time-tracking${query}`)
  expect(timePath(sheetOf('?project=ops', null), {}, now)).toBe('/acme/time-trackings?project=ops')
})

test('TIME-01 TIME-12 what is none of it opens this week, as the week', () => {
  const opening = { view: 'week', range: WEEK, member: null, filters: NO_FILTERS, group: null }
  expect(read('')).toEqual(opening)
  expect(read('?view=pie&from=2026-11-30&to=2026-11-01')).toEqual(opening)
  expect(read('?from=2024-01-01&to=2026-11-01&week=soon')).toEqual(opening)
})

test('TIME-12 a range ends after it begins and has a year at most', () => {
  expect(rangeProblem(range('2026-11-02', '2026-11-01'))).toBe('End date cannot be earlier than start date.')
  expect(rangeProblem(range('2025-11-01', '2026-11-01'))).toBeNull()
  expect(rangeProblem(range('2025-10-31', '2026-11-01'))).toBe('Choose at most 366 days.')
})

test('TIME-01 of a month the week is the one of today, else its first', () => {
  expect(weekIn(range('2026-11-01', '2026-11-30'), now)).toBe('2026-11-16')
  expect(weekIn(range('2026-10-01', '2026-10-31'), now)).toBe('2026-09-28')
})
