// How commands are found: noise is free, words that fit nothing cost, opposites are never found, and nothing typed has a row of its own.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CommandEntry } from './command-entry.ts'
import { commandReader, createCommandIndex } from './command-index.ts'
import type { Wording } from './command-wording.ts'

const wording: Wording = {
  noise: new Set(['the', 'this', 'to', 'a', 'my', 'please']),
  weak: new Set(['set', 'change', 'add', 'delete', 'remove', 'show', 'stop', 'start']),
  synonyms: [
    ['delete', 'remove', 'get+rid+of'],
    ['due', 'deadline'],
    ['label', 'tag'],
    ['logout', 'sign+out'],
  ],
  deeds: { delete: 'delete', remove: 'delete', add: 'create', start: 'start', stop: 'stop', set: 'edit', change: 'edit' },
  opposites: [['start', 'stop']],
  turned: /^(?:restore|unassign)$/,
  negations: new Set(['not', 'no']),
}

const entry = (title: string, more: Partial<CommandEntry<string>> = {}): CommandEntry<string> => ({
  ...{ item: title, title, keywords: [], nouns: [], verbs: [], far: false, bias: 0, recency: 0 },
  ...more,
})

const entries = [
  entry('Delete task', { nouns: ['task'], bias: 0.7 }),
  entry('Delete project', { nouns: ['project'], far: true }),
  entry('Set due date…', { verbs: ['set', 'change', 'add'], bias: 0.7 }),
  entry('Change labels…', { bias: 0.7 }),
  entry('Start timer', { keywords: ['track'] }),
  entry('Archive'),
  entry('Restore from archive'),
  entry('Logout'),
]
const index = createCommandIndex(entries, commandReader(wording))
const first = (text: string) => index.search(text)[0]?.title ?? null

test.each([
  ['delete this task please', 'Delete task'],
  ['get rid of the project', 'Delete project'],
  ['delete', 'Delete task'],
  ['add a deadline', 'Set due date…'],
  ['date due', 'Set due date…'],
  ['tags', 'Change labels…'],
  ['lables', 'Change labels…'],
  ['starttimer', 'Start timer'],
  ['log out', 'Logout'],
  ['sign out', 'Logout'],
  ['sdd', 'Set due date…'],
  ['delete xyzzy task', 'Delete task'],
])('“%s” finds %s', (text, title) => {
  expect(first(text)).toBe(title)
})

test('a whole saying of a command stands before a title that only begins so', () => {
  const all = [entry('Sign out everywhere else', { bias: 0.7 }), entry('Logout', { keywords: ['sign out'] })]
  const found = createCommandIndex(all, commandReader({ ...wording, noise: new Set(['me']) }))
  const first = (text: string) => found.search(text)[0]?.title
  expect(['sign out', 'sign me out', 'sign out every'].map(first)).toEqual(['Logout', 'Logout', 'Sign out everywhere else'])
})

test('a whole name that is typed stands before a nearer command that only lacks its small words', () => {
  const all = [entry('Mark as done', { nouns: ['task'], bias: 0.7 }), entry('Mark all as done', { far: true })]
  const noise = new Set(['all', 'as'])
  const found = createCommandIndex(all, commandReader({ ...wording, noise }))
  expect(found.search('mark all as done').map(({ title }) => title)).toEqual(['Mark all as done', 'Mark as done'])
  expect(found.search('mark done')[0]?.title).toBe('Mark as done')
})

test.each([
  ['stop timer', 'Start timer'],
  ['unarchive', 'Archive'],
  ['not archive', 'Archive'],
])('“%s” does not find its opposite, %s', (text, title) => {
  expect(index.search(text).map((hit) => hit.title)).not.toContain(title)
})

test('a title that is itself the opposite is found by it', () => {
  expect(first('unarchive')).toBe('Restore from archive')
})

test('what fits only in part says so, and stands behind what fits whole', () => {
  const hits = index.search('delete project xyzzy')
  expect(hits.map(({ whole }) => whole)).toEqual(hits.map(() => false))
  expect(index.search('delete project')[0]).toMatchObject({ title: 'Delete project', whole: true, named: true, class: 'exact' })
})

test('whatever is typed, hits are in the order of their score, each once, and words of nothing alone find nothing', () => {
  const word = fc.constantFrom('delete', 'the', 'due', 'project', 'tag', 'tsak', 'archive', 'un', 'not', 'zzzz', '2h', '…', 'İ')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 7 }), (words) => {
      const hits = index.search(words.join(' '))
      expect(new Set(hits.map(({ title }) => title)).size).toBe(hits.length)
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((one, other) => other - one))
    }),
  )
  expect(index.search('zzzz qqqq')).toEqual([])
  expect(index.search('').map(({ title }) => title)).toEqual(entries.map(({ title }) => title))
})

test('what was read of a command is read again for another title, other nouns or another owner of the name, and only then', () => {
  const reader = commandReader(wording)
  const [keywords, other] = [['track'], ['track']]
  const read = (more: Partial<CommandEntry<string>>) => reader.wordsOf(entry('Run “Triage it”', { keywords, ...more }))
  const known = read({})
  expect(read({})).toBe(known)
  for (const more of [{ title: 'Stop timer' }, { nouns: ['task'] }, { verbs: ['set'] }, { own: true }, { keywords: other }])
    expect(read(more)).not.toBe(known)
  expect([...read({ own: true }).ownWords]).toEqual(['triage', 'it'])
  expect([...known.ownWords]).toEqual([])
})
