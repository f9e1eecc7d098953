// A sentence about tasks, read against what the project has: `assign mia due fri #bug` becomes three changes; what is not understood is named, never guessed.
import type { Chip } from '#src/actions/subject.ts'
import { parseDateText } from '#src/lib/dates/date-text.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { FIRM, NEGATIVE, NOISE, PHRASES, type Phrase } from './sentence-phrases.ts'

type Effort = ProjectCatalogueData['efforts'][number]
type Sprint = NonNullable<TaskSubject['sprint']>

/** What a sentence is read against. `viewer` is who “me” is, by username. */
export interface SentenceVocabulary extends Pick<ProjectCatalogueData, 'workflows' | 'taskTypes' | 'efforts' | 'labels'> {
  people: readonly PersonSubject[]
  /** Those that take tasks: the one that runs, then the planned ones in their order. */
  sprints: readonly (Sprint & { state?: string | null })[]
  viewer: string | null
  now: Date
}

/** One change that a sentence asks for; null clears. */
export type SentencePart =
  | { kind: 'assign'; person: PersonSubject; on: boolean }
  | { kind: 'label'; label: Chip; on: boolean }
  | { kind: 'due' | 'start'; at: Date | null }
  | { kind: 'status'; to: Chip }
  | { kind: 'type'; to: Chip | null }
  | { kind: 'effort'; to: Effort | null }
  | { kind: 'progress'; percent: number }
  | { kind: 'title'; text: string }
  | { kind: 'sprint'; to: Sprint | null }
  | { kind: 'done'; on: boolean }

/** A sentence taken apart: what it changes, and the words that mean nothing here. */
export interface Sentence {
  parts: readonly SentencePart[]
  unread: readonly string[]
  /** True where nothing but values is said: `tomorrow`, `in review`. */
  bare: boolean
}

interface Taken {
  part: SentencePart
  next: number
}

/** The most words that a name or a date has. */
const MOST_WORDS = 5
const AND = new Set(['and', ',', '&', '+'])

const fold = (text: string) => foldWords(text).join(' ')

/** Reads a text; null where it changes nothing, says two things at once (`due fri due mon`), or says no in a way that is not understood. */
export function readSentence(text: string, vocabulary: SentenceVocabulary): Sentence | null {
  const words = text.match(/[^\s,]+|,/g) ?? []
  const ask: Ask = { words, low: words.map((word) => word.toLowerCase()), vocabulary }
  const parts: SentencePart[] = []
  const unread: string[] = []
  let bare = true
  for (let at = 0; at < words.length; ) {
    const said = takeFrom(ask, at)
    const taken = said.length > 0 ? said : takeBare(ask, at)
    const last = taken.at(-1)
    if (last) {
      parts.push(...taken.map(({ part }) => part))
      if (said.length > 0) bare = false
      at = last.next
      continue
    }
    const word = words[at] ?? ''
    if (NEGATIVE.test(word)) return null
    if (!NOISE.has(word.toLowerCase())) unread.push(word)
    at += 1
  }
  return parts.length === 0 || contradicts(parts) ? null : { parts, unread, bare }
}

interface Ask {
  words: readonly string[]
  low: readonly string[]
  vocabulary: SentenceVocabulary
}

/** The part that begins at a word, and those joined to it by “and”: `assign mia and ben`. */
function takeFrom(ask: Ask, at: number): Taken[] {
  const sigil = takeSigil(ask, at)
  if (sigil) return [sigil]
  for (const phrase of PHRASES) {
    if (!phrase.words.every((word, index) => ask.low[at + index] === word)) continue
    const first = takeValue(ask, phrase, at + phrase.words.length)
    if (!first) continue
    const taken = [first]
    while (phrase.takes === 'people' || phrase.takes === 'labels') {
      const { next } = taken.at(-1) ?? first
      const more = AND.has(ask.low[next] ?? '') ? takeValue(ask, phrase, next + 1) : null
      if (!more) break
      taken.push(more)
    }
    return taken
  }
  return []
}

