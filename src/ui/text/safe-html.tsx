// Shows HTML that people wrote: parsed, filtered by an allowlist and built anew as elements, never inserted as text.
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { inertDocument } from '#src/lib/html/trusted.ts'
import { BLANK_LINK, linkAddress } from '#src/lib/link-address.ts'
import { prose } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { languageOf } from './code-languages.ts'
import { HighlightedCode } from './highlighted-code.tsx'
import { fromQuill, indentOf, sizeOf } from './quill-html.ts'
import { RemotePicture } from './remote-picture.tsx'
import { remoteHostOf } from './remote-pictures.ts'
import { WideTable } from './wide-table.tsx'

const kept = new Set(
  'p br hr strong b em i u s del ins sub sup mark small code pre blockquote ul ol li h1 h2 h3 h4 h5 h6 a img table thead tbody tr th td span div figure figcaption input label'.split(
    ' ',
  ),
)
/** Their content is no text for people. */
const dropped = new Set(
  'script style template noscript iframe object embed svg math form select option textarea button title head meta link base audio video canvas'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr', 'input'])
const deepest = 40

/** The HTML as elements. Its headings begin at level 2 and leave none out: they stand under the title of what they describe. */
export function elementsOf(html: string, link?: DrawLink): ReactNode[] {
  const { body } = inertDocument(html)
  fromQuill(body)
  const used = [...new Set([...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName))].sort()
  const headings = new Map(used.map((name, at) => [name, `h${Math.min(6, at + 2)}`]))
  return childrenOf(body, 0, { headings, link })
}

/** Draws a link that names something of the product; undefined for every other link. */
export type DrawLink = (link: Element) => ReactNode

/** How elements are drawn: which level a heading gets, and who draws links. */
interface Drawing {
  headings: ReadonlyMap<string, string>
  link: DrawLink | undefined
}

/** `depth` guards against nesting made to break the page. */
function childrenOf(node: Node, depth: number, drawing: Drawing): ReactNode[] {
  if (depth > deepest) return [node.textContent]
  return [...node.childNodes].map((child, at) => elementOf(child, at, depth, drawing))
}

function elementOf(node: Node, key: number, depth: number, drawing: Drawing): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  // Unknown elements go, what is written in them stays.
  if (!kept.has(tag)) return createElement('span', { key }, ...childrenOf(node, depth + 1, drawing))
  const drawn = tag === 'a' ? drawing.link?.(node) : undefined
  if (drawn !== undefined) return <Fragment key={key}>{drawn}</Fragment>
  const props = propsOf(tag, node)
  if (props === null) return null
  if (tag === 'img') return pictureFrom(props as { src: string; alt: string }, key)
  // Code with marks in it shows them; a highlighter would show none.
  if (tag === 'pre' && node.querySelector('[data-change]') === null)
    return <HighlightedCode key={key} code={node.textContent ?? ''} language={languageOf(node)} />
  if (tag === 'table') return <WideTable key={key}>{childrenOf(node, depth + 1, drawing)}</WideTable>
  const name = drawing.headings.get(tag) ?? tag
  const before = tag === 'li' && props['data-item-type'] ? [doneMark(props)] : []
  return empty.has(tag)
    ? createElement(name, { key, ...props })
    : createElement(name, { key, ...props }, ...before, ...childrenOf(node, depth + 1, drawing))
}

function pictureFrom(props: { src: string; alt: string }, key: number): ReactNode {
  const host = remoteHostOf(props.src)
  if (host !== null) return <RemotePicture key={`${key} ${props.src}`} host={host} {...props} />
  return <img key={key} alt={props.alt} src={props.src} loading="lazy" />
}

function propsOf(tag: string, element: Element): Record<string, unknown> | null {
  if (tag === 'a') {
    const href = hrefOf(element.getAttribute('href'))
    return href ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  }
  if (tag === 'img') {
    const src = pictureOf(element.getAttribute('src'))
    return src ? { src, alt: element.getAttribute('alt') ?? '' } : null
  }
  // Task lists of an editor, read only.
  if (tag === 'input')
    return element.getAttribute('type') === 'checkbox'
      ? { type: 'checkbox', checked: element.hasAttribute('checked'), disabled: true, readOnly: true }
      : null
  if (tag === 'td' || tag === 'th') return { ...span(element, 'colspan', 'colSpan'), ...span(element, 'rowspan', 'rowSpan') }
  if (tag === 'ol' && Number.isInteger(Number(element.getAttribute('start') ?? 'x')))
    return { start: Number(element.getAttribute('start')) }
  return markedUp(tag, element)
}

/** Said for everybody who does not see the box. */
function doneMark(props: Record<string, unknown>): ReactNode {
  return <VisuallyHidden key="done">{props['data-checked'] === 'true' ? 'Done: ' : 'To do: '}</VisuallyHidden>
}

/** What the editor writes about a block or a run of text: indent, size, a member who is named, a line of a checklist. */
function markedUp(tag: string, element: Element): Record<string, unknown> {
  const indent = /^(?:p|h[1-6])$/.test(tag) ? indentOf(element) : 0
  if (indent > 0) return { className: `ql-indent-${indent}` }
  if (tag === 'li' && element.getAttribute('data-item-type') === 'task')
    return { 'data-item-type': 'task', 'data-checked': String(element.getAttribute('data-checked') === 'true') }
  // What differs between two texts; no text of people has it, the host strips it.
  const change = element.getAttribute('data-change')
  if (change !== null && /^(?:ins|del|div)$/.test(tag)) return { 'data-change': /^\d+$/.test(change) ? change : '' }
  if (tag !== 'span') return {}
  const username = element.getAttribute('data-username')
  if (username) return { 'data-username': username }
  const size = sizeOf(element)
  return size ? { className: `ql-size-${size}` } : {}
}

function span(element: Element, attribute: string, name: string): Record<string, number> {
  const value = Number(element.getAttribute(attribute))
  return Number.isInteger(value) && value > 1 && value <= 50 ? { [name]: value } : {}
}

function hrefOf(value: string | null): string | null {
  if (value === null || linkAddress(value) === BLANK_LINK) return null
  return addressOf(value, ['http:', 'https:', 'mailto:', 'tel:', 'sms:'])
}

function addressOf(value: string | null, schemes: readonly string[]): string | null {
  if (value === null) return null
  try {
    const { protocol, href } = new URL(value, window.location.origin)
    return schemes.includes(protocol) ? href : null
  } catch {
    return null
  }
}

function pictureOf(value: string | null): string | null {
  // Looked for what does not belong there: an expression that takes millions of signs one by one may find no room for its ways back.
  if (value && /^data:image\/(?:png|jpeg);base64,./i.test(value) && !/[^a-z0-9+/=\s]/i.test(value.slice(value.indexOf(',') + 1)))
    return value
  return addressOf(value, ['http:', 'https:'])
}

/** Sanitised rich text in the look of `prose`; nothing in it can run, style or leave without a new tab. */
export function SafeHtml({ html, className, link }: { html: string; className?: string | undefined; link?: DrawLink | undefined }) {
  const content = useMemo(() => elementsOf(html, link), [html, link])
  return <div className={classNames(prose, className)}>{content}</div>
}
