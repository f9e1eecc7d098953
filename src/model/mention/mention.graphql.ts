// Documents about what names a thing: pages of the wiki and discussions (WIKI-13, STORY-07).
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A page or a discussion that names something. */
export const MentionRow = graphql(`
  fragment MentionRow on Mention {
    id
    kind
    title
    projectSlug
    slug
    number
    commentId
    isClosed
    isOrigin
  }
`)

/** The fields of `MentionRow`. */
export type MentionRowData = FragmentOf<typeof MentionRow>

/** What names a task. */
export const TaskMentions = graphql(
  `query TaskMentions($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    mentions(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) { nodes { ...MentionRow } totalCount }
  }`,
  [MentionRow],
)

/** What names a user story. */
export const StoryMentions = graphql(
  `query StoryMentions($workspaceSlug: ID!, $projectSlug: ID!, $userStoryId: ID!) {
    mentions(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, userStoryId: $userStoryId) { nodes { ...MentionRow } totalCount }
  }`,
  [MentionRow],
)