/** `@mia`, `#bug`, `-@mia`, `-#bug`. */
function takeSigil({ words, low, vocabulary }: Ask, at: number): Taken | null {
  const [, minus, sign, name] = /^(-?)([@#])(.+)$/.exec(words[at] ?? '') ?? []
  if (!sign || !name) return null
  const rest: Ask = { words: words.with(at, name), low: low.with(at, name.toLowerCase()), vocabulary }
  return takeValue(rest, { words: [], takes: sign === '@' ? 'people' : 'labels', on: !minus }, at)
}

/** What needs no word before it: a day that is hardly anything else, `50%`, the whole name of a status. */
function takeBare(ask: Ask, at: number): Taken[] {
  const { vocabulary } = ask
  const day = takeDate(ask, at, true)
  if (day) return [{ part: { kind: 'due', at: day.date }, next: day.next }]
  const percent = /^(\d{1,3})%$/.exec(ask.words[at] ?? '')
  if (percent && Number(percent[1]) <= 100) return [{ part: { kind: 'progress', percent: Number(percent[1]) }, next: at + 1 }]
  const status = takeName(ask, at, vocabulary.workflows, ({ title }) => [title], true)
  return status ? [{ part: { kind: 'status', to: status.value }, next: status.next }] : []
}

function takeValue(ask: Ask, { takes, on = true }: Phrase, at: number): Taken | null {
  const { vocabulary, words } = ask
  const titled = <Thing extends { title: string }>(things: readonly Thing[]) =>
    takeName(ask, skipTo(ask, at), things, ({ title }) => [title])
  switch (takes) {
    case 'people': {
      const person = takePerson(ask, skipTo(ask, at))
      return person && { part: { kind: 'assign', person: person.value, on }, next: person.next }
    }
    case 'labels': {
      const label = titled(vocabulary.labels)
      return label && { part: { kind: 'label', label: label.value, on }, next: label.next }
    }
    case 'due':
    case 'start': {
      if (!on) return { part: { kind: takes, at: null }, next: at }
      const day = takeDate(ask, at, false)
      return day && { part: { kind: takes, at: day.date }, next: day.next }
    }
    case 'status': {
      const status = titled(vocabulary.workflows)
      return status && { part: { kind: 'status', to: status.value }, next: status.next }
    }
    case 'type': {
      const type = on ? titled(vocabulary.taskTypes) : { value: null, next: at }
      return type && { part: { kind: 'type', to: type.value }, next: type.next }
    }
    case 'effort': {
      const effort = on ? takeEffort(ask, at) : { value: null, next: at }
      return effort && { part: { kind: 'effort', to: effort.value }, next: effort.next }
    }
    case 'progress': {
      const percent = /^(\d{1,3})%?$/.exec(words[at] ?? '')
      const value = Number(percent?.[1])
      return percent && value <= 100 ? { part: { kind: 'progress', percent: value }, next: at + 1 } : null
    }
    case 'title': {
      const title = words.slice(at).join(' ').replaceAll(' ,', ',').trim()
      return title === '' ? null : { part: { kind: 'title', text: title }, next: words.length }
    }
    case 'sprint':
      return takeSprint(ask, at, on)
    case 'running-sprint':
    case 'next-sprint': {
      const state = takes === 'next-sprint' ? 'PLANNED' : 'ACTIVE'
      const sprint = vocabulary.sprints.find((one) => one.state === state)
      return sprint ? { part: { kind: 'sprint', to: sprint }, next: at } : null
    }
    case 'done':
      return { part: { kind: 'done', on }, next: at }
  }
}

/** By its name, with or without the word before it: `sprint 12`. Taking out of one that is named is no answer: it may be in another. */
function takeSprint(ask: Ask, at: number, on: boolean): Taken | null {
  const named = takeName(ask, skipTo(ask, at), ask.vocabulary.sprints, ({ title }) => [title, title.replace(/^sprint\s+/i, '')])
  if (!on) return named ? null : { part: { kind: 'sprint', to: null }, next: at }
  return named && { part: { kind: 'sprint', to: named.value }, next: named.next }
}

const BETWEEN = /^(?:it|this|that|these|them|to|the|tasks?)$/

/** Behind words that say nothing: `assign this task to mia`. */
function skipTo(ask: Ask, at: number): number {
  return BETWEEN.test(ask.low[at] ?? '') ? skipTo(ask, at + 1) : at
}

interface Named<Thing> {
  value: Thing
  next: number
}

/** The thing that the most words from here name whole, else the one thing whose name begins with them; two such are no answer. */
function takeName<Thing>(
  { words }: Ask,
  at: number,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  whole = false,
): Named<Thing> | null {
  const most = Math.min(MOST_WORDS, words.length - at)
  // Once for all lengths: this is read at every key.
  const named = things.map((thing) => ({ thing, names: namesOf(thing).map(fold) }))
  const said = Array.from({ length: Math.max(0, most) }, (_, count) => fold(words.slice(at, at + count + 1).join(' ')))
  for (const begins of whole ? [false] : [false, true])
    for (let count = said.length; count > 0; count--) {
      const name = said[count - 1] ?? ''
      if (name === '' || (begins && name.length < 2)) continue
      const fits = (one: string) => (begins ? one.startsWith(name) : one === name)
      const [found, ...more] = named.filter(({ names }) => names.some(fits))
      if (found && more.length === 0) return { value: found.thing, next: at + count }
    }
  return null
}

function takePerson(ask: Ask, at: number): Named<PersonSubject> | null {
  const { people, viewer } = ask.vocabulary
  const own = people.find(({ username }) => username === viewer)
  if (own && (ask.low[at] === 'me' || ask.low[at] === 'myself')) return { value: own, next: at + 1 }
  return takeName(ask, at, people, ({ username, name }) => [username, name, ...name.split(/\s+/)])
}

/** By its name, or by its hours: `8h`. */
function takeEffort(ask: Ask, at: number): Named<Effort> | null {
  const from = skipTo(ask, at)
  const named = takeName(ask, from, ask.vocabulary.efforts, ({ title }) => [title])
  const hours = /^(\d+(?:\.\d+)?)(?:h|hours?)?$/i.exec(ask.words[from] ?? '')?.[1]
  const sized = hours === undefined ? [] : ask.vocabulary.efforts.filter((effort) => effort.hours === Number(hours))
  if (named || sized[0] === undefined || sized.length > 1) return named
  const unit = /^(?:h|hours?)$/.test(ask.low[from + 1] ?? '') ? 1 : 0
  return { value: sized[0], next: from + 1 + unit }
}

/** The longest date from here. In a sentence only what hardly means anything else, unless a word such as `due` says that it is one. */
function takeDate({ words, low, vocabulary }: Ask, at: number, sentence: boolean): { date: Date; next: number } | null {
  const from = !sentence && (low[at] === 'on' || low[at] === 'by' || low[at] === 'to') ? at + 1 : at
  for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count--) {
    const date = parseDateText(words.slice(from, from + count).join(' '), vocabulary.now, { sentence })
    if (date) return { date, next: from + count }
  }
  return null
}

/** What one sentence may say once, and whether it says it twice, or the opposite as well. */
function contradicts(parts: readonly SentencePart[]): boolean {
  const about = parts.map((part) => {
    if (part.kind === 'assign') return `assign ${part.person.username}`
    if (part.kind === 'label') return `label ${part.label.id}`
    return FIRM.has(part.kind) ? 'how far' : part.kind
  })
  return new Set(about).size < about.length
}
