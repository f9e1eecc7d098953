// The selection goes along: from the plain field that stood in for the editor, from the text that was read, and into one that comes from elsewhere.
import type { Node } from '@milkdown/kit/prose/model'
import { type EditorState, Selection, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { CaretPlace } from './caret-place.ts'

/** The plain field that stands in for the editor. */
export type StandIn = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/** Types its text at the end, or at `place`, every line a paragraph, and selects there what is selected in it. */
export function typeOn(view: EditorView, field: StandIn, place: CaretPlace | null = null): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  if (place) caretAt(view, place)
  else view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  const lines: { offset: number; at: number }[] = []
  let offset = 0
  for (const [nth, line] of value.split('\n').entries()) {
    const { tr } = view.state
    if (nth > 0) tr.split(tr.selection.from)
    lines.push({ offset, at: tr.selection.from })
    if (line !== '') tr.insertText(line)
    view.dispatch(tr)
    offset += line.length + 1
  }
  const { doc, selection } = view.state
  const placeOf = (wanted: number) => {
    const line = lines.findLast((one) => one.offset <= wanted)
    return line ? doc.resolve(line.at + wanted - line.offset) : selection.$from
  }
  const ends = [placeOf(selectionStart), placeOf(selectionEnd)] as const
  const [anchor, head] = selectionDirection === 'backward' ? [ends[1], ends[0]] : ends
  view.dispatch(view.state.tr.setSelection(TextSelection.between(anchor, head)))
}

/** The selection in a text that takes the place of this one, as far from its end: what comes back is put before what is being typed. */
export function fromEnd({ doc: before, selection }: EditorState, doc: Node): Selection {
  const place = (at: number) => doc.resolve(Math.max(0, doc.content.size - (before.content.size - at)))
  return TextSelection.between(place(selection.anchor), place(selection.head))
}

/** Puts the cursor where it was meant in the same text while that was read; near there where the texts differ. */
export function caretAt(view: EditorView, { block, offset, begins }: CaretPlace): void {
  const { doc, tr } = view.state
  const nth = doc.maybeChild(Math.min(block, doc.childCount - 1))
  if (!nth) return
  let start = 1
  for (let at = 0; at < Math.min(block, doc.childCount - 1); at += 1) start += doc.child(at).nodeSize
  let left = offset
  let found: number | null = null
  let last = start
  nth.descendants((node, at) => {
    if (found !== null || !node.isText) return found === null
    const { length } = node.text ?? ''
    if (left < length || (left === length && !begins)) found = start + at + left
    else [left, last] = [left - length, start + at + length]
    return false
  })
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(Math.min(found ?? last, doc.content.size)))))
}
