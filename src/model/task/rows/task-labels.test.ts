// Which labels a row names.
import { expect, test } from 'vitest'
import { namedLabels } from './task-labels.tsx'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

test('two short labels are both named; of two that would cut each other the first is, and the rest are a number', () => {
  expect(namedLabels(titled('Bug', 'Design'), 2)).toHaveLength(2)
  expect(namedLabels(titled('Frontend', 'Research'), 2)).toEqual(titled('Frontend'))
  expect(namedLabels(titled('An unusually long name'), 2)).toHaveLength(1)
  expect(namedLabels(titled('a', 'b', 'c'), 2)).toHaveLength(2)
  expect(namedLabels([], 2)).toEqual([])
})
