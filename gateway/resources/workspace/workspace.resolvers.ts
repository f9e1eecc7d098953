// Workspaces (companies).
import { workspacePermissions } from '../../permissions.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull, payload } from '../payload.ts'
import { getViewer } from '../session/session.calls.ts'
import * as calls from './workspace.calls.ts'

/** Fields of Query, Mutation and Workspace. */
export const workspaceResolvers = {
  Query: {
    workspaces: (_, { search, page }, { rest }) => calls.listCompanies(rest, search ?? '', Math.max(1, page ?? 1)),
    workspace: (_, { slug }, { rest }) => orNull(calls.getCompany(rest, slug)),
  },
  Mutation: {
    createWorkspace: (_, { input }, { rest }) =>
      payload(async () => ({ workspace: await calls.createCompany(rest, { name: input.name, logo: input.logo ?? null }) }), {
        workspace: null,
      }),
  },
  Workspace: {
    async viewerCan(workspace, _, { rest }) {
      const viewer = await getViewer(rest)
      return workspacePermissions({
        owns: workspace.owner?.username === viewer.username,
        role: workspace.role,
        canCreateProjects: workspace.canCreateProjects,
        plan: workspace,
      })
    },
  },
} satisfies Resolvers
