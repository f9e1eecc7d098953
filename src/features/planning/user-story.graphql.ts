// The document with which user stories of a project are managed.
import { graphql } from '#src/data/graphql.ts'

/** One page of a project's user stories, with what their form holds; the host searches and pages (REST-79). */
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
