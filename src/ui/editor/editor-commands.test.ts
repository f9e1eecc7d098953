// What the keys and buttons do to a text, without a browser.
import { undo, undoDepth } from '@milkdown/kit/prose/history'
import { type Command, EditorState, TextSelection } from '@milkdown/kit/prose/state'
import { beforeEach, expect, test, vi } from 'vitest'
import { HIGHLIGHT_MS } from './code-highlighting.ts'
import { type TestEditor, testEditor } from './editor.kit.ts'
import { indent, resize, selectText } from './editor-commands.ts'
import { htmlOf, parseHtml } from './editor-html.ts'
import { itemCommands } from './editor-keys.ts'
import { pressedItems } from './editor-state-plugin.ts'
import { toolbars } from './editor-toolbar.tsx'

let editor: TestEditor
beforeEach(async () => {
  editor = await testEditor()
})

/** Runs the commands on the whole text. */
function done(html: string, ...commands: (Command | undefined)[]): string {
  let state = EditorState.create({ doc: parseHtml(editor.schema, html) })
  for (const command of [selectText, ...commands])
    command?.(state, (tr) => {
      state = state.apply(tr)
    })
  return htmlOf(state.doc)
}

test('COMMENT-15 DESC-04 the toolbars hold exactly these items', () => {
  expect(toolbars.comment.flat()).toEqual([
    'bold',
    'italic',
    'underline',
    'strike',
    'quote',
    'code',
    'image',
    'link',
    'ordered',
    'bullet',
    'clean',
  ])
  expect(toolbars.description.flat()).toEqual(['bold', 'italic', 'underline', 'ordered', 'bullet', 'image', 'clean'])
})

test.each([
  ['bold', '<p><strong>a</strong></p>'],
  ['italic', '<p><em>a</em></p>'],
  ['underline', '<p><u>a</u></p>'],
  ['strike', '<p><s>a</s></p>'],
  ['quote', '<blockquote><p>a</p></blockquote>'],
  ['code', '<pre><code>a\n</code></pre>'],
  ['ordered', '<ol><li>a</li></ol>'],
  ['bullet', '<ul><li>a</li></ul>'],
] as const)('COMMENT-15 %s and back', (item, html) => {
  expect(done('<p>a</p>', itemCommands[item])).toBe(html)
  expect(done(html, itemCommands.clean)).toBe('<p>a</p>')
})

test('COMMENT-15 DESC-04 clearing makes plain lines of everything', () => {
  expect(
    done(
      '<h2>a <strong>b</strong></h2><ul><li>c<ul><li><u>d</u></li></ul></li></ul><blockquote><p class="ql-indent-2">e</p></blockquote><pre><code>f\n</code></pre>',
      itemCommands.clean,
    ),
  ).toBe('<p>a b</p><p>c</p><p>d</p><p>e</p><p>f</p>')
})

test('a list becomes the other kind, several lines one block of code and lines again', () => {
  expect(done('<ul><li>a</li></ul>', itemCommands.ordered)).toBe('<ol><li>a</li></ol>')
  expect(done('<p>a</p><p>b</p>', itemCommands.code)).toBe('<pre><code>a\nb\n</code></pre>')
})

test('COMMENT-21 lines are indented 0 to 8, list items nested, and no further', () => {
  expect(done('<p>a</p>', indent(1))).toBe('<p class="ql-indent-1">a</p>')
  expect(done('<p>a</p>', ...Array.from({ length: 12 }, () => indent(1)))).toBe('<p class="ql-indent-8">a</p>')
  expect(done('<p class="ql-indent-8">a</p>', ...Array.from({ length: 9 }, () => indent(-1)))).toBe('<p>a</p>')
  expect(done('<p class="ql-indent-9">a</p>')).toBe('<p>a</p>')
})

test('COMMENT-21 sizes are small, normal, large, huge', () => {
  expect(done('<p>a</p>', resize(-1))).toBe('<p><span class="ql-size-small">a</span></p>')
  expect(done('<p>a</p>', resize(1))).toBe('<p><span class="ql-size-large">a</span></p>')
  expect(done('<p>a</p>', resize(1), resize(1), resize(1))).toBe('<p><span class="ql-size-huge">a</span></p>')
  expect(done('<p>a</p>', resize(1), resize(-1))).toBe('<p>a</p>')
})

test('COMMENT-19 edits within 1000 ms are one entry, and at most 100 entries are kept', () => {
  const { view } = editor
  const type = (text: string, time: number) => {
    const tr = view.state.tr.insertText(text, view.state.doc.content.size - 1)
    view.dispatch(tr.setTime(time))
  }
  const start = Date.now()
  type('a', start)
  type('b', start + 999)
  expect(undoDepth(view.state)).toBe(1)
  type('c', start + 999 + 1_001)
  expect(undoDepth(view.state)).toBe(2)
  undo(view.state, view.dispatch)
  expect(editor.html()).toBe('<p>ab</p>')
  for (let at = 1; at <= 300; at++) {
    type('d', start + 10_000 + at * 2_000)
    expect(undoDepth(view.state)).toBeLessThanOrEqual(100)
  }
  expect(undoDepth(view.state)).toBeGreaterThanOrEqual(80)
})

test('COMMENT-20 colours follow 1000 ms after the last edit of the code', async () => {
  const { view } = await testEditor('<pre data-language="javascript"><code>const a\n</code></pre>')
  const words = () => [...view.dom.querySelectorAll('[data-code="keyword"]')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(words()).toEqual(['const']))
  vi.useFakeTimers()
  try {
    view.dispatch(view.state.tr.insertText('\nreturn', 8))
    await vi.advanceTimersByTimeAsync(HIGHLIGHT_MS - 1)
    expect(words()).toEqual(['const'])
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(() => expect(words()).toEqual(['const', 'return']))
  expect(HIGHLIGHT_MS).toBe(1_000)
})

test('the buttons of what is on at the caret are pressed', () => {
  const doc = parseHtml(editor.schema, '<blockquote><ul><li><strong>ab</strong></li></ul></blockquote>')
  const state = EditorState.create({ doc, selection: TextSelection.near(doc.resolve(5)) })
  expect([...pressedItems(state)].sort()).toEqual(['bold', 'bullet', 'quote'])
})
