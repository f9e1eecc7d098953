// Texts of other products as safe HTML: HTML, Markdown or the markup of Jira, told by how they look (IMPORT-06).
import { Marked } from 'marked'
import { cleanHtml } from '../../../html.ts'
import { withoutControls } from '../../../plain-text.ts'

/**
 * Longer texts, and longer parts between empty lines, are left as they are: converters take very long for what is made to be long. In signs;
 * GitHub’s texts have up to 65,536, Jira’s and Trello’s fewer.
 */
const LONGEST_MARKUP = 70_000
const LONGEST_PART = 10_000
/** HTML goes no deeper: what is made to be deep takes very long as well. */
const DEEPEST = 100
/** So many quotes, lists or brackets in a row nobody writes, and converters end badly on them. */
const ABSURD = /(?:>[ \t]*){40}|(?:[*+-][ \t]+){40}|[[\](){}<]{100}|[*_~`]{200}/
/** A text with none of this is one without markup. */
const MARKUP = /[<>&*_`#[\]~|\\{}@]|https?:|www\.|^\s*(?:[-+=]|\d+[.)]\s)|^(?: {4}|\t)/im

const HTML_START = /^\s*<(?:p|div|body|html|ul|ol|h[1-6]|table|blockquote|pre|span|b|strong|em|i|u|a|br|article|section)\b[^>]*>/i
const JIRA_MARKUP =
  /^h[1-6]\. |\{(?:code|noformat|quote|panel|color)(?::[^}]*)?\}|\[[^\]|\n]{1,500}\|(?:https?:|mailto:)[^\]\n]+\]|^\|\|.+\|\|/m

// Line breaks stay where they are: in most of these products an enter is one.
const MARKED = new Marked({ async: false, gfm: true, breaks: true })

/** A text as HTML that is safe to store; null where there is nothing to read. */
export function richText(text: string): string | null {
  const whole = text.trim()
  if (whole === '') return null
  if (HTML_START.test(whole) && whole.endsWith('>')) return cleanHtml(isDense(whole) || isDeep(whole) ? paragraphs(whole) : whole)
  if (!MARKUP.test(whole)) return paragraphs(whole)
  if (isAbsurd(whole)) return cleanHtml(paragraphs(whole))
  const markdown = JIRA_MARKUP.test(whole) && !whole.includes('```') ? fromJira(whole) : whole
  try {
    const html = MARKED.parse(markdown, { async: false })
    return cleanHtml(isDeep(html) ? paragraphs(whole) : html)
  } catch {
    return cleanHtml(paragraphs(whole))
  }
}

/** So many tags and entities no page of text has: cleaning them takes seconds in which nobody else is heard. */
const MOST_MARKS = 20_000

function isDense(html: string): boolean {
  return html.split(/[<&]/).length > MOST_MARKS
}

function isAbsurd(text: string): boolean {
  // Looking for the ends of a thousand beginnings takes very long.
  if (text.length > LONGEST_MARKUP || ABSURD.test(text) || text.split('{code').length > 100) return true
  if (text.length <= LONGEST_PART) return false
  // Blocks of code may be long: nothing in them is looked at.
  const prose = text.replace(/^```[^`]*^```/gm, '')
  return prose.split(/\n[ \t\r]*\n/).some((part) => part.length > LONGEST_PART)
}

function isDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (/^(?:br|hr|img|input|p|li|td|th|tr|col|wbr)$/i.test(name)) continue
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** A text as it is, in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function paragraphs(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n'))
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/** Jira’s markup as Markdown, as far as it stays readable. Code is left as it is. */
function fromJira(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/(\{(?:code|noformat)(?::[^}\n]*)?\}[\s\S]*?\{(?:code|noformat)\})/)
    .map((part, at) => (at % 2 === 1 ? codeOf(part) : proseOf(part)))
    .join('')
}

function codeOf(part: string): string {
  const language = /^\{code:(?:[^}|]*language=)?([\w+#-]+)[^}]*\}/.exec(part)?.[1] ?? ''
  const code = part.replace(/^\{[^}]*\}/, '').replace(/\{(?:code|noformat)\}$/, '')
  const fence = code.includes('```') ? '~~~~' : '```'
  return `\n${fence}${language}\n${code.replace(/^\n+|\n+$/g, '')}\n${fence}\n`
}

function proseOf(part: string): string {
  return part
    .split(/(\{quote\}[\s\S]*?\{quote\})/)
    .map((piece, at) => (at % 2 === 1 ? `\n${quoted(piece.replaceAll('{quote}', '').trim())}\n` : piece))
    .join('')
    .split('\n')
    .map(lineOf)
    .join('\n')
    .replace(/\{(?:color|panel)(?::[^}\n]*)?\}/g, '')
    .replace(/\{\{([^{}\n]+)\}\}/g, '`$1`')
    .replace(/\[([^\]|\n]{1,500})\|((?:https?:|mailto:)[^\]|\n\s]{1,2000})(?:\|[^\]\n]{0,100})?\]/g, '[$1]($2)')
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

function lineOf(line: string): string {
  const heading = /^h([1-6])\. +(.*)$/.exec(line)
  if (heading !== null) return `\n${'#'.repeat(Number(heading[1]))} ${heading[2]}\n`
  const item = /^([*#-]{1,6}) +(.*)$/.exec(line)
  const bold = (text: string) => text.replace(/(^|[\s(])\*(\S|\S[^*\n]{0,500}\S)\*(?=$|[\s).,:;!?])/g, '$1**$2**')
  if (item === null) return bold(line)
  const marks = item[1] ?? ''
  return `${'    '.repeat(marks.length - 1)}${marks.endsWith('#') ? '1.' : '-'} ${bold(item[2] ?? '')}`
}
