// Documents about sprints of a project.
import { type FragmentOf, graphql, type ResultOf } from '#src/data/graphql.ts'

/** A sprint as lists and its own page show it. */
export const SprintRow = graphql(`
  fragment SprintRow on Sprint {
    id
    slug
    title
    timebox
    goal
    startDate
    endDate
    state
    startedAt
    completedAt
    taskCount
    doneCount
    hours { total done }
    committed { tasks hours }
    people { id username name avatar }
    viewerCan
  }
`)

/** The fields of `SprintRow`. */
export type SprintRowData = FragmentOf<typeof SprintRow>

/** One page of a project's sprints, the latest first; the host searches and pages (REST-78). */
export const ListSprints = graphql(
  `query ListSprints($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $state: SprintState, $page: Int, $perPage: Int) {
    sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, state: $state, page: $page, perPage: $perPage) {
      nodes { ...SprintRow }
      page
      totalPages
      totalCount
    }
  }`,
  [SprintRow],
)

/** The sprints that are not over: the one that runs, and the planned ones. */
export const OpenSprints = graphql(
  `query OpenSprints($workspaceSlug: ID!, $projectSlug: ID!) {
    active: sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, state: ACTIVE) { nodes { ...SprintRow } }
    planned: sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, state: PLANNED, perPage: 200) { nodes { ...SprintRow } totalCount }
  }`,
  [SprintRow],
)

/** One sprint by the name that addresses have of it; null when unknown or foreign. */
export const GetSprint = graphql(
  `query GetSprint($workspaceSlug: ID!, $projectSlug: ID!, $slug: ID!) {
    sprint(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, slug: $slug) { ...SprintRow }
  }`,
  [SprintRow],
)

/** The last completed sprints, the latest first; null where the host does not count them. */
export const GetVelocity = graphql(`
  query GetVelocity($workspaceSlug: ID!, $projectSlug: ID!) {
    sprintVelocity(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) {
      id
      slug
      title
      committed { tasks hours }
      done { tasks hours }
      carried { tasks hours }
    }
  }
`)

/** A completed sprint in the velocity of its project. */
export type VelocityData = NonNullable<ResultOf<typeof GetVelocity>['sprintVelocity']>[number]

/** A sprint day by day in a zone; null when it is unknown. */
export const GetSprintChart = graphql(`
  query GetSprintChart($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $timezone: String) {
    sprintChart(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, timezone: $timezone) {
      committed { tasks hours }
      days {
        day
        scope { tasks hours }
        done { tasks hours }
        ideal { tasks hours }
        added { count tasks { taskId code title } }
        removed { count tasks { taskId code title } }
      }
      today
      withoutEffort
    }
  }
`)

/** A sprint day by day. */
export type SprintChartData = NonNullable<ResultOf<typeof GetSprintChart>['sprintChart']>

/** What came of the tasks of a completed sprint; null when it is unknown. */
export const SprintResults = graphql(`
  query SprintResults($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $page: Int, $perPage: Int) {
    sprintResults(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, page: $page, perPage: $perPage) {
      nodes { taskId code title hours outcome target { id slug title } }
      page
      totalPages
      totalCount
    }
  }
`)

/** Creates a sprint. */
export const CreateSprint = graphql(
  `mutation CreateSprint($project: ProjectRef!, $input: SprintInput!) {
    createSprint(project: $project, input: $input) { sprint { ...SprintRow } userErrors { code field message } }
  }`,
  [SprintRow],
)

/** Changes a sprint. */
export const UpdateSprint = graphql(
  `mutation UpdateSprint($project: ProjectRef!, $id: ID!, $input: UpdateSprintInput!) {
    updateSprint(project: $project, id: $id, input: $input) { sprint { ...SprintRow } userErrors { code field message } }
  }`,
  [SprintRow],
)

/** Deletes a sprint; its tasks stay, in none. */
export const DeleteSprint = graphql(`
  mutation DeleteSprint($project: ProjectRef!, $id: ID!) {
    deleteSprint(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Starts a planned sprint. */
export const StartSprint = graphql(
  `mutation StartSprint($project: ProjectRef!, $id: ID!) {
    startSprint(project: $project, id: $id) { sprint { ...SprintRow } userErrors { code field message } }
  }`,
  [SprintRow],
)

/** Completes the active sprint and carries over what is open. */
export const CompleteSprint = graphql(
  `mutation CompleteSprint($project: ProjectRef!, $input: CompleteSprintInput!) {
    completeSprint(project: $project, input: $input) {
      sprint { ...SprintRow }
      carried
      carriedTo { ...SprintRow }
      userErrors { code field message }
    }
  }`,
  [SprintRow],
)

/** Makes a completed sprint active again, or an active one planned. */
export const ReopenSprint = graphql(
  `mutation ReopenSprint($project: ProjectRef!, $id: ID!) {
    reopenSprint(project: $project, id: $id) { sprint { ...SprintRow } userErrors { code field message } }
  }`,
  [SprintRow],
)
