// Formats of numbers.
import { expect, test } from 'vitest'
import { DEFAULT_FORMATS, formatProblem, numberOf, periodOf } from './invoice-number.ts'

test('INV-02 a format is text with year, month and a place in the series', () => {
  expect(numberOf(DEFAULT_FORMATS.invoice, '2026-11-20', 12)).toBe('2026-0012')
  expect(numberOf(DEFAULT_FORMATS.credit, '2026-11-20', 3)).toBe('CN-2026-0003')
  expect(numberOf('RE{YY}{MM}/{SEQ:3}', '2026-02-01', 1_234)).toBe('RE2602/1234')
})

test('INV-02 the series begins anew where its year or month part changes', () => {
  expect(['{YYYY}-{SEQ:4}', '{YY}{MM}-{SEQ:2}', 'N{SEQ:6}'].map((format) => periodOf(format, '2026-11-20'))).toEqual([
    '2026',
    '2026-11',
    '',
  ])
})

test('INV-02 a format that would give a number twice is refused', () => {
  expect(
    ['{YYYY}', '{SEQ:2}{SEQ:3}', '{MM}-{SEQ:4}', '{DD}-{SEQ:4}', '{SEQ:4}', '{YY}{MM}{SEQ:4}'].map(
      (format) => formatProblem(format) === null,
    ),
  ).toEqual([...[false, false, false, false], ...[true, true]])
})
