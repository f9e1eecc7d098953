// Workspaces (companies).
import { workspacePermissions } from '../../permissions.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull, payload } from '../payload.ts'
import { selects } from '../selection.ts'
import { getViewer } from '../session/session.calls.ts'
import { getSettings, getTransfer } from '../workspace-settings/workspace-settings.calls.ts'
import { unlessForbidden } from '../workspace-settings/workspace-settings.resolvers.ts'
import * as calls from './workspace.calls.ts'

/** Fields of Query, Mutation and Workspace. */
export const workspaceResolvers = {
  Query: {
    workspaces: (_, { search, page }, { rest }) => calls.listCompanies(rest, search ?? '', Math.max(1, page ?? 1)),
    async workspace(_, { slug }, { rest }, info) {
      // Its owner's settings come with everything else of it.
      const whole = selects(info, 'settings') ? await orNull(unlessForbidden(getSettings(rest, slug))) : null
      return whole?.settings.deletionAt === null ? whole : orNull(calls.getCompany(rest, slug))
    },
  },
  Mutation: {
    createWorkspace: (_, { input }, { rest }) =>
      payload(
        async () => {
          const { name, logo = null, timeZone } = input
          return { workspace: await calls.createCompany(rest, { name, logo, ...(timeZone != null && { time_zone: timeZone }) }) }
        },
        { workspace: null },
        { time_zone: 'timeZone' },
      ),
  },
  Workspace: {
    settings: async (workspace, _, { rest }) =>
      workspace.settings ?? (await unlessForbidden(getSettings(rest, workspace.slug)))?.settings ?? null,
    transferOffer: (workspace, _, { rest }) => getTransfer(rest, workspace.slug),
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
