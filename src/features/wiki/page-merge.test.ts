// Texts of two people are put together by blocks.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenText, mergeBlocks } from './page-merge.ts'

const BASE = '<h2>Plan</h2><p>one</p><p>two</p><p>three</p>'

test('WIKI-06 two people who edit two paragraphs lose nothing: both texts are there', () => {
  const parts = mergeBlocks(BASE.replace('one', 'one, mine'), BASE, BASE.replace('three', 'three, theirs'))
  expect(parts.every(({ kind }) => kind === 'settled')).toBe(true)
  expect(chosenText(parts, [])).toBe('<h2>Plan</h2><p>one, mine</p><p>two</p><p>three, theirs</p>')
})

test('WIKI-06 neighbors that one each changed are no clash, nor are spaces that an editor writes otherwise', () => {
  const parts = mergeBlocks(BASE.replace('one', 'one, mine'), BASE, BASE.replace('two', 'two, theirs'))
  expect(parts).toEqual([{ kind: 'settled', blocks: ['<h2>Plan</h2>', '<p>one, mine</p>', '<p>two, theirs</p>', '<p>three</p>'] }])
  const spaced = '<p>See <a data-page="p">Launch</a>  and more </p>'
  const rewritten = '<p>See <a data-page="p">Launch</a> &nbsp;and more</p>'
  const other = mergeBlocks(`<p>mine</p>${rewritten}`, `<p>one</p>${spaced}`, `<p>one</p>${spaced}<p>theirs</p>`)
  expect(chosenText(other, [])).toBe(`<p>mine</p>${spaced}<p>theirs</p>`)
  expect(mergeBlocks('<pre>a  b</pre>', '<pre>a b</pre>', '<pre>a c</pre>').map(({ kind }) => kind)).toEqual(['clash'])
})

test('WIKI-06 of the same paragraph both are offered, and nothing is settled before somebody chose', () => {
  const parts = mergeBlocks(BASE.replace('two', 'mine'), BASE, BASE.replace('two', 'theirs'))
  expect(parts.filter(({ kind }) => kind === 'clash')).toEqual([{ kind: 'clash', mine: ['<p>mine</p>'], theirs: ['<p>theirs</p>'] }])
  expect(chosenText(parts, [])).toBe(null)
  expect(chosenText(parts, ['mine'])).toBe(BASE.replace('two', 'mine'))
  expect(chosenText(parts, ['theirs'])).toBe(BASE.replace('two', 'theirs'))
  expect(chosenText(parts, ['both'])).toBe(BASE.replace('<p>two</p>', '<p>mine</p><p>theirs</p>'))
})

const block = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').map((word) => `<p>${word}</p>`)
const text = fc.array(block, { maxLength: 8 })

test('WIKI-06 two people publishing one page lose no block: whatever each wrote anew is there, and what nobody touched stays', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const both = (blocks: string[], who: string) => blocks.map((one) => (base.includes(one) ? one : one.replace('<p>', `<p>${who} `)))
      const [own, other] = [both(mine, 'mine'), both(theirs, 'theirs')]
      const parts = mergeBlocks(own.join(''), base.join(''), other.join(''))
      const clashes = parts.filter(({ kind }) => kind === 'clash').length
      const merged =
        chosenText(
          parts,
          Array.from({ length: clashes }, () => 'both' as const),
        ) ?? ''
      for (const one of [...own, ...other].filter((block) => !base.includes(block))) expect(merged).toContain(one)
      const kept = base.filter((one) => own.includes(one) && other.includes(one))
      if (base.join('') === own.join('')) expect(merged).toBe(other.join(''))
      if (base.join('') === other.join('')) expect(merged).toBe(own.join(''))
      expect(kept.every((one) => own.join('') !== base.join('') || merged.includes(one))).toBe(true)
    }),
    { numRuns: 400 },
  )
})
