// The blocks of rich text: how each is read from HTML and Markdown, and written as HTML.
import {
  bulletListSchema,
  codeBlockSchema,
  hardbreakSchema,
  headingSchema,
  imageSchema,
  listItemSchema,
  orderedListSchema,
  paragraphSchema,
} from '@milkdown/kit/preset/commonmark'
import type { Attrs, Node } from '@milkdown/kit/prose/model'
import { $nodeSchema } from '@milkdown/kit/utils'
import { pictureAddress } from '#src/lib/link-address.ts'
import { languageOf } from '#src/ui/text/code-languages.ts'
import { indentOf } from '#src/ui/text/quill-html.ts'

const indentClass = ({ attrs }: Node) => (attrs.indent > 0 ? { class: `ql-indent-${attrs.indent}` } : {})

const paragraph = paragraphSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  attrs: { indent: { default: 0, validate: 'number' } },
  parseDOM: [{ tag: 'p', getAttrs: (dom) => ({ indent: indentOf(dom) }) }],
  toDOM: (node) => ['p', indentClass(node), 0],
}))

const heading = headingSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  attrs: { level: { default: 1, validate: 'number' }, indent: { default: 0, validate: 'number' } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, getAttrs: (dom) => ({ level, indent: indentOf(dom) }) })),
  toDOM: (node) => [`h${node.attrs.level}`, indentClass(node), 0],
}))

const hardbreak = hardbreakSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
}))

const codeBlock = codeBlockSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: (dom) => ({ language: languageOf(dom) }) }],
  toDOM: ({ attrs }) => ['pre', attrs.language ? { 'data-language': attrs.language } : {}, ['code', 0]],
}))

const bulletList = bulletListSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
}))

const orderedList = orderedListSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ order: Number.parseInt(dom.getAttribute('start') ?? '1', 10) || 1 }) }],
  toDOM: ({ attrs }) => ['ol', attrs.order === 1 ? {} : { start: String(attrs.order) }, 0],
}))

const listItem = listItemSchema.extendSchema((before) => (ctx) => {
  const base = before(ctx)
  return {
    ...base,
    content: 'block+',
    attrs: { ...base.attrs, checked: { default: null, validate: 'boolean|null' } },
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (dom) => ({
          checked: dom.getAttribute('data-item-type') === 'task' ? dom.getAttribute('data-checked') === 'true' : null,
        }),
      },
    ],
    toDOM: ({ attrs }) => ['li', attrs.checked === null ? {} : { 'data-item-type': 'task', 'data-checked': String(attrs.checked) }, 0],
    parseMarkdown: {
      match: ({ type }) => type === 'listItem',
      runner: (state, node, type) => {
        state.openNode(type, { checked: typeof node.checked === 'boolean' ? node.checked : null })
        state.next(node.children)
        state.closeNode()
      },
    },
  }
})

const sideOf = (dom: Element, name: string) => (/^\d{1,5}$/.test(dom.getAttribute(name) ?? '') ? dom.getAttribute(name) : null)

/** Only what was there is written again: no empty `alt`, no invented size. */
function given(attrs: Attrs, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (attrs[name] ? [[name, String(attrs[name])]] : [])))
}

const image = imageSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  attrs: {
    src: { default: '', validate: 'string' },
    alt: { default: '', validate: 'string' },
    title: { default: '', validate: 'string' },
    width: { default: null, validate: 'string|null' },
    height: { default: null, validate: 'string|null' },
  },
  marks: '_',
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => {
        const src = pictureAddress(dom.getAttribute('src') ?? '')
        if (src === null) return false
        return {
          src,
          alt: dom.getAttribute('alt') ?? '',
          title: dom.getAttribute('title') ?? '',
          width: sideOf(dom, 'width'),
          height: sideOf(dom, 'height'),
        }
      },
    },
    // An address that is not allowed leaves nothing, rather than the broken picture of a default rule (COMMENT-17).
    { tag: 'img', ignore: true },
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'image',
    runner: (state, node, type) => {
      const src = pictureAddress(String(node.url ?? ''))
      if (src !== null) state.addNode(type, { src, alt: String(node.alt ?? ''), title: String(node.title ?? '') })
    },
  },
  toDOM: ({ attrs }) => ['img', { src: pictureAddress(attrs.src) ?? '', ...given(attrs, ['alt', 'title', 'width', 'height']) }],
}))

/** A member who was named; one unit for the caret. */
const mention = $nodeSchema('mention', () => ({
  group: 'inline',
  inline: true,
  atom: true,
  attrs: { username: { validate: 'string' }, label: { validate: 'string' } },
  parseDOM: [
    {
      tag: 'span[data-username]',
      priority: 60,
      getAttrs: (dom) => ({ username: dom.getAttribute('data-username') ?? '', label: dom.textContent ?? '' }),
    },
  ],
  toDOM: ({ attrs }) => ['span', { 'data-username': attrs.username }, attrs.label],
  leafText: ({ attrs }) => attrs.label,
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: {
    match: ({ type }) => type.name === 'mention',
    runner: (state, { attrs }) => void state.addNode('text', undefined, attrs.label),
  },
}))

/** A page or a task that was named by its id; one unit for the caret. What it is called is known where it is read. */
const reference = $nodeSchema('reference', () => ({
  group: 'inline',
  inline: true,
  atom: true,
  attrs: { kind: { validate: 'string' }, id: { validate: 'string' }, label: { validate: 'string' } },
  parseDOM: ['page', 'task'].map((kind) => ({
    tag: `a[data-${kind}]`,
    priority: 60,
    getAttrs: (dom) => ({ kind, id: dom.getAttribute(`data-${kind}`) ?? '', label: dom.textContent ?? '' }),
  })),
  toDOM: ({ attrs }) => ['a', { [`data-${attrs.kind}`]: attrs.id }, attrs.label],
  leafText: ({ attrs }) => attrs.label,
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: {
    match: ({ type }) => type.name === 'reference',
    runner: (state, { attrs }) => void state.addNode('text', undefined, attrs.label),
  },
}))

/** Boxes that only hold other blocks: lists of terms, figures. */
const box = $nodeSchema('box', () => ({
  group: 'block',
  content: 'block+',
  defining: true,
  attrs: { tag: { validate: 'string' } },
  parseDOM: ['dl', 'dt', 'dd', 'figure', 'figcaption'].map((tag) => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }) => [attrs.tag, 0],
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: { match: ({ type }) => type.name === 'box', runner: (state, node) => void state.next(node.content) },
}))

/** Blocks in the order in which the schema prefers them; the paragraph first. */
export const editorNodes = [
  paragraph,
  heading,
  hardbreak,
  codeBlock,
  bulletList,
  orderedList,
  listItem,
  image,
  mention,
  reference,
  box,
].flat()
