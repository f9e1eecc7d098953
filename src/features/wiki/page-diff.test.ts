// What differs between two texts: found by blocks and words, counted, and whole whatever is in them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { treeOf } from './diff-tree.ts'
import { diffPages } from './page-diff.ts'

const diff = (before: string, after: string) => diffPages(treeOf(before), treeOf(after))
const plain = (html: string, without: 'ins' | 'del') => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const marked of body.querySelectorAll(`${without}[data-change]`)) marked.remove()
  return body.textContent ?? ''
}

test('WIKI-09 words inside a changed block are marked, what stays is not', () => {
  expect(diff('<p>Keep</p><p>We ship on Monday, early.</p>', '<p>Keep</p><p>We ship on Friday, early.</p>')).toEqual({
    html: '<p>Keep</p><div data-change="1"><p>We ship on <del data-change>Monday</del><ins data-change>Friday</ins>, early.</p></div>',
    changes: 1,
    wordsAdded: 1,
    wordsRemoved: 1,
    isCoarse: false,
  })
})

test('WIKI-09 words that follow each other are one change; spaces between them belong to it', () => {
  expect(diff('<p>a one two b</p>', '<p>a three four b</p>').html).toBe(
    '<div data-change="1"><p>a <del data-change>one two</del><ins data-change>three four</ins> b</p></div>',
  )
})

test('WIKI-09 blocks that are new or gone are marked whole, each place is one change', () => {
  const { html, changes, wordsAdded, wordsRemoved } = diff(
    '<h2>Top</h2><p>Old text here</p><p>Stays</p>',
    '<h2>Top</h2><p>Stays</p><ul><li>New</li></ul>',
  )
  expect(html).toBe(
    '<h2>Top</h2><div data-change="1"><p><del data-change>Old text here</del></p></div><p>Stays</p><div data-change="2"><ul><li><ins data-change>New</ins></li></ul></div>',
  )
  expect([changes, wordsAdded, wordsRemoved]).toEqual([2, 1, 3])
})

test('WIKI-09 lists and tables are compared by their lines and cells', () => {
  expect(
    diff('<ul><li><p>One</p></li><li><p>Two</p></li></ul>', '<ul><li><p>One</p></li><li><p>Two and more</p></li><li><p>Three</p></li></ul>')
      .html,
  ).toBe(
    '<div data-change="1"><ul><li><p>One</p></li><li><p>Two<ins data-change> and more</ins></p></li><li><p><ins data-change>Three</ins></p></li></ul></div>',
  )
  const table = (cell: string) => `<table><tbody><tr><td>Name</td><td>${cell}</td></tr></tbody></table>`
  expect(diff(table('old'), table('new')).html).toContain('<td>Name</td><td><del data-change>old</del><ins data-change>new</ins></td>')
})

test('WIKI-09 another style or level is a change without words; another picture is one', () => {
  expect(diff('<p>Plain words</p>', '<p>Plain <strong>words</strong></p>')).toMatchObject({ changes: 1, wordsAdded: 0, wordsRemoved: 0 })
  expect(diff('<h2>Title</h2>', '<h3>Title</h3>')).toMatchObject({ html: '<div data-change="1"><h3>Title</h3></div>', wordsAdded: 0 })
  expect(diff('<p>See</p>', '<p>See<img src="x.png" alt=""></p>').html).toContain('<ins data-change><img src="x.png" alt=""></ins>')
})

test('WIKI-09 without time for words changed blocks are shown whole; nothing is dropped', () => {
  let time = 0
  const slow = () => {
    time += 3_000
    return time
  }
  const { html, isCoarse } = diffPages(treeOf('<p>one two three</p>'), treeOf('<p>one two four</p>'), slow)
  expect(isCoarse).toBe(true)
  expect([plain(html, 'ins'), plain(html, 'del')]).toEqual(['one two three', 'one two four'])
})

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'a < b', 'R&D', 'déjà')
const inline = fc
  .array(
    fc.oneof(
      word,
      word.map((one) => `${one}!`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((words) => words.map((one) => one.replace('&', '&amp;').replace('<', '&lt;')).join(' '))
const styled = fc.tuple(inline, fc.constantFrom('', 'strong', 'em')).map(([text, tag]) => (tag === '' ? text : `<${tag}>${text}</${tag}>`))
const block = fc.oneof(
  styled.map((text) => `<p>${text}</p>`),
  styled.map((text) => `<h2>${text}</h2>`),
  fc.array(styled, { minLength: 1, maxLength: 3 }).map((lines) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`),
)
const page = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join(''))

test('WIKI-09 without what was inserted it is the first text, without what was deleted the second', () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      const { html, changes, wordsAdded, wordsRemoved } = diff(before, after)
      const text = (source: string) => new DOMParser().parseFromString(source, 'text/html').body.textContent ?? ''
      // Blocks of the first text that stand apart may come in another order of blocks, never with other words.
      const sorted = (whole: string) => [...whole.replace(/\s/g, '')].sort().join('')
      expect(sorted(plain(html, 'ins'))).toBe(sorted(text(before)))
      expect(plain(html, 'del')).toBe(text(after))
      if (before === after) expect([changes, wordsAdded, wordsRemoved]).toEqual([0, 0, 0])
    }),
    { numRuns: 150 },
  )
})
