// Documents that read tasks: the row, the detail, a page of a list, and what a project's tasks can be given.
import { type FragmentOf, graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'

/** What one update may change of a task that rows show: asked back by updates, and part of every row. */
export const UpdatedTask = graphql(`
  fragment UpdatedTask on Task {
    id
    title
    done
    progress
    workflow { id title color }
    type { id title color }
    effort { id title hours }
    startDate
    dueDate
    position
    isDraft
    isArchived
    sprint { id slug title timebox }
    userStory { id slug title code }
    updatedAt
  }
`)

/** A task as rows and cards show it; the kernel's `TaskSubject` is made of it, so a row's data is what actions get. */
export const TaskRow = graphql(
  `fragment TaskRow on Task {
    ...UpdatedTask
    code
    workspaceSlug
    projectSlug
    project { id slug name }
    labels { id title color }
    assignees { id username name avatar headline }
    board { id title }
    image
    isFavorite
    timerStartedAt
    recurrenceId
    createdAt
    counts { comments files checklistDone checklistTotal subtasks timeSeconds }
    viewerCan
  }`,
  [UpdatedTask],
)

/** The fields of `TaskRow`. */
export type TaskRowData = FragmentOf<typeof TaskRow>

/** A task as its detail shows it. Subtasks and parents cost a call each and have documents of their own. */
export const TaskDetail = graphql(
  `fragment TaskDetail on Task {
    ...TaskRow
    slug
    description
    parentId
    createdAtForHumans
    creator { name avatar username }
    watching { isWatching isMuted reminderAt watchers { name avatar username } }
  }`,
  [TaskRow],
)

/** The fields of `TaskDetail`. */
export type TaskDetailData = FragmentOf<typeof TaskDetail>

/**
 * One page of a list, or one column of a board with `filter: { workflows: [id] }`. Lists and boards use this document only: the cache
 * decides by these arguments which lists a changed task enters or leaves.
 */
export const TasksPage = graphql(
  `query TasksPage($workspaceSlug: ID!, $projectSlug: ID, $filter: TaskFilter, $sort: TaskSort, $descending: Boolean, $page: Int, $perPage: Int) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $filter, sort: $sort, descending: $descending, page: $page, perPage: $perPage) {
      nodes { ...TaskRow }
      page
      totalPages
      totalCount
    }
  }`,
  [TaskRow],
)

/** How many tasks of a list are in each of its groups; null where the host does not count them. */
export const TaskCounts = graphql(`
  query TaskCounts($workspaceSlug: ID!, $projectSlug: ID, $by: TaskGroup!, $filter: TaskFilter) {
    taskCounts(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, by: $by, filter: $filter) { by group count }
  }
`)

/** Arguments of a list of tasks. */
export type TasksPageVariables = VariablesOf<typeof TasksPage>

/** One task; null when unknown or foreign. */
export const TaskById = graphql(
  `query TaskById($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { ...TaskDetail }
  }`,
  [TaskDetail],
)

/** Everything a project's tasks can be given; asked once per project and kept. */
export const ProjectCatalogue = graphql(`
  query ProjectCatalogue($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    taskTypes(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    efforts(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title hours }
    labels(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    boards(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title }
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }
`)

/** Workflows, types, efforts, labels, boards and members of a project. */
export type ProjectCatalogueData = ResultOf<typeof ProjectCatalogue>

/** Workflows of a project, for the target of a move. */
export const ProjectWorkflows = graphql(`
  query ProjectWorkflows($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
  }
`)

/** People on a project, for choosing one. */
export const ProjectPeople = graphql(`
  query ProjectPeople($workspaceSlug: ID!, $projectSlug: ID!) {
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }
`)

/** Projects that tasks may be moved to. */
export const MoveTargets = graphql(`
  query MoveTargets($workspaceSlug: ID!) { moveTargets(workspaceSlug: $workspaceSlug) { id slug name workspaceSlug } }
`)

/** What moving tasks of a project would take away, without their subtasks and with them; null where the host does not say. */
export const MovePreview = graphql(`
  query MovePreview($project: ProjectRef!, $taskIds: [ID!]!, $target: MoveTargetInput!) {
    alone: movePreview(project: $project, taskIds: $taskIds, target: $target) { subtasks losses { taskId code what title } }
    along: movePreview(project: $project, taskIds: $taskIds, target: $target, withSubtasks: true) { losses { taskId code what title } }
  }
`)

/** The viewer's workspaces by name, for moving a task to another one. */
export const MoveWorkspaces = graphql(`query MoveWorkspaces { workspaces { id slug name } }`)

/** The viewer's running timer, wherever it runs, and the server's clock. */
export const GetRunningTimer = graphql(`
  query GetRunningTimer {
    runningTimer { now running { taskId taskCode taskTitle workspaceSlug projectSlug startedAt } }
  }
`)

/** The running timer's fields. */
export type RunningTimerData = NonNullable<ResultOf<typeof GetRunningTimer>['runningTimer']['running']>
