// Documents about boards of a project.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Boards of a project, the built-in main board first. */
export const ListBoards = graphql(`
  query ListBoards($workspaceSlug: ID!, $projectSlug: ID!) {
    boards(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title }
  }
`)

/** A board. */
export type BoardData = ResultOf<typeof ListBoards>['boards'][number]

/** Creates a board with an id made here (BOARD-04). */
export const CreateBoard = graphql(`
  mutation CreateBoard($project: ProjectRef!, $id: ID!, $title: String!) {
    createBoard(project: $project, id: $id, title: $title) { board { id title } userErrors { code field message } }
  }
`)

/** Renames a board (BOARD-06). */
export const UpdateBoard = graphql(`
  mutation UpdateBoard($project: ProjectRef!, $id: ID!, $title: String!) {
    updateBoard(project: $project, id: $id, title: $title) { board { id title } userErrors { code field message } }
  }
`)

/** Deletes a board; its tasks fall to the main board. */
export const DeleteBoard = graphql(`
  mutation DeleteBoard($project: ProjectRef!, $id: ID!) {
    deleteBoard(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
