// What the palette lists for a typed text: commands of the subject in view first, then entities, then the other commands.
import type { Action, Group, Here } from '#src/actions/action.ts'
import type { Registry } from '#src/actions/define-action.ts'
import { type ActionState, stateOf } from '#src/actions/state-of.ts'
import { type Entity, type EntityKind, entityKey } from '#src/app/entities/entity.ts'
import { createSearchIndex, type Hit, type SearchIndex } from '#src/lib/search/search-index.ts'
import type { MatchClass, Score } from '#src/lib/search/search-score.ts'
import type { EntityIndex } from './entity-index.ts'

/** The most rows that are ever rendered. */
export const MOST_ROWS = 60

/** A line that runs an action. Locked ones tell the upgrade text when chosen. */
export interface CommandRow {
  kind: 'command'
  key: string
  title: string
  ranges: Score['ranges']
  action: Action
  state: Exclude<ActionState, { kind: 'hidden' }>
  /** What its question begins with: `tomorrow` of “due tomorrow”. */
  answer?: string
}

/** A line that opens an entity. */
export interface EntityRow {
  kind: 'entity'
  key: string
  title: string
  ranges: Score['ranges']
  entity: Entity
}

/** A line of the palette. */
export type Row = CommandRow | EntityRow

/** Lines under one heading. */
export interface Section {
  id: Group | EntityKind | 'answered' | 'remote'
  heading: string
  rows: readonly Row[]
}

/** What is searched: everything, commands only, or one kind of entity. */
export interface Query {
  scope: 'all' | 'commands' | EntityKind
  text: string
}

const prefixes: Readonly<Record<string, Query['scope']>> = { '>': 'commands', '#': 'task', '@': 'person', '+': 'project' }

/** Splits the scope's prefix off: `>` commands, `#` tasks, `@` people, `+` projects. */
export function readQuery(typed: string): Query {
  const scope = prefixes[typed.charAt(0)]
  return scope ? { scope, text: typed.slice(1).trim() } : { scope: 'all', text: typed.trim() }
}

/** Commands that may be listed here, searchable. */
export interface Commands {
  index: SearchIndex<Omit<CommandRow, 'ranges'>>
  nearest: Group
  tasks: number
  now: Date
}

/** The commands of the registry that are not hidden here; `recency` gives 0 to 1. */
export function commandsOf(registry: Registry, here: Here, recency: (id: string) => number): Commands {
  const { services, subjects } = here
  const entries = registry.all.flatMap((action) => {
    if (!action.listed) return []
    const state = stateOf(action, here)
    if (state.kind === 'hidden') return []
    const title = action.titleFor(here)
    const item = { kind: 'command' as const, key: `command:${action.id}`, title, action, state }
    return [{ item, key: item.key, title, keywords: action.keywords, recency: recency(action.id) }]
  })
  const tasks = subjects.task?.length ?? 0
  const planned = (['story', 'epic', 'sprint'] as const).find((kind) => subjects[kind]?.length)
  const nearest = tasks > 0 ? 'task' : (planned ?? (subjects.project?.length ? 'project' : 'workspace'))
  return { index: createSearchIndex(entries), nearest, tasks, now: services.now() }
}

const tiers: Readonly<Record<MatchClass, number>> = { exact: 0, all: 0, prefix: 1, word: 1, acronym: 1, synonym: 1, typo: 2, loose: 3 }
const CLASSES: readonly MatchClass[] = ['exact', 'prefix', 'word', 'acronym', 'synonym', 'typo', 'loose', 'all']
const headings: Readonly<Record<Section['id'], string>> = {
  task: 'This task',
  create: 'Create',
  sprint: 'Sprint',
  time: 'Time',
  story: 'User story',
  epic: 'Epic',
  page: 'Pages',
  wiki: 'Wiki',
  recurrence: 'Recurring tasks',
  thread: 'Discussion',
  note: 'Notes',
  client: 'Client',
  project: 'This project',
  workspace: 'This workspace',
  go: 'Go to',
  view: 'View',
  account: 'Account',
  person: 'People',
  answered: 'With what is typed',
  remote: 'More results',
}
/** In this order; a record, so that no group can be forgotten. */
const inOrder: Readonly<Record<Group, true>> = {
  ...{
    create: true,
    go: true,
    task: true,
    story: true,
    epic: true,
    sprint: true,
    wiki: true,
    thread: true,
    note: true,
    recurrence: true,
    time: true,
  },
  ...{ client: true, person: true, project: true, workspace: true, view: true, account: true },
}
const groups = Object.keys(inOrder) as Group[]
const entityKinds = {
  task: 'Tasks',
  person: 'People',
  project: 'Projects',
  sprint: 'Sprints',
  story: 'User stories',
  epic: 'Epics',
  page: 'Pages',
  thread: 'Threads',
  note: 'Notes',
} as const

