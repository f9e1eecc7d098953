// Documents about the wiki of a project.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A page as the tree shows it. */
export const WikiRow = graphql(`
  fragment WikiRow on WikiPage {
    id
    slug
    title
    parentId
    position
    childrenCount
    version
    updatedAt
    draft
    author { name username avatar }
  }
`)

/** The fields of `WikiRow`. */
export type WikiRowData = FragmentOf<typeof WikiRow>

/** A page with what its reader needs (WIKI-11..14). */
export const WikiWhole = graphql(
  `fragment WikiWhole on WikiPage {
    ...WikiRow
    body
    pagesBelow
    backlinkCount
    authorCount
    publishedAt
    isFollowing
    path { id slug title }
    ownDraft { title body version base savedAt }
    editing { person { name username avatar } at }
    linkedPages { id slug title deleted }
    linkedTasks { id code title done status color projectSlug }
  }`,
  [WikiRow],
)

/** The fields of `WikiWhole`. */
export type WikiWholeData = FragmentOf<typeof WikiWhole>

/** What the viewer is writing on a page. */
export const WikiOwnDraft = graphql(`
  fragment WikiOwnDraft on WikiPage { __typename id ownDraft { __typename title body version base savedAt } }
`)

/** The pages below one, at the root without a parent. */
export const ListWikiPages = graphql(
  `query ListWikiPages($workspaceSlug: ID!, $projectSlug: ID!, $parent: ID, $page: Int, $perPage: Int) {
    wikiPages(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, parent: $parent, page: $page, perPage: $perPage) {
      nodes { ...WikiRow }
      page
      totalPages
      totalCount
    }
  }`,
  [WikiRow],
)

/** One page by its address or its id; null when unknown. */
export const GetWikiPage = graphql(
  `query GetWikiPage($workspaceSlug: ID!, $projectSlug: ID!, $slug: ID!) {
    wikiPage(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, slug: $slug) {
      ...WikiWhole
      mentions { id kind title projectSlug slug number commentId isClosed isOrigin }
    }
  }`,
  [WikiWhole],
)

/** Pages with these words. */
export const SearchWiki = graphql(
  `query SearchWiki($workspaceSlug: ID!, $projectSlug: ID!, $search: String!) {
    wikiSearch(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, search: $search) {
      nodes { page { ...WikiRow } snippet path { id slug title } }
      totalCount
    }
  }`,
  [WikiRow],
)

/** What was deleted. */
export const ListWikiBin = graphql(
  `query ListWikiBin($workspaceSlug: ID!, $projectSlug: ID!) {
    wikiBin(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { nodes { page { ...WikiRow } deletedAt pagesBelow } totalCount }
  }`,
  [WikiRow],
)

/** What was published of a page. */
export const ListWikiVersions = graphql(`
  query ListWikiVersions($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $page: Int) {
    wikiVersions(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, page: $page) {
      nodes { number title note at wordsAdded wordsRemoved author { name username avatar } }
      totalPages
    }
  }
`)

/** What a version said. */
export const GetWikiVersion = graphql(`
  query GetWikiVersion($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!, $number: Int!) {
    wikiVersion(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, number: $number) {
      number
      title
      note
      at
      body
      author { name username avatar }
    }
  }
`)

/** Who can be named in a page. */
export const WikiPeople = graphql(`
  query WikiPeople($workspaceSlug: ID!, $projectSlug: ID!) {
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }
`)

/** Makes a page: a draft until it is published. */
export const CreateWikiPage = graphql(
  `mutation CreateWikiPage($project: ProjectRef!, $input: WikiPageInput!) {
    createWikiPage(project: $project, input: $input) { wikiPage { ...WikiRow } userErrors { code field message } }
  }`,
  [WikiRow],
)

/** Gives a page another title. */
export const RenameWikiPage = graphql(`
  mutation RenameWikiPage($project: ProjectRef!, $id: ID!, $title: String!) {
    renameWikiPage(project: $project, id: $id, title: $title) { wikiPage { id slug title } userErrors { code field message } }
  }
`)

/** Puts a page elsewhere, with all below it. */
export const MoveWikiPage = graphql(`
  mutation MoveWikiPage($project: ProjectRef!, $id: ID!, $input: MoveWikiPageInput!) {
    moveWikiPage(project: $project, id: $id, input: $input) { wikiPage { id parentId position } userErrors { code field message } }
  }
`)

/** Puts a page into the bin, with all below it. */
export const DeleteWikiPage = graphql(`
  mutation DeleteWikiPage($project: ProjectRef!, $id: ID!) {
    deleteWikiPage(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Takes a page out of the bin. */
export const RestoreWikiPage = graphql(
  `mutation RestoreWikiPage($project: ProjectRef!, $id: ID!) {
    restoreWikiPage(project: $project, id: $id) { wikiPage { ...WikiRow } userErrors { code field message } }
  }`,
  [WikiRow],
)

/** Deletes for good what is in the bin. */
export const EmptyWikiBin = graphql(`
  mutation EmptyWikiBin($project: ProjectRef!) {
    emptyWikiBin(project: $project) { deletedCount userErrors { code field message } }
  }
`)

/** Keeps what is being written. */
export const SaveWikiDraft = graphql(`
  mutation SaveWikiDraft($project: ProjectRef!, $id: ID!, $input: WikiDraftInput!) {
    saveWikiDraft(project: $project, id: $id, input: $input) { savedAt userErrors { code field message } }
  }
`)

/** Throws one's own draft away. */
export const DiscardWikiDraft = graphql(`
  mutation DiscardWikiDraft($project: ProjectRef!, $id: ID!) {
    discardWikiDraft(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Follows a page, or stops. */
export const FollowWikiPage = graphql(`
  mutation FollowWikiPage($project: ProjectRef!, $id: ID!, $follow: Boolean!) {
    followWikiPage(project: $project, id: $id, follow: $follow) { wikiPage { id isFollowing } userErrors { code field message } }
  }
`)

/** Publishes what was written; CONFLICT where somebody else did in between. */
export const PublishWikiPage = graphql(
  `mutation PublishWikiPage($project: ProjectRef!, $id: ID!, $input: PublishWikiPageInput!) {
    publishWikiPage(project: $project, id: $id, input: $input) { wikiPage { ...WikiWhole } userErrors { code field message } }
  }`,
  [WikiWhole],
)

/** Publishes what a version said. */
export const RestoreWikiVersion = graphql(
  `mutation RestoreWikiVersion($project: ProjectRef!, $id: ID!, $number: Int!, $version: Int!) {
    restoreWikiVersion(project: $project, id: $id, number: $number, version: $version) { wikiPage { ...WikiWhole } userErrors { code field message } }
  }`,
  [WikiWhole],
)
