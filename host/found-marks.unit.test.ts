// Proves what is marked of a text in which something was found.
import { expect, test } from 'vitest'
import { foundPart } from './found-marks.ts'

const shown = (text: string, typed: string, most = 120) => foundPart(text, typed, most)?.replaceAll('\u0002', '[').replaceAll('\u0003', ']')

test.each([
  ['Körper und Geist', 'korp', '[Körper] und Geist'],
  ['Die Straße ist lang', 'STRASSE', 'Die [Straße] ist lang'],
  ['Le café est fermé', 'ferme cafe', 'Le [café] est [fermé]'],
  ['привет мир', 'ПРИВ', '[привет] мир'],
  ['東京で会いましょう', '東京', '[東京]で会いましょう'],
  ['한국어로 씁니다', '한국', '[한국]어로 씁니다'],
  ['It’s here, don’t ask', 'dont', 'It’s here, [don’t] ask'],
  ['at 5 < 6 & more', 'more', 'at 5 < 6 & [more]'],
  ['100% done', '%', '100[%] done'],
  ['One\n two\tthree', 'two', 'One [two] three'],
])('NOTE-05 “%s”, searched for “%s”: every hit is marked', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked)
})

test('NOTE-05 only beginnings of words are found, and nothing is null', () => {
  expect(shown('Understand', 'stand')).toBeUndefined()
  expect(shown('東京', '京都')).toBeUndefined()
  expect(shown('Anything', '')).toBeUndefined()
  expect(shown('Anything', '!?')).toBeUndefined()
})

test('NOTE-05 of a long text the part with most of what was typed is shown, cut between words', () => {
  const text = `budget ${'filler '.repeat(80)}the budget of the garden party ${'more '.repeat(80)}`
  expect(shown(text, 'garden budget', 60)).toMatch(/^filler the \[budget\] of the \[garden\] party more( more)*$/)
  expect((shown(text, 'garden budget', 60) ?? '').length).toBeLessThan(90)
})
