// Documents about entries of logged time, and what they add up to.
import { graphql, type ResultOf } from '#src/data/graphql.ts'
import { SheetEntry } from './time-sheet.graphql.ts'

/** A page of entries, newest first, with the sums of all that the filter finds (TIME-10). */
export const TimeLog = graphql(
  `query TimeLog($workspaceSlug: ID!, $projectSlug: ID, $filter: TimeLogFilter!, $page: Int, $perPage: Int) {
    timeLog(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $filter, page: $page, perPage: $perPage) {
      nodes {
        ...SheetEntry
        task { taskId code title }
        project { slug name archived viewerCan }
      }
      page
      totalPages
      totalCount
      totals { seconds days { day seconds } }
    }
  }`,
  [SheetEntry],
)

/** A page of entries. */
export type TimeLogData = ResultOf<typeof TimeLog>['timeLog']

/** An entry with its task. */
export type TimeLogEntryData = TimeLogData['nodes'][number]

/** What all that the filter finds adds up to, by group and day (TIME-11). */
export const TimeSums = graphql(`
  query TimeSums($workspaceSlug: ID!, $projectSlug: ID, $filter: TimeLogFilter!, $group: TimeGroup!) {
    timeLog(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $filter, group: $group, perPage: 1) {
      totalCount
      totals {
        seconds
        estimatedHours
        groups { key name seconds }
        days { day key seconds }
      }
    }
  }
`)

/** Sums of time. */
export type TimeSumsData = ResultOf<typeof TimeSums>['timeLog']['totals']

/** Who of a project logged nothing on which past weekdays (TIME-13). */
export const TimeMissing = graphql(`
  query TimeMissing($workspaceSlug: ID!, $projectSlug: ID!, $from: Date!, $to: Date!, $timezone: String) {
    timeMissing(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, from: $from, to: $to, timezone: $timezone) {
      user { name avatar username }
      days
    }
  }
`)

/** What time can be narrowed by in a project (TIME-12). */
export const TimeLabels = graphql(`
  query TimeLabels($workspaceSlug: ID!, $projectSlug: ID!) {
    labels(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
  }
`)

/** The projects of a workspace by name. */
export const TimeProjects = graphql(`
  query TimeProjects($workspaceSlug: ID!) {
    projects(workspaceSlug: $workspaceSlug) { id slug name status }
  }
`)

/** A task that time is narrowed to. */
export const TimeTask = graphql(`
  query TimeTask($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id code title }
  }
`)
