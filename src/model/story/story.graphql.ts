// Documents about user stories of a project.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A user story as lists show it. */
export const StoryRow = graphql(`
  fragment StoryRow on UserStory {
    id
    slug
    title
    code
    taskCount
    doneCount
    position
    state
    criteria { done total }
    hours { total done }
    epic { id slug code title color }
    sprints { id slug title }
    viewerCan
  }
`)

/** The fields of `StoryRow`. */
export type StoryRowData = FragmentOf<typeof StoryRow>

/** One page of a project's user stories; the host searches, narrows, sorts and pages (STORY-04). */
export const ListStories = graphql(
  `query ListStories(
    $workspaceSlug: ID!, $projectSlug: ID!, $search: String, $filter: UserStoryFilter, $sort: UserStorySort, $page: Int, $perPage: Int
  ) {
    userStories(
      workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, filter: $filter, sort: $sort, page: $page, perPage: $perPage
    ) {
      nodes { ...StoryRow }
      page
      totalPages
      totalCount
    }
  }`,
  [StoryRow],
)

/** One user story by the name that addresses have of it; null when unknown or foreign. */
export const GetStory = graphql(
  `query GetStory($workspaceSlug: ID!, $projectSlug: ID!, $slug: ID!) {
    userStory(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, slug: $slug) {
      ...StoryRow
      description
      people { id username name avatar }
    }
  }`,
  [StoryRow],
)

/** Creates a user story. */
export const CreateUserStory = graphql(
  `mutation CreateUserStory($project: ProjectRef!, $input: UserStoryInput!) {
    createUserStory(project: $project, input: $input) { userStory { ...StoryRow description } userErrors { code field message } }
  }`,
  [StoryRow],
)

/** Creates several, all or none (STORY-06). */
export const CreateUserStories = graphql(
  `mutation CreateUserStories($project: ProjectRef!, $input: CreateUserStoriesInput!) {
    createUserStories(project: $project, input: $input) { userStories { ...StoryRow description } userErrors { code field message } }
  }`,
  [StoryRow],
)

/** Changes a user story. */
export const UpdateUserStory = graphql(
  `mutation UpdateUserStory($project: ProjectRef!, $id: ID!, $input: UpdateUserStoryInput!) {
    updateUserStory(project: $project, id: $id, input: $input) { userStory { ...StoryRow description } userErrors { code field message } }
  }`,
  [StoryRow],
)

/** Deletes a user story; its tasks stay, in none. */
export const DeleteUserStory = graphql(`
  mutation DeleteUserStory($project: ProjectRef!, $id: ID!) {
    deleteUserStory(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
