// What can be said about a run of text: how each mark is read from HTML and Markdown, and written as HTML.
import { linkSchema } from '@milkdown/kit/preset/commonmark'
import { strikethroughSchema } from '@milkdown/kit/preset/gfm'
import { $markSchema } from '@milkdown/kit/utils'
import { linkAddress } from '#src/lib/link-address.ts'
import { sizeOf } from '#src/ui/text/quill-html.ts'

const inHtmlOnly = { parseMarkdown: { match: () => false, runner: () => undefined } }
/** Markdown has no word for it: the text stays. */
const silent = (name: string) => ({
  toMarkdown: { match: ({ type }: { type: { name: string } }) => type.name === name, runner: () => undefined },
})

const link = linkSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (dom) => ({ href: linkAddress(dom.getAttribute('href') ?? ''), title: dom.getAttribute('title') }),
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: linkAddress(attrs.href), ...(attrs.title && { title: attrs.title }) }, 0],
}))

const strike = strikethroughSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
  toDOM: () => ['s', 0],
}))

const underline = $markSchema('underline', () => ({
  parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
  toDOM: () => ['u', 0],
  ...inHtmlOnly,
  ...silent('underline'),
}))

const size = $markSchema('size', () => ({
  attrs: { size: { validate: 'string' } },
  excludes: 'size',
  parseDOM: [
    {
      tag: 'span[class]',
      // Other marks of the same element are read as well.
      consuming: false,
      getAttrs: (dom) => {
        const found = sizeOf(dom)
        return found === null ? false : { size: found }
      },
    },
  ],
  toDOM: ({ attrs }) => ['span', { class: `ql-size-${attrs.size}` }, 0],
  ...inHtmlOnly,
  ...silent('size'),
}))

const colour = $markSchema('colour', () => ({
  attrs: { colour: { validate: 'string' } },
  parseDOM: [{ style: 'color', getAttrs: (value) => (/^(?:#[\da-f]{3,8}|rgb\([\d, ]+\))$/i.test(value) ? { colour: value } : false) }],
  toDOM: ({ attrs }) => ['span', { style: `color: ${attrs.colour}` }, 0],
  ...inHtmlOnly,
  ...silent('colour'),
}))

/** Tags that have no button and stay as they came. */
const tagged = $markSchema('tagged', () => ({
  attrs: { tag: { validate: 'string' } },
  excludes: '',
  parseDOM: ['sub', 'sup', 'mark', 'small', 'ins'].map((tag) => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }) => [attrs.tag, 0],
  ...inHtmlOnly,
  ...silent('tagged'),
}))

/** Marks besides bold, italic and code, which are the preset's. */
export const editorMarks = [link, strike, underline, size, colour, tagged].flat()
