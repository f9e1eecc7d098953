// Documents of the settings of a workspace, its transfer and its deletion.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** Everything the settings show; `settings` is null for everybody but the owner (WSET-05). */
const SettingsOf = graphql(`
  fragment SettingsOf on Workspace {
    id
    slug
    name
    logo
    whitelabelLogo
    favicon
    subscription
    unlimitedWorkspaces
    viewerCan
    owner { id username name avatar headline }
    settings { timeZone weekStart currency projectCreators transfer { username name expiresAt } }
  }
`)

/** The settings, in one call. */
export const GetWorkspaceSettings = graphql(`query GetWorkspaceSettings($slug: ID!) { workspace(slug: $slug) { ...SettingsOf } }`, [
  SettingsOf,
])

/** A workspace with its settings. */
export type KnownWorkspace = NonNullable<ResultOf<typeof GetWorkspaceSettings>['workspace']>

/** Changes what is given. */
export const UpdateWorkspace = graphql(
  `mutation UpdateWorkspace($slug: ID!, $input: UpdateWorkspaceInput!) {
    updateWorkspace(slug: $slug, input: $input) { workspace { ...SettingsOf } userErrors { code field message } }
  }`,
  [SettingsOf],
)

/** Offers the workspace to a member (WSET-07). */
export const TransferWorkspace = graphql(
  `mutation TransferWorkspace($slug: ID!, $username: String!, $password: String!) {
    transferWorkspace(slug: $slug, username: $username, password: $password) { workspace { ...SettingsOf } userErrors { code field message } }
  }`,
  [SettingsOf],
)

/** Takes the offer back. */
export const WithdrawTransfer = graphql(
  `mutation WithdrawTransfer($slug: ID!) {
    withdrawTransfer(slug: $slug) { workspace { ...SettingsOf } userErrors { code field message } }
  }`,
  [SettingsOf],
)

/** The offer, for whom it is for. */
export const GetTransferOffer = graphql(
  `query GetTransferOffer($slug: ID!) { workspace(slug: $slug) { id transferOffer { username name expiresAt } } }`,
)

/** Accepts or declines. */
export const AnswerTransfer = graphql(
  `mutation AnswerTransfer($slug: ID!, $accept: Boolean!) {
    answerTransfer(slug: $slug, accept: $accept) { ok userErrors { code field message } }
  }`,
)

/** What goes with the workspace (WSET-09). */
export const ReadWorkspaceContents = graphql(
  `query ReadWorkspaceContents($slug: ID!) { workspaceContents(slug: $slug) { projects tasks files bytes invoices } }`,
)

/** How much there is. */
export type WorkspaceContentsData = ResultOf<typeof ReadWorkspaceContents>['workspaceContents']

/** Takes it away from everybody. */
export const DeleteWorkspace = graphql(
  `mutation DeleteWorkspace($slug: ID!, $name: String!, $password: String!) {
    deleteWorkspace(slug: $slug, name: $name, password: $password) { deletionAt userErrors { code field message } }
  }`,
)

/** The viewer's workspaces that are being deleted (WSET-10). */
export const ListDeletedWorkspaces = graphql(`query ListDeletedWorkspaces { deletedWorkspaces { slug name logo deletionAt } }`)

/** One of them. */
export type DeletedWorkspaceData = ResultOf<typeof ListDeletedWorkspaces>['deletedWorkspaces'][number]

/** Has one back. */
export const RestoreWorkspace = graphql(
  `mutation RestoreWorkspace($slug: ID!) {
    restoreWorkspace(slug: $slug) { workspace { ...SettingsOf } userErrors { code field message } }
  }`,
  [SettingsOf],
)

/** Whoever works in a project of the workspace, once a project. */
export const ListWorkspacePeople = graphql(
  `query ListWorkspacePeople($slug: ID!) { projects(workspaceSlug: $slug) { id people { id username name avatar } } }`,
)
