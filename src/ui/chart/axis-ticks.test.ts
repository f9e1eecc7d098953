// The lines of a value axis.
import { scaleLinear } from '@visx/scale'
import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

const written = (most: number, count: number, unit: string) => {
  const { tickValues, tickFormat } = axisTicks(scaleLinear({ domain: [0, most], range: [100, 0] }), count, unit)
  return tickValues.map(tickFormat)
}

test('SCREEN-10 an axis of tasks has whole numbers, none is parted or has a point', () => {
  expect(written(6, 3, 'tasks')).toEqual(['0', '2', '4', '6'])
  expect(written(2, 4, 'tasks')).toEqual(['0', '1', '2'])
  expect(written(1, 4, 'tasks')).toEqual(['0', '1'])
  expect(written(2, 4, 'h')).toEqual(['0', '0.5', '1', '1.5', '2'])
  expect(written(4000, 4, 'tasks')).toEqual(['0', '1,000', '2,000', '3,000', '4,000'])
})
