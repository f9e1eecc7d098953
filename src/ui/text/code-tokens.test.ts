// Code in colours: every language of the list, and never a change of the text.
import { expect, test } from 'vitest'
import { codeLanguage, codeLanguages } from './code-languages.ts'
import { tokensOf } from './code-tokens.ts'

test('COMMENT-20 the languages are exactly these', () => {
  expect(codeLanguages.map(([, name]) => name)).toEqual([
    'Plain',
    'Bash',
    'C++',
    'C#',
    'CSS',
    'Diff',
    'HTML/XML',
    'Java',
    'JavaScript',
    'Markdown',
    'PHP',
    'Python',
    'Ruby',
    'SQL',
  ])
})

test.each([
  ['bash', 'if [ "$a" ]; then echo 1; fi # c', 'if', 'keyword'],
  ['cpp', 'int main() { return 0; } // c', 'return', 'keyword'],
  ['cs', 'public class A { string b = "c"; }', '"c"', 'string'],
  ['css', 'a { color: red; } /* c */', '/* c */', 'comment'],
  ['diff', '+added\n-removed', '+added', 'inserted'],
  ['xml', '<a href="b">c</a>', '"b"', 'string'],
  ['java', 'public final int a = 1;', 'final', 'keyword'],
  ['javascript', 'const a = "b"', 'const', 'keyword'],
  ['markdown', '# Title', '# Title', 'heading'],
  ['php', '<?php echo "a"; // b', 'echo', 'keyword'],
  ['python', 'def a():\n    return "b"', 'return', 'keyword'],
  ['ruby', 'def a\n  "b"\nend', 'def', 'keyword'],
  ['sql', 'SELECT 1 FROM a', 'SELECT', 'keyword'],
] as const)('COMMENT-20 %s has colours', async (language, code, piece, kind) => {
  const tokens = await tokensOf(language, code)
  const found = tokens.filter((token) => token.kind === kind).map(({ from, to }) => code.slice(from, to))
  expect(found.some((text) => text.includes(piece) || piece.includes(text))).toBe(true)
  // In order, apart, inside the text.
  tokens.forEach(({ from, to }, at) => {
    expect(from).toBeGreaterThanOrEqual(tokens[at - 1]?.to ?? 0)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(code.length)
  })
})

test('plain text has no colours; other names of a language are known, unknown ones are plain', async () => {
  expect(await tokensOf('plain', 'const a')).toEqual([])
  expect(['js', 'C++', 'c#', 'HTML', 'sh', 'mermaid', ''].map(codeLanguage)).toEqual([
    'javascript',
    'cpp',
    'cs',
    'xml',
    'bash',
    'plain',
    'plain',
  ])
})
