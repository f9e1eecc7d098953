// The search in texts.
import { isUnknownCall } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { searchTexts } from './text-hit.calls.ts'

/** Fields of Query. */
export const textHitResolvers = {
  Query: {
    async textSearch(_, { workspaceSlug, search }, { rest }) {
      if (search.trim() === '') return []
      try {
        return await searchTexts(rest, workspaceSlug, search)
      } catch (error) {
        if (isUnknownCall(error)) return null
        throw error
      }
    },
  },
} satisfies Resolvers
