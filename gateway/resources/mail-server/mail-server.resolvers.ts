// The mail server of a workspace: set, tried, taken away, and what it carries.
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import * as calls from './mail-server.calls.ts'

const NAMES = { from_email: 'fromEmail', from_name: 'fromName', reply_to: 'replyTo' }
const NONE = { mailServer: null }

/** Fields of Query and Mutation. */
export const mailServerResolvers = {
  Query: {
    mailServer: (_, { workspaceSlug }, { rest }) => calls.getMailServer(rest, workspaceSlug),
    workspaceMails: (_, { workspaceSlug, page }, { rest }) => calls.listWorkspaceMails(rest, workspaceSlug, Math.max(1, page ?? 1)),
  },
  Mutation: {
    updateMailServer: (_, { workspaceSlug, input }, { rest }) =>
      payload(
        async () => {
          const { security, fromEmail, fromName, replyTo, ...same } = input
          const body = { ...same, security: security?.toLowerCase(), from_email: fromEmail, from_name: fromName, reply_to: replyTo }
          return { mailServer: await calls.updateMailServer(rest, workspaceSlug, body) }
        },
        NONE,
        NAMES,
      ),
    testMailServer: (_, { workspaceSlug }, { rest }) =>
      payload(() => calls.testMailServer(rest, workspaceSlug), { ok: null, stage: null, reply: null, message: null, ...NONE }),
    removeMailServer: (_, { workspaceSlug }, { rest }) =>
      payload(
        async () => {
          await calls.removeMailServer(rest, workspaceSlug)
          return { ok: true }
        },
        { ok: false },
      ),
    restoreMailServer: (_, { workspaceSlug }, { rest }) =>
      payload(async () => ({ mailServer: await calls.restoreMailServer(rest, workspaceSlug) }), NONE),
  },
} satisfies Resolvers
