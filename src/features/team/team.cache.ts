// The cache part of the people of a workspace.
import { defineCachePart } from '#src/data/cache/cache.ts'

/** An invitation that is withdrawn leaves its list; what a person is on is told anew with each page. */
export const teamCachePart = defineCachePart({
  updates: {
    withdrawInvitation(_answer, { id }, cache, { optimistic }) {
      if (!optimistic) cache.invalidate({ __typename: 'SentInvitation', id: String(id) })
    },
  },
})
