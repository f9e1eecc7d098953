// A block of code that is read: plain at once, in colours when its language has been loaded (COMMENT-20).
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOverflows } from '#src/ui/marks/use-overflows.ts'
import type { CodeToken } from './code-kinds.ts'
import { codeLanguage } from './code-languages.ts'
import * as styles from './highlighted-code.css.ts'

/** `language` is what the HTML says, or ''. */
export function HighlightedCode({ code, language }: { code: string; language: string }) {
  const text = code.endsWith('\n') ? code.slice(0, -1) : code
  const known = codeLanguage(language)
  const block = useRef<HTMLPreElement>(null)
  const overflows = useOverflows(block)
  const [tokens, setTokens] = useState<{ text: string; found: readonly CodeToken[] } | null>(null)
  useEffect(() => {
    if (known === 'plain') return
    let gone = false
    import('./code-tokens.ts')
      .then(({ tokensOf }) => tokensOf(known, text))
      .then(
        (found) => gone || setTokens({ text, found }),
        (error: unknown) => console.warn('Code is shown without colors', error),
      )
    return () => {
      gone = true
    }
  }, [known, text])
  return (
    <pre ref={block} data-language={language || undefined} className={styles.code} {...(overflows && { tabIndex: 0 })}>
      <code>{tokens?.text === text ? coloured(text, tokens.found) : text}</code>
    </pre>
  )
}

function coloured(text: string, tokens: readonly CodeToken[]): ReactNode[] {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { from, to, kind } of tokens) {
    if (from > at) pieces.push(text.slice(at, from))
    pieces.push(
      <span key={from} data-code={kind}>
        {text.slice(from, to)}
      </span>,
    )
    at = to
  }
  pieces.push(text.slice(at))
  return pieces
}
