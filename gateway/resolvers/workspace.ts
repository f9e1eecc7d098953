// Workspaces (companies) and their notifications.
import type { GatewayContext } from '../context.ts'
import { workspacePermissions } from '../permissions.ts'
import * as calls from '../rest/companies.ts'
import { listNotifications } from '../rest/notifications.ts'
import { getViewer } from '../rest/session.ts'
import { orNull, payload } from './payload.ts'

/** Fields of Query, Mutation and Workspace. */
export const workspaceResolvers = {
  Query: {
    workspaces: (_: unknown, { search }: { search?: string | null }, { rest }: GatewayContext) => calls.listCompanies(rest, search ?? ''),
    workspace: (_: unknown, { slug }: { slug: string }, { rest }: GatewayContext) => orNull(calls.getCompany(rest, slug)),
    notifications: (_: unknown, { workspaceSlug }: { workspaceSlug: string }, { rest }: GatewayContext) =>
      listNotifications(rest, workspaceSlug),
  },
  Mutation: {
    createWorkspace: (_: unknown, { input }: { input: { name: string; logo?: string | null } }, { rest }: GatewayContext) =>
      payload(async () => ({ workspace: await calls.createCompany(rest, { name: input.name, logo: input.logo ?? null }) }), {
        workspace: null,
      }),
  },
  Workspace: {
    async viewerCan(workspace: calls.Company, _: unknown, { rest }: GatewayContext) {
      const viewer = await getViewer(rest)
      return workspacePermissions({
        owns: workspace.owner?.username === viewer.username,
        role: workspace.role,
        canCreateProjects: workspace.canCreateProjects,
        plan: workspace,
      })
    },
  },
}
