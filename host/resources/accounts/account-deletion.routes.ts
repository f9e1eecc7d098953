// The calls that delete one's account and have it back (PROFUP-11). ASSUMED.
import { z } from 'zod'
import { personScope } from '../../access.ts'
import { invalid, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword } from '../../passwords.ts'
import { takeOfEach } from '../../rate.ts'
import { dataOf, instantShape, toInstant } from '../../wire.ts'
import { toMe } from '../people/me.schema.ts'
import { findPersonByEmail } from '../people/people.store.ts'
import { emailOf } from '../sessions/account-tries.ts'
import { deviceOf } from '../sessions/device.ts'
import { sessionShape, signInBody } from '../sessions/sessions.schema.ts'
import { openPasswordSession } from '../sessions/sessions.store.ts'
import { deleteAccount, restoreAccount } from './account-deletion.store.ts'

const TAGS = ['account']
const body = z.strictObject({ username: z.string().max(200), password: z.string().max(1000) })

/** `DELETE /auth/me`, and `/auth/me/restore`, which needs no session because there is none left. */
export function accountDeletionRoutes({ app, db, hasher, settings, limits }: Host): void {
  const guesses = limits.anywhere('password for deletion', 5, 15, (request) => request.person?.id ?? '')
  const remove = {
    tags: TAGS,
    summary: 'Delete the caller’s account; it can be had back for 14 days',
    body,
    response: { 200: dataOf(z.object({ deletion_at: instantShape })) },
  }
  app.delete('/auth/me', { config: { who: 'signed-in' }, schema: remove }, async (request) => {
    const { person } = personScope(request)
    if (request.body.username !== person.username) throw invalid({ username: ['This is not your username.'] })
    const giveBack = await guesses.take(request)
    // Who signs in somewhere else has none.
    if (person.passwordHash !== null && !(await checkPassword(hasher, person.passwordHash, request.body.password)))
      throw invalid({ password: ['This is not your password.'] })
    await giveBack()
    return { data: { deletion_at: toInstant(await deleteAccount(db, person, settings.appUrl)) } }
  })

  const each = [limits.by('deletion undone from', 100, 5), limits.by('deletion undone of from', 10, 5, (request) => emailOf(request.body))]
  const restore = { tags: TAGS, summary: 'Have a deleted account back, and sign in', body: signInBody, response: { 200: sessionShape } }
  app.post('/auth/me/restore', { config: { who: 'public' }, schema: restore }, async (request) => {
    const giveBack = await takeOfEach(each, request)
    const person = await findPersonByEmail(db, request.body.email)
    const right = await checkPassword(hasher, person?.passwordHash ?? null, request.body.password)
    if (person === null || !right || !(await restoreAccount(db, person.id)))
      throw unauthenticated('The email address or the password is wrong.', 'bad_credentials')
    const token = await openPasswordSession(db, person, deviceOf(request), settings.appUrl)
    if (token === null) throw unauthenticated('The email address or the password is wrong.', 'bad_credentials')
    await giveBack()
    return { data: { access_token: token, user: toMe(person, settings) } }
  })
}
