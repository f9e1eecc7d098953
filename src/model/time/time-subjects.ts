// Logged time in view, a cell of its week, and an entry of its list, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import type { DayRange } from '#src/lib/dates/day-range.ts'
import type { TimeLogEntryData } from './time-log.graphql.ts'
import type { SheetEntryData, TimeSheetRowData } from './time-sheet.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The logged time in view. */
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
    timelog: TimeLogSubject
  }
}

/** How logged time is looked at (TIME-01). */
export type TimeView = 'week' | 'list' | 'chart' | 'missing'

/** What the chart's colours stand for (TIME-11). */
export type TimeGroup = 'person' | 'project' | 'label'

/** What list and chart are narrowed by besides days and person; ids and slugs, '' for nothing (TIME-12). */
export interface TimeFilters {
  task: string
  label: string
  /** In the workspace only. */
  project: string
  search: string
}

/** Logged time of one person, or of everybody in a project; `member` is a username, null for everybody. */
export interface TimeSheetSubject {
  id: string
  workspaceSlug: string
  /** Null for all projects of the workspace. */
  projectSlug: string | null
  view: TimeView
  /** The Monday of the week in view. */
  week: string
  /** The days in view; what the address says, however the view shows it. */
  range: DayRange
  filters: TimeFilters
  /** Of the chart. */
  group: TimeGroup
  member: string | null
  /** Whether it is the viewer's own. */
  own: boolean
  /** Nobody else's time may be read (TIME-02). */
  alone: boolean
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

/** An entry in the list: what was logged once, on a task. */
export interface TimeLogSubject extends Omit<TimeLogEntryData, 'task' | 'project'> {
  sheet: TimeSheetSubject
  /** The local day it began on. */
  day: string
  task: TimeSheetRowData['task']
  project: TimeSheetRowData['project']
  viewerCan: readonly Permission[]
}

/** The project that a sheet is about: its own, or the one that it is narrowed to; null for all of the workspace. */
export function projectIn({ projectSlug, filters }: Pick<TimeSheetSubject, 'projectSlug' | 'filters'>): string | null {
  return projectSlug ?? (filters.project || null)
}

/** Variables of the query of a week. */
export function sheetVariables({ workspaceSlug, projectSlug, week, member }: TimeSheetSubject) {
  return { workspaceSlug, ...(projectSlug !== null && { projectSlug }), week, ...(member !== null && { member }), timezone: ownTimezone() }
}

/** Variables of the query of entries and their sums. */
export function logVariables(sheet: TimeSheetSubject) {
  const { workspaceSlug, member, range, filters } = sheet
  const project = projectIn(sheet)
  const filter = {
    ...{ from: range.start, to: range.end, timezone: ownTimezone() },
    ...(member !== null && { members: [member] }),
    ...(filters.task && { taskId: filters.task }),
    ...(filters.label && { labelIds: [filters.label] }),
    ...(filters.search && { search: filters.search }),
  }
  return { workspaceSlug, ...(project !== null && { projectSlug: project }), filter }
}

/** The name under which a cell is edited in place, and its text kept. */
export function cellName({ sheet, task, day }: Pick<TimeCellSubject, 'sheet' | 'task' | 'day'>): string {
  return `timecell:${sheet.member ?? ''}:${task.taskId}:${day}`
}

/** The same for a part of an entry. */
export function entryName({ id }: { id: string }, part: 'comment' | 'times'): string {
  return `timelog:${id}:${part}`
}
