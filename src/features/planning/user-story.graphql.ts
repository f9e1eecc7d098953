// Documents about user stories of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** One page of a project's user stories, the oldest first; the host searches and pages (REST-79). */
export const ListUserStories = graphql(`
  query ListUserStories($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $page: Int) {
    userStories(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, page: $page) {
      nodes { id slug title code description taskCount doneCount }
      page
      totalPages
      totalCount
    }
  }
`)

/** A user story. */
export type UserStoryData = ResultOf<typeof ListUserStories>['userStories']['nodes'][number]

/** Creates a user story. */
export const CreateUserStory = graphql(`
  mutation CreateUserStory($project: ProjectRef!, $input: UserStoryInput!) {
    createUserStory(project: $project, input: $input) {
      userStory { id slug title code description taskCount doneCount }
      userErrors { code field message }
    }
  }
`)

/** Changes a user story. */
export const UpdateUserStory = graphql(`
  mutation UpdateUserStory($project: ProjectRef!, $id: ID!, $input: UpdateUserStoryInput!) {
    updateUserStory(project: $project, id: $id, input: $input) {
      userStory { id slug title code description taskCount doneCount }
      userErrors { code field message }
    }
  }
`)

/** Deletes a user story; its tasks stay, in none. */
export const DeleteUserStory = graphql(`
  mutation DeleteUserStory($project: ProjectRef!, $id: ID!) {
    deleteUserStory(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
