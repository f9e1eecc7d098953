// Session: who is signed in, signing in and up, passwords. All calls ASSUMED (OPEN-06).
import { RestError, sentenceOf } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull, payload } from '../payload.ts'
import * as calls from './session.calls.ts'

const nobody = { token: null, viewer: null, mustConfirmEmail: false, leaving: null }
const failed = { ok: false }

// A 401 to a sign-in says "wrong credentials", not "your session has ended" (OPEN-01).
const WRONG_PASSWORD = { 401: 'The email address or the password is wrong.' }
const CLOSED = { 403: 'Ask somebody in the workspace to invite you.' }
const WRONG_TOKEN = {
  401: 'This sign-in could not be verified. Please try again.',
  403: 'Ask somebody in the workspace to invite you.',
  404: 'Signing in with another account is not available here.',
}

async function signedIn<T extends object>(work: () => Promise<T>, sentences: Readonly<Record<number, string>> = WRONG_PASSWORD) {
  try {
    return { ...(await work()), userErrors: [] }
  } catch (error) {
    const code = error instanceof RestError && error.failure.kind === 'status' ? error.failure.code : null
    // The password was right.
    if (code === 'email_unconfirmed') return { ...nobody, mustConfirmEmail: true, userErrors: [] }
    if (code === 'account_leaving') return { ...nobody, leaving: sentenceOf(error) ?? 'This account will be deleted.', userErrors: [] }
    const message = error instanceof RestError && error.status !== null ? sentences[error.status] : undefined
    if (message === undefined) return payload(() => Promise.reject<T>(error), nobody)
    return { ...nobody, userErrors: [{ code: 'INVALID' as const, field: null, message }] }
  }
}

/** Fields of Query and Mutation about the session. */
export const sessionResolvers = {
  Query: {
    viewer: (_, __, { rest }) => calls.getViewer(rest),
    signUpRules: (_, __, { rest }) => orNull(calls.getSignUpRules(rest)),
    async passwordResetOpen(_, { token }, { rest }) {
      return (await orNull(calls.isResetOpen(rest, token)))?.open ?? null
    },
  },
  Mutation: {
    signIn: (_, { input }, { rest }) => signedIn(() => calls.signIn(rest, input)),
    signUp: (_, { input }, { rest }) => signedIn(() => calls.signUp(rest, input), CLOSED),
    signInWithIdentityToken: (_, { input }, { rest }) => signedIn(() => calls.signInWithIdentityToken(rest, input), WRONG_TOKEN),
    restoreAccount: (_, { input }, { rest }) => signedIn(() => calls.restoreAccount(rest, input)),
    async signOut(_, __, { rest }) {
      await calls.signOut(rest)
      return { ok: true, userErrors: [] }
    },
    requestPasswordReset: (_, { email }, { rest }) =>
      payload(async () => {
        await calls.forgotPassword(rest, email)
        return { ok: true }
      }, failed),
    resetPassword: (_, { input }, { rest }) =>
      payload(async () => {
        await calls.resetPassword(rest, input)
        return { ok: true }
      }, failed),
  },
} satisfies Resolvers
