// Makes HTML from outside safe to store; everything rich goes through here on write.
import sanitize from 'sanitize-html'
import { withoutControls } from './plain-text.ts'

const COLOUR = [/^#[0-9a-fA-F]{3,8}$/, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/]
const INDENTS = ['1', '2', '3', '4', '5', '6', '7', '8'].map((level) => `ql-indent-${level}`)
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** A picture that is its own address: its bytes in base64, as they were written. */
export type DataPicture = { kind: 'png' | 'jpeg'; data: string }

/**
 * The picture of a data address, or null. It is looked for what does not belong into it, not at all that does: an expression that takes millions of signs
 * one by one keeps a way back for each, and fails where there is no room for so many.
 */
export function dataPicture(src: string): DataPicture | null {
  const [head = '', kind = ''] = /^data:image\/(png|jpeg);base64,/i.exec(src) ?? []
  const data = src.slice(head.length)
  if (head === '' || data === '' || /[^a-z0-9+/=\s]/i.test(data)) return null
  return { kind: kind.toLowerCase() === 'png' ? 'png' : 'jpeg', data }
}

const isSafeImage = (src: string) => /^https?:\/\//i.test(src) || dataPicture(src) !== null

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'sub', 'sup', 'small', 'span', 'a', 'img', 'figure', 'figcaption'],
    // Quill's code blocks are boxes of lines.
    'div',
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'input'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target', 'data-page', 'data-task'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    code: ['class'],
    pre: ['data-language'],
    div: ['data-language'],
    li: ['data-item-type', 'data-checked', 'data-list'],
    input: ['type', 'checked', 'disabled'],
    span: ['data-username'],
  },
  // What the editor writes, and Quill before it (docs/decisions/008-rich-text-html.md); every other class goes.
  allowedClasses: {
    code: ['language-*'],
    span: ['ql-size-small', 'ql-size-large', 'ql-size-huge'],
    pre: ['ql-syntax'],
    div: ['ql-code-block', 'ql-code-block-container'],
    ...Object.fromEntries(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, INDENTS])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  // `about` can only be the blank link: `blankUnless` writes nothing else of it.
  allowedSchemesByTag: { img: ['http', 'https', 'data'], a: ['http', 'https', 'mailto', 'tel', 'sms', 'about'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'object', 'title'],
  allowedStyles: { '*': { color: COLOUR } },
  transformTags: {
    a: (tagName, { href, 'data-page': page, 'data-task': task, ...attribs }) => ({
      tagName,
      attribs: inner({ page, task }) ?? {
        ...(href !== undefined && { href: blankUnless(href) }),
        ...attribs,
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      },
    }),
    input: (tagName, attribs) => ({
      tagName,
      attribs: { type: 'checkbox', disabled: '', ...(attribs.checked === undefined ? {} : { checked: '' }) },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isSafeImage(frame.attribs.src ?? ''),
}

/**
 * HTML with only what rich text needs: no scripts, styles, handlers, svg or math; links to http, https, mailto, tel and sms; images from http(s) or
 * as png/jpeg data. Null when nothing to read or look at is left.
 */
export function cleanHtml(html: string | null): string | null {
  if (html === null) return null
  const clean = withoutControls(sanitize(html, OPTIONS)).trim()
  return isBlank(clean) ? null : clean
}

/** The same for people outside of the project: mentions keep their words and lose whom they name. */
export function publicHtml(html: string | null): string | null {
  if (html === null) return null
  const clean = sanitize(html, {
    ...OPTIONS,
    allowedAttributes: { ...OPTIONS.allowedAttributes, span: [], a: ['href', 'title', 'rel', 'target'] },
  }).trim()
  return isBlank(clean) ? null : clean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A link to a page or a task of the product names it and nothing else: where it leads is known where it is read (WIKI-11). */
function inner({ page, task }: { page: string | undefined; task: string | undefined }): sanitize.Attributes | null {
  if (page !== undefined && UUID.test(page)) return { 'data-page': page }
  return task !== undefined && UUID.test(task) ? { 'data-task': task } : null
}

/** The address when its scheme is allowed, relative ones too; else the blank link (COMMENT-16). */
function blankUnless(href: string): string {
  try {
    const { protocol, host } = new URL(href, 'https://relative.invalid')
    const elsewhere = host !== 'relative.invalid' && !/^[a-z]+:/i.test(href.trim())
    return LINK_SCHEMES.has(protocol) && !elsewhere ? href : 'about:blank'
  } catch {
    return 'about:blank'
  }
}

/** The text of HTML without its markup, for search, mails and titles. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(br|\/div|\/p|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, ' ')
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim()
}

function isBlank(html: string): boolean {
  return !/<(img|hr|table|input)\b/.test(html) && plainText(html).replaceAll('&nbsp;', ' ').trim() === ''
}
