// Puts the editor together: Milkdown's Markdown, our schema, keys, clipboard, history.
import { Editor, editorStateOptionsCtx, editorViewOptionsCtx, parserCtx, rootCtx, schemaCtx } from '@milkdown/kit/core'
import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  codeBlockAttr,
  docSchema,
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  headingAttr,
  headingIdGenerator,
  hrAttr,
  hrSchema,
  htmlAttr,
  htmlSchema,
  imageAttr,
  inlineCodeAttr,
  inlineCodeSchema,
  inlineNodesCursorPlugin,
  inputRules,
  linkAttr,
  listItemAttr,
  markInputRules,
  orderedListAttr,
  paragraphAttr,
  remarkInlineLinkPlugin,
  remarkLineBreak,
  remarkMarker,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/kit/preset/commonmark'
import { remarkGFMPlugin, strikethroughAttr, strikethroughInputRule, wrapInTaskListInputRule } from '@milkdown/kit/preset/gfm'
import { dropCursor } from '@milkdown/kit/prose/dropcursor'
import { gapCursor } from '@milkdown/kit/prose/gapcursor'
import { history } from '@milkdown/kit/prose/history'
import type { Schema } from '@milkdown/kit/prose/model'
import type { Plugin, Transaction } from '@milkdown/kit/prose/state'
import type { DirectEditorProps, EditorView } from '@milkdown/kit/prose/view'
import type { Parser } from '@milkdown/kit/transformer'
import { $prose } from '@milkdown/kit/utils'
import { parseHtml } from './editor-html.ts'
import { editorMarks } from './editor-marks.ts'
import { editorNodes } from './editor-nodes.ts'
import { editorTables } from './editor-tables.ts'
import { markdownAsText } from './markdown-text.ts'

/** Edits within this time are undone together, in milliseconds (COMMENT-19). */
export const UNDO_GROUP_MS = 1_000
/** Most undo entries kept (COMMENT-19). */
export const UNDO_ENTRIES = 100
/** prosemirror-history lets its list grow by this many before it cuts it to its depth. */
const HISTORY_OVERFLOW = 20

const attributes = [
  ...[paragraphAttr, headingIdGenerator, headingAttr, hardbreakAttr, blockquoteAttr, codeBlockAttr, hrAttr, imageAttr, bulletListAttr],
  ...[orderedListAttr, listItemAttr, emphasisAttr, strongAttr, inlineCodeAttr, linkAttr, htmlAttr, strikethroughAttr],
]
const [paragraphs, rest] = [editorNodes.slice(0, 2), editorNodes.slice(2)]
const nodes = [docSchema, ...paragraphs, ...rest, ...editorTables, blockquoteSchema, hrSchema, htmlSchema, textSchema].flat()
const marks = [editorMarks, emphasisSchema, strongSchema, inlineCodeSchema].flat()
const markdown = [remarkGFMPlugin, remarkInlineLinkPlugin, markdownAsText, remarkLineBreak, remarkMarker].flat()
const typing = [inputRules, markInputRules, strikethroughInputRule, wrapInTaskListInputRule, inlineNodesCursorPlugin].flat()

/** What one editor is made with. `plugins` come before those of Milkdown, so their keys win. */
export interface EditorParts {
  root: HTMLElement
  html: string
  view: Pick<DirectEditorProps, 'attributes' | 'editable' | 'nodeViews'>
  dispatch: (view: EditorView, transaction: Transaction) => void
  plugins: (schema: Schema, parse: Parser) => readonly Plugin[]
}

/** What covers the text while it scrolls: the toolbar above, on some screens buttons below. The caret is kept clear of both. */
const covered = { top: 56, right: 5, bottom: 56, left: 5 }

/** A Milkdown editor, not created yet: `create()` it, `destroy()` it. */
export function buildEditor({ root, html, view, dispatch, plugins }: EditorParts): Editor {
  return Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root)
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        scrollThreshold: covered,
        scrollMargin: covered,
        ...view,
        dispatchTransaction(this: EditorView, transaction: Transaction) {
          dispatch(this, transaction)
        },
      }))
      ctx.set(editorStateOptionsCtx, (options) => {
        const schema = ctx.get(schemaCtx)
        const parse: Parser = (text) => ctx.get(parserCtx)(text)
        return { ...options, doc: parseHtml(schema, html), plugins: [...plugins(schema, parse), ...(options.plugins ?? [])] }
      })
    })
    .use([...attributes.flat(), ...nodes, ...marks, ...markdown, ...typing])
    .use($prose(() => history({ depth: UNDO_ENTRIES - HISTORY_OVERFLOW, newGroupDelay: UNDO_GROUP_MS })))
    .use($prose(() => dropCursor({ color: 'currentColor', width: 2 })))
    .use($prose(() => gapCursor()))
}
