// Documents about workspaces.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A workspace as sidebars and headers show it; satisfies the kernel's `WorkspaceSubject`. */
export const WorkspaceHead = graphql(`
  fragment WorkspaceHead on Workspace {
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
  }
`)

/** The fields of `WorkspaceHead`. */
export type WorkspaceHeadData = FragmentOf<typeof WorkspaceHead>

/** Workspaces of the viewer, 52 a page (WS-06). */
export const ListWorkspaces = graphql(
  `query ListWorkspaces($search: String, $page: Int) { workspaces(search: $search, page: $page) { ...WorkspaceHead } }`,
  [WorkspaceHead],
)

/** One workspace; null when unknown or foreign (WS-07). */
export const GetWorkspace = graphql(`query GetWorkspace($slug: ID!) { workspace(slug: $slug) { ...WorkspaceHead } }`, [WorkspaceHead])

/** Creates a workspace (WS-04). */
export const CreateWorkspace = graphql(
  `mutation CreateWorkspace($input: CreateWorkspaceInput!) {
    createWorkspace(input: $input) { workspace { ...WorkspaceHead } userErrors { code field message } }
  }`,
  [WorkspaceHead],
)
