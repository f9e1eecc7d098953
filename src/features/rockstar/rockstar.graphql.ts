// Documents about who finished what in a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** The figures of some days (ROCK-07). */
export const GetRockstars = graphql(`
  query GetRockstars($workspaceSlug: ID!, $projectSlug: ID!, $from: Date!, $to: Date!, $timezone: String) {
    rockstars(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, from: $from, to: $to, timezone: $timezone) {
      team { tasks hours }
      weeks { week done { tasks hours } }
      people { user { name avatar username } done { tasks hours } }
      hiddenCount
      viewerHidden
    }
  }
`)

/** What they are. */
export type RockstarsData = NonNullable<ResultOf<typeof GetRockstars>['rockstars']>

/** The tasks behind a figure (ROCK-04). */
export const ListCompletedTasks = graphql(`
  query ListCompletedTasks(
    $workspaceSlug: ID!
    $projectSlug: ID!
    $from: Date!
    $to: Date!
    $timezone: String
    $username: String
    $page: Int
  ) {
    completedTasks(
      workspaceSlug: $workspaceSlug
      projectSlug: $projectSlug
      from: $from
      to: $to
      timezone: $timezone
      username: $username
      page: $page
      perPage: 50
    ) {
      nodes { taskId code title hours doneAt users { name avatar username } }
      page
      totalPages
      totalCount
    }
  }
`)

/** Names the viewer, or not (ROCK-05). */
export const SetRockstarHidden = graphql(`
  mutation SetRockstarHidden($project: ProjectRef!, $hidden: Boolean!) {
    setRockstarHidden(project: $project, hidden: $hidden) { hidden userErrors { code field message } }
  }
`)
