// A week of logged time, and a cell of it, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import { ownTimezone, type PlainDate, parsePlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { SheetEntryData, TimeSheetRowData } from './time-sheet.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The week in view. */
    timesheet: TimeSheetSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    time: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    timesheet: TimeSheetSubject
    timecell: TimeCellSubject
  }
}

/** A week of one person, or of everybody in a project; `member` is a username, null for everybody. */
export interface TimeSheetSubject {
  id: string
  workspaceSlug: string
  /** Null for all projects of the workspace. */
  projectSlug: string | null
  /** Its Monday. */
  week: string
  member: string | null
  /** Whether it is the viewer's own. */
  own: boolean
  viewerCan: readonly Permission[]
}

/** The time of a task on a day. */
export interface TimeCellSubject {
  id: string
  sheet: TimeSheetSubject
  day: string
  task: TimeSheetRowData['task']
  project: TimeSheetRowData['project']
  pinned: boolean
  seconds: number
  entries: readonly SheetEntryData[]
  /** What the sheet knows of the same day. */
  ofDay: readonly SheetEntryData[]
  viewerCan: readonly Permission[]
}

/** What the address says besides where: the week unless it is this one, the person unless it is who the screen opens on. */
export interface SheetAddress {
  week: string | null
  member: string | null
}

/** The address of a week. */
export function sheetPath(
  { workspaceSlug, projectSlug }: Pick<TimeSheetSubject, 'workspaceSlug' | 'projectSlug'>,
  { week, member }: SheetAddress,
): string {
  const path =
    projectSlug === null
      ? pathTo('workspace-time-trackings', { companySlug: workspaceSlug })
      : pathTo('projects.time-tracking', { companySlug: workspaceSlug, projectSlug })
  const query = new URLSearchParams({ ...(week && { week }), ...(member && { member }) })
  return query.size > 0 ? `${path}?${query}` : path
}

/** The Monday of the week of a day. */
export function mondayOf(day: PlainDate): PlainDate {
  return laterDay(day, -((startOfPlainDate(day).getDay() + 6) % 7))
}

/** The Monday that an address names; this week's for anything else. */
export function weekIn(text: string | null, now: Date): PlainDate {
  return mondayOf((text ? parsePlainDate(text) : null) ?? plainDateOf(now))
}

/** Variables of the query of a week. */
export function sheetVariables({ workspaceSlug, projectSlug, week, member }: TimeSheetSubject) {
  return { workspaceSlug, ...(projectSlug !== null && { projectSlug }), week, ...(member !== null && { member }), timezone: ownTimezone() }
}

/** The name under which a cell is edited in place, and its text kept. */
export function cellName({ sheet, task, day }: Pick<TimeCellSubject, 'sheet' | 'task' | 'day'>): string {
  return `timecell:${sheet.member ?? ''}:${task.taskId}:${day}`
}
