// The call that changes one's password (PROFUP-03). ASSUMED.
import { z } from 'zod'
import { personScope } from '../../access.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword, refuseEasy } from '../../passwords.ts'
import { dataOf } from '../../wire.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { sessionOf } from '../sessions/own-sessions.routes.ts'
import { endOtherSessions, renewToken } from '../sessions/own-sessions.store.ts'
import { newPassword } from '../sessions/sessions.schema.ts'
import { setPassword } from './accounts.store.ts'

const body = z.strictObject({ current: z.string().max(1000), password: newPassword })

/** `/auth/me/password`: all other sessions end, this one goes on with a new token, and the person is told by mail. */
export function passwordRoutes({ app, db, hasher, settings, limits }: Host): void {
  const limit = limits.by('password changes', 5, 15, (request) => request.person?.id ?? '')
  const schema = {
    tags: ['account'],
    summary: 'Change the password of the caller; all their other sessions end, and this one gets a new token',
    body,
    response: { 200: dataOf(z.object({ ended: z.number().int(), access_token: z.string() })) },
  }
  app.put('/auth/me/password', { config: { who: 'signed-in' }, schema }, async (request) => {
    const { person } = personScope(request)
    const giveBack = await limit.take(request)
    if (!(await checkPassword(hasher, person.passwordHash, request.body.current)))
      throw invalid({ current: ['This is not your password.'] })
    await giveBack()
    await refuseEasy(request.body.password, person)
    const passwordHash = await hasher.hash(request.body.password)
    const data = await db.transaction(async (tx) => {
      await setPassword(tx, person, passwordHash)
      await queueMail(tx, {
        companyId: null,
        kind: 'password-changed',
        to: person.email,
        subject: 'Your password was changed',
        content: {
          title: 'Your password was changed',
          blocks: [
            {
              is: 'text',
              text: 'The password of your account was changed just now. You were signed out everywhere else.',
            },
            { is: 'text', text: 'If that was not you, set a new password at once.' },
            { is: 'button', label: 'Set a new password', url: `${settings.appUrl}/forgot-password` },
          ],
          why: 'You get this because it is about the safety of your account.',
        },
      })
      const session = sessionOf(request)
      // Whoever copied the token before has one that is dead.
      return { ended: await endOtherSessions(tx, person.id, session), access_token: await renewToken(tx, person.id, session) }
    })
    return { data }
  })
}
