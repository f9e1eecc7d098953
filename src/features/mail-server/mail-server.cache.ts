// What is written about a mail server, in the cache: a workspace has one at most, which has no id.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import {
  GetMailServer,
  type MailServerData,
  type RemoveMailServer,
  type RestoreMailServer,
  type TestMailServer,
  type UpdateMailServer,
} from './mail-server.graphql.ts'

/** A change of one of these makes a server that nobody has tried (SMTP-05), as the host says. */
const TRIED = ['host', 'port', 'security', 'username', 'password', 'fromEmail']

function put(cache: Cache, workspaceSlug: unknown, mailServer: MailServerData | null): void {
  cache.updateQuery({ query: GetMailServer, variables: { workspaceSlug: String(workspaceSlug) } }, (data) => ({ ...data, mailServer }))
}

/** What the cache knows of it. */
function serverIn(cache: Cache, workspaceSlug: string): MailServerData | null {
  return cache.readQuery({ query: GetMailServer, variables: { workspaceSlug } })?.mailServer ?? null
}

/** Rules for mail servers. */
export const mailServerCache = defineCachePart({
  updates: {
    updateMailServer(answer, { workspaceSlug }, cache) {
      const { mailServer } = (answer as unknown as ResultOf<typeof UpdateMailServer>).updateMailServer
      if (mailServer) put(cache, workspaceSlug, mailServer)
    },
    testMailServer(answer, { workspaceSlug }, cache) {
      const { mailServer } = (answer as unknown as ResultOf<typeof TestMailServer>).testMailServer
      if (mailServer) put(cache, workspaceSlug, mailServer)
    },
    removeMailServer(answer, { workspaceSlug }, cache) {
      const { ok } = (answer as unknown as ResultOf<typeof RemoveMailServer>).removeMailServer
      if (ok) put(cache, workspaceSlug, null)
    },
    restoreMailServer(answer, { workspaceSlug }, cache) {
      const { mailServer } = (answer as unknown as ResultOf<typeof RestoreMailServer>).restoreMailServer
      if (mailServer) put(cache, workspaceSlug, mailServer)
    },
  },
  optimistic: {
    updateMailServer(args, cache) {
      const { workspaceSlug, input } = args as unknown as VariablesOf<typeof UpdateMailServer>
      const now = serverIn(cache, workspaceSlug)
      const { password, ...shown } = input
      const untested = TRIED.some((field) => field in input)
      return {
        __typename: 'MailServerPayload',
        // A new one is shown when the host has made it.
        mailServer: now && {
          __typename: 'MailServer',
          ...now,
          ...shown,
          ...(password != null && { hasPassword: password !== '' }),
          ...(untested && { state: 'UNTESTED', lastReply: null }),
        },
        userErrors: [],
      }
    },
    removeMailServer: () => ({ __typename: 'EmptyPayload', ok: true, userErrors: [] }),
  },
})
