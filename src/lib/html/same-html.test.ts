// When two pieces of HTML are the same text.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isSameHtml } from './same-html.ts'

test('quotes, closed tags, entities and space between blocks make no difference', () => {
  expect(isSameHtml("<p class='a'>One &amp; two<br></p>\n<hr/>", '<p class="a">One &#38; two<br /></p><hr>')).toBe(true)
})

test('other words, other marks and other pictures do', () => {
  expect(isSameHtml('<p>One</p>', '<p>Two</p>')).toBe(false)
  expect(isSameHtml('<p>One</p>', '<p><strong>One</strong></p>')).toBe(false)
  expect(isSameHtml('<img src="/a.png">', '<img src="/b.png">')).toBe(false)
})
