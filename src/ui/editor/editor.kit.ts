// Makes an editor for tests, without React. Test code only.
import { editorViewCtx, parserCtx, schemaCtx } from '@milkdown/kit/core'
import type { Schema } from '@milkdown/kit/prose/model'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { Parser } from '@milkdown/kit/transformer'
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

/** A created editor with the HTML in it. */
export async function testEditor(html = '', names: NameSources['names'] = () => undefined): Promise<TestEditor> {
  const root = document.createElement('div')
  document.body.append(root)
  const store = createEditorStore()
  const editor = await buildEditor({
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
  }).create()
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
