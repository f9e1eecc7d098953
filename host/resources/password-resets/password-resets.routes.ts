// Passwords that were forgotten: mail a link, look whether it still works, set a new password with it.
import { z } from 'zod'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { refuseEasy } from '../../passwords.ts'
import { takeOfEach } from '../../rate.ts'
import { dataOf, nothingShape } from '../../wire.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { findPersonByEmail } from '../people/people.store.ts'
import { accountTries, emailOf } from '../sessions/account-tries.ts'
import { forgotBody, resetBody, resetCheckBody } from '../sessions/sessions.schema.ts'
import { openReset, personOfReset, setPasswordByReset } from './password-resets.store.ts'

const TAGS = ['session']

/** `/auth/forgot-password`, `/auth/reset-password` (OPEN-04, OPEN-05). */
export function passwordResetsRoutes(host: Host): void {
  addForgot(host)
  addReset(host)
}

function addForgot({ app, db, settings, limits }: Host): void {
  const each = [limits.by('resets from', 60, 60), limits.by('resets of from', 5, 15, (request) => emailOf(request.body))]

  async function sendReset(email: string): Promise<void> {
    const person = await findPersonByEmail(db, email)
    if (person === null) return
    await db.transaction(async (tx) => {
      const url = `${settings.appUrl}/password-reset/${await openReset(tx, person.id)}`
      await queueMail(tx, {
        ...{ companyId: null, kind: 'password-reset', to: person.email, subject: 'Set a new password' },
        content: {
          title: 'Set a new password',
          blocks: [
            { is: 'text', text: 'Somebody asked for a link to set a new password for the account with this address.' },
            { is: 'button', label: 'Set a new password', url },
            { is: 'small', text: 'The link works once, for one hour. If you did not ask for this, ignore this mail; nothing changes.' },
          ],
        },
      })
    })
  }

  const schema = { tags: TAGS, summary: 'Mail a link to set a new password', body: forgotBody, response: { 200: nothingShape } }
  app.post('/auth/forgot-password', { config: { who: 'public' }, schema }, async (request) => {
    await takeOfEach(each, request)
    // Not awaited: the answer takes as long for an address without an account.
    sendReset(request.body.email).catch((error: unknown) => request.log.error({ err: error }, 'the reset mail was not sent'))
    return { data: null }
  })
}

function addReset({ app, db, hasher, limits }: Host): void {
  // Shared by both calls: each of them tells whether a token is one.
  const limit = limits.by('reset links', 30, 15)
  const ofAccount = accountTries(limits)

  const check = {
    tags: TAGS,
    summary: 'Whether a mailed link still works; it stays as it is',
    body: resetCheckBody,
    response: { 200: dataOf(z.object({ open: z.boolean() })) },
  }
  app.post('/auth/reset-password/check', { config: { who: 'public' }, schema: check }, async (request) => {
    const giveBack = await limit.take(request)
    const open = (await personOfReset(db, request.body.token)) !== null
    if (open) await giveBack()
    return { data: { open } }
  })

  const reset = { tags: TAGS, summary: 'Set a new password', body: resetBody, response: { 200: nothingShape } }
  app.post('/auth/reset-password', { config: { who: 'public' }, schema: reset }, async (request) => {
    const giveBack = await limit.take(request)
    const { token, password } = request.body
    const dead = () => invalid({ token: ['This link has expired or was used already. Please ask for a new one.'] })
    // A hash costs much: nothing is hashed for a token that is none.
    const person = await personOfReset(db, token)
    if (person === null) throw dead()
    await giveBack()
    await refuseEasy(password, person)
    if (!(await setPasswordByReset(db, token, await hasher.hash(password)))) throw dead()
    await ofAccount.forget(person.email)
    return { data: null }
  })
}
