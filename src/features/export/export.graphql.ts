// What is asked about exports, and what starts and ends them.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

const ExportOf = graphql(`
  fragment ExportOf on Export {
    id kind withFiles state done total size counts { projects tasks files } problems lacking reason filename
    project { slug name } person { username name } createdAt readyAt expiresAt
  }
`)

/** Those of the last 7 days, the newest first. */
export const ListExports = graphql(
  `query ListExports($workspaceSlug: ID!, $projectSlug: ID) { exports(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...ExportOf } }`,
  [ExportOf],
)

/** An export. */
export type ExportData = ResultOf<typeof ListExports>['exports'][number]

/** Asks for one. */
export const StartExport = graphql(
  `mutation StartExport($workspaceSlug: ID!, $projectSlug: ID, $kind: ExportKind, $withFiles: Boolean) {
    startExport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, kind: $kind, withFiles: $withFiles) {
      export { ...ExportOf } userErrors { code field message }
    }
  }`,
  [ExportOf],
)

/** Throws one away, or ends it. */
export const DeleteExport = graphql(
  `mutation DeleteExport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!) {
    deleteExport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { deletedId userErrors { code field message } }
  }`,
)
