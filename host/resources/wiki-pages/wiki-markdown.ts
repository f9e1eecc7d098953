// Pages as Markdown: CommonMark with tables, strokes and ticked lines; underline and sizes stay HTML (WIKI-16). No database here.
import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { dataPicture } from '../../html.ts'

/** A picture that was in a text. */
export type Picture = { bytes: Buffer; extension: 'png' | 'jpg' }

/** What a text names and where its pictures go, as addresses in the file. */
export type MarkdownLinks = {
  /** Title and address of a page; no address outside of what is exported, null for what the reader does not see. */
  page: (id: string) => { title: string; path: string | null } | null
  /** Code and title of a task; null for what the reader does not see. */
  task: (id: string) => string | null
  /** Keeps a picture and says where. */
  picture: (picture: Picture) => string
}

const KEPT = ['u', 'ins', 'sub', 'sup', 'mark', 'small'] as const

/** The page as Markdown, its title first. */
export function pageToMarkdown(title: string, html: string, links: MarkdownLinks): string {
  const heading = converter(links).turndown(`<h1>${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</h1>`)
  const text = html === '' ? '' : converter(links).turndown(html)
  return `${[heading, text].filter((part) => part !== '').join('\n\n')}\n`
}

/** A text on one line as it stands, whatever Markdown would read in it. */
export function plainMarkdown(text: string): string {
  return plain.escape(text.replace(/\s+/g, ' ').trim())
}

const plain = new TurndownService()

function converter(links: MarkdownLinks): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', emDelimiter: '*', hr: '---' })
  service.use(gfm)
  service.keep([...KEPT])
  const text = (node: TurndownService.Node) => service.escape(node.textContent ?? '')
  service.addRule('size', {
    filter: (node) => node.nodeName === 'SPAN' && /(?:^| )ql-size-/.test(attribute(node, 'class')),
    replacement: (content, node) => `<span class="${attribute(node, 'class')}">${content}</span>`,
  })
  service.addRule('pageLink', {
    filter: (node) => node.nodeName === 'A' && attribute(node, 'data-page') !== '',
    replacement(_, node) {
      const page = links.page(attribute(node, 'data-page'))
      if (page === null) return text(node)
      const title = service.escape(page.title)
      return page.path === null ? title : `[${title}](${addressOf(page.path)})`
    },
  })
  service.addRule('taskLink', {
    filter: (node) => node.nodeName === 'A' && attribute(node, 'data-task') !== '',
    replacement(_, node) {
      const task = links.task(attribute(node, 'data-task'))
      return task === null ? text(node) : service.escape(task)
    },
  })
  service.addRule('picture', {
    filter: (node) => node.nodeName === 'IMG' && dataPicture(attribute(node, 'src')) !== null,
    replacement(_, node) {
      const { kind, data } = dataPicture(attribute(node, 'src')) ?? { kind: 'png', data: '' }
      const path = links.picture({ bytes: Buffer.from(data, 'base64'), extension: kind === 'png' ? 'png' : 'jpg' })
      return `![${service.escape(attribute(node, 'alt'))}](${addressOf(path)})`
    },
  })
  // Paragraphs of a line or a cell are no blocks of their own.
  service.addRule('lineParagraph', {
    filter: (node) => node.nodeName === 'P' && /^(?:LI|TD|TH)$/.test(node.parentNode?.nodeName ?? ''),
    replacement: (content, node) =>
      node.previousSibling === null ? content : node.parentNode?.nodeName === 'LI' ? `\n\n${content}` : `<br>${content}`,
  })
  service.addRule('line', { filter: 'li', replacement: line })
  service.addRule('code', {
    filter: (node) => node.nodeName === 'PRE',
    replacement(_, node) {
      const code = (node.textContent ?? '').replace(/\n$/, '')
      const language = attribute(node, 'data-language') || (/language-([\w+#-]+)/.exec((node as Element).innerHTML)?.[1] ?? '')
      const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
      return `\n\n${fence}${language}\n${code}\n${fence}\n\n`
    },
  })
  return service
}

function attribute(node: TurndownService.Node, name: string): string {
  return 'getAttribute' in node ? ((node as Element).getAttribute(name) ?? '') : ''
}

/** One line of a list, its further blocks below its words. */
function line(content: string, node: TurndownService.Node): string {
  const element = node as Element
  const list = element.parentElement
  const start = Number(list?.getAttribute('start') ?? 1)
  const mark = list?.nodeName === 'OL' ? `${start + Array.from(list.children).indexOf(element)}. ` : '- '
  const isTask = attribute(node, 'data-item-type') === 'task'
  const tick = isTask ? (attribute(node, 'data-checked') === 'true' ? '[x] ' : '[ ] ') : ''
  const inside = content
    .trim()
    .replace(/\n/g, `\n${' '.repeat(mark.length)}`)
    .replace(/\n +(?=\n)/g, '\n')
  return `${mark}${tick}${inside}${node.nextSibling ? '\n' : ''}`
}

/** An address as a link has it. */
function addressOf(path: string): string {
  return encodeURI(path).replace(/[()#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
