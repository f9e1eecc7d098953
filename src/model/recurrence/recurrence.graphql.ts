// Documents about rules by which tasks come again.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A rule as the list shows it. */
export const RecurrenceRow = graphql(`
  fragment RecurrenceRow on Recurrence {
    id
    project { slug name }
    title
    words
    rule
    startOn
    time
    timezone
    dueAfter
    endsOn
    endsAfter
    catchUp
    waitForDone
    state
    reason
    pausedUntil
    next { day at }
    last { day task { taskId code title done } }
    made
    task { title people { id username name avatar headline } }
    author { name username avatar }
    viewerCan
  }
`)

/** The fields of `RecurrenceRow`. */
export type RecurrenceRowData = FragmentOf<typeof RecurrenceRow>

/** A rule with its dates and all that its tasks are made of. */
export const RecurrenceWhole = graphql(
  `fragment RecurrenceWhole on Recurrence {
    ...RecurrenceRow
    dates { day at skipped }
    task { description workflowId typeId effortId boardId labelIds checklist }
  }`,
  [RecurrenceRow],
)

/** The fields of `RecurrenceWhole`. */
export type RecurrenceWholeData = FragmentOf<typeof RecurrenceWhole>

/** One page of the rules of a workspace. */
export const ListRecurrences = graphql(
  `query ListRecurrences($workspaceSlug: ID!, $projectSlug: ID, $state: RecurrenceState, $member: ID, $search: String, $page: Int, $perPage: Int) {
    recurrences(
      workspaceSlug: $workspaceSlug
      projectSlug: $projectSlug
      state: $state
      member: $member
      search: $search
      page: $page
      perPage: $perPage
    ) {
      nodes { ...RecurrenceRow }
      page
      totalPages
      totalCount
    }
  }`,
  [RecurrenceRow],
)

/** One rule; null when unknown or foreign. */
export const GetRecurrence = graphql(
  `query GetRecurrence($workspaceSlug: ID!, $id: ID!) {
    recurrence(workspaceSlug: $workspaceSlug, id: $id) { ...RecurrenceWhole }
  }`,
  [RecurrenceWhole],
)

/** What became of a rule's days, the latest first. */
export const ListRecurrenceRuns = graphql(`
  query ListRecurrenceRuns($workspaceSlug: ID!, $id: ID!, $page: Int) {
    recurrenceRuns(workspaceSlug: $workspaceSlug, id: $id, page: $page) {
      nodes { day outcome at task { taskId code title done } }
      page
      totalPages
      totalCount
    }
  }
`)

/** The days that follow from a repetition; null for what is none. */
export const PreviewRecurrence = graphql(`
  query PreviewRecurrence(
    $workspaceSlug: ID!
    $rule: String!
    $start: Date
    $time: String
    $timezone: String!
    $endsOn: Date
    $endsAfter: Int
    $count: Int
  ) {
    recurrencePreview(
      workspaceSlug: $workspaceSlug
      rule: $rule
      start: $start
      time: $time
      timezone: $timezone
      endsOn: $endsOn
      endsAfter: $endsAfter
      count: $count
    ) {
      next { day at }
    }
  }
`)

/** The projects of a workspace, for choosing one. */
export const RecurrenceProjects = graphql(`
  query RecurrenceProjects($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id slug name viewerCan } }
`)

/** Makes a rule. */
export const CreateRecurrence = graphql(
  `mutation CreateRecurrence($project: ProjectRef!, $input: CreateRecurrenceInput!) {
    createRecurrence(project: $project, input: $input) { recurrence { ...RecurrenceWhole } userErrors { code field message } }
  }`,
  [RecurrenceWhole],
)

/** Changes a rule. */
export const UpdateRecurrence = graphql(
  `mutation UpdateRecurrence($project: ProjectRef!, $id: ID!, $input: UpdateRecurrenceInput!) {
    updateRecurrence(project: $project, id: $id, input: $input) { recurrence { ...RecurrenceWhole } userErrors { code field message } }
  }`,
  [RecurrenceWhole],
)

/** Pauses a rule. */
export const PauseRecurrence = graphql(
  `mutation PauseRecurrence($project: ProjectRef!, $id: ID!, $until: Date) {
    pauseRecurrence(project: $project, id: $id, until: $until) { recurrence { ...RecurrenceWhole } userErrors { code field message } }
  }`,
  [RecurrenceWhole],
)

/** Lets a rule go on. */
export const ResumeRecurrence = graphql(
  `mutation ResumeRecurrence($project: ProjectRef!, $id: ID!) {
    resumeRecurrence(project: $project, id: $id) { recurrence { ...RecurrenceWhole } userErrors { code field message } }
  }`,
  [RecurrenceWhole],
)

/** Skips a day of a rule, or takes that back. */
export const SkipOccurrence = graphql(
  `mutation SkipOccurrence($project: ProjectRef!, $id: ID!, $day: Date!, $skipped: Boolean!) {
    skipOccurrence(project: $project, id: $id, day: $day, skipped: $skipped) {
      recurrence { ...RecurrenceWhole }
      userErrors { code field message }
    }
  }`,
  [RecurrenceWhole],
)

/** Makes the task of today at once. */
export const RunRecurrence = graphql(
  `mutation RunRecurrence($project: ProjectRef!, $id: ID!) {
    runRecurrence(project: $project, id: $id) { task { id code title } recurrence { ...RecurrenceWhole } userErrors { code field message } }
  }`,
  [RecurrenceWhole],
)

/** Deletes a rule; its tasks stay. */
export const DeleteRecurrence = graphql(`
  mutation DeleteRecurrence($project: ProjectRef!, $id: ID!) {
    deleteRecurrence(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
