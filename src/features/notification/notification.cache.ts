// What reading changes in cached notifications.
import { type CachePart, defineCachePart } from '#src/data/cache/cache.ts'
import { eachList } from '#src/data/cache/cache-lists.ts'
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'
import type { MarkNotificationsRead } from './notification.graphql.ts'

const ReadNotification = graphql(`fragment ReadNotification on Notification { __typename id isRead }`)

/** What was marked as read is, at once; without ids that is everything of the workspace. */
export const notificationCachePart: CachePart = defineCachePart({
  optimistic: {
    markNotificationsRead: () => ({ __typename: 'EmptyPayload', ok: true, userErrors: [] }),
  },
  updates: {
    markNotificationsRead(answer, args, cache) {
      if (!(answer as unknown as ResultOf<typeof MarkNotificationsRead>).markNotificationsRead.ok) return
      const { workspaceSlug, ids } = args as VariablesOf<typeof MarkNotificationsRead>
      eachList(cache, 'notifications', (keys, list) => {
        if (list.workspaceSlug !== workspaceSlug) return keys
        for (const key of keys) {
          const id = key.slice(key.indexOf(':') + 1)
          if (!ids || ids.includes(id)) cache.writeFragment(ReadNotification, { __typename: 'Notification', id, isRead: true })
        }
        return keys
      })
    },
  },
})
