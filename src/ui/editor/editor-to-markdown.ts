// Rich text as Markdown, by the editor that would show it.
import { editorViewCtx, serializerCtx } from '@milkdown/kit/core'
import { buildEditor } from './editor-core.ts'

/** The Markdown of HTML. Loads the editor; nothing is drawn. */
export async function markdownOf(html: string): Promise<string> {
  const editor = buildEditor({
    root: document.createElement('div'),
    html,
    view: {},
    dispatch: (view, transaction) => view.updateState(view.state.apply(transaction)),
    plugins: () => [],
  })
  await editor.create()
  try {
    return editor.action((ctx) => ctx.get(serializerCtx)(ctx.get(editorViewCtx).state.doc))
  } finally {
    await editor.destroy()
  }
}
