// What a note is called and what is left of it without its first line.
import { expect, test } from 'vitest'
import { partPictures, pictureSizes, withoutTitle, wordsOf } from './note-text.ts'

const PIXEL = 'iVBORw0KGgo='

test('NOTE-01 the title is the first line that says something, the text all lines', () => {
  expect(wordsOf('<p></p><p>Call &amp; <strong>write</strong></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>')).toEqual({
    title: 'Call & write',
    text: 'Call & write\nOne\nTwo',
  })
  expect(wordsOf('<p>a<br>b</p>')).toEqual({ title: 'a', text: 'a\nb' })
  expect(wordsOf('')).toEqual({ title: '', text: '' })
  expect(wordsOf(`<p>${'x'.repeat(300)}</p>`).title).toHaveLength(200)
})

test('NOTE-07 the rest is what stands behind the first line, and nothing is lost', () => {
  expect(withoutTitle('<p>Title</p><p>Rest</p>')).toBe('<p>Rest</p>')
  expect(withoutTitle('<h2>Title</h2>')).toBe('')
  expect(withoutTitle('<p>Title<br>and more</p><p>Rest</p>')).toBe('<p>and more</p><p>Rest</p>')
  for (const whole of [
    '<ul><li><p>One</p></li></ul>',
    `<p>${'x'.repeat(300)}</p>`,
    '<p></p><p>Title</p>',
    '<p><strong>a<br>b</strong></p>',
  ])
    expect(withoutTitle(whole)).toBe(whole)
})

test('NOTE-07 pictures are taken out of the text, with their bytes', () => {
  const html = `<p>A</p><p><img src="data:image/png;base64,${PIXEL}" alt="x" /></p><img src="https://example.com/a.png" />`
  const parted = partPictures(html)
  expect(parted.html).toBe('<p>A</p><p></p><img src="https://example.com/a.png" />')
  expect(parted.pictures).toEqual([{ kind: 'png', bytes: Buffer.from(PIXEL, 'base64') }])
  expect(pictureSizes(html)).toEqual([8])
})
