// What is asked about the domain of a workspace, and what changes it.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

const DomainOf = graphql(`
  fragment DomainOf on WorkspaceDomain {
    domain
    state
    target
    isApex
    txtRecord { name value }
    brokenAt
    checks { kind ok message at }
  }
`)

/** The domain; null where the workspace has none. */
export const GetWorkspaceDomain = graphql(
  `query GetWorkspaceDomain($workspaceSlug: ID!) { workspaceDomain(workspaceSlug: $workspaceSlug) { ...DomainOf } }`,
  [DomainOf],
)

/** A domain. */
export type DomainData = NonNullable<ResultOf<typeof GetWorkspaceDomain>['workspaceDomain']>

/** Claims one in place of the one before. */
export const SetWorkspaceDomain = graphql(
  `mutation SetWorkspaceDomain($workspaceSlug: ID!, $domain: String!) {
    setWorkspaceDomain(workspaceSlug: $workspaceSlug, domain: $domain) { domain { ...DomainOf } userErrors { code field message } }
  }`,
  [DomainOf],
)

/** Asks the name servers now. */
export const CheckWorkspaceDomain = graphql(
  `mutation CheckWorkspaceDomain($workspaceSlug: ID!) {
    checkWorkspaceDomain(workspaceSlug: $workspaceSlug) { domain { ...DomainOf } userErrors { code field message } }
  }`,
  [DomainOf],
)

/** Takes it away. */
export const RemoveWorkspaceDomain = graphql(
  `mutation RemoveWorkspaceDomain($workspaceSlug: ID!) {
    removeWorkspaceDomain(workspaceSlug: $workspaceSlug) { ok userErrors { code field message } }
  }`,
)
