// REST calls about one's own account. All ASSUMED (PROFUP-06).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, instant, seconds } from '../../rest/wire.ts'
import type { FirstStepsInput, UpdateViewerInput } from '../../schema-types.d.ts'
import { viewer } from '../session/session.calls.ts'

const WIRE = {
  name: 'name',
  headline: 'headline',
  avatar: 'avatar',
  timeZone: 'time_zone',
  locale: 'locale',
  weekStart: 'week_start',
  hourCycle: 'hour_cycle',
  theme: 'theme',
  hideEmail: 'hide_email',
  taskModal: 'task_modal',
  singleKeys: 'single_keys',
  keyHints: 'key_hints',
  keyCoach: 'key_coach',
  shortcutPreset: 'shortcut_preset',
  shortcuts: 'shortcuts',
} as const satisfies Record<keyof UpdateViewerInput, string>

/** The host's names of the fields, by those of the input. */
export const accountFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WIRE).map(([ours, theirs]) => [theirs, ours]),
)

/** ASSUMED `PUT /auth/me`: what is absent stays. */
export function updateViewer(rest: RestClient, input: UpdateViewerInput) {
  const { shortcuts, theme, shortcutPreset, ...same } = input
  const given = {
    ...same,
    ...(theme !== undefined && { theme: theme?.toLowerCase() ?? null }),
    ...(shortcutPreset != null && { shortcutPreset: shortcutPreset.toLowerCase() }),
    ...(shortcuts != null && { shortcuts: Object.fromEntries(shortcuts.map(({ action, keys }) => [action, keys])) }),
  }
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  const body = Object.fromEntries(named.map(([name, value]) => [WIRE[name as keyof typeof WIRE], value]))
  return rest.put('/auth/me', { body, answer: viewer })
}

const firstSteps = z.object({
  project: z.boolean(),
  tasks: z.boolean(),
  palette: z.boolean(),
  done: z.boolean(),
  invited: z.boolean(),
  shows: z.boolean(),
})

/** ASSUMED `GET /auth/me/first-steps`. */
export function getFirstSteps(rest: RestClient) {
  return rest.get('/auth/me/first-steps', { answer: firstSteps })
}

/** ASSUMED `PUT /auth/me/first-steps`. */
export function updateFirstSteps(rest: RestClient, { palette, shows }: FirstStepsInput) {
  return rest.put('/auth/me/first-steps', { body: { ...(palette && { palette }), ...(shows != null && { shows }) }, answer: firstSteps })
}

const ended = z.object({ ended: z.number().int() })
const at = z.object({ timestamp: seconds }).transform(({ timestamp }) => instant(timestamp))
const session = z
  .object({ id: z.string(), device: z.string(), network: z.string(), created_at: at, last_used_at: at, current: z.boolean() })
  .transform(({ created_at: createdAt, last_used_at: lastUsedAt, ...rest }) => ({ ...rest, createdAt, lastUsedAt }))

const renewed = z
  .object({ ended: z.number().int(), access_token: z.string().min(1).nullish() })
  .transform(({ ended, access_token: token }) => ({ ended, token: token ?? null }))

/** ASSUMED `PUT /auth/me/password`; `token` is null of a host that keeps the session's. */
export function changePassword(rest: RestClient, body: { current: string; password: string }) {
  return rest.put('/auth/me/password', { body, answer: renewed })
}

const leaving = z.object({ deletion_at: at }).transform(({ deletion_at: deletionAt }) => ({ deletionAt }))

/** ASSUMED `DELETE /auth/me`. */
export function deleteAccount(rest: RestClient, body: { username: string; password: string }) {
  return rest.delete('/auth/me', { body, answer: leaving })
}

/** ASSUMED `POST /auth/me/email`. */
export function changeEmail(rest: RestClient, body: { email: string; password: string }) {
  return rest.post('/auth/me/email', { body, answer: anything })
}

const address = z.object({ email: z.string() })

/** ASSUMED `POST /auth/email/confirm`. */
export function confirmEmail(rest: RestClient, token: string) {
  return rest.post('/auth/email/confirm', { body: { token }, answer: address })
}

/** ASSUMED `POST /auth/email/verify`. */
export function verifyEmail(rest: RestClient, token: string) {
  return rest.post('/auth/email/verify', { body: { token }, answer: address })
}

const reverted = z
  .object({ email: z.string(), reset_token: z.string() })
  .transform(({ email, reset_token: resetToken }) => ({ email, resetToken }))

/** ASSUMED `POST /auth/email/revert`. */
export function revertEmail(rest: RestClient, token: string) {
  return rest.post('/auth/email/revert', { body: { token }, answer: reverted })
}

/** ASSUMED `POST /auth/email/resend`. */
export function resendVerification(rest: RestClient, email: string | null | undefined) {
  return rest.post('/auth/email/resend', { body: email ? { email } : {}, answer: anything })
}

/** ASSUMED `GET /auth/sessions/`. */
export function listSessions(rest: RestClient) {
  return rest.get('/auth/sessions/', { answer: z.array(session) })
}

/** ASSUMED `DELETE /auth/sessions/{id}/`. */
export function endSession(rest: RestClient, id: string) {
  return rest.delete(path`/auth/sessions/${id}/`, { answer: anything })
}

/** ASSUMED `DELETE /auth/sessions/`. */
export function endOtherSessions(rest: RestClient) {
  return rest.delete('/auth/sessions/', { answer: ended })
}
