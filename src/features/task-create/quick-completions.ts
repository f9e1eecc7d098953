// What Tab completes in the line of quick create: people, labels, a label to be made, and dates.
import { formatPickerClock, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { suggestDates } from '#src/lib/dates/date-suggestion.ts'
import { completeToken, dueTokensAtCaret, type TypedToken, tokenAtCaret } from '#src/lib/quick-create/quick-token.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { type LineReading, readLine } from './quick-line.ts'

type Person = ProjectCatalogueData['members'][number]['person']
type Label = ProjectCatalogueData['labels'][number]

/** One completion: `name` is what stands in the line once it is taken. */
export type Completion = { id: string; name: string } & (
  | { kind: 'person'; person: Person }
  | { kind: 'label'; label: Label }
  | { kind: 'new-label' }
  | { kind: 'due'; label: string; hint: string }
)

/** The piece at the caret and what it may become. */
export interface Completions {
  token: TypedToken
  found: readonly Completion[]
}

const MOST = 6
const MOST_DATES = 4
/** The time of a day that is named without one. */
const USUAL = '17:00'

/** Names that begin with what is typed first; a label that is not there is offered to be made where `mayCreate`. Null for nothing. */
export function completionsOf(text: string, caret: number, reading: LineReading, mayCreate: boolean): Completions | null {
  const token = tokenAtCaret(text, caret)
  if (!token) return reading.dates ? datesOf(text, caret, reading) : null
  if (!reading.catalogue) return null
  const found = token.kind === 'person' ? peopleOf(token, reading.catalogue) : labelsOf(token, reading.catalogue, mayCreate)
  return found.length > 0 ? { token, found } : null
}

const fold = (text: string) => foldWords(text).join(' ')

/** The things whose names begin with the query, then those that hold it elsewhere. */
function ranked<T>(things: readonly T[], query: string, namesOf: (thing: T) => readonly string[]): T[] {
  const rank = (thing: T) => {
    const words = namesOf(thing).flatMap((name) => [fold(name), ...foldWords(name)])
    return query === '' || words.some((word) => word.startsWith(query)) ? 1 : words.some((word) => word.includes(query)) ? 2 : 0
  }
  const all = things.map((thing) => ({ thing, rank: rank(thing) })).filter((one) => one.rank > 0)
  return all.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing)
}

function peopleOf({ query }: TypedToken, { members }: ProjectCatalogueData): Completion[] {
  const people = members.map(({ person }) => person)
  return ranked(people, fold(query), ({ username, name }) => [username, name])
    .slice(0, MOST)
    .map((person) => ({ kind: 'person', id: person.username, name: person.username, person }))
}

function labelsOf({ query }: TypedToken, { labels }: ProjectCatalogueData, mayCreate: boolean): Completion[] {
  const title = query.trim()
  const found = ranked(labels, fold(title), (label) => [label.title]).slice(0, MOST)
  const there = title === '' || labels.some((label) => fold(label.title) === fold(title))
  return [
    ...found.map((label): Completion => ({ kind: 'label', id: label.id, name: label.title, label })),
    ...(there || !mayCreate ? [] : [{ kind: 'new-label' as const, id: `new:${title}`, name: title }]),
  ]
}

/** Only what the line reads as that moment once it is completed; what is a date already stays as it is typed. */
function datesOf(text: string, caret: number, reading: LineReading): Completions | null {
  const dueOf = (line: string) => readLine(line, reading).tokens.findLast((token) => token.kind === 'due')
  for (const token of dueTokensAtCaret(text, caret)) {
    const read = dueOf(text)
    const found = suggestDates(token.query, reading.now).flatMap(({ label, date, hint }): Completion[] => {
      const moment = date.getTime()
      const is = read?.kind === 'due' && read.value.getTime() === moment && read.end === token.end
      const clock = formatPickerClock(date)
      const name = is ? token.query : `${label.toLowerCase()}${clock === USUAL ? '' : ` ${clock}`}`
      const due = dueOf(completeToken(text, token, name).text)
      return due?.kind === 'due' && due.value.getTime() === moment ? [{ kind: 'due', id: formatPickerDate(date), name, label, hint }] : []
    })
    if (found.length > 0) return { token, found: found.slice(0, MOST_DATES) }
  }
  return null
}
