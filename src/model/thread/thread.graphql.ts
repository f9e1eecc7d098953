// Documents about discussions of a project.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A discussion as lists show it (DISC-04). */
export const ThreadRow = graphql(`
  fragment ThreadRow on Thread {
    id
    number
    title
    author { name avatar username }
    isPinned
    isClosed
    answerId
    task { id code title }
    commentsCount
    lastComment { author { name avatar username } createdAt }
    createdAt
    activeAt
    isUnread
    isFollowing
  }
`)

/** The fields of `ThreadRow`. */
export type ThreadRowData = FragmentOf<typeof ThreadRow>

/** A discussion as its page shows it. */
export const ThreadWhole = graphql(
  `fragment ThreadWhole on Thread {
    ...ThreadRow
    html
    editedAt
    closedAt
    closedBy { name avatar username }
    firstUnread
    followers { id username name avatar }
    followersCount
    linkedPages { id slug title deleted }
    linkedTasks { id code title done status color projectSlug }
  }`,
  [ThreadRow],
)

/** The fields of `ThreadWhole`. */
export type ThreadWholeData = FragmentOf<typeof ThreadWhole>

/** One page of a project's discussions. */
export const ListThreads = graphql(
  `query ListThreads(
    $workspaceSlug: ID!, $projectSlug: ID!, $search: String, $state: ThreadState, $unread: Boolean, $page: Int, $perPage: Int
  ) {
    threads(
      workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search, state: $state, unread: $unread, page: $page, perPage: $perPage
    ) {
      nodes { ...ThreadRow }
      page
      totalPages
      totalCount
    }
  }`,
  [ThreadRow],
)

/** One discussion by its number; null when it was deleted. */
export const GetThread = graphql(
  `query GetThread($workspaceSlug: ID!, $projectSlug: ID!, $number: Int!) {
    thread(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, number: $number) { ...ThreadWhole }
  }`,
  [ThreadWhole],
)

/** Who can be named in the first text. */
export const ThreadPeople = graphql(`
  query ThreadPeople($workspaceSlug: ID!, $projectSlug: ID!) {
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }
`)

/** Starts a discussion. */
export const CreateThread = graphql(
  `mutation CreateThread($project: ProjectRef!, $input: CreateThreadInput!) {
    createThread(project: $project, input: $input) { thread { ...ThreadWhole } userErrors { code field message } }
  }`,
  [ThreadWhole],
)

/** Changes, pins, closes or answers one. */
export const UpdateThread = graphql(
  `mutation UpdateThread($project: ProjectRef!, $number: Int!, $input: UpdateThreadInput!) {
    updateThread(project: $project, number: $number, input: $input) { thread { ...ThreadWhole } userErrors { code field message } }
  }`,
  [ThreadWhole],
)

/** Deletes one with its comments. */
export const DeleteThread = graphql(`
  mutation DeleteThread($project: ProjectRef!, $number: Int!, $id: ID!) {
    deleteThread(project: $project, number: $number, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Follows one, or stops. */
export const FollowThread = graphql(
  `mutation FollowThread($project: ProjectRef!, $number: Int!, $follow: Boolean!) {
    followThread(project: $project, number: $number, follow: $follow) { thread { ...ThreadWhole } userErrors { code field message } }
  }`,
  [ThreadWhole],
)

/** Keeps how far the viewer has read. */
export const ReadThread = graphql(
  `mutation ReadThread($project: ProjectRef!, $number: Int!, $readTo: ID, $unread: Boolean) {
    readThread(project: $project, number: $number, readTo: $readTo, unread: $unread) { thread { ...ThreadRow } userErrors { code field message } }
  }`,
  [ThreadRow],
)
