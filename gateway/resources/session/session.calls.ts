// REST calls about the session. All ASSUMED: the specification shows none of them (OPEN-06).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { anything, text } from '../../rest/wire.ts'
import type { IdentityTokenInput, SignUpInput } from '../../schema-types.d.ts'
import { preferencesOf, wirePreferences } from './preferences.ts'

/** The signed-in person with their e-mail. */
export const viewer = z
  .object({
    ...{ username: z.string(), name: text, avatar: text, headline: text, email: text },
    ...{ has_password: z.boolean().nullish(), must_confirm_email: z.boolean().nullish() },
    ...wirePreferences,
  })
  .transform(({ username, name, avatar, headline, email, has_password, must_confirm_email, ...preferences }) => ({
    ...{ id: username, username, name: name ?? username, avatar, headline, email: email ?? '' },
    ...{ hasPassword: has_password ?? true, mustConfirmEmail: must_confirm_email ?? false },
    preferences: preferencesOf(preferences),
  }))

const RULES = { open: 'OPEN', invited: 'INVITED', off: 'OFF' } as const

const signed = z
  .object({ access_token: z.string().min(1), user: viewer })
  .transform(({ access_token, user }) => ({ token: access_token, viewer: user, mustConfirmEmail: false, leaving: null }))

/** No session yet: a link was mailed. */
const mailed = z
  .object({ must_confirm_email: z.literal(true) })
  .transform(() => ({ token: null, viewer: null, mustConfirmEmail: true as boolean, leaving: null }))

/** ASSUMED `POST /auth/sign-in`. Of an answer that is lost nothing is left that anybody would have to look for: it is asked again. */
export function signIn(rest: RestClient, body: { email: string; password: string }) {
  return rest.post('/auth/sign-in', { body, answer: signed, asks: true })
}

/** ASSUMED `POST /auth/third-party`. */
export function signInWithIdentityToken(rest: RestClient, { idToken, nonce, invitationToken }: IdentityTokenInput) {
  const body = { id_token: idToken, nonce, ...(invitationToken && { by_invitation: invitationToken }) }
  return rest.post('/auth/third-party', { body, answer: signed })
}

/** ASSUMED `POST /auth/sign-up`. */
export function signUp(rest: RestClient, { invitationToken, ...own }: SignUpInput) {
  const body = { ...own, ...(invitationToken && { by_invitation: invitationToken }) }
  return rest.post('/auth/sign-up', { body, answer: z.union([signed, mailed]) })
}

const rules = z
  .object({ sign_up: z.enum(['open', 'invited', 'off']), domains: z.array(z.string()) })
  .transform(({ sign_up, domains }) => ({ signUp: RULES[sign_up], domains }))

/** ASSUMED `GET /auth/sign-up`. */
export function getSignUpRules(rest: RestClient) {
  return rest.get('/auth/sign-up', { answer: rules })
}

/** ASSUMED `POST /auth/me/restore`. */
export function restoreAccount(rest: RestClient, body: { email: string; password: string }) {
  return rest.post('/auth/me/restore', { body, answer: signed })
}

/** ASSUMED `POST /auth/sign-out`. */
export function signOut(rest: RestClient) {
  return rest.post('/auth/sign-out', { answer: anything })
}

/** ASSUMED `GET /auth/me`. */
export function getViewer(rest: RestClient) {
  return rest.get('/auth/me', { answer: viewer })
}

/** ASSUMED `POST /auth/forgot-password`. */
export function forgotPassword(rest: RestClient, email: string) {
  return rest.post('/auth/forgot-password', { body: { email }, answer: anything })
}

/** ASSUMED `POST /auth/reset-password/check`: asks, and changes nothing. The token is in the body, because addresses are logged. */
export function isResetOpen(rest: RestClient, token: string) {
  return rest.post('/auth/reset-password/check', { body: { token }, asks: true, answer: z.object({ open: z.boolean() }) })
}

/** ASSUMED `POST /auth/reset-password`. */
export function resetPassword(rest: RestClient, body: { token: string; password: string }) {
  return rest.post('/auth/reset-password', { body, answer: anything })
}
