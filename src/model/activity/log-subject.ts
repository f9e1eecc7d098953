// The activity log of a workspace as actions see it, and its address.
import type { Go } from '#src/actions/services.ts'
import type { Permission } from '#src/actions/subject.ts'
import { ownTimezone, type PlainDate, parsePlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { pathTo } from '#src/lib/paths.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    log: LogSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Places {
    'log.filter': true
    'log.tools': true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    log: LogSubject
    logline: LogLineSubject
  }
}

/** Kinds that narrow the log, and what people call them. */
export const LOG_KINDS = {
  tasks: 'Tasks',
  projects: 'Projects',
  people: 'People',
  files: 'Files and pages',
  time: 'Time',
  money: 'Money',
  settings: 'Settings',
  data: 'Exports and imports',
} as const

/** One of them. */
export type LogKind = keyof typeof LOG_KINDS

/** What narrows it, as its address says; empty is not narrowed. `from` and `to` are days, or as `-7d` so many days ago. */
export interface LogFilters {
  person: string
  kind: string
  project: string
  target: string
  from: string
  to: string
  q: string
}

/** Not narrowed. */
export const NO_LOG_FILTERS: LogFilters = { person: '', kind: '', project: '', target: '', from: '', to: '', q: '' }

/** The page with what it shows. */
export interface LogSubject {
  id: string
  workspaceSlug: string
  filters: LogFilters
  viewerCan: readonly Permission[]
}

/** A line of it, or several of one person about one thing; `count` is how many. */
export interface LogLineSubject {
  id: string
  workspaceSlug: string
  person: { username: string; name: string } | null
  target: { kind: string; id: string; label: string } | null
  count: number
  viewerCan: readonly Permission[]
  /** Goes to what it is about, or shows the lines that it stands for; null where nothing of that is there. */
  open: ((go: Go) => void) | null
}

const NAMES = Object.keys(NO_LOG_FILTERS) as (keyof LogFilters)[]
const AGO = /^-(\d{1,4})d$/

/** What an address asks for; a day that is none narrows nothing, and no chip claims that it does. */
export function readLogAddress(query: URLSearchParams): LogFilters {
  const read = Object.fromEntries(NAMES.map((name) => [name, (query.get(name) ?? '').trim()])) as unknown as LogFilters
  const day = (text: string) => (AGO.test(text) || parsePlainDate(text) ? text : '')
  return { ...read, from: day(read.from), to: day(read.to) }
}

/** True where something is left out. */
export function isLogNarrowed(filters: LogFilters): boolean {
  return NAMES.some((name) => filters[name] !== '')
}

/** The address of the log with some filters. */
export function logPath(workspaceSlug: string, filters: Partial<LogFilters>): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  const path = pathTo('team-members-log', { companySlug: workspaceSlug })
  return query.size > 0 ? `${path}?${query}` : path
}

/** A day of a filter; null for what is none. */
export function dayOf(text: string, today: PlainDate): PlainDate | null {
  const ago = AGO.exec(text)?.[1]
  return ago === undefined ? parsePlainDate(text) : laterDay(today, -Number(ago))
}

const known = (kind: string): kind is LogKind => Object.hasOwn(LOG_KINDS, kind)

/** The kinds of a filter that there are. */
export function kindsOf({ kind }: LogFilters): LogKind[] {
  return kind.split(',').filter(known)
}

/** What filters find nothing by, whatever happened (TLOG-09): days that cross, or kinds none of which there is; null where they may find something. */
export function whyNothing(filters: LogFilters, today: PlainDate): string | null {
  const [first, last] = [dayOf(filters.from, today), dayOf(filters.to, today)]
  if (first && last && last < first) return 'End date cannot be earlier than start date.'
  return filters.kind !== '' && kindsOf(filters).length === 0 ? NO_MATCH : null
}

/** What is read where filters find nothing. */
export const NO_MATCH = 'No activity matches these filters.'

/** Filters as queries take them. */
export function logVariables({ workspaceSlug, filters }: Pick<LogSubject, 'workspaceSlug' | 'filters'>, today: PlainDate) {
  const { person, project, target, from, to, q } = filters
  const kinds = kindsOf(filters).map((kind) => kind.toUpperCase() as Uppercase<LogKind>)
  const [first, last] = [dayOf(from, today), dayOf(to, today)]
  return {
    workspaceSlug,
    filter: {
      ...(person && { person }),
      ...(kinds.length > 0 && { kinds }),
      ...(project && { projectSlug: project }),
      ...(target && { target }),
      ...(first && { from: first }),
      ...(last && { to: last }),
      ...(q && { search: q }),
      timezone: ownTimezone(),
    },
  }
}
