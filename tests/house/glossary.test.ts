// The glossary is true: its files are there, and its outdated words name no file of the client.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

interface Entry {
  word: string
  file: string
  outdated: readonly string[]
}

/** The lines of the table. */
function entriesOf(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    const [, word = '', , file = '', outdated = ''] = line.split('|').map((cell) => cell.trim())
    if (!file.startsWith('`')) return []
    return [{ word, file: file.slice(1, -1), outdated: outdated === '' ? [] : outdated.split(', ') }]
  })
}

const entries = entriesOf(readFileSync('docs/glossary.md', 'utf8'))

/** File names, without their endings, that contain an outdated word as whole words. */
function namedBy(outdated: string, paths: readonly string[]): string[] {
  return paths.filter((path) => `-${basename(path).replace(/\..*$/, '')}-`.includes(`-${outdated}-`))
}

test('every word of the glossary stands once and begins in a file that is there', () => {
  expect(entries.length).toBeGreaterThan(20)
  const words = entries.map(({ word }) => word)
  expect(words).toEqual([...new Set(words)])
  expect(entries.filter(({ file }) => !existsSync(file)).map(({ word, file }) => `${word}: ${file}`)).toEqual([])
})

test('no file of the client has an outdated word in its name', () => {
  const paths = sources('src').map(({ path }) => path)
  expect(entries.flatMap(({ outdated }) => outdated.flatMap((word) => namedBy(word, paths)))).toEqual([])
  expect(namedBy('heir', ['src/ui/focus-heir.ts', 'src/ui/their-own.ts'])).toEqual(['src/ui/focus-heir.ts'])
})
