// Documents about public projects: the owner's switch, and what strangers read.
import { type FragmentOf, graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'

const PublicPageParts = graphql(`
  fragment PublicPageParts on PublicPage {
    isOn
    token
    shows { labels dates descriptions assignees done }
    by { name }
    since
  }
`)

/** How the page stands (BP-08). */
export const GetPublicPage = graphql(
  `query GetPublicPage($workspaceSlug: ID!, $projectSlug: ID!) {
    publicPage(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...PublicPageParts }
  }`,
  [PublicPageParts],
)

/** The page as its owner sees it. */
export type PublicPageData = FragmentOf<typeof PublicPageParts>

/** Switches it, or says what it shows. */
export const SetPublicPage = graphql(
  `mutation SetPublicPage($project: ProjectRef!, $input: PublicPageInput!) {
    setPublicPage(project: $project, input: $input) { publicPage { ...PublicPageParts } userErrors { code field message } }
  }`,
  [PublicPageParts],
)

/** What is changed of it. */
export type PublicPageChange = VariablesOf<typeof SetPublicPage>['input']

/** Gives it another address. */
export const RefreshPublicPage = graphql(
  `mutation RefreshPublicPage($project: ProjectRef!) {
    refreshPublicPage(project: $project) { publicPage { ...PublicPageParts } userErrors { code field message } }
  }`,
  [PublicPageParts],
)

/** The head of the page (BP-05). */
export const GetPublicProject = graphql(`
  query GetPublicProject($token: String!) {
    publicProject(token: $token) {
      name
      logo
      description
      workspaceName
      statuses { id title color }
      labels { title color }
      shows { done }
      taskCount
      doneCount
      updatedAt
    }
  }
`)

/** The project as strangers see it. */
export type PublicProjectData = NonNullable<ResultOf<typeof GetPublicProject>['publicProject']>

const PublicTaskRow = graphql(`
  fragment PublicTaskRow on PublicTask {
    code
    title
    done
    progress
    status { id title color }
    labels { title color }
    assignees
    startDate
    dueDate
  }
`)

/** A task as strangers see it. */
export type PublicTaskData = FragmentOf<typeof PublicTaskRow>

/** A page of its tasks. */
export const ListPublicTasks = graphql(
  `query ListPublicTasks($token: String!, $workflowId: ID, $label: String, $search: String, $page: Int) {
    publicTasks(token: $token, workflowId: $workflowId, label: $label, search: $search, page: $page, perPage: 50) {
      nodes { ...PublicTaskRow }
      page
      totalPages
      totalCount
    }
  }`,
  [PublicTaskRow],
)

/** What narrows the tasks. */
export type PublicTasksVariables = VariablesOf<typeof ListPublicTasks>

/** One of them, with its description. */
export const GetPublicTask = graphql(
  `query GetPublicTask($token: String!, $code: String!) {
    publicTask(token: $token, code: $code) { ...PublicTaskRow description }
  }`,
  [PublicTaskRow],
)

/** Where a member finds the project. */
export const GetPublicHome = graphql(`
  query GetPublicHome($token: String!) { publicProjectHome(token: $token) { workspaceSlug workspaceName projectSlug } }
`)
