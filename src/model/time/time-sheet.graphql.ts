// Documents about weeks of logged time.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** An entry as cells and lists show it. */
export const SheetEntry = graphql(`
  fragment SheetEntry on TimeEntry {
    id
    startedAt
    endedAt
    total
    seconds
    comment
    user { name avatar username }
    editedBy { name username }
    invoice { invoiceId number }
  }
`)

/** A week of tasks and days; without `member` everybody's in a project, the viewer's in the workspace (TIME-04). */
export const TimeSheet = graphql(
  `query TimeSheet($workspaceSlug: ID!, $projectSlug: ID, $week: Date!, $member: String, $timezone: String) {
    timeSheet(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, week: $week, member: $member, timezone: $timezone) {
      rows {
        task { taskId code title }
        project { slug name archived viewerCan }
        reason
        pinned
        lastWeekSeconds
        seconds
        cells { day seconds entryCount entries { ...SheetEntry } }
      }
      seconds
      running { taskId startedAt }
      since
    }
  }`,
  [SheetEntry],
)

/** A week. */
export type TimeSheetData = ResultOf<typeof TimeSheet>['timeSheet']

/** A task of a week. */
export type TimeSheetRowData = TimeSheetData['rows'][number]

/** An entry of a cell. */
export type SheetEntryData = NonNullable<TimeSheetRowData['cells'][number]['entries']>[number]

/** The people whose time the viewer may read, the viewer first. */
export const TimePeople = graphql(`
  query TimePeople($workspaceSlug: ID!, $projectSlug: ID) {
    timePeople(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { username name }
  }
`)

/** Tasks to add to a week, by words in code and title, the last changed first. */
export const FindTimedTasks = graphql(`
  query FindTimedTasks($workspaceSlug: ID!, $projectSlug: ID, $search: String, $page: Int) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: { search: $search }, sort: UPDATED_AT, descending: true, page: $page, perPage: 20) {
      nodes { id code title workspaceSlug projectSlug }
      totalPages
    }
  }
`)

/** Logs time into a cell. */
export const LogCellTime = graphql(
  `mutation LogCellTime($task: TaskRef!, $input: LogTimeInput!) {
    logTime(task: $task, input: $input) { timeEntry { ...SheetEntry } userErrors { code field message } }
  }`,
  [SheetEntry],
)

/** The entries of a task that began between two moments, as the host has them. */
export const TaskEntries = graphql(
  `query TaskEntries($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!, $from: DateTime!, $to: DateTime!) {
    timeEntries(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId, from: $from, to: $to) { nodes { ...SheetEntry } }
  }`,
  [SheetEntry],
)

/** Changes an entry (TIME-08). */
export const UpdateTimeEntry = graphql(
  `mutation UpdateTimeEntry($project: ProjectRef!, $id: ID!, $input: UpdateTimeEntryInput!) {
    updateTimeEntry(project: $project, id: $id, input: $input) { timeEntry { ...SheetEntry } userErrors { code field message } }
  }`,
  [SheetEntry],
)

/** Deletes an entry of a cell (TIME-09). */
export const DeleteCellEntry = graphql(`
  mutation DeleteCellEntry($project: ProjectRef!, $id: ID!) {
    deleteTimeEntry(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Keeps a task in the viewer's week, or lets it go (TIME-05). */
export const SetTimePin = graphql(`
  mutation SetTimePin($task: TaskRef!, $pinned: Boolean!) {
    setTimePin(task: $task, pinned: $pinned) { ok userErrors { code field message } }
  }
`)
