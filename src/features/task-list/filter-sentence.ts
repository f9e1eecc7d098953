// A sentence about the list: `filter mia label bug overdue` becomes filters; what is not understood is named, never guessed.
import { type Named, type Saying, takeName } from '#src/lib/search/named-words.ts'
import { type DueRange, setFilters, type TaskView } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { SetFilter } from '#src/model/task/task-fields.ts'
import { choicesOf, dueTitles, type FilterChoice, type FilterName, filterTitles } from './filter-choices.ts'

/** What a sentence sets of the filters; the others stay. */
export type FilterPart = Partial<Pick<TaskView, SetFilter | 'due' | 'done' | 'archived' | 'draft' | 'search'>>

/** A sentence taken apart; `bare` where the word `filter` was not said. */
export interface FilterSentence {
  part: FilterPart
  unread: readonly string[]
  bare: boolean
}

/** What it is read against; `viewer` is who “me” is, by username. */
export interface FilterVocabulary {
  catalogue: ProjectCatalogueData | null
  viewer: string | null
}

const BEGINS = /^(?:filter(?: (?:by|to|for|tasks|list|on))*|(?:show )?only|show only|narrow to)\s+/i
const NOISE = new Set('and or with is are any of the a an by in tasks task issues that which has have , & + : for to all what'.split(' '))
const NEGATIVE = /^(?:un[a-z]{3,}|not?|never|don'?t|without|except|isn'?t|non|nobody|none)$/i
const JOINS = new Set(['and', 'or', ',', '&', '+'])
const SAYS = new Set(['is', 'are', 'any', 'of', ':', 'to', 'by', 'contains'])

/** Words that set a filter by themselves, the most words first. */
const FLAGS: readonly (readonly [string, FilterPart])[] = (
  [
    ['overdue', { due: 'overdue' }],
    ['late', { due: 'overdue' }],
    ['due today', { due: 'today' }],
    ['today', { due: 'today' }],
    ['next 7 days', { due: 'week' }],
    ['due this week', { due: 'week' }],
    ['next 30 days', { due: 'month' }],
    ['due this month', { due: 'month' }],
    ['not done', { done: false }],
    ['done is no', { done: false }],
    ['undone', { done: false }],
    ['unfinished', { done: false }],
    ['open', { done: false }],
    ['done is yes', { done: true }],
    ['done', { done: true }],
    ['finished', { done: true }],
    ['archived is yes', { archived: true }],
    ['archived', { archived: true }],
    ['not archived', { archived: false }],
    ['draft is yes', { draft: true }],
    ['draft is no', { draft: false }],
    ['not draft', { draft: false }],
    ['no drafts', { draft: false }],
    ['not drafts', { draft: false }],
    ['drafts', { draft: true }],
    ['draft', { draft: true }],
    ['unassigned', { assignee: ['none'] }],
    ['nobody', { assignee: ['none'] }],
  ] as const
).toSorted(([one], [other]) => other.split(' ').length - one.split(' ').length)

/** The words by which a set filter is named. */
const FIELDS: Readonly<Record<SetFilter, readonly string[]>> = {
  workflow: ['status', 'workflow'],
  assignee: ['assignee', 'assignees', 'assigned', 'owner', 'person'],
  label: ['label', 'labels', 'tag', 'tags', 'labeled', 'labelled'],
  type: ['type', 'types'],
  board: ['board', 'boards'],
}

interface Ask extends FilterVocabulary {
  words: readonly string[]
  low: readonly string[]
}

interface Taken {
  part: FilterPart
  next: number
}

