// The titles of a workspace's tasks.
import { graphql } from '#src/data/graphql.ts'

/** Titles of all tasks of a workspace, in steps; null where the host does not tell them. Asked beside the cache, which has no use for columns. */
export const TaskTitles = graphql(`
  query TaskTitles($workspaceSlug: ID!, $before: String, $since: String, $limit: Int) {
    taskTitles(workspaceSlug: $workspaceSlug, before: $before, since: $since, limit: $limit) {
      total latest next projectSlugs projectNames ids codes titles projects colors done
    }
  }
`)
