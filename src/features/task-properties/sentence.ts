// A sentence about tasks, read against what the project has: `assign mia due fri #bug` becomes three changes; what is not understood is named, never guessed.
import type { Chip } from '#src/actions/subject.ts'
import { parseDateText } from '#src/lib/dates/date-text.ts'
import { parseWork, type Stretch } from '#src/lib/dates/work-text.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { MOST_WORDS, type Named, personNames, type Saying, takeName } from '#src/lib/search/named-words.ts'
import { REMINDED_FROM } from '#src/model/notification/reminder.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { FIRM, NEGATIVE, NOISE, PHRASES, type Phrase } from './sentence-phrases.ts'

type Effort = ProjectCatalogueData['efforts'][number]
type Sprint = NonNullable<TaskSubject['sprint']>
type Story = NonNullable<TaskSubject['userStory']>

/** What a sentence is read against. `viewer` is who “me” is, by username. */
export interface SentenceVocabulary extends Pick<ProjectCatalogueData, 'workflows' | 'taskTypes' | 'efforts' | 'labels'> {
  people: readonly PersonSubject[]
  /** Those that take tasks: the one that runs, then the planned ones in their order. */
  sprints: readonly (Sprint & { state?: string | null })[]
  /** All user stories; none where they are too many to be known: half of them would be guessed from. */
  stories: readonly Story[]
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
  | { kind: 'story'; to: Story | null }
  | { kind: 'log'; work: Stretch; comment: string }
  | { kind: 'remind'; at: Date | null }
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

const AND = new Set(['and', ',', '&', '+'])

/** Reads a text; null where it changes nothing, says two things at once (`due fri due mon`), or says no in a way that is not understood. */
export function readSentence(text: string, vocabulary: SentenceVocabulary): Sentence | null {
  const words = text.match(/[^\s,]+|,/g) ?? []
  const ask: Ask = { words, low: words.map((word) => word.toLowerCase()), vocabulary, saying: 'whole' }
  const begun: Ask = { ...ask, saying: 'begun' }
  const parts: SentencePart[] = []
  const unread: string[] = []
  let bare = true
  for (let at = 0; at < words.length; ) {
    // Whole names first: “to do” is a status, and not “to” with the beginning of “Done”.
    const whole = takeFrom(ask, at)
    const alone = whole.length > 0 ? [] : takeBare(ask, at)
    const taken = [whole, alone].find((found) => found.length > 0) ?? takeFrom(begun, at)
    const last = taken.at(-1)
    if (last) {
      parts.push(...taken.map(({ part }) => part))
      if (alone.length === 0) bare = false
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
  /** Whether names are looked for whole or by their beginning. */
  saying: Saying
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
      const more = AND.has(ask.low[next] ?? '') ? takeValue({ ...ask, saying: 'either' }, phrase, next + 1) : null
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
  const rest: Ask = { words: words.with(at, name), low: low.with(at, name.toLowerCase()), vocabulary, saying: 'either' }
  return takeValue(rest, { words: [], takes: sign === '@' ? 'people' : 'labels', on: !minus }, at)
}

/** What needs no word before it: a day that is hardly anything else, `50%`, the whole name of a status. */
function takeBare(ask: Ask, at: number): Taken[] {
  const { vocabulary } = ask
  const day = takeDate(ask, at, { sentence: true })
  if (day) return [{ part: { kind: 'due', at: day.date }, next: day.next }]
  const percent = /^(\d{1,3})%$/.exec(ask.words[at] ?? '')
  if (percent && Number(percent[1]) <= 100) return [{ part: { kind: 'progress', percent: Number(percent[1]) }, next: at + 1 }]
  const status = takeName(ask.words, at, vocabulary.workflows, ({ title }) => [title], 'whole')
  return status ? [{ part: { kind: 'status', to: status.value }, next: status.next }] : []
}

function takeValue(ask: Ask, { takes, on = true }: Phrase, at: number): Taken | null {
  const { vocabulary, words } = ask
  const titled = <Thing extends { title: string }>(things: readonly Thing[]) => takeNamed(ask, at, things, ({ title }) => [title])
  switch (takes) {
    case 'people': {
      const person = takePerson(ask, at)
      return person && { part: { kind: 'assign', person: person.value, on }, next: person.next }
    }
    case 'labels': {
      const label = titled(vocabulary.labels)
      return label && { part: { kind: 'label', label: label.value, on }, next: label.next }
    }
    case 'due':
    case 'start':
    case 'remind': {
      if (!on) return { part: { kind: takes, at: null }, next: at }
      const day = takeDate(ask, at, takes === 'remind' ? { time: REMINDED_FROM } : {})
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
      const title = joined(words.slice(at))
        .replace(/^“(.*)”$/, '$1')
        .trim()
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
    case 'story': {
      const story = takeNamed(on ? ask : { ...ask, saying: 'either' }, at, vocabulary.stories, ({ title, code }) => [
        title,
        ...(code === null ? [] : [code]),
      ])
      // Taking out of one that is named is no answer here either.
      if (!on) return story ? null : { part: { kind: 'story', to: null }, next: at }
      return story && { part: { kind: 'story', to: story.value }, next: story.next }
    }
    case 'log':
      return takeWork(ask, at)
    case 'done':
      return { part: { kind: 'done', on }, next: at }
  }
}

const joined = (words: readonly string[]) => words.join(' ').replaceAll(' ,', ',')

/** The most words that a stretch of work has: `on 24 nov 9:00 to 10:15`. */
const MOST_WORK = 7

/** How long or when, then what was done, as far as the next comma; another change right behind the time is no comment. */
function takeWork(ask: Ask, at: number): Taken | null {
  const { words, vocabulary } = ask
  const comma = words.indexOf(',', at)
  const end = comma < 0 ? words.length : comma
  for (let next = Math.min(end, at + MOST_WORK); next > at; next--) {
    const said = words.slice(at, next).join(' ')
    const work = parseWork(said, vocabulary.now)
    // A number alone before words is rather a part of them.
    if (!work || (/^\d+$/.test(said) && next < end)) continue
    const goesOn = next < end && (takeFrom(ask, next).length > 0 || AND.has(ask.low[next] ?? ''))
    const comment = goesOn
      ? ''
      : words
          .slice(next, end)
          .join(' ')
          .replace(/^“(.*)”$/, '$1')
    return { part: { kind: 'log', work, comment }, next: goesOn ? next : end }
  }
  return null
}

/** By its name, with or without the word before it: `sprint 12`. Taking out of one that is named is no answer: it may be in another. */
function takeSprint(ask: Ask, at: number, on: boolean): Taken | null {
  const asked: Ask = on ? ask : { ...ask, saying: 'either' }
  const named = takeNamed(asked, at, ask.vocabulary.sprints, ({ title }) => [title, title.replace(/^sprint\s+/i, '')])
  if (!on) return named ? null : { part: { kind: 'sprint', to: null }, next: at }
  return named && { part: { kind: 'sprint', to: named.value }, next: named.next }
}

const BETWEEN = /^(?:it|this|that|these|them|to|the|tasks?)$/

/** Behind words that say nothing: `assign this task to mia`. */
function skipTo(ask: Ask, at: number): number {
  return BETWEEN.test(ask.low[at] ?? '') ? skipTo(ask, at + 1) : at
}

/** A name from here, else behind words that say nothing: “To do” begins with one. */
function takeNamed<Thing>(
  ask: Ask,
  at: number,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Named<Thing> | null {
  const found = (from: number, saying: Saying) => takeName(ask.words, from, things, namesOf, saying)
  const behind = skipTo(ask, at)
  const whole = ask.saying === 'begun' ? null : (found(at, 'whole') ?? found(behind, 'whole'))
  return whole ?? (ask.saying === 'whole' ? null : (found(behind, 'begun') ?? found(at, 'begun')))
}

function takePerson(ask: Ask, at: number): Named<PersonSubject> | null {
  const { people, viewer } = ask.vocabulary
  const own = people.find(({ username }) => username === viewer)
  const from = skipTo(ask, at)
  if (own && (ask.low[from] === 'me' || ask.low[from] === 'myself')) return { value: own, next: from + 1 }
  return takeNamed(ask, at, people, personNames)
}

/** By its name, or by its hours: `8h`. */
function takeEffort(ask: Ask, at: number): Named<Effort> | null {
  const from = skipTo(ask, at)
  const named = takeNamed(ask, at, ask.vocabulary.efforts, ({ title }) => [title])
  const hours = /^(\d+(?:\.\d+)?)(?:h|hours?)?$/i.exec(ask.words[from] ?? '')?.[1]
  const sized = hours === undefined ? [] : ask.vocabulary.efforts.filter((effort) => effort.hours === Number(hours))
  if (named || sized[0] === undefined || sized.length > 1) return named
  const unit = /^(?:h|hours?)$/.test(ask.low[from + 1] ?? '') ? 1 : 0
  return { value: sized[0], next: from + 1 + unit }
}

/** The longest date from here. In a sentence only what hardly means anything else, unless a word such as `due` says that it is one. */
function takeDate(
  { words, low, vocabulary }: Ask,
  at: number,
  options: { sentence?: true; time?: string },
): { date: Date; next: number } | null {
  const from = !options.sentence && (low[at] === 'on' || low[at] === 'by' || low[at] === 'to') ? at + 1 : at
  for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count--) {
    const date = parseDateText(words.slice(from, from + count).join(' '), vocabulary.now, options)
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
