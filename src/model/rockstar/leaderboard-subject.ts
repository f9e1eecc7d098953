// The page that names who finished how much, as actions see it, and its address.
import type { Permission } from '#src/actions/subject.ts'
import { ownTimezone, type PlainDate, parsePlainDate } from '#src/lib/dates/date-format.ts'
import { type DayRange, daysIn } from '#src/lib/dates/day-range.ts'
import { daysOfPeriod, MOST_DAYS, PERIODS, periodNameOf } from '#src/lib/dates/period.ts'
import { pathTo } from '#src/lib/paths.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    leaderboard: LeaderboardSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Places {
    'rockstars.period': true
    'rockstars.tools': true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    leaderboard: LeaderboardSubject
  }
}

/** What people are sorted by. */
export type RockstarSort = 'tasks' | 'hours'

/** The page with what it shows. */
export interface LeaderboardSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  days: DayRange
  sort: RockstarSort
  /** Whether the viewer is not named; null while it is not known, and in an archived project, where nothing is changed. */
  hidden: boolean | null
  viewerCan: readonly Permission[]
}

const DEFAULT = 'last-30-days'

/** What an address asks for; the last 30 days and tasks for anything else. */
export function askedFor(query: URLSearchParams, today: PlainDate): Pick<LeaderboardSubject, 'days' | 'sort'> {
  const sort = query.get('sort') === 'hours' ? 'hours' : 'tasks'
  const [start, end] = [parsePlainDate(query.get('from') ?? ''), parsePlainDate(query.get('to') ?? '')]
  if (start && end && start <= end && daysIn({ start, end }) <= MOST_DAYS) return { days: { start, end }, sort }
  return { days: daysOfPeriod(PERIODS.find((name) => name === query.get('period')) ?? DEFAULT, today), sort }
}

/** The address of the page with other days or another order. */
export function rockstarsPath(
  { workspaceSlug, projectSlug, days, sort }: Pick<LeaderboardSubject, 'workspaceSlug' | 'projectSlug' | 'days' | 'sort'>,
  today: PlainDate,
): string {
  const name = periodNameOf(days, today)
  const query = new URLSearchParams({
    ...(name === null ? { from: days.start, to: days.end } : name !== DEFAULT && { period: name }),
    ...(sort === 'hours' && { sort }),
  })
  const path = pathTo('projects.rockstars', { companySlug: workspaceSlug, projectSlug })
  return query.size > 0 ? `${path}?${query}` : path
}

/** The project and days of a page as queries take them. */
export function variablesOf({ workspaceSlug, projectSlug, days }: Pick<LeaderboardSubject, 'workspaceSlug' | 'projectSlug' | 'days'>) {
  return { workspaceSlug, projectSlug, from: days.start, to: days.end, timezone: ownTimezone() }
}
