// Documents about files of tasks and projects.
import { type FragmentOf, graphql, type ResultOf } from '#src/data/graphql.ts'

/** A file as lists and previews show it (FILES-02). */
export const AttachmentRow = graphql(`
  fragment AttachmentRow on Attachment {
    id
    uuid
    filename
    mimetype
    size
    createdAt
    createdAtForHumans
    user { name avatar username headline }
    downloadUrl
  }
`)

/** The fields of `AttachmentRow`. */
export type AttachmentData = FragmentOf<typeof AttachmentRow>

/** One page of the files of a task; of the project itself without `taskId`. */
export const ListAttachments = graphql(
  `query ListAttachments($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID, $page: Int) {
    attachments(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId, page: $page) {
      nodes { ...AttachmentRow }
      page
      totalPages
      totalCount
    }
  }`,
  [AttachmentRow],
)

/** A page of files. */
export type AttachmentPageData = ResultOf<typeof ListAttachments>['attachments']

/** What an upload changes on its task; asked afterwards, because it does not travel by GraphQL. */
export const TaskFiles = graphql(`
  query TaskFiles($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id image updatedAt counts { files } }
  }
`)

/** Deletes a file. */
export const DeleteAttachment = graphql(`
  mutation DeleteAttachment($project: ProjectRef!, $id: ID!) {
    deleteAttachment(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)
