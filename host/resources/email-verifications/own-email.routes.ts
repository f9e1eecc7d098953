// The call that asks for another email address (PROFUP-02). ASSUMED.
import { z } from 'zod'
import { personScope } from '../../access.ts'
import { emailText } from '../../email-address.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword } from '../../passwords.ts'
import { nothingShape } from '../../wire.ts'
import { findPersonByEmail } from '../people/people.store.ts'
import { refuseSignUp } from '../sessions/sign-up-rules.ts'
import { mailChange, mailNotice, mailTaken } from './email-mails.ts'
import { isAddressFree } from './email-verifications.store.ts'

const body = z.strictObject({ email: emailText, password: z.string().max(1000) })

/** `/auth/me/email`: the address changes when the link is opened; the present one is told. The answer is the same for an address that is taken. */
export function ownEmailRoutes({ app, db, hasher, settings, limits }: Host): void {
  const guesses = limits.anywhere('password for email', 5, 15, (request) => request.person?.id ?? '')
  const changes = limits.anywhere('emails', 5, 60, (request) => request.person?.id ?? '')
  const schema = { tags: ['account'], summary: 'Ask for another email address', body, response: { 200: nothingShape } }
  app.post('/auth/me/email', { config: { who: 'signed-in' }, schema }, async (request) => {
    const { person } = personScope(request)
    const { email, password } = request.body
    const giveBack = await guesses.take(request)
    if (!(await checkPassword(hasher, person.passwordHash, password))) throw invalid({ password: ['This is not your password.'] })
    await giveBack()
    if (email === person.email) throw invalid({ email: ['This is your address already.'] })
    refuseSignUp({ ...settings, signUp: 'open' }, email, true)
    await changes.take(request)
    await db.transaction(async (tx) => {
      await mailNotice(tx, person, email, settings.appUrl)
      if (await isAddressFree(tx, email, person.id)) return mailChange(tx, person, email, settings.appUrl)
      const owner = await findPersonByEmail(tx, email)
      if (owner !== null) await mailTaken(tx, owner, settings.appUrl)
    })
    return { data: null }
  })
}