interface Draft {
  section: Section
  tier: number
  /** A title that begins so, or a synonym that is just that: listed before entities, whatever its group. */
  named?: boolean
  /** Whether a title begins so, is found by a word of its own, or synonyms only brought it here. */
  by?: 'beginning' | 'title' | 'synonym'
}

/** The sections for a query. Remote hits come last, so that no row moves when they arrive. */
export function resultsFor(query: Query, commands: Commands, entities: EntityIndex, remote: readonly Entity[]): Section[] {
  const { scope, text } = query
  const drafts: Draft[] = []
  const commandDrafts = scope === 'all' || scope === 'commands' ? commandSections(text, commands, scope === 'commands') : []
  const [near, rest] = [commandDrafts.slice(0, 1), commandDrafts.slice(1)]
  const hasNear = near[0]?.section.id === commands.nearest
  const others = hasNear ? rest : commandDrafts
  // “stop timer” is the timer that runs elsewhere, not what a synonym finds on the task in view.
  const beginning = near[0]?.by === 'synonym' ? others.filter(({ by }) => by === 'beginning') : []
  drafts.push(...beginning)
  if (hasNear) drafts.push(...near)
  drafts.push(...others.filter((one) => one.named && !beginning.includes(one)))
  if (scope === 'all' || scope === 'commands') drafts.push(...answeredSection(text, commands))
  for (const kind of ['task', 'person', 'project', 'sprint', 'story', 'epic', 'page', 'thread'] as const) {
    if (scope !== kind && (scope !== 'all' || text === '')) continue
    const hits = entities.search(kind, text, scope === kind ? 50 : kind === 'task' ? 20 : 5)
    drafts.push(...draft(kind, entityKinds[kind], hits, entityRow))
  }
  drafts.push(...others.filter(({ named }) => !named))
  const best = Math.min(...drafts.map(({ tier }) => tier))
  const sections = drafts
    .filter(({ tier }) => best > 1 || tier < 3)
    .sort((a, b) => a.tier - b.tier)
    .map(({ section }) => section)
  return withRemote(sections, remote)
}

function commandSections(text: string, { index, nearest, tasks }: Commands, only: boolean): Draft[] {
  const hits = index.search(text, text === '' || only ? MOST_ROWS : 20)
  const best = Math.min(...hits.map((hit) => tiers[hit.class]))
  const kept = hits.filter((hit) => best > 1 || tiers[hit.class] < 3)
  // Without a task to act on, making one is what people open the palette for.
  const first: readonly Group[] = text === '' && nearest !== 'task' ? ['create', nearest] : [nearest]
  const order = [...first, ...groups.filter((group) => !first.includes(group))]
  return order.flatMap((group) => {
    const heading = group === 'task' && tasks > 1 ? `${tasks} tasks` : headings[group]
    const ofGroup = kept.filter((hit) => hit.item.action.group === group)
    // What cannot run now stays findable, below what can.
    const rank = ({ item }: (typeof ofGroup)[number]) => (isOff(item) ? 2 : text === '' && item.action.seldom ? 1 : 0)
    const inGroup = ofGroup.toSorted((one, other) => rank(one) - rank(other))
    const named = ofGroup.some((hit) => isNamed(hit, text))
    const best = Math.min(...ofGroup.map((hit) => CLASSES.indexOf(hit.class)))
    const by = best <= CLASSES.indexOf('prefix') ? 'beginning' : best <= CLASSES.indexOf('acronym') ? 'title' : 'synonym'
    return draft(group, heading, inGroup, (hit) => ({ ...hit.item, ranges: hit.ranges })).map((one) => ({ ...one, named, by }))
  })
}

