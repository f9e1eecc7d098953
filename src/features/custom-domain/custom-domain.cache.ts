// What is written about a domain, in the cache: a workspace has one at most, which has no id.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import {
  type CheckWorkspaceDomain,
  type DomainData,
  GetWorkspaceDomain,
  type RemoveWorkspaceDomain,
  type SetWorkspaceDomain,
} from './custom-domain.graphql.ts'

function put(cache: Cache, workspaceSlug: unknown, workspaceDomain: DomainData | null): void {
  cache.updateQuery({ query: GetWorkspaceDomain, variables: { workspaceSlug: String(workspaceSlug) } }, (data) => ({
    ...data,
    workspaceDomain,
  }))
}

/** Rules for domains. */
export const customDomainCache = defineCachePart({
  updates: {
    setWorkspaceDomain(answer, { workspaceSlug }, cache) {
      const { domain } = (answer as unknown as ResultOf<typeof SetWorkspaceDomain>).setWorkspaceDomain
      if (domain) put(cache, workspaceSlug, domain)
    },
    checkWorkspaceDomain(answer, { workspaceSlug }, cache) {
      const { domain } = (answer as unknown as ResultOf<typeof CheckWorkspaceDomain>).checkWorkspaceDomain
      if (domain) put(cache, workspaceSlug, domain)
    },
    removeWorkspaceDomain(answer, { workspaceSlug }, cache) {
      const { ok } = (answer as unknown as ResultOf<typeof RemoveWorkspaceDomain>).removeWorkspaceDomain
      if (ok) put(cache, workspaceSlug, null)
    },
  },
  optimistic: {
    removeWorkspaceDomain: () => ({ __typename: 'EmptyPayload', ok: true, userErrors: [] }),
  },
})
