// The texts of a source file that people read: what stands in JSX and in strings, left out what only code reads.
import { parseAst } from 'vite'
import type { Source } from './sources.ts'

/** A text with where it stands. The parts that are put in are `{}`. */
export interface ReadText {
  at: string
  text: string
}

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/** Fields and attributes whose strings are read by code or by the search of the palette, never shown. */
const UNREAD_FIELDS = new Set([
  '__typename',
  'className',
  'd',
  'field',
  'id',
  'key',
  'keys',
  'keywords',
  'kind',
  'of',
  'rel',
  'type',
  'typename',
])
/** Calls that take a document, a statement or what is only compared. */
const UNREAD_CALLS = new Set(['createElement', 'getElementById', 'graphql', 'querySelector', 'querySelectorAll', 'sql'])
/** One word with a capital may be the name of a type here. */
const TYPE_NAMES = /^(?:gateway|host|src\/data)\/|\.cache\.ts$|\/cache\//

function nameOf(node: unknown): string {
  const { type, name, value, property } = node as { type?: string; name?: unknown; value?: unknown; property?: unknown }
  if (type === 'MemberExpression') return nameOf(property)
  if (type === 'JSXIdentifier' || type === 'Identifier') return String(name)
  return typeof value === 'string' ? value : ''
}

const isUnread = (node: Node) =>
  (/^TS/.test(node.type) && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) ||
  /^(?:Import|ExportAll)/.test(node.type) ||
  (node.type === 'TaggedTemplateExpression' && UNREAD_CALLS.has(nameOf(node.tag))) ||
  (node.type === 'CallExpression' && UNREAD_CALLS.has(nameOf(node.callee))) ||
  (node.type === 'Property' && UNREAD_FIELDS.has(nameOf(node.key))) ||
  (node.type === 'JSXAttribute' && UNREAD_FIELDS.has(nameOf(node.name)))

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value).trim().replace(/\s+/g, ' ')
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

/** A sentence or a label: it has words with spaces between them, or is one word with a capital. */
function isRead(path: string, text: string) {
  if (/^\s*(?:query|mutation|fragment|subscription) \w/.test(text)) return false
  if (/^[A-Z][a-z]*(?:-[a-z]+)*$/.test(text)) return !TYPE_NAMES.test(path)
  return / /.test(text) && /[a-z]/.test(text)
}

/** Everything in a file that people may read. */
export function readTexts({ path, text: source }: Source): ReadText[] {
  const found: ReadText[] = []
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const one = node as Node
    if (typeof one.type === 'string') {
      if (isUnread(one)) return
      const text = textOf(one)
      if (text !== undefined && isRead(path, text)) found.push({ at: `${path}:${source.slice(0, one.start).split('\n').length}`, text })
    }
    for (const part of Object.values(one)) visit(part)
  }
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}