/** Reads a text; null where it filters by nothing, says two things of one filter, or says no in a way that is not understood. */
export function readFilterSentence(text: string, vocabulary: FilterVocabulary): FilterSentence | null {
  const said = BEGINS.exec(text)?.[0] ?? ''
  // “Mia's” is Mia, “my” is me.
  const words =
    text
      .slice(said.length)
      .replace(/['’]s\b/g, '')
      .match(/[^\s,:]+|[,:]/g) ?? []
  const ask: Ask = { ...vocabulary, words, low: words.map((word) => word.toLowerCase()) }
  let part: FilterPart = {}
  const unread: string[] = []
  for (let at = 0; at < words.length; ) {
    const taken = takeFlag(ask, at) ?? takeText(ask, at) ?? takeField(ask, at) ?? takeBare(ask, at)
    if (taken) {
      if (Object.keys(taken.part).some((name) => name in part && !isAdded(part, taken.part))) return null
      part = together(part, taken.part)
      at = taken.next
      continue
    }
    const word = words[at] ?? ''
    if (NEGATIVE.test(word)) return null
    if (!NOISE.has(word.toLowerCase())) unread.push(word)
    at += 1
  }
  return Object.keys(part).length === 0 ? null : { part, unread, bare: said === '' }
}

/** Values of one filter may be several; being empty is none of them. */
function isAdded(before: FilterPart, more: FilterPart): boolean {
  return setFilters.every((name) => !more[name] || !before[name] || ![...before[name], ...more[name]].includes('none'))
    ? Object.keys(more).every((name) => (setFilters as readonly string[]).includes(name))
    : false
}

function together(before: FilterPart, more: FilterPart): FilterPart {
  const sets = setFilters.flatMap((name) => (more[name] ? [[name, [...new Set([...(before[name] ?? []), ...more[name]])]]] : []))
  return { ...before, ...more, ...Object.fromEntries(sets) }
}

function takeFlag({ low, words }: Ask, at: number): Taken | null {
  for (const [phrase, part] of FLAGS) {
    const parts = phrase.split(' ')
    if (parts.every((word, index) => low[at + index] === word)) return { part, next: at + parts.length }
  }
  const from = low[at] === 'due' && SAYS.has(low[at + 1] ?? '') ? at + 2 : -1
  const due = from < 0 ? null : takeName(words, from, Object.entries(dueTitles), ([, title]) => [title], 'whole')
  return due && { part: { due: due.value[0] as DueRange }, next: due.next }
}

/** Behind `text`: the rest of the line is searched for. */
function takeText({ low, words }: Ask, at: number): Taken | null {
  if (low[at] !== 'text' && low[at] !== 'containing' && low[at] !== 'contains') return null
  const from = low[at + 1] === 'contains' ? at + 2 : at + 1
  const comma = words.indexOf(',', from)
  const end = comma < 0 ? words.length : comma
  const search = words
    .slice(from, end)
    .join(' ')
    .replace(/^["“](.*)["”]$/, '$1')
  return search === '' ? null : { part: { search }, next: end }
}

/** `label bug`, `label bug and urgent`, `no label`, `label is empty`. */
function takeField(ask: Ask, at: number): Taken | null {
  const { low } = ask
  const none = low[at] === 'no' || low[at] === 'without'
  const name = setFilters.find((filter) => FIELDS[filter].includes(low[none ? at + 1 : at] ?? ''))
  if (name === undefined) return null
  if (none) return takeValue(ask, name, at + 2, 'either') ? null : { part: { [name]: ['none'] }, next: at + 2 }
  let from = at + 1
  // “To do” begins with such a word itself.
  while (SAYS.has(low[from] ?? '') && !takeValue(ask, name, from, 'whole')) from += 1
  if (low[from] === 'empty') return { part: { [name]: ['none'] }, next: from + 1 }
  const first = takeValue(ask, name, from, 'either')
  if (!first) return null
  const ids = [first.value.id]
  let { next } = first
  while (JOINS.has(low[next] ?? '')) {
    // Behind a comma “done” is a filter of its own, behind “or” another status.
    const more = low[next] === ',' && takeFlag(ask, next + 1) ? null : takeValue(ask, name, next + 1, 'whole')
    if (!more) break
    ids.push(more.value.id)
    next = more.next
  }
  return { part: { [name]: ids }, next }
}

/** A value without its filter: it has to be of one filter only. */
function takeBare(ask: Ask, at: number): Taken | null {
  for (const saying of ['whole', 'begun'] as const) {
    const found = setFilters.flatMap((name) => {
      const value = takeValue(ask, name, at, saying)
      return value ? [{ name, value }] : []
    })
    const most = Math.max(...found.map(({ value }) => value.next))
    const [one, ...others] = found.filter(({ value }) => value.next === most)
    if (one && others.length === 0) return { part: { [one.name]: [one.value.value.id] }, next: one.value.next }
    if (others.length > 0) return null
  }
  return null
}

function takeValue({ catalogue, viewer, words, low }: Ask, name: SetFilter, at: number, saying: Saying): Named<FilterChoice> | null {
  const choices = choicesOf(name, catalogue)
  if (name === 'assignee' && viewer !== null && /^(?:me|my|mine|myself)$/.test(low[at] ?? '')) {
    const own = choices.find(({ id }) => id === viewer) ?? (catalogue ? undefined : { id: viewer, title: 'me' })
    if (own) return { value: own, next: at + 1 }
  }
  const namesOf = ({ id, title }: FilterChoice) => (name === 'assignee' ? [id, `@${id}`, title, ...title.split(/\s+/)] : [title])
  return takeName(words, at, choices, namesOf, saying)
}

/** Each filter in words, as chips show it: `Assignee is Mia Chen`, `Label is empty`, `Text contains “login”`. */
export function filterPartTexts(part: FilterPart, catalogue: ProjectCatalogueData | null): string[] {
  const yes = (name: FilterName, value: boolean | null | undefined) =>
    value === undefined ? [] : [`${filterTitles[name]} is ${value ? 'yes' : 'no'}`]
  return [
    ...setFilters.flatMap((name) => {
      const ids = part[name]
      if (!ids) return []
      if (ids.join() === 'none') return [`${filterTitles[name]} is empty`]
      const choices = choicesOf(name, catalogue)
      return [`${filterTitles[name]} is ${ids.map((id) => choices.find((choice) => choice.id === id)?.title ?? id).join(' or ')}`]
    }),
    ...(part.due ? [`Due is ${dueTitles[part.due]}`] : []),
    ...yes('done', part.done),
    ...yes('archived', part.archived),
    ...yes('draft', part.draft),
    ...(part.search ? [`Text contains “${part.search}”`] : []),
  ]
}
