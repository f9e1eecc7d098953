// Makes an editor for tests, without React. Test code only.
import { editorViewCtx, parserCtx, schemaCtx } from '@milkdown/kit/core'
import type { Schema } from '@milkdown/kit/prose/model'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { Parser } from '@milkdown/kit/transformer'
import { vi } from 'vitest'
import { codeHighlighting } from './code-highlighting.ts'
import { buildEditor } from './editor-core.ts'
import { htmlOf, parseHtml } from './editor-html.ts'
import { editorKeys } from './editor-keys.ts'
import type { NameSources } from './editor-offers.ts'
import { editorPaste } from './editor-paste.ts'
import { editorState } from './editor-state-plugin.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'

/** An editor and what a test asks of it. */
export interface TestEditor {
  view: EditorView
  schema: Schema
  parse: Parser
  store: EditorStore
  /** HTML → document → HTML. */
  through: (html: string) => string
  html: () => string
}

/**
 * Milkdown gives each step of a start three seconds, and lets these clocks run on when the step is done: into a file that comes later, or between two, where
 * there is no page. Stops those of a start that is over.
 */
async function withoutClocks<T>(start: () => Promise<T>): Promise<T> {
  const set = vi.spyOn(globalThis, 'setTimeout')
  try {
    return await start()
  } finally {
    for (const [at, [, ms = 0]] of set.mock.calls.entries()) if (ms >= 3_000) clearTimeout(set.mock.results[at]?.value)
    set.mockRestore()
  }
}

/** A created editor with the HTML in it. */
export async function testEditor(html = '', names: NameSources['names'] = () => undefined): Promise<TestEditor> {
  const root = document.createElement('div')
  document.body.append(root)
  const store = createEditorStore()
  const building = buildEditor({
    root,
    html,
    view: {},
    dispatch: (view, transaction) => view.updateState(view.state.apply(transaction)),
    plugins: (schema, parse) => [
      editorState(store, { people: () => [], names }),
      editorKeys({ submit: () => false, askLink: () => false }),
      editorPaste(schema, parse, { addPictures: () => undefined, refused: () => store.set({ problem: 'refused' }) }),
      codeHighlighting(),
    ],
  })
  const editor = await withoutClocks(() => building.create())
  const view = editor.ctx.get(editorViewCtx)
  const schema = editor.ctx.get(schemaCtx)
  return {
    view,
    schema,
    parse: editor.ctx.get(parserCtx),
    store,
    through: (text) => htmlOf(parseHtml(schema, text)),
    html: () => htmlOf(view.state.doc),
  }
}
