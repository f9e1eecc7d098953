// What was typed and selected before the editor was there.
import { EditorState } from '@milkdown/kit/prose/state'
import { expect, test } from 'vitest'
import { testEditor } from './editor.kit.ts'
import { fromEnd, typeOn } from './editor-ahead.ts'
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
