// Settings of workspaces: read with the workspace in one call, changed, handed over, deleted, had back.
import { RestError } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import * as calls from './workspace-settings.calls.ts'

/** Null for what is not the viewer's to read (403). */
export async function unlessForbidden<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RestError && error.failure.kind === 'status' && error.failure.status === 403) return null
    throw error
  }
}

const NAMES = {
  whitelabel_logo: 'whitelabelLogo',
  time_zone: 'timeZone',
  week_start: 'weekStart',
  project_creators: 'projectCreators',
}

/** Fields of Query and Mutation. */
export const workspaceSettingsResolvers = {
  Query: {
    deletedWorkspaces: (_, __, { rest }) => calls.listDeletedCompanies(rest),
    workspaceContents: (_, { slug }, { rest }) => calls.getCompanyContents(rest, slug),
  },
  Mutation: {
    updateWorkspace: (_, { slug, input }, { rest }) =>
      payload(
        async () => {
          const { whitelabelLogo, timeZone, weekStart, projectCreators, ...same } = input
          const workspace = await calls.updateCompany(rest, slug, {
            ...same,
            whitelabel_logo: whitelabelLogo,
            time_zone: timeZone,
            week_start: weekStart,
            project_creators: projectCreators?.toLowerCase(),
          })
          return { workspace }
        },
        { workspace: null },
        NAMES,
      ),
    transferWorkspace: (_, { slug, username, password }, { rest }) =>
      payload(async () => ({ workspace: await calls.offerCompany(rest, slug, { username, password }) }), { workspace: null }),
    withdrawTransfer: (_, { slug }, { rest }) =>
      payload(async () => ({ workspace: await calls.withdrawOffer(rest, slug) }), { workspace: null }),
    answerTransfer: (_, { slug, accept }, { rest }) =>
      payload(
        async () => {
          await calls.answerOffer(rest, slug, accept)
          return { ok: true }
        },
        { ok: false },
      ),
    deleteWorkspace: (_, { slug, name, password }, { rest }) =>
      payload(async () => ({ deletionAt: (await calls.deleteCompany(rest, slug, { name, password })).deletion_at }), { deletionAt: null }),
    restoreWorkspace: (_, { slug }, { rest }) =>
      payload(async () => ({ workspace: await calls.restoreCompany(rest, slug) }), { workspace: null }),
  },
} satisfies Resolvers
