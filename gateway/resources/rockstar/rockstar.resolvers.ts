// Who finished what in a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { orNull, payload } from '../payload.ts'
import * as calls from './rockstar.calls.ts'

/** Fields of Query and Mutation about finished tasks. */
export const rockstarResolvers = {
  Query: {
    rockstars: (_, { from, to, timezone, ...ref }, { rest }) =>
      orNull(calls.getRockstars(rest, addressOf(ref), { from, to, timezone: timezone ?? undefined })),
    completedTasks: (_, { from, to, timezone, username, page, perPage, ...ref }, { rest }) =>
      calls.listCompleted(rest, addressOf(ref), {
        ...{ from, to, timezone: timezone ?? undefined, username: username ?? undefined },
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
  },
  Mutation: {
    setRockstarHidden: (_, { project, hidden }, { rest }) =>
      payload(() => calls.setHidden(rest, addressOf(project), hidden), { hidden: null }),
  },
} satisfies Resolvers
