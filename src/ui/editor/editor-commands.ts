// What the buttons and keys of the editor do.
import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands'
import type { MarkType, Node, NodeType, Schema } from '@milkdown/kit/prose/model'
import { liftListItem, sinkListItem, wrapInList } from '@milkdown/kit/prose/schema-list'
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from '@milkdown/kit/prose/state'
import { liftTarget } from '@milkdown/kit/prose/transform'
import { DEEPEST_INDENT } from '#src/ui/text/quill-html.ts'

/** The node type of that name; throws where the schema has none, which is a mistake in this folder. */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (!type) throw new Error(`The editor knows no node ${name}`)
  return type
}

/** The mark type of that name; throws as `nodeType` does. */
export function markType(schema: Schema, name: string): MarkType {
  const type = schema.marks[name]
  if (!type) throw new Error(`The editor knows no mark ${name}`)
  return type
}

/** Marks the selection or takes the mark away. */
export function toggleStyle(name: string): Command {
  return (state, dispatch, view) => toggleMark(markType(state.schema, name))(state, dispatch, view)
}

/** True where all of the selection, or what is typed next, has the mark. */
export function hasStyle(state: EditorState, name: string): boolean {
  const type = markType(state.schema, name)
  const { from, to, empty, $from } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

/** The nearest block of that type around the selection, with its position; null when there is none. */
export function blockAround(state: EditorState, names: readonly string[]): { node: Node; pos: number; depth: number } | null {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { node, pos: $from.before(depth), depth }
  }
  return null
}

const lists = ['bullet_list', 'ordered_list']

/** Makes a list of the lines, another kind of the list they are in, or lines of the items. */
export function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch, view) => {
    const type = nodeType(state.schema, name)
    const around = blockAround(state, lists)
    if (!around) return wrapInList(type)(state, dispatch, view)
    if (around.node.type === type) return liftListItem(nodeType(state.schema, 'list_item'))(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(around.pos, type))
    return true
  }
}

/** Quotes the lines, or ends the quote. */
export const toggleQuote: Command = (state, dispatch, view) =>
  blockAround(state, ['blockquote']) ? lift(state, dispatch, view) : wrapIn(nodeType(state.schema, 'blockquote'))(state, dispatch, view)

/** Makes one code block of the lines, or lines of the block. */
export const toggleCode: Command = (state, dispatch, view) => {
  const block = blockAround(state, ['code_block'])
  if (!block) return codeOfLines(state, dispatch, view)
  const paragraph = nodeType(state.schema, 'paragraph')
  const lines = block.node.textContent.split('\n').map((line) => paragraph.create(null, line === '' ? null : state.schema.text(line)))
  dispatch?.(state.tr.replaceWith(block.pos, block.pos + block.node.nodeSize, lines).scrollIntoView())
  return true
}

const codeOfLines: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection
  const type = nodeType(state.schema, 'code_block')
  const range = $from.blockRange($to)
  const flat = range && range.endIndex - range.startIndex > 1 && range.parent.canReplaceWith(range.startIndex, range.endIndex, type)
  if (!range || !flat) return setBlockType(type)(state, dispatch, view)
  const text = state.doc.textBetween(range.start, range.end, '\n', '\n')
  dispatch?.(state.tr.replaceWith(range.start, range.end, type.create(null, text === '' ? null : state.schema.text(text))).scrollIntoView())
  return true
}

