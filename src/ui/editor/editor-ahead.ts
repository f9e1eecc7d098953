// The selection goes along: from the plain field that stood in for the editor, and into a text that comes from elsewhere.
import type { Node } from '@milkdown/kit/prose/model'
import { type EditorState, Selection, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'

/** The plain field that stands in for the editor. */
export type StandIn = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/** Types its text at the end, every line a paragraph, and selects there what is selected in it. */
export function typeOn(view: EditorView, { value, selectionStart, selectionEnd, selectionDirection }: StandIn): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
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
  const place = (wanted: number) => {
    const line = lines.findLast((one) => one.offset <= wanted)
    return line ? doc.resolve(line.at + wanted - line.offset) : selection.$from
  }
  const ends = [place(selectionStart), place(selectionEnd)] as const
  const [anchor, head] = selectionDirection === 'backward' ? [ends[1], ends[0]] : ends
  view.dispatch(view.state.tr.setSelection(TextSelection.between(anchor, head)))
}

/** The selection in a text that takes the place of this one, as far from its end: what comes back is put before what is being typed. */
export function fromEnd({ doc: before, selection }: EditorState, doc: Node): Selection {
  const place = (at: number) => doc.resolve(Math.max(0, doc.content.size - (before.content.size - at)))
  return TextSelection.between(place(selection.anchor), place(selection.head))
}
