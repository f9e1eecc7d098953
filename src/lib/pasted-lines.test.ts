// Pasted lists.
import { expect, test } from 'vitest'
import { linesOfList } from './pasted-lines.ts'

test('FIRST-03 a pasted list is its lines, without what marks them', () => {
  expect(linesOfList('- One\r\n* Two\n\n  3) Three\n[ ] Four\n- [x] Five\n2027 plan')).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    '2027 plan',
  ])
})
