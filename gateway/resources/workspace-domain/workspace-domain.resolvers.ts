// The domain of a workspace: claimed, looked for, taken away.
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import * as calls from './workspace-domain.calls.ts'

const NONE = { domain: null }

/** Fields of Query and Mutation. */
export const workspaceDomainResolvers = {
  Query: {
    workspaceDomain: (_, { workspaceSlug }, { rest }) => calls.getDomain(rest, workspaceSlug),
  },
  Mutation: {
    setWorkspaceDomain: (_, { workspaceSlug, domain }, { rest }) =>
      payload(async () => ({ domain: await calls.setDomain(rest, workspaceSlug, domain) }), NONE),
    checkWorkspaceDomain: (_, { workspaceSlug }, { rest }) =>
      payload(async () => ({ domain: await calls.checkDomain(rest, workspaceSlug) }), NONE),
    removeWorkspaceDomain: (_, { workspaceSlug }, { rest }) =>
      payload(
        async () => {
          await calls.removeDomain(rest, workspaceSlug)
          return { ok: true }
        },
        { ok: false },
      ),
  },
} satisfies Resolvers
