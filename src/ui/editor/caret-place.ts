// Where a click on a text that is read would put the cursor, in words that the editor of the same text understands.

/** A place in a text. */
export interface CaretPlace {
  /** Which of the blocks at the top of the text, from 0. */
  block: number
  /** How many characters of the block stand before it. */
  offset: number
  /** True where it begins a line of the block: behind what ends the line before there would be the same number. */
  begins: boolean
}

const LINES = 'p, li, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6'
/** What is written for those who do not see the box of a line, and is not in the text. */
const SAID = 'li[data-item-type="task"] > span:first-child'

/** The place below a point of the window; null where there is no text of `text`, whose children are the blocks. */
export function caretPlaceAt(text: Element, { clientX, clientY }: { clientX: number; clientY: number }): CaretPlace | null {
  const point = pointIn(clientX, clientY)
  if (point === null || !text.contains(point.node) || point.node === text) return null
  return caretPlaceIn(text, point)
}

/** The place of a position in the elements. */
export function caretPlaceIn(text: Element, { node, offset }: { node: Node; offset: number }): CaretPlace {
  const blocks = [...text.children]
  const block = blocks.findIndex((one) => one.contains(node))
  const element = node instanceof Element ? node : node.parentElement
  const line = element?.closest(LINES) ?? blocks[block] ?? text
  const before = (from: Node) => {
    const range = document.createRange()
    range.setStart(from, 0)
    range.setEnd(node, offset)
    const part = range.cloneContents()
    for (const said of part.querySelectorAll(SAID)) said.remove()
    return part.textContent?.length ?? 0
  }
  const count = before(blocks[block] ?? text)
  return { block: Math.max(0, block), offset: count, begins: text.contains(line) && before(line) === 0 }
}

function pointIn(x: number, y: number): { node: Node; offset: number } | null {
  // Older browsers have the second one alone, and some neither.
  const { caretPositionFromPoint, caretRangeFromPoint } = document as Partial<Document>
  const position = caretPositionFromPoint?.call(document, x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = caretRangeFromPoint?.call(document, x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
