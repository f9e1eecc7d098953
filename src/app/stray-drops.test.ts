// Files dropped beside every drop zone.
import { expect, test } from 'vitest'
import { swallowStrayDrops } from './stray-drops.ts'

/** What became of dragging over an element and dropping on it. */
function dropOn(markup: string, type = 'Files', taken = false) {
  const page = document.createElement('div')
  page.innerHTML = markup
  swallowStrayDrops(page)
  const target = page.firstElementChild as Element
  return (['dragover', 'drop'] as const).map((name) => {
    const event = new Event(name, { bubbles: true, cancelable: true })
    const dataTransfer = { types: [type], dropEffect: 'copy' }
    Object.assign(event, { dataTransfer })
    if (taken) target.addEventListener(name, (one) => one.preventDefault(), { once: true })
    target.dispatchEvent(event)
    return `${event.defaultPrevented ? 'kept' : 'left to the browser'}, ${dataTransfer.dropEffect}`
  })
}

test.each(['<p>text</p>', '<textarea></textarea>', '<input type="text">', '<input type="file" disabled>'])(
  'a file dropped on %s does not replace the page',
  (markup) => expect(dropOn(markup)).toEqual(['kept, none', 'kept, none']),
)

test('a place that takes files takes them, a file input too, and what is no file is no business of it', () => {
  expect(dropOn('<div></div>', 'Files', true)).toEqual(['kept, copy', 'kept, copy'])
  expect(dropOn('<input type="file">')).toEqual(['left to the browser, copy', 'left to the browser, copy'])
  expect(dropOn('<p></p>', 'text/plain')).toEqual(['left to the browser, copy', 'left to the browser, copy'])
})
