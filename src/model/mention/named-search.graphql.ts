// Documents about what can be named in a text: pages of the wiki, tasks and user stories (WIKI-11).
import { graphql } from '#src/data/graphql.ts'

/** Pages by their words, those written last without any. */
export const FindNamedPages = graphql(`
  query FindNamedPages($workspaceSlug: ID!, $projectSlug: ID!, $search: String!) {
    wikiSearch(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, perPage: 8) {
      nodes { page { id title draft } path { id title } }
    }
  }
`)

/** Tasks and user stories by code or words. */
export const FindNamedTasks = graphql(`
  query FindNamedTasks($workspaceSlug: ID!, $projectSlug: ID!, $search: String!) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: { search: $search }, sort: UPDATED_AT, descending: true, perPage: 7) {
      nodes { id code title done workflow { id title color } }
    }
    userStories(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, perPage: 3) { nodes { id slug code title } }
  }
`)

/** Makes a page that a text names before it is there. */
export const MakeNamedPage = graphql(`
  mutation MakeNamedPage($project: ProjectRef!, $input: WikiPageInput!) {
    createWikiPage(project: $project, input: $input) {
      wikiPage { id slug title parentId position childrenCount version updatedAt draft author { name username avatar } }
      userErrors { code field message }
    }
  }
`)
