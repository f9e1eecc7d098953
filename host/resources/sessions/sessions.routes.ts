// Signing in, up and out, and passwords that were forgotten.
import { personScope } from '../../access.ts'
import type { Host } from '../../app.ts'
import { invalid, unauthenticated } from '../../errors.ts'
import { checkPassword, hashPassword } from '../../passwords.ts'
import { limitBy } from '../../rate.ts'
import { dataOf, nothingShape, toPerson } from '../../wire.ts'
import { acceptInvitation, invitationState } from '../invitations/invitations.store.ts'
import { addPerson, findPersonByEmail } from '../people/people.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { forgotBody, meShape, resetBody, sessionShape, signInBody, signUpBody } from './sessions.schema.ts'
import { endSession, openReset, openSession, useReset } from './sessions.store.ts'

const TAGS = ['session']
const emailOf = (body: unknown) => String((body as { email?: unknown } | null)?.email ?? '')

/** The caller's own account on the wire. */
export const toMe = (person: PersonRow) => ({ ...toPerson(person), email: person.email })

/** `/auth/*` (OPEN-01..06). */
export function sessionsRoutes(host: Host): void {
  addSignIn(host)
  addSignUp(host)
  addResets(host)
  const { app, db } = host
  app.post('/auth/sign-out', { schema: { tags: TAGS, summary: 'End this session', response: { 200: nothingShape } } }, async (request) => {
    await endSession(db, (request.headers.authorization ?? '').slice('Bearer '.length).trim())
    return { data: null }
  })
  app.get('/auth/me', { schema: { tags: TAGS, summary: 'The caller', response: { 200: dataOf(meShape) } } }, async (request) => {
    return { data: toMe(personScope(request).person) }
  })
}

function addSignIn({ app, db }: Host): void {
  const ofAccount = limitBy(app, 10, 5, (request) => `in ${emailOf(request.body)}`)
  const ofAddress = limitBy(app, 100, 5, () => 'in')
  const schema = { tags: TAGS, summary: 'Sign in', body: signInBody, response: { 200: sessionShape } }
  app.post('/auth/sign-in', { schema }, async (request) => {
    await ofAccount.check(request)
    await ofAddress.check(request)
    const person = await findPersonByEmail(db, request.body.email)
    const right = await checkPassword(person?.passwordHash ?? null, request.body.password)
    if (person === null || !right) {
      // Only failures count, so that many people behind one address can work.
      await ofAccount.count(request)
      await ofAddress.count(request)
      throw unauthenticated('The e-mail address or the password is wrong.', 'bad_credentials')
    }
    return { data: { access_token: await openSession(db, person.id), user: toMe(person) } }
  })
}

function addSignUp({ app, db }: Host): void {
  const limit = limitBy(app, 200, 60, () => 'up')
  const schema = { tags: TAGS, summary: 'Make an account', body: signUpBody, response: { 201: sessionShape } }
  app.post('/auth/sign-up', { schema }, async (request, reply) => {
    const { name, email, password, invitation_token: invitation } = request.body
    await limit.check(request)
    await limit.count(request)
    if (invitation && (await invitationState(db, invitation)) !== 'open') {
      throw invalid({ invitation_token: ['This invitation is no longer valid.'] })
    }
    const passwordHash = await hashPassword(password)
    const person = await db.transaction(async (tx) => {
      const made = await addPerson(tx, { name, email, passwordHash })
      if (made === null) throw invalid({ email: ['There is an account with this e-mail address already.'] })
      if (invitation) await acceptInvitation(tx, made.id, invitation)
      return made
    })
    return reply.status(201).send({ data: { access_token: await openSession(db, person.id), user: toMe(person) } })
  })
}

function addResets({ app, db, settings, mail }: Host): void {
  const limit = limitBy(app, 5, 15, (request) => `forgot ${emailOf(request.body)}`)
  const ofAddress = limitBy(app, 60, 60, () => 'forgot')

  async function sendReset(email: string): Promise<void> {
    const person = await findPersonByEmail(db, email)
    if (person === null) return
    const link = `${settings.appUrl}/password-reset/${await openReset(db, person.id)}`
    const text = `Hello ${person.name},\n\nset a new password here within one hour:\n${link}\n\nIf you did not ask for this, ignore this mail; nothing changes.\n`
    await mail.send({ to: person.email, subject: 'Set a new password', text, link })
  }

  const forgot = { tags: TAGS, summary: 'Mail a link to set a new password', body: forgotBody, response: { 200: nothingShape } }
  app.post('/auth/forgot-password', { schema: forgot }, async (request) => {
    await limit.check(request)
    await ofAddress.check(request)
    await limit.count(request)
    await ofAddress.count(request)
    // Not awaited: the answer takes as long for an address without an account.
    sendReset(request.body.email).catch((error: unknown) => request.log.error({ err: error }, 'the reset mail was not sent'))
    return { data: null }
  })

  const reset = { tags: TAGS, summary: 'Set a new password', body: resetBody, response: { 200: nothingShape } }
  app.post('/auth/reset-password', { schema: reset }, async (request) => {
    const hash = await hashPassword(request.body.password)
    if (!(await useReset(db, request.body.token, hash))) {
      throw invalid({ token: ['This link has expired or was used already. Please ask for a new one.'] })
    }
    return { data: null }
  })
}
