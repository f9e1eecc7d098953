// The address of logged time: view, days, person and filters stand in it, so that links and going back work (TIME-01).
import { type PlainDate, parsePlainDate, plainDateOf } from '#src/lib/dates/date-format.ts'
import { mondayOf, periodOf, weekOf } from '#src/lib/dates/day-period.ts'
import { type DayRange, daysIn, laterDay } from '#src/lib/dates/day-range.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { TimeFilters, TimeGroup, TimeSheetSubject, TimeView } from './time-subjects.ts'

/** The most days that are looked at at once (TIME-12). */
export const MOST_DAYS = 366

/** What the address says for everybody in a project. */
export const EVERYONE = 'everyone'

/** What an address says; `member` is null for whoever the screen opens on. */
export interface TimeAddress {
  view: TimeView
  range: DayRange
  member: string | null
  filters: TimeFilters
  /** Null for what the screen opens with. */
  group: TimeGroup | null
}

/** Narrowed by nothing. */
export const NO_FILTERS: TimeFilters = { task: '', label: '', project: '', search: '' }

const NAMES = { task: 'task', label: 'label', project: 'project', search: 'q' } as const
const VIEWS: readonly TimeView[] = ['week', 'list', 'chart', 'missing']
const GROUPS: readonly TimeGroup[] = ['person', 'project', 'label']

/** Why two days are no range (TIME-12); null where they are one. */
export function rangeProblem(range: DayRange): string | null {
  if (range.end < range.start) return 'End date cannot be earlier than start date.'
  return daysIn(range) > MOST_DAYS ? `Choose at most ${MOST_DAYS} days.` : null
}

/** Reads an address; what is none of it, is what the screen opens with. */
export function readTimeAddress(query: URLSearchParams, now: Date): TimeAddress {
  const dayIn = (name: string) => parsePlainDate(query.get(name) ?? '')
  const [start, end] = [dayIn('from'), dayIn('to')]
  const own = start && end ? { start, end } : null
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'week'
  const range = own && rangeProblem(own) === null ? own : weekOf(dayIn('week') ?? plainDateOf(now))
  const of = (name: keyof TimeFilters) => query.get(NAMES[name]) ?? ''
  const filters = { task: of('task'), label: of('label'), project: of('project'), search: of('search') }
  const group = GROUPS.find((one) => one === query.get('group')) ?? null
  return { view, range, member: query.get('member'), filters, group }
}

/** The week that a range is shown as: the one of today where it has that, else its first. */
export function weekIn({ start, end }: DayRange, now: Date): PlainDate {
  const today = plainDateOf(now)
  return mondayOf(start <= today && today <= end ? today : start)
}

/** The address of a sheet with other parts. This week, the person the workspace opens on, and no filter are not said. */
export function timePath(sheet: TimeSheetSubject, change: Partial<TimeAddress>, now: Date): string {
  const { workspaceSlug, projectSlug } = sheet
  const { view, range, member, filters, group } = { ...sheet, member: memberIn(sheet), ...change }
  const path =
    projectSlug === null
      ? pathTo('workspace-time-trackings', { companySlug: workspaceSlug })
      : pathTo('projects.time-tracking', { companySlug: workspaceSlug, projectSlug })
  const query = new URLSearchParams()
  if (view !== 'week') query.set('view', view)
  const week = weekOf(plainDateOf(now))
  if (periodOf(range) !== 'week')
    for (const [name, day] of [['from', range.start] as const, ['to', range.end] as const]) query.set(name, day)
  else if (range.start !== week.start) query.set('week', range.start)
  if (member) query.set('member', member)
  for (const name of Object.keys(NAMES) as (keyof TimeFilters)[]) if (filters[name]) query.set(NAMES[name], filters[name])
  if (group !== null && group !== usualGroup(sheet)) query.set('group', group)
  return query.size > 0 ? `${path}?${query}` : path
}

/** What the chart's colours stand for until something else is chosen: people of a project, projects of a person. */
export function usualGroup({ projectSlug }: Pick<TimeSheetSubject, 'projectSlug'>): TimeGroup {
  return projectSlug === null ? 'project' : 'person'
}

/** What they can stand for. */
export function groupsOf(sheet: Pick<TimeSheetSubject, 'projectSlug'>): readonly TimeGroup[] {
  return [usualGroup(sheet), 'label']
}

/** Without a project the screen opens on the viewer; in one it depends on their rights, so that the address says it. */
function memberIn({ projectSlug, member, own }: TimeSheetSubject): string | null {
  return projectSlug === null ? (own ? null : member) : (member ?? EVERYONE)
}

/** Whether a list is narrowed by anything but days and person. */
export function isNarrowed(filters: TimeFilters): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** The days on the screen: a week shows its own, whatever range was chosen elsewhere. */
export function shownRange({ view, week, range }: Pick<TimeSheetSubject, 'view' | 'week' | 'range'>): DayRange {
  return view === 'week' ? weekOf(laterDay(week, 0)) : range
}
