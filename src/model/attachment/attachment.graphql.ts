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
    task { id code title }
    links { id code title }
    versions
    comments
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

/** One page of the documents of a project, with what narrows and orders them (DOCS-02). */
export const ListDocuments = graphql(
  `query ListDocuments($workspaceSlug: ID!, $projectSlug: ID!, $search: String, $kinds: [AttachmentKind!], $user: ID, $sort: AttachmentSort, $group: AttachmentGroup, $withTasks: Boolean, $page: Int, $perPage: Int) {
    attachments(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, kinds: $kinds, user: $user, sort: $sort, group: $group, withTasks: $withTasks, page: $page, perPage: $perPage) {
      nodes { ...AttachmentRow }
      page
      totalPages
      totalCount
    }
  }`,
  [AttachmentRow],
)

/** One file by its id or uuid. */
export const GetAttachment = graphql(
  `query GetAttachment($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    attachment(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { ...AttachmentRow }
  }`,
  [AttachmentRow],
)

/** The versions of a file, the newest first. */
export const AttachmentVersions = graphql(`
  query AttachmentVersions($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    attachmentVersions(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) {
      number
      filename
      mimetype
      size
      createdAt
      user { name avatar username headline }
      downloadUrl
    }
  }
`)

/** Renames a file. */
export const RenameAttachment = graphql(`
  mutation RenameAttachment($project: ProjectRef!, $id: ID!, $filename: String!) {
    renameAttachment(project: $project, id: $id, filename: $filename) { attachment { id filename } userErrors { code field message } }
  }
`)

/** Shows a file with one more task. */
export const LinkAttachment = graphql(`
  mutation LinkAttachment($project: ProjectRef!, $id: ID!, $taskId: ID!) {
    linkAttachment(project: $project, id: $id, taskId: $taskId) {
      attachment { id links { id code title } }
      userErrors { code field message }
    }
  }
`)

/** Ends the link of a file with a task. */
export const UnlinkAttachment = graphql(`
  mutation UnlinkAttachment($project: ProjectRef!, $id: ID!, $taskId: ID!) {
    unlinkAttachment(project: $project, id: $id, taskId: $taskId) {
      attachment { id links { id code title } }
      userErrors { code field message }
    }
  }
`)

/** Makes a file a task's, or the project's own. */
export const MoveAttachment = graphql(
  `mutation MoveAttachment($project: ProjectRef!, $id: ID!, $taskId: ID) {
    moveAttachment(project: $project, id: $id, taskId: $taskId) { attachment { ...AttachmentRow } userErrors { code field message } }
  }`,
  [AttachmentRow],
)

/** Makes an older version the newest. */
export const RestoreAttachmentVersion = graphql(
  `mutation RestoreAttachmentVersion($project: ProjectRef!, $id: ID!, $number: Int!) {
    restoreAttachmentVersion(project: $project, id: $id, number: $number) { attachment { ...AttachmentRow } userErrors { code field message } }
  }`,
  [AttachmentRow],
)
