// Days of a chart: which there are, what is known of them, and the ideal line.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartDays, MOST_DAYS } from './sprint-chart.ts'

const none = new Map<string, never>()
const committed = { tasks: 8, hours: 16 }
// Monday to Friday of the week after.
const fortnight = { start: '2026-11-16', end: '2026-11-27', until: '2026-11-18', committed, changes: none }
const sum = (day: string, tasks: number, done: number, hours = 2 * tasks) => ({ day, tasks, hours, done, hoursDone: 2 * done })

test('SPRINT-08 the day of the start is the first point, the last day is inside; days to come have an ideal only', () => {
  const days = chartDays({ ...fortnight, sums: [sum('2026-11-16', 8, 0), sum('2026-11-18', 1, 3)] })
  expect(days).toHaveLength(12)
  expect(days[0]).toEqual({
    day: '2026-11-16',
    scope: { tasks: 8, hours: 16 },
    done: { tasks: 0, hours: 0 },
    ideal: committed,
    added: null,
    removed: null,
  })
  expect(days[1]).toMatchObject({ day: '2026-11-17', scope: { tasks: 8 }, done: { tasks: 0 } })
  expect(days[2]).toMatchObject({ day: '2026-11-18', scope: { tasks: 9, hours: 18 }, done: { tasks: 3, hours: 6 } })
  expect(days[3]).toMatchObject({ day: '2026-11-19', scope: null, done: null })
  expect(days.at(-1)).toMatchObject({ day: '2026-11-27', scope: null, ideal: { tasks: 0, hours: 0 } })
})

test('SPRINT-08 the ideal line is flat on Saturday and Sunday', () => {
  const ideal = chartDays({ ...fortnight, sums: [] }).map((one) => one.ideal.tasks)
  expect(ideal).toEqual([8, 7.11, 6.22, 5.33, 4.44, 4.44, 4.44, 3.56, 2.67, 1.78, 0.89, 0])
})

test('SPRINT-08 a sprint of one day, and one of a weekend, have until their last day', () => {
  const one = chartDays({ ...fortnight, end: '2026-11-16', until: '2026-11-16', sums: [] })
  expect(one.map(({ ideal }) => ideal.tasks)).toEqual([0])
  const weekend = chartDays({ ...fortnight, start: '2026-11-21', end: '2026-11-22', until: '2026-11-21', sums: [] })
  expect(weekend.map(({ ideal }) => ideal.tasks)).toEqual([8, 0])
})

test('SPRINT-08 a sprint that goes on after its last day keeps an ideal of nothing; one that started after it has a day as well', () => {
  const late = chartDays({ ...fortnight, until: '2026-11-29', sums: [sum('2026-11-16', 8, 0)] })
  expect(late.slice(-2)).toMatchObject([
    { day: '2026-11-28', scope: { tasks: 8 }, ideal: { tasks: 0 } },
    { day: '2026-11-29', ideal: { tasks: 0 } },
  ])
  const after = chartDays({ ...fortnight, start: '2026-11-28', until: '2026-11-28', sums: [] })
  expect(after.map(({ day }) => day)).toEqual(['2026-11-28'])
})

test('SPRINT-07 property: never more than 366 days, the known ones among them; what is summed up before them counts', () => {
  const at = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(at, at, at, fc.nat(50), (start, end, moment, tasks) => {
      const until = [moment, start].toSorted().at(-1) ?? start
      const days = chartDays({ start, end, until, committed, sums: [sum(start, tasks, 0)], changes: none })
      expect(days.length).toBeGreaterThan(0)
      expect(days.length).toBeLessThanOrEqual(MOST_DAYS)
      expect(days.filter(({ scope }) => scope !== null).at(-1)).toMatchObject({ day: until, scope: { tasks } })
      const ideal = days.map((day) => day.ideal.tasks)
      expect(ideal).toEqual(ideal.toSorted((a, b) => b - a))
    }),
  )
})
