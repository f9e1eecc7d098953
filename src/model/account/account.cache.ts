// What changing oneself shows before the server answers, also where one is seen as a person.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { graphql } from '#src/data/graphql.ts'
import { renewSession } from '#src/data/storage/session.ts'

const FACES = {
  name: graphql(`fragment NameOfPerson on Person { id name }`),
  avatar: graphql(`fragment AvatarOfPerson on Person { id avatar }`),
  headline: graphql(`fragment HeadlineOfPerson on Person { id headline }`),
}

function sessionsIn(cache: Cache): string[] {
  const list = cache.resolve('Query', 'sessions')
  return Array.isArray(list) ? list.filter((key): key is string => typeof key === 'string') : []
}

/** The account as the write says it will be (`shown`), and the person that rows and faces show. */
export const accountCache = defineCachePart({
  updates: {
    endSession(result, args, cache) {
      const { endSession } = result as { endSession: { userErrors: unknown[] } }
      if (endSession.userErrors.length === 0) unlinkFrom(cache, 'sessions', `SessionInfo:${String(args.id)}`)
    },
    endOtherSessions(_result, _args, cache) {
      for (const key of sessionsIn(cache)) if (cache.resolve(key, 'current') !== true) unlinkFrom(cache, 'sessions', key)
    },
    changePassword(result, _args, cache, { optimistic }) {
      const { changePassword } = result as { changePassword: { ended?: unknown; token?: unknown } }
      if (optimistic) return
      // Before anything is asked anew: what was sent so far is dead.
      if (typeof changePassword.token === 'string') renewSession(changePassword.token)
      if (typeof changePassword.ended === 'number') cache.invalidate('Query', 'sessions')
    },
    // The address changes when the link is opened, perhaps elsewhere.
    changeEmail: () => undefined,
    resendVerification: () => undefined,
    confirmEmail: (_result, _args, cache) => cache.invalidate('Query', 'viewer'),
    verifyEmail: (_result, _args, cache) => cache.invalidate('Query', 'viewer'),
    revertEmail: () => undefined,
    deleteAccount: () => undefined,
    updateViewer(result, args, cache) {
      const { viewer } = (result as { updateViewer: { viewer: { username?: unknown } | null } }).updateViewer
      const { input } = args as { input: Readonly<Record<string, unknown>> }
      if (!viewer) return
      const person = { __typename: 'Person', id: String(viewer.username) }
      for (const [face, fragment] of Object.entries(FACES)) {
        // Only where somebody has read it: a part of a person would be read as nothing.
        if (input[face] === undefined || cache.resolve(person, face) === undefined) continue
        cache.writeFragment(fragment, { ...person, [face]: input[face] } as never)
      }
    },
  },
  optimistic: {
    updateViewer: (_args, _cache, { variables }) => ({
      __typename: 'ViewerPayload',
      viewer: variables.shown as never,
      userErrors: [],
    }),
  },
})
