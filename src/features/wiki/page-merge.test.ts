// Texts of two people are put together by blocks, and links outlive the editor.
import { expect, test } from 'vitest'
import { forEditor, fromEditor } from './editor-links.ts'
import { chosenText, mergeBlocks } from './page-merge.ts'

const BASE = '<h2>Plan</h2><p>one</p><p>two</p><p>three</p>'

test('WIKI-06 two people who edit two paragraphs lose nothing: both texts are there', () => {
  const parts = mergeBlocks(BASE.replace('one', 'one, mine'), BASE, BASE.replace('three', 'three, theirs'))
  expect(parts.every(({ kind }) => kind === 'settled')).toBe(true)
  expect(chosenText(parts, [])).toBe('<h2>Plan</h2><p>one, mine</p><p>two</p><p>three, theirs</p>')
})

test('WIKI-06 of the same paragraph both are offered, and nothing is settled before somebody chose', () => {
  const parts = mergeBlocks(BASE.replace('two', 'mine'), BASE, BASE.replace('two', 'theirs'))
  expect(parts.filter(({ kind }) => kind === 'clash')).toEqual([{ kind: 'clash', mine: ['<p>mine</p>'], theirs: ['<p>theirs</p>'] }])
  expect(chosenText(parts, [])).toBe(null)
  expect(chosenText(parts, ['mine'])).toBe(BASE.replace('two', 'mine'))
  expect(chosenText(parts, ['theirs'])).toBe(BASE.replace('two', 'theirs'))
  expect(chosenText(parts, ['both'])).toBe(BASE.replace('<p>two</p>', '<p>mine</p><p>theirs</p>'))
})

test('WIKI-11 links to pages and tasks come out of the editor as they went in, whatever it writes around them', () => {
  const id = '0b8e8e3c-5b1a-4c54-9a5e-0d5d3f1f2a11'
  const html = `<p><a data-page="${id}">Plan</a> and <a data-task="${id}">WEB-1</a> and <a href="https://example.com">out</a></p>`
  expect(fromEditor(forEditor(html))).toBe(html)
  const written = forEditor(html).replaceAll('<a href', '<a target="_blank" rel="noopener" href')
  expect(fromEditor(written)).toContain(`<a data-page="${id}">Plan</a>`)
})
