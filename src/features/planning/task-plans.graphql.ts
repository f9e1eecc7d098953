// Documents about the sprints and user stories that a task can be put in.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** One page of a project's sprints, to choose from (REST-78). */
export const SprintChoices = graphql(`
  query SprintChoices($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $page: Int) {
    sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, page: $page) {
      nodes { id slug title timebox state }
      page
      totalPages
    }
  }
`)

/** The sprints that take tasks: the one that runs, then the planned ones (SPRINT-16). */
export const OpenSprintChoices = graphql(`
  query OpenSprintChoices($workspaceSlug: ID!, $projectSlug: ID!) {
    active: sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, state: ACTIVE) { nodes { id slug title timebox state } }
    planned: sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, state: PLANNED, perPage: 200) {
      nodes { id slug title timebox state startDate }
    }
  }
`)

type Listed = ResultOf<typeof SprintChoices>['sprints']['nodes'][number]

/** A sprint as choosers show it (AGILE-06); of the one that a task has only the name is known. */
export type SprintChoice = Omit<Listed, 'state'> & Partial<Pick<Listed, 'state'>>

/** One page of a project's user stories, to choose from (REST-79). */
export const UserStoryChoices = graphql(`
  query UserStoryChoices($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $page: Int) {
    userStories(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, page: $page) {
      nodes { id slug title code }
      page
      totalPages
    }
  }
`)

/** A user story as choosers show it (AGILE-06). */
export type UserStoryChoice = ResultOf<typeof UserStoryChoices>['userStories']['nodes'][number]
