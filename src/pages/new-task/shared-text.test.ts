// What apps share, and the task that it becomes.
import { expect, test } from 'vitest'
import { sharedOf } from './shared-text.ts'

const of = (given: Record<string, string>) => sharedOf(new URLSearchParams(given))

test('where you point 10: title, text and link become a title and a description whose links can be followed', () => {
  expect(of({ title: 'Pricing page', text: 'Look at <this>', url: 'https://example.com/a?b=1&c=2' })).toEqual({
    title: 'Pricing page',
    description: '<p>Look at &lt;this&gt;</p><p><a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a></p>',
  })
})

test('where you point 10: a text alone gives its first line as the title; nothing stands twice', () => {
  expect(of({ text: 'Call the printer\n\nabout the second run' })).toEqual({
    title: 'Call the printer',
    description: '<p>about the second run</p>',
  })
  expect(of({ title: 'Call  the\nprinter', text: 'Call the printer' })).toEqual({ title: 'Call the printer', description: '' })
  expect(of({ title: 'News', text: 'Read https://example.com/x.', url: 'https://example.com/x' }).description).toBe(
    '<p>Read <a href="https://example.com/x">https://example.com/x</a>.</p>',
  )
})

test('where you point 10: a link alone is the title and stays a link; no other scheme becomes one', () => {
  const link = '<p><a href="https://example.com">https://example.com</a></p>'
  expect(of({ url: 'https://example.com' })).toEqual({ title: 'https://example.com', description: link })
  expect(of({ title: 'x', text: 'javascript:alert(1)' }).description).toBe('<p>javascript:alert(1)</p>')
  expect(of({ title: 'x', url: 'javascript:alert(1)' }).description).toBe('<p>javascript:alert(1)</p>')
})

test('where you point 10: of what is too long for a title nothing is lost', () => {
  const long = `${'long '.repeat(150)}end`
  for (const given of [{ title: long }, { text: long }]) {
    const { title, description } = of(given)
    expect(title.length).toBeLessThanOrEqual(500)
    expect(description).toBe(`<p>${long}</p>`)
  }
})

test('where you point 10: nothing shared is nothing', () => {
  expect(of({})).toEqual({ title: '', description: '' })
})
