// Projects that everybody may read by an address, and the switch of their owners.
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull, payload } from '../payload.ts'
import * as calls from './public-project.calls.ts'

/** Fields of Query and Mutation about public projects. */
export const publicProjectResolvers = {
  Query: {
    publicPage: (_, { workspaceSlug, projectSlug }, { rest }) => calls.getPublicPage(rest, workspaceSlug, projectSlug),
    publicProject: (_, { token }, { rest }) => orNull(calls.getPublicProject(rest, token)),
    publicTasks: (_, { token, workflowId, label, search, sort, page, perPage }, { rest }) =>
      calls.listPublicTasks(rest, token, {
        ...{ workflow_id: workflowId ?? undefined, label: label ?? undefined, search: search ?? '' },
        sort: (sort ?? 'POSITION').toLowerCase(),
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
    publicTask: (_, { token, code }, { rest }) => orNull(calls.getPublicTask(rest, token, code)),
    publicProjectHome: (_, { token }, { rest }) => orNull(calls.getPublicHome(rest, token)),
  },
  Mutation: {
    setPublicPage: (_, { project, input }, { rest }) =>
      payload(async () => ({ publicPage: await calls.setPublicPage(rest, project.workspaceSlug, project.projectSlug, input) }), {
        publicPage: null,
      }),
    refreshPublicPage: (_, { project }, { rest }) =>
      payload(async () => ({ publicPage: await calls.refreshPublicPage(rest, project.workspaceSlug, project.projectSlug) }), {
        publicPage: null,
      }),
  },
} satisfies Resolvers
