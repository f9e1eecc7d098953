// Documents about the time logged on tasks.
import { type FragmentOf, graphql, type ResultOf } from '#src/data/graphql.ts'

/** A stretch of work as lists show it (TIMELOG-03). */
export const TimeEntryRow = graphql(`
  fragment TimeEntryRow on TimeEntry {
    id
    startedAt
    endedAt
    total
    seconds
    comment
    user { name avatar username }
    invoice { invoiceId number }
  }
`)

/** The fields of `TimeEntryRow`. */
export type TimeEntryData = FragmentOf<typeof TimeEntryRow>

/** One page of the time of a task, with its sums by day and person in `timezone`. */
export const ListTimeEntries = graphql(
  `query ListTimeEntries($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!, $from: DateTime, $to: DateTime, $timezone: String, $page: Int) {
    timeEntries(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId, from: $from, to: $to, timezone: $timezone, page: $page) {
      nodes { ...TimeEntryRow }
      page
      totalPages
      totalCount
      totals { seconds days { day username name seconds } }
    }
  }`,
  [TimeEntryRow],
)

/** A page of logged time. */
export type TimeEntryPageData = ResultOf<typeof ListTimeEntries>['timeEntries']

/** What one person logged on one day. */
export type TimeDayData = NonNullable<TimeEntryPageData['totals']>['days'][number]

/** What logging changes on its task. */
export const TaskTime = graphql(`
  query TaskTime($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id updatedAt counts { timeSeconds } }
  }
`)

/** The slug that the export call asks for. */
export const TaskSlug = graphql(`
  query TaskSlug($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id slug }
  }
`)

/** Logs time that was not measured by the timer (TIMELOG-06). */
export const LogTime = graphql(
  `mutation LogTime($task: TaskRef!, $input: LogTimeInput!) {
    logTime(task: $task, input: $input) { timeEntry { ...TimeEntryRow } userErrors { code field message } }
  }`,
  [TimeEntryRow],
)

/** Deletes a stretch of work (ROLE-08). */
export const DeleteTimeEntry = graphql(`
  mutation DeleteTimeEntry($project: ProjectRef!, $id: ID!) {
    deleteTimeEntry(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
