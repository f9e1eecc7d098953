// The squares of a profile.
import { expect, test } from 'vitest'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { weeksOf } from './weeks.ts'

const TODAY = '2026-11-25' as PlainDate

test('PROF-03 twelve weeks of squares, columns begin on the chosen day, the busiest day is the strongest', () => {
  const weeks = weeksOf(
    [
      { day: '2026-11-25', count: 8 },
      { day: '2026-11-24', count: 1 },
      { day: '2026-08-01', count: 9 },
    ],
    TODAY,
    1,
  )
  expect(weeks.flat()).toHaveLength(84)
  expect(weeks.at(-1)?.map(({ count, level }) => [count, level])).toEqual([
    [0, 0],
    [1, 1],
    [8, 4],
  ])
  expect(weeks.slice(1).every(([first]) => new Date(`${first?.day}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
  expect(weeksOf([], TODAY, 0).at(-1)?.[0]?.day).toBe('2026-11-22')
})
