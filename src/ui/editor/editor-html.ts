// HTML into a document and a document into HTML: the form that is sent, stored and shown.
import { DOMSerializer, type Node, DOMParser as ProseParser, type Schema, type Slice } from '@milkdown/kit/prose/model'
import { inertDocument } from '#src/lib/html/trusted.ts'
import { fromQuill } from '#src/ui/text/quill-html.ts'

/** The HTML as an inert tree in the product's own form: nothing loads, nothing runs. */
export function inertBody(html: string): HTMLElement {
  const { body } = inertDocument(html)
  fromQuill(body)
  for (const pre of body.querySelectorAll('pre')) trimCode(pre)
  for (const br of body.querySelectorAll('br:only-child'))
    if (br.parentNode?.childNodes.length === 1 && isLine(br.parentElement)) br.remove()
  return body
}

/** `<br>` alone in it only gives it height. */
function isLine(parent: Element | null): boolean {
  return parent !== null && !inline.has(parent.localName)
}

/** A code block ends with a line end in HTML, not in the editor. */
function trimCode(pre: HTMLElement): void {
  const walker = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
  let last: globalThis.Node | null = null
  while (walker.nextNode()) last = walker.currentNode
  if (last?.textContent?.endsWith('\n')) last.textContent = last.textContent.slice(0, -1)
}

/** The document that the HTML says. What the schema cannot hold becomes its text. */
export function parseHtml(schema: Schema, html: string): Node {
  const once = parsed(schema, html)
  // Text that stood beside blocks became lines of its own, whose outer spaces HTML does not keep: what is written is what is meant.
  const twice = parsed(schema, htmlOf(once))
  return twice.eq(once) ? once : twice
}

function parsed(schema: Schema, html: string): Node {
  return ProseParser.fromSchema(schema).parse(inertBody(html))
}

/** The same for a piece that is pasted into a document. */
export function parsePiece(schema: Schema, body: HTMLElement): Slice {
  return ProseParser.fromSchema(schema).parseSlice(body)
}

/** The document as HTML; '' when there is nothing to read or look at (COMMENT-06, DESC-03). */
export function htmlOf(doc: Node): string {
  if (isBlank(doc)) return ''
  const inert = document.implementation.createHTMLDocument('')
  const root = inert.createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, root)
  for (const code of root.querySelectorAll('pre > code')) code.append('\n')
  for (const p of root.querySelectorAll('p')) tidyParagraph(p)
  keepSpaces(root)
  return root.innerHTML
}

/** True where there is neither text nor anything to look at. */
export function isBlank(doc: Node): boolean {
  if (doc.textContent.trim() !== '') return false
  let seen = false
  doc.descendants(({ type }) => {
    seen ||= ['image', 'hr', 'table', 'mention', 'reference'].includes(type.name)
    return !seen
  })
  return !seen
}

const boxes = new Set(['li', 'td', 'th', 'dt', 'dd', 'figcaption'])

/** `<li>text</li>` rather than `<li><p>text</p></li>`; an empty line keeps its height. */
function tidyParagraph(p: HTMLElement): void {
  const parent = p.parentElement
  const alone = parent?.children.length === 1
  if (p.childNodes.length === 0) p.append(p.ownerDocument.createElement('br'))
  if (!parent || !boxes.has(parent.localName) || p.attributes.length > 0) return
  if (parent.firstElementChild !== p || [...parent.children].some((child) => child !== p && child.localName === 'p')) return
  if (alone || p.textContent !== '') p.replaceWith(...p.childNodes)
}

const inline = new Set('a b strong em i u s del code span sub sup mark small ins'.split(' '))

/** Spaces that HTML would swallow, at the start of a line and after another space, are written as hard ones. */
function keepSpaces(root: HTMLElement): void {
  let before = ' '
  const visit = (node: globalThis.Node) => {
    if (node.nodeType === 3) {
      let text = ''
      for (const sign of node.textContent ?? '') {
        const written = sign === ' ' && before === ' ' ? '\u00a0' : sign
        text += written
        before = written
      }
      if (text !== node.textContent) node.textContent = text
      return
    }
    const name = node instanceof Element || node.nodeType === 1 ? (node as Element).localName : ''
    if (name === 'pre') {
      before = ' '
      return
    }
    if (name === 'img') before = ''
    else if (!inline.has(name)) before = ' '
    for (const child of node.childNodes) visit(child)
    if (name !== 'img' && !inline.has(name)) before = ' '
  }
  visit(root)
}
