// What is asked about the mail server of a workspace, and what changes it.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

const ServerOf = graphql(`
  fragment ServerOf on MailServer {
    host port security username hasPassword fromEmail fromName replyTo fallback state testedAt lastReply
  }
`)

/** The server; null where the workspace has none. */
export const GetMailServer = graphql(
  `query GetMailServer($workspaceSlug: ID!) { mailServer(workspaceSlug: $workspaceSlug) { ...ServerOf } }`,
  [ServerOf],
)

/** A server. */
export type MailServerData = NonNullable<ResultOf<typeof GetMailServer>['mailServer']>

/** Changes what is given; a new server needs its host. */
export const UpdateMailServer = graphql(
  `mutation UpdateMailServer($workspaceSlug: ID!, $input: UpdateMailServerInput!) {
    updateMailServer(workspaceSlug: $workspaceSlug, input: $input) { mailServer { ...ServerOf } userErrors { code field message } }
  }`,
  [ServerOf],
)

/** Sends a mail to the viewer. */
export const TestMailServer = graphql(
  `mutation TestMailServer($workspaceSlug: ID!) {
    testMailServer(workspaceSlug: $workspaceSlug) { ok stage message mailServer { ...ServerOf } userErrors { code field message } }
  }`,
  [ServerOf],
)

/** Takes it away. */
export const RemoveMailServer = graphql(
  `mutation RemoveMailServer($workspaceSlug: ID!) {
    removeMailServer(workspaceSlug: $workspaceSlug) { ok userErrors { code field message } }
  }`,
)

/** Gives it back with its password. */
export const RestoreMailServer = graphql(
  `mutation RestoreMailServer($workspaceSlug: ID!) {
    restoreMailServer(workspaceSlug: $workspaceSlug) { mailServer { ...ServerOf } userErrors { code field message } }
  }`,
  [ServerOf],
)

/** What became of the mails of the workspace. */
export const ListWorkspaceMails = graphql(`
  query ListWorkspaceMails($workspaceSlug: ID!, $page: Int) {
    workspaceMails(workspaceSlug: $workspaceSlug, page: $page) {
      page
      totalPages
      nodes { id to subject state tries lastReply byWorkspace createdAt sentAt }
    }
  }
`)

/** A mail. */
export type WorkspaceMailData = ResultOf<typeof ListWorkspaceMails>['workspaceMails']['nodes'][number]
