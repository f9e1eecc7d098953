// Documents about epics of a project.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** An epic as lists and its pane show it. */
export const EpicRow = graphql(`
  fragment EpicRow on Epic {
    id
    slug
    code
    title
    color
    description
    dueDate
    position
    storyCount
    storiesDoneCount
    taskCount
    doneCount
    hours { total done }
    viewerCan
  }
`)

/** The fields of `EpicRow`. */
export type EpicRowData = FragmentOf<typeof EpicRow>

/** One page of a project's epics, in their order. */
export const ListEpics = graphql(
  `query ListEpics($workspaceSlug: ID!, $projectSlug: ID!, $page: Int, $perPage: Int) {
    epics(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, page: $page, perPage: $perPage) {
      nodes { ...EpicRow }
      page
      totalPages
      totalCount
    }
  }`,
  [EpicRow],
)

/** An epic day by day in a zone; null where the host does not count. */
export const GetEpicBurnup = graphql(`
  query GetEpicBurnup($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $timezone: String) {
    epicBurnup(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, timezone: $timezone) {
      days { day scope { tasks hours } done { tasks hours } }
    }
  }
`)

/** Creates an epic. */
export const CreateEpic = graphql(
  `mutation CreateEpic($project: ProjectRef!, $input: EpicInput!) {
    createEpic(project: $project, input: $input) { epic { ...EpicRow } userErrors { code field message } }
  }`,
  [EpicRow],
)

/** Changes an epic. */
export const UpdateEpic = graphql(
  `mutation UpdateEpic($project: ProjectRef!, $id: ID!, $input: UpdateEpicInput!) {
    updateEpic(project: $project, id: $id, input: $input) { epic { ...EpicRow } userErrors { code field message } }
  }`,
  [EpicRow],
)

/** Deletes an epic; its stories stay, in none. */
export const DeleteEpic = graphql(`
  mutation DeleteEpic($project: ProjectRef!, $id: ID!) {
    deleteEpic(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
