// Documents about comments of tasks, of files and in discussions.
import { type FragmentOf, graphql, type VariablesOf } from '#src/data/graphql.ts'

/** A comment as lists show it (COMMENT-03, FILES-06). */
export const CommentRow = graphql(`
  fragment CommentRow on Comment {
    id
    html
    author { name avatar username headline }
    createdAt
    createdAtForHumans
    editedAt
  }
`)

/** The fields of `CommentRow`. */
export type CommentData = FragmentOf<typeof CommentRow>

/** All comments of a task or a file. */
export const ListComments = graphql(
  `query ListComments($workspaceSlug: ID!, $projectSlug: ID!, $subject: CommentSubject!, $subjectId: ID!, $sort: CommentSort) {
    comments(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, subject: $subject, subjectId: $subjectId, sort: $sort) { ...CommentRow }
  }`,
  [CommentRow],
)

/** Comments of a discussion, oldest first: its ends and those around one, or what stands behind one, up to another (DISC-05). */
export const ListThreadComments = graphql(
  `query ListThreadComments($workspaceSlug: ID!, $projectSlug: ID!, $number: Int!, $around: ID, $after: ID, $before: ID) {
    threadComments(
      workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, number: $number, around: $around, after: $after, before: $before
    ) {
      nodes { ...CommentRow }
      gaps { after before count }
      totalCount
    }
  }`,
  [CommentRow],
)

/** The statuses that a comment may set and the people it may name; the same root fields as the project's catalogue, so they are asked once. */
export const CommentCatalogue = graphql(`
  query CommentCatalogue($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }
`)

/** Writes a comment, with the task's status (COMMENT-08). */
export const AddComment = graphql(
  `mutation AddComment($project: ProjectRef!, $input: AddCommentInput!) {
    addComment(project: $project, input: $input) { comment { ...CommentRow } userErrors { code field message } }
  }`,
  [CommentRow],
)

/** What a comment is written with. */
export type AddCommentInput = VariablesOf<typeof AddComment>['input']

/** Gives a comment another text. */
export const UpdateComment = graphql(`
  mutation UpdateComment($project: ProjectRef!, $id: ID!, $input: UpdateCommentInput!) {
    updateComment(project: $project, id: $id, input: $input) { comment { id html editedAt } userErrors { code field message } }
  }
`)

/** Removes a comment (COMMENT-13). */
export const DeleteComment = graphql(`
  mutation DeleteComment($project: ProjectRef!, $id: ID!) {
    deleteComment(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
