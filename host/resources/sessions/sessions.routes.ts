// Signing in, up and out.

import { canonicalEmail } from '../../email-address.ts'
import { invalid, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword, refuseEasy } from '../../passwords.ts'
import { limitBy, takeOfEach } from '../../rate.ts'
import { nothingShape } from '../../wire.ts'
import { acceptInvitation, invitationState } from '../invitations/invitations.store.ts'
import { toMe } from '../people/me.schema.ts'
import { addPerson, findPersonByEmail } from '../people/people.store.ts'
import { deviceOf } from './device.ts'
import { tellOfNewDevice } from './known-devices.store.ts'
import { sessionShape, signInBody, signUpBody } from './sessions.schema.ts'
import { endSession, openPasswordSession, openSession } from './sessions.store.ts'

const TAGS = ['session']

/** The address a limit counts by: the account's, however it was written. */
export const emailOf = (body: unknown) => canonicalEmail(String((body as { email?: unknown } | null)?.email ?? ''))

/** `/auth/*` but for passwords that were forgotten (OPEN-01, OPEN-02, OPEN-06). */
export function sessionsRoutes(host: Host): void {
  addSignIn(host)
  addSignUp(host)
  const { app, db } = host
  app.post(
    '/auth/sign-out',
    { config: { who: 'signed-in' }, schema: { tags: TAGS, summary: 'End this session', response: { 200: nothingShape } } },
    async (request) => {
      await endSession(db, (request.headers.authorization ?? '').slice('Bearer '.length).trim())
      return { data: null }
    },
  )
}

function addSignIn({ app, db, hasher }: Host): void {
  const limits = [limitBy(100, 5), limitBy(10, 5, (request) => emailOf(request.body))]
  const schema = { tags: TAGS, summary: 'Sign in', body: signInBody, response: { 200: sessionShape } }
  app.post('/auth/sign-in', { config: { who: 'public' }, schema }, async (request) => {
    const giveBack = await takeOfEach(limits, request)
    const person = await findPersonByEmail(db, request.body.email)
    const right = await checkPassword(hasher, person?.passwordHash ?? null, request.body.password)
    const token = person !== null && right ? await openPasswordSession(db, person, deviceOf(request)) : null
    if (person === null || token === null) throw unauthenticated('The email address or the password is wrong.', 'bad_credentials')
    // Only failures count, so that many people behind one address can work.
    await giveBack()
    return { data: { access_token: token, user: toMe(person) } }
  })
}

function addSignUp({ app, db, hasher }: Host): void {
  const limit = limitBy(200, 60)
  const schema = { tags: TAGS, summary: 'Make an account', body: signUpBody, response: { 201: sessionShape } }
  app.post('/auth/sign-up', { config: { who: 'public' }, schema }, async (request, reply) => {
    const { name, email, password, invitation_token: invitation } = request.body
    await limit.take(request)
    if (invitation && (await invitationState(db, invitation)) !== 'open') {
      throw invalid({ invitation_token: ['This invitation is no longer valid.'] })
    }
    await refuseEasy(password, request.body)
    const passwordHash = await hasher.hash(password)
    const device = deviceOf(request)
    const person = await db.transaction(async (tx) => {
      const made = await addPerson(tx, { name, email, passwordHash })
      if (made === null) throw invalid({ email: ['There is an account with this email address already.'] })
      if (invitation) await acceptInvitation(tx, made, invitation)
      await tellOfNewDevice(tx, made, device)
      return made
    })
    return reply.status(201).send({ data: { access_token: await openSession(db, person.id, device), user: toMe(person) } })
  })
}
