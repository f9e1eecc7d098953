// What the palette lists for a typed text: the commands that are meant, then entities, then what else it may mean.
import { type Entity, type EntityKind, entityKey } from '#src/app/entities/entity.ts'
import type { Hit } from '#src/lib/search/search-index.ts'
import type { EntityIndex } from './entity-index.ts'
import { allCommands, type Commands, commandDrafts } from './palette-commands.ts'
import { type Draft, type EntityRow, headings, IN_ORDER, MOST_ROWS, type Row, type Section, tiers } from './palette-rows.ts'
import type { SentenceRow } from './sentence-row.ts'

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
  comment: 'Comments',
  file: 'Files',
} as const

/** So many rows of the server's stand below those found here: things by their names, and of each kind that is found by what it says. */
const MOST_REMOTE = 10
const MOST_APART = 5

/** The sections for a query; a sentence that is understood whole stands before what else the text may mean. Remote hits come last, so that no row moves when they arrive. */
export function resultsFor(
  query: Query,
  commands: Commands,
  entities: EntityIndex,
  remote: readonly Entity[],
  sentence: SentenceRow | null = null,
): Section[] {
  const { scope, text } = query
  const asked = scope === 'all' || scope === 'commands'
  if (asked && text === '') return withRemote(allCommands(commands), remote)
  const { first, rest, answers } = asked ? commandDrafts(text, commands) : { first: [], rest: [], answers: false }
  const drafts: Draft[] = first.filter(({ section }) => !(sentence?.takesAll && section.id === 'answered'))
  if (sentence) {
    const section: Section = { id: 'sentence', heading: headings.sentence, rows: [sentence.row] }
    drafts.push({ section, tier: sentence.leads ? 0 : 2 })
  }
  for (const kind of ['task', 'person', 'project', 'sprint', 'story', 'epic', 'page', 'thread'] as const) {
    if (scope !== kind && (scope !== 'all' || text === '')) continue
    // Beside what fits well nobody looks for what fits loosely.
    const loose = drafts.some(({ tier }) => tier < 2) ? 'never' : 'alone'
    const hits = entities.search(kind, text, scope === kind ? 50 : kind === 'task' ? 20 : 5, loose)
    // What begins with all that is typed is meant before a command that only the first words name.
    const begins = answers && (hits[0]?.class === 'exact' || hits[0]?.class === 'prefix')
    drafts.push(...draft(kind, entityKinds[kind], hits, entityRow).map((one) => (begins ? { ...one, tier: 0 } : one)))
  }
  drafts.push(...rest)
  const best = Math.min(...drafts.map(({ tier }) => tier))
  const sections = drafts
    .filter(({ tier }) => best > 1 || tier < 3)
    .sort((a, b) => a.tier - b.tier)
    .map(({ section }) => section)
  return withRemote(together(sections), remote)
}

/** Each heading once, where the best of its rows stands. Commands among the first rows that would not keep their places so stand above their groups. */
function together(sections: readonly Section[]): Section[] {
  const once = merged(sections)
  const first = rowsOf(sections).slice(0, IN_ORDER)
  const isKept = rowsOf(once).every((row, at) => at >= first.length || row === first[at])
  const grouped = new Set(sections.filter(isGroup).flatMap(({ rows }) => rows))
  const best = new Set(first.filter((row) => grouped.has(row)))
  if (isKept || best.size < 2) return once
  const others = sections.flatMap((section) => {
    const [mine, left] = [section.rows.filter((row) => best.has(row)), section.rows.filter((row) => !best.has(row))]
    const above = mine.length > 0 ? [{ id: 'best' as const, heading: headings.best, rows: mine }] : []
    return left.length > 0 ? [...above, { ...section, rows: left }] : above
  })
  return merged(others)
}

const rowsOf = (sections: readonly Section[]) => sections.flatMap(({ rows }) => rows)

/** Commands under the name of their group. */
function isGroup({ heading, rows: [row] }: Section): boolean {
  return row?.kind === 'command' && ![headings.sentence, headings.answered, headings.off].includes(heading)
}

function merged(sections: readonly Section[]): Section[] {
  const found = new Map<string, Section>()
  for (const section of sections) {
    const first = found.get(section.heading)
    found.set(section.heading, first ? { ...first, rows: [...first.rows, ...section.rows] } : section)
  }
  return [...found.values()]
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
  const fresh = remote.filter((entity) => !shown.has(entityKey(entity)))
  const room = MOST_ROWS - shown.size
  const rowsFor = (entities: readonly Entity[], most: number): Row[] =>
    entities.slice(0, Math.max(0, Math.min(most, room))).map((entity) => ({
      ...{ kind: 'entity' as const, key: entityKey(entity), title: entity.title, ranges: entity.ranges ?? [], entity },
    }))
  // Notes are nothing of the workspace that is searched (NOTE-05), and what is in texts comes after what is called so.
  const apart = ['comment', 'file', 'note'] as const
  const isApart = ({ kind }: Entity) => apart.some((one) => one === kind)
  const named = rowsFor(
    fresh.filter((entity) => !isApart(entity)),
    MOST_REMOTE,
  )
  return [
    ...sections,
    ...(named.length > 0 ? [{ id: 'remote' as const, heading: headings.remote, rows: named }] : []),
    ...apart.flatMap((kind) => {
      const rows = rowsFor(
        fresh.filter((entity) => entity.kind === kind),
        MOST_APART,
      )
      return rows.length > 0 ? [{ id: kind, heading: entityKinds[kind], rows }] : []
    }),
  ]
}
