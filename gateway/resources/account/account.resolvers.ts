// One's own account: who one is, and how one wants the product. All calls ASSUMED (PROFUP-06).
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import { accountFields, updateViewer } from './account.calls.ts'

/** Fields of Mutation about one's own account. */
export const accountResolvers = {
  Mutation: {
    updateViewer: (_, { input }, { rest }) =>
      payload(async () => ({ viewer: await updateViewer(rest, input) }), { viewer: null }, accountFields),
  },
} satisfies Resolvers
