// Splits code into coloured pieces; each language is loaded when it is first needed.
import { type StreamParser, StringStream } from '@codemirror/streamparser'
import { type CodeToken, kindOf } from './code-kinds.ts'
import type { CodeLanguage } from './code-languages.ts'

type Parser = StreamParser<unknown>

const parsers: Readonly<Partial<Record<CodeLanguage, () => Promise<Parser>>>> = {
  bash: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  cpp: async () => (await import('@codemirror/legacy-modes/mode/clike')).cpp,
  cs: async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp,
  css: async () => (await import('@codemirror/legacy-modes/mode/css')).css,
  diff: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
  java: async () => (await import('@codemirror/legacy-modes/mode/clike')).java,
  javascript: async () => (await import('@codemirror/legacy-modes/mode/javascript')).typescript,
  python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  ruby: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby,
  sql: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL,
  xml: async () => (await import('@codemirror/legacy-modes/mode/xml')).html,
}

const trees: Readonly<Partial<Record<CodeLanguage, () => Promise<(text: string) => CodeToken[]>>>> = {
  markdown: async () => (await import('./code-trees.ts')).markdownTokens,
  php: async () => (await import('./code-trees.ts')).phpTokens,
}

/** More text than this stays plain: colours are not worth a frozen page. */
const MOST_CHARACTERS = 100_000

/** The coloured pieces of the text in order; none for plain text. Never throws: code that cannot be read, or a language that cannot be loaded, is plain. */
export async function tokensOf(language: CodeLanguage, text: string): Promise<readonly CodeToken[]> {
  if (text.length > MOST_CHARACTERS) return []
  try {
    const tree = await trees[language]?.()
    if (tree) return tree(text)
    const parser = await parsers[language]?.()
    return parser ? streamed(parser, text) : []
  } catch (error) {
    console.warn('Code is shown without colors', error)
    return []
  }
}

const TAB = 4

function streamed(parser: Parser, text: string): CodeToken[] {
  const tokens: CodeToken[] = []
  const state = parser.startState?.(TAB) ?? {}
  let start = 0
  for (const line of text.split('\n')) {
    if (line === '') parser.blankLine?.(state, TAB)
    const stream = new StringStream(line, TAB, TAB)
    let stuck = 0
    while (!stream.eol()) {
      stream.start = stream.pos
      const kind = kindOf(parser.token(stream, state))
      // A parser may stand still to change its state, but not for ever.
      if (stream.pos === stream.start && ++stuck > 10) stream.next()
      if (kind && stream.pos > stream.start) tokens.push({ from: start + stream.start, to: start + stream.pos, kind })
    }
    start += line.length + 1
  }
  return tokens
}
