// What is asked about the activity log.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Lines of the log, newest first, those before a key. */
export const ActivityLog = graphql(`
  query ActivityLog($workspaceSlug: ID!, $filter: ActivityFilter, $before: ID, $perPage: Int) {
    activityLog(workspaceSlug: $workspaceSlug, filter: $filter, before: $before, perPage: $perPage) {
      nextBefore
      nodes {
        id
        at
        author { name username avatar }
        action
        kind
        sentence
        parts { text at }
        target { kind id label slug projectSlug isGone }
        project { slug name isGone }
        changes { name from to }
      }
    }
  }
`)

/** A line. */
export type ActivityLine = ResultOf<typeof ActivityLog>['activityLog']['nodes'][number]

/** Whose lines there may be, and in which projects. */
export const LogProjects = graphql(
  `query LogProjects($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id slug name people { id username name } } }`,
)