function isNamed({ class: how, item, title }: Hit<Omit<CommandRow, 'ranges'>>, text: string): boolean {
  const typed = text.toLowerCase()
  return how === 'exact' || how === 'prefix' || title.toLowerCase().endsWith(` ${typed}`) || item.action.keywords.includes(typed)
}

const MOST_ANSWERED = 3

/**
 * Commands that ask, found by the first words of the text, the more the better; the others answer them: “due tomorrow”, “assign ben”, “log 2h”. Below
 * every good match of the whole, so that the words of a title still find its task.
 */
function answeredSection(text: string, { index, now }: Commands): Draft[] {
  const words = text.split(/\s+/)
  const typed = text.toLowerCase()
  // Whoever types a command's own words does not answer another one.
  const whole = index.search(text, MOST_ANSWERED)
  if (whole.some((hit) => isNamed(hit, text) || hit.item.action.keywords.some((word) => word.startsWith(typed)))) return []
  for (let at = words.length - 1; at > 0; at--) {
    const answer = words.slice(at).join(' ')
    const hits = index
      .search(words.slice(0, at).join(' '), MOST_ROWS)
      .filter((hit) => tiers[hit.class] < 2 && takesAnswer(hit.item, answer, now))
    if (hits.length === 0) continue
    const rows = hits.slice(0, MOST_ANSWERED).map(({ item, ranges }) => {
      return { ...item, key: `answered:${item.action.id}`, title: `${item.title} ${answer}`, ranges, answer }
    })
    return [{ tier: 2, section: { id: 'answered', heading: headings.answered, rows } }]
  }
  return []
}

function takesAnswer({ title, action, state }: Pick<CommandRow, 'title' | 'action' | 'state'>, answer: string, now: Date): boolean {
  return title.endsWith('…') && state.kind === 'ready' && (action.takes ? action.takes(answer, now) : !action.dialog)
}

function isOff({ state }: Pick<CommandRow, 'state'>): boolean {
  return state.kind === 'disabled'
}

/** Sections of one tier keep their order; a much better match moves its section up (an exact code, an exact name). */
function draft<T>(id: Section['id'], heading: string, hits: readonly Hit<T>[], row: (hit: Hit<T>) => Row): Draft[] {
  if (hits.length === 0) return []
  const tier = Math.min(...hits.map((hit) => tiers[hit.class]))
  const kept = tier > 1 ? hits : hits.filter((hit) => tiers[hit.class] < 3)
  return [{ tier, section: { id, heading, rows: kept.map(row) } }]
}

function entityRow({ item, title, ranges }: Hit<Entity>): EntityRow {
  return { kind: 'entity', key: entityKey(item), title, ranges, entity: item }
}

function withRemote(sections: Section[], remote: readonly Entity[]): Section[] {
  const shown = new Set(sections.flatMap(({ rows }) => rows.map((row) => row.key)))
  const rows = remote
    .filter((entity) => !shown.has(entityKey(entity)))
    .slice(0, Math.max(0, Math.min(10, MOST_ROWS - shown.size)))
    .map((entity) => ({ kind: 'entity' as const, key: entityKey(entity), title: entity.title, ranges: [], entity }))
  // Notes are nothing of the workspace that is searched (NOTE-05).
  const [notes, others] = [rows.filter(({ entity }) => entity.kind === 'note'), rows.filter(({ entity }) => entity.kind !== 'note')]
  return [
    ...sections,
    ...(others.length > 0 ? [{ id: 'remote' as const, heading: headings.remote, rows: others }] : []),
    ...(notes.length > 0 ? [{ id: 'note' as const, heading: entityKinds.note, rows: notes }] : []),
  ]
}
