// One's own account: who one is, how one wants the product, and where one is signed in. All calls ASSUMED (PROFUP-06, SESS-04).
import type { Resolvers } from '../../resolver-types.d.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './account.calls.ts'

const none = { ended: null }
const failed = { ok: false }
const dead = { email: null }

const done = (work: () => Promise<unknown>) =>
  payload(async () => {
    await work()
    return { ok: true }
  }, failed)

/** Fields of Query and Mutation about one's own account. */
export const accountResolvers = {
  Query: {
    firstSteps: (_, __, { rest }) => calls.getFirstSteps(rest),
    sessions: (_, __, { rest }) => calls.listSessions(rest),
  },
  Mutation: {
    updateViewer: (_, { input }, { rest }) =>
      payload(async () => ({ viewer: await calls.updateViewer(rest, input) }), { viewer: null }, calls.accountFields),
    updateFirstSteps: (_, { input }, { rest }) =>
      payload(async () => ({ firstSteps: await calls.updateFirstSteps(rest, input) }), { firstSteps: null }),
    changePassword: (_, { input }, { rest }) => payload(() => calls.changePassword(rest, input), { ...none, token: null }),
    deleteAccount: (_, { input }, { rest }) => payload(() => calls.deleteAccount(rest, input), { deletionAt: null }),
    changeEmail: (_, { input }, { rest }) => done(() => calls.changeEmail(rest, input)),
    confirmEmail: (_, { token }, { rest }) => payload(() => calls.confirmEmail(rest, token), dead),
    verifyEmail: (_, { token }, { rest }) => payload(() => calls.verifyEmail(rest, token), dead),
    revertEmail: (_, { token }, { rest }) => payload(() => calls.revertEmail(rest, token), { ...dead, resetToken: null }),
    resendVerification: (_, { email }, { rest }) => done(() => calls.resendVerification(rest, email)),
    endSession: (_, { id }, { rest }) => deletion(id, () => calls.endSession(rest, id)),
    endOtherSessions: (_, __, { rest }) => payload(() => calls.endOtherSessions(rest), none),
  },
} satisfies Resolvers
