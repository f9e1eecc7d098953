// What the viewer is told.
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import * as calls from './notification.calls.ts'

/** Fields of Query and Mutation. */
export const notificationResolvers = {
  Query: {
    notifications: (_, { workspaceSlug }, { rest }) => calls.listNotifications(rest, workspaceSlug),
  },
  Mutation: {
    markNotificationsRead: (_, { workspaceSlug, ids }, { rest }) =>
      payload(
        async () => {
          await calls.markNotificationsRead(rest, workspaceSlug, ids ?? null)
          return { ok: true }
        },
        { ok: false },
      ),
  },
} satisfies Resolvers
