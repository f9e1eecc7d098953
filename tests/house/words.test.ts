// What people read keeps to the glossary: one word per thing, American spelling, sentence case.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ReadText, readTexts } from './read-texts.ts'
import { sources } from './sources.ts'

const section = readFileSync('docs/glossary.md', 'utf8').split('## What people read')[1] ?? ''
const listed = (name: string) =>
  [...((section.split(`${name}: `)[1] ?? '').split('\n\n')[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, one = '']) => one)
const names = listed('Names')
// The longest first: one may be part of another.
const specified = listed('As specified').sort((one, other) => other.length - one.length)
// Private notes have tags and a trash, as notes have everywhere.
const inNotes = listed('In notes, which have words and a place of their own for them')
const says = section.split('\n').flatMap((line) => {
  const [, say = '', not = ''] = line.split('|').map((cell) => cell.trim())
  return line.startsWith('| ') && say !== 'say' ? [{ say, not: not.split(', ') }] : []
})

const BRITISH =
  /\b(\w*(?:colour|favourit|behaviour|neighbour|honour|labour)\w*|\w+(?:is|ys)(?:ing|ed|ation)(?<=(?:organ|recogn|normal|real|summar|custom|synchron|optim|priorit|categor|anal|initial|author)(?:is|ys)(?:ing|ed|ation))|(?:cancel|label|travel|model|signal)l(?:ed|ing)|grey|centre|catalogue|licence|programme|dialogue|whilst|learnt|cheque)s?\b/i

const withoutThoseOfNotes = (text: string) => text.replace(new RegExp(`\\b(?:${inNotes.join('|')})\\b`, 'gi'), '…')
/** Without what the specification gives literally. */
const ours = (text: string) => specified.reduce((rest, literal) => rest.replaceAll(literal, '…'), text)
const found = (texts: readonly ReadText[], wrong: (text: string) => string | undefined) =>
  texts.flatMap(({ at, text }) => {
    const word = wrong(/\/note(?:s|vault)?[/.-]/.test(at) ? withoutThoseOfNotes(ours(text)) : ours(text))
    return word === undefined ? [] : [`${at} ${word}: ${text}`]
  })

const misspelled = (text: string) => BRITISH.exec(text)?.[0]
const otherWord = (text: string) =>
  says.flatMap(({ say, not }) =>
    not.filter((word) => new RegExp(`(?<![\\w/.:-])${word}(?![\\w/:-])`, 'i').test(text)).map((word) => `${word} is ${say}`),
  )[0]

/** The first word with a capital that does not begin a sentence and is no name. */
function capital(text: string) {
  for (const [, word = ''] of text.matchAll(/(?<=[a-z0-9,] )([A-Z][a-z]+)\b/g)) if (!names.includes(word)) return word
  return undefined
}

// Words of languages, of other products’ tables, samples and lists of words are data; what a line of a console says is for whoever runs the product.
const DATA =
  /\.test\.tsx?$|\.unit\.test|\.script\.ts$|search-corpus|command-words|sentence-phrases|graphql-env|\/sample\/|\/mock\/|resources\/ai\/|\/words\.ts$|\.css\.ts$|theme\/tokens|host\/slugs|readers\/(?:header-names|jira-xml)|task-move-undo\.store/
const texts = sources('src', 'host', 'gateway')
  .filter(({ path }) => !DATA.test(path))
  .flatMap(readTexts)
const described = readFileSync('schema.graphql', 'utf8')
  .split('\n')
  .map((text, index) => ({ at: `schema.graphql:${index + 1}`, text }))

test('the texts are found, and what only code reads is not', () => {
  expect(texts.length).toBeGreaterThan(2000)
  const text = `import 'Some Module'
    const a = { keywords: ['Log In'], title: 'Add to it', say: \`Kept for \${days} days\` }
    const b = <p className="One Two" title="Read me">A line\n of text</p>
    type T = 'Not This'`
  expect(readTexts({ path: 'src/a.tsx', text }).map((one) => one.text)).toEqual([
    'Add to it',
    'Kept for {} days',
    'Read me',
    'A line of text',
  ])
})

test('American spelling, in what people and developers read', () => {
  expect(found([...texts, ...described], misspelled)).toEqual([])
  expect(['Grey', 'cancelled', 'normalised', 'Labelling', 'my colours'].map(misspelled)).toEqual([
    'Grey',
    'cancelled',
    'normalised',
    'Labelling',
    'colours',
  ])
  expect(['raised', 'revised', 'advised', 'called', 'catalog', 'premised'].map(misspelled)).toEqual(Array(6).fill(undefined))
})

test('one word per thing', () => {
  expect(says.length).toBeGreaterThan(10)
  expect(found(texts, otherWord)).toEqual([])
  expect(otherWord('Move it to another company')).toBe('company is workspace')
  expect(otherWord('the company_slug of GET /companies/')).toBeUndefined()
})

test('sentence case', () => {
  expect(found(texts, capital)).toEqual([])
  expect(capital('Copy Link')).toBe('Link')
  expect(capital('Press Enter. Then wait')).toBeUndefined()
})

/** A letter key that a text names by itself: who has another one for it, or may not do it, would press it in vain. */
const ownKey = (text: string) => /\b[Pp]ress (?:\w+\+)*(?:[A-Z](?![\w’'])|\.)/.exec(text)?.[0]

test('SCREEN-16 SCREEN-09 no text names a letter key: `usePress` says it to those who may, with the key that they have', () => {
  // The tasks of the tutorial are written once, for everybody.
  expect(found(texts, ownKey).filter((one) => one.startsWith('src/'))).toEqual([])
  expect(['Nothing yet. Press N to add one.', 'or press Shift+N.', 'Press mod+. to copy'].map(ownKey)).toEqual([
    'Press N',
    'press Shift+N',
    'Press mod+.',
  ])
  expect(['Press Enter to save it.', 'Press the new key'].map(ownKey)).toEqual([undefined, undefined])
})

test('every exception of the glossary is in use', () => {
  const all = [...texts, ...described].map(({ text }) => text)
  expect([...specified, ...names].filter((one) => !all.some((text) => text.includes(one)))).toEqual([])
})
