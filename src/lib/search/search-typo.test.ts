// Holds the slip counter to a plain, slow edit distance.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { slipsAllowed, slipsBetween } from './search-typo.ts'

/** Optimal string alignment distance, straight from its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const costs = [distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1), distance(a.slice(1), b) + 1, distance(a, b.slice(1)) + 1]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) costs.push(distance(a.slice(2), b.slice(2)) + 1)
  return Math.min(...costs)
}

test('counts each of the four slips once', () => {
  for (const typed of ['assihn', 'asssign', 'asign', 'assgin']) expect(slipsBetween(typed, 'assign', 1)).toEqual({ edits: 1, whole: true })
  expect(slipsBetween('assihm', 'assign', 1)).toBeNull()
  expect(slipsBetween('assihm', 'assign', 2)).toEqual({ edits: 2, whole: true })
})

test('a beginning of a word may be meant', () => {
  expect(slipsBetween('notfi', 'notifications', 1)).toEqual({ edits: 1, whole: false })
})

test('agrees with the plain distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, text, most) => {
      const beginnings = Array.from({ length: text.length }, (_, at) => distance(typed, text.slice(0, at + 1)))
      const least = Math.min(...beginnings)
      const found = slipsBetween(typed, text, most)
      if (least > most) expect(found).toBeNull()
      else expect(found).toEqual({ edits: least, whole: distance(typed, text) === least })
    }),
    { numRuns: runs(500) },
  )
})

test('short words and numbers allow none', () => {
  expect(['tag', 'time', 'notified', 'web214'].map(slipsAllowed)).toEqual([0, 1, 2, 0])
})
