// What was typed and selected before the editor was there.
import { EditorState } from '@milkdown/kit/prose/state'
import { expect, test } from 'vitest'
import { caretPlaceIn } from './caret-place.ts'
import { testEditor } from './editor.kit.ts'
import { caretAt, fromEnd, typeOn } from './editor-ahead.ts'
import { parseHtml } from './editor-html.ts'

test.each([
  ['everything', '', 'ab\ncd', [0, 5], 'forward', '<p>x</p>'],
  ['everything typed onto a text', '<p>old</p>', 'new', [0, 3], 'forward', '<p>oldx</p>'],
  ['over a line end', '', 'ab\n\ncd', [1, 5], 'backward', '<p>axd</p>'],
  ['a caret in the middle', '', 'ab\ncd', [4, 4], 'none', '<p>ab</p><p>cxd</p>'],
  ['a caret behind a line end', '', 'ab\n', [3, 3], 'none', '<p>ab</p><p>x</p>'],
  ['nothing typed', '<p>old</p>', '', [0, 0], 'none', '<p>oldx</p>'],
] as const)('%s selected in the plain field is selected in the editor', async (_, html, value, [from, to], selectionDirection, after) => {
  const { view, html: now } = await testEditor(html)
  typeOn(view, { value, selectionStart: from, selectionEnd: to, selectionDirection })
  const { anchor, head } = view.state.selection
  expect(Math.sign(head - anchor)).toBe(from === to ? 0 : selectionDirection === 'backward' ? -1 : 1)
  view.dispatch(view.state.tr.insertText('x'))
  expect(now()).toBe(after)
})

test.each([
  ['what comes back stands before what is being typed', '<p>new</p>', '<p>back</p><p>new</p>', '<p>back</p><p>newx</p>'],
  ['the text was sent', '<p>sent</p>', '', '<p>x</p>'],
  ['the text becomes shorter', '<p>one</p><p>two</p>', '<p>o</p>', '<p>ox</p>'],
])('%s: the caret stays as far from the end', async (_, before, after, typed) => {
  const { view, schema, html } = await testEditor(before)
  typeOn(view, { value: '', selectionStart: 0, selectionEnd: 0, selectionDirection: 'none' })
  const doc = parseHtml(schema, after)
  view.updateState(EditorState.create({ doc, selection: fromEnd(view.state, doc), plugins: view.state.plugins }))
  view.dispatch(view.state.tr.insertText('x'))
  expect(html()).toBe(typed)
})

const LIST = '<h2>Head</h2><ul><li><p>one</p></li><li><p>t<strong>w</strong>o</p></li></ul><p>end</p>'
test.each([
  ['in a heading', 'Head', 2, 'Hexad'],
  ['behind a line of a list', 'one', 3, 'onex'],
  ['before the next line, which is as many characters on', 't', 0, 'xtwo'],
  ['inside of marks', 'w', 1, 'twxo'],
  ['in the last block', 'end', 1, 'exnd'],
])('WIKI-04 the cursor begins where the text was clicked: %s', async (_, says, offset, after) => {
  const read = document.createElement('div')
  read.innerHTML = LIST
  const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()?.textContent !== says);
  const { view, html } = await testEditor(LIST)
  caretAt(view, caretPlaceIn(read, { node: texts.currentNode, offset }))
  view.dispatch(view.state.tr.insertText('x'))
  expect(html().replace(/<\/?strong>/g, '')).toContain(`>${after}<`)
})

test('WIKI-04 what was typed before the editor was there is typed where the text was clicked', async () => {
  const { view, html } = await testEditor('<p>one</p><p>two</p>')
  typeOn(view, { value: 'new ', selectionStart: 4, selectionEnd: 4, selectionDirection: 'none' }, { block: 0, offset: 0, begins: true })
  view.dispatch(view.state.tr.insertText('x'))
  expect(html()).toBe('<p>new xone</p><p>two</p>')
})

test('WIKI-04 a place that the text does not have is near its end', async () => {
  const { view, html } = await testEditor('<p>one</p>')
  caretAt(view, { block: 7, offset: 99, begins: false })
  view.dispatch(view.state.tr.insertText('x'))
  expect(html()).toBe('<p>onex</p>')
})

test('timers of an editor that is long gone find what they call where the page is gone as well', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'removeEventListener')
  expect(own).toBeDefined()
  Reflect.deleteProperty(globalThis, 'removeEventListener')
  try {
    expect(() => removeEventListener('x', () => undefined)).not.toThrow()
  } finally {
    Object.defineProperty(globalThis, 'removeEventListener', own ?? {})
  }
})