/** Plain lines of plain text: no marks, no lists, no quotes, no headings. */
export const clearFormat: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  const { tr } = state
  const paragraph = nodeType(state.schema, 'paragraph')
  tr.removeMark(from, to)
  if (empty) tr.setStoredMarks([])
  const blocks: number[] = []
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) blocks.push(pos)
    return !node.isTextblock
  })
  for (const pos of blocks.reverse()) {
    if (tr.doc.nodeAt(pos)?.type !== paragraph || tr.doc.nodeAt(pos)?.attrs.indent > 0)
      tr.setBlockType(pos + 1, pos + 1, paragraph, { indent: 0 })
    liftOut(tr, pos + 1)
  }
  if (empty) tr.setStoredMarks([])
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Lifts the block around `inside` as far out as its surroundings allow; a table cell holds it. */
function liftOut(tr: Transaction, inside: number): void {
  for (let at = inside; ; ) {
    const range = tr.doc.resolve(at).blockRange()
    const target = range && liftTarget(range)
    if (!range || target === null) return
    const before = tr.mapping.maps.length
    tr.lift(range, target)
    at = tr.mapping.slice(before).map(at)
  }
}

/** `by` +1 or -1: list items go a level down or up, other lines are indented 0–8 (COMMENT-21). */
export function indent(by: 1 | -1): Command {
  return (state, dispatch, view) => {
    const item = nodeType(state.schema, 'list_item')
    const listed = blockAround(state, ['list_item'])
    if (listed) {
      if (by < 0) return liftListItem(item)(state, dispatch, view)
      return listDepth(state) <= DEEPEST_INDENT && sinkListItem(item)(state, dispatch, view)
    }
    const { tr } = state
    const { from, to } = state.selection
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (typeof node.attrs.indent !== 'number') return
      const next = Math.min(DEEPEST_INDENT, Math.max(0, node.attrs.indent + by))
      if (next !== node.attrs.indent) tr.setNodeMarkup(pos, undefined, { ...node.attrs, indent: next })
    })
    if (!tr.docChanged) return false
    dispatch?.(tr)
    return true
  }
}

function listDepth(state: EditorState): number {
  const { $from } = state.selection
  let depth = 0
  for (let at = $from.depth; at > 0; at--) if ($from.node(at).type.name === 'list_item') depth++
  return depth
}

const sizes = ['small', null, 'large', 'huge'] as const

/** `by` +1 or -1: small, normal, large, huge (COMMENT-21). */
export function resize(by: 1 | -1): Command {
  return (state, dispatch) => {
    const type = markType(state.schema, 'size')
    const { from, to, empty, $from } = state.selection
    const marks = empty ? (state.storedMarks ?? $from.marks()) : marksIn(state)
    const now = sizes.findIndex((size) => size === (type.isInSet(marks)?.attrs.size ?? null))
    const next = sizes[Math.min(sizes.length - 1, Math.max(0, now + by))] ?? null
    const { tr } = state
    if (empty) {
      if (next === null) tr.removeStoredMark(type)
      else tr.addStoredMark(type.create({ size: next }))
    } else {
      tr.removeMark(from, to, type)
      if (next !== null) tr.addMark(from, to, type.create({ size: next }))
    }
    dispatch?.(tr)
    return true
  }
}

function marksIn(state: EditorState) {
  const { from, to } = state.selection
  let found: Node['marks'] = []
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText && found.length === 0) found = node.marks
  })
  return found
}

/** All of the text as a run of text, so that buttons work on it as on any other selection. */
export const selectText: Command = (state, dispatch) => {
  const [start, end] = [Selection.atStart(state.doc), Selection.atEnd(state.doc)]
  dispatch?.(state.tr.setSelection(TextSelection.between(start.$from, end.$to)))
  return true
}

/** From the end of the last code block or table, a new line below it: there is no other way out. */
export const leaveLastBlock: Command = (state, dispatch) => {
  const { $head, empty } = state.selection
  const last = state.doc.lastChild
  if (!empty || !last || !['code_block', 'table', 'blockquote'].includes(last.type.name)) return false
  if ($head.pos < state.doc.content.size - ($head.depth + 1)) return false
  const paragraph = nodeType(state.schema, 'paragraph').create()
  const tr = state.tr.insert(state.doc.content.size, paragraph)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.doc.content.size - 1))).scrollIntoView())
  return true
}
