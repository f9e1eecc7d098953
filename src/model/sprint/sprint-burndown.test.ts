// What the chart of a sprint says.
import { expect, test } from 'vitest'
import type { SprintChartData } from './sprint.graphql.ts'
import { pointsOf, sentenceOf } from './sprint-burndown.ts'

const amount = (tasks: number, hours = tasks * 2) => ({ tasks, hours })
const day = (date: string, scope: number | null, done: number | null, ideal: number, more: object = {}) => ({
  day: date,
  scope: scope === null ? null : amount(scope),
  done: done === null ? null : amount(done),
  ideal: amount(ideal),
  added: null,
  removed: null,
  ...more,
})
const change = (count: number, ...codes: string[]) => ({ count, tasks: codes.map((code) => ({ taskId: code, code, title: code })) })

const chart = (over: Partial<SprintChartData> = {}): SprintChartData => ({
  committed: amount(30),
  days: [
    day('2026-11-19', 30, 10, 20),
    day('2026-11-20', 31, 14, 17, { added: change(3, 'WEB-1', 'WEB-2', 'WEB-3'), removed: change(2, 'WEB-9') }),
    day('2026-11-21', null, null, 17),
    day('2026-11-24', null, null, 0),
  ],
  today: '2026-11-20',
  withoutEffort: 0,
  ...over,
})

test('SPRINT-08 what remains is scope without done; days to come have the ideal alone', () => {
  const points = pointsOf(chart(), 'tasks', new Date(2026, 10, 20, 12))
  expect(points.map(({ values }) => values.left)).toEqual([20, 17, null, null])
  expect(points.map(({ values }) => values.ideal)).toEqual([20, 17, 17, 0])
  expect(pointsOf(chart(), 'hours', new Date(2026, 10, 20, 12)).map(({ values }) => values.left)).toEqual([40, 34, null, null])
})

test('SPRINT-08 changes of the scope are marks that name the tasks', () => {
  const [, point] = pointsOf(chart(), 'tasks', new Date(2026, 10, 20, 12))
  expect(point).toMatchObject({ mark: '+3 / −2', note: '+3: WEB-1, WEB-2, WEB-3; −2: WEB-9 and 1 more', name: 'Fri, 20 Nov' })
})

test('SPRINT-11 one sentence says it', () => {
  expect(sentenceOf(chart(), 'tasks')).toBe('14 of 31 tasks done, 4 days left, on the ideal line')
  expect(sentenceOf(chart({ days: [day('2026-11-20', 31, 4, 17), day('2026-11-24', null, null, 0)] }), 'tasks')).toBe(
    '4 of 31 tasks done, 4 days left, 10 tasks behind',
  )
  expect(sentenceOf(chart({ days: [day('2026-11-20', 31, 20, 17)] }), 'hours')).toBe('40 of 62 h done, the last day, 12 h ahead')
  expect(sentenceOf(chart({ today: null }), 'tasks')).toBe('14 of 31 tasks done')
  expect(sentenceOf(chart({ days: [] }), 'tasks')).toBe('The chart begins when the sprint starts.')
})
