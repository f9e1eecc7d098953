// Signing in and out.
import { networkOf } from '#process/network.ts'
import { HostError, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword } from '../../passwords.ts'
import { takeOfEach } from '../../rate.ts'
import { nothingShape } from '../../wire.ts'
import { leaving } from '../accounts/account-deletion.store.ts'
import { mustConfirm, toMe } from '../people/me.schema.ts'
import { findPersonByEmail } from '../people/people.store.ts'
import { accountTries, emailOf } from './account-tries.ts'
import { deviceOf } from './device.ts'
import { knowsNetwork } from './known-networks.store.ts'
import { sessionShape, signInBody } from './sessions.schema.ts'
import { endSession, openPasswordSession } from './sessions.store.ts'

const TAGS = ['session']

/** `/auth/sign-in`, `/auth/sign-out` (OPEN-01, OPEN-06). */
export function sessionsRoutes(host: Host): void {
  addSignIn(host)
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

function addSignIn({ app, db, hasher, settings, limits }: Host): void {
  const each = [limits.by('sign-in from', 100, 5), limits.by('sign-in of from', 10, 5, (request) => emailOf(request.body))]
  const ofAccount = accountTries(limits)
  const schema = { tags: TAGS, summary: 'Sign in', body: signInBody, response: { 200: sessionShape } }
  app.post('/auth/sign-in', { config: { who: 'public' }, schema }, async (request) => {
    // Guesses from elsewhere keep nobody out where they have signed in before.
    const known = await knowsNetwork(db, request.body.email, networkOf(request.ip))
    const giveBack = await takeOfEach(known ? each : [...each, ofAccount], request)
    const person = await findPersonByEmail(db, request.body.email)
    const right = await checkPassword(hasher, person?.passwordHash ?? null, request.body.password)
    if (person !== null && right && settings.emailVerification === 'required' && mustConfirm(person, settings)) {
      await giveBack()
      throw new HostError(403, `Open the link we sent to ${person.email}`, { code: 'email_unconfirmed' })
    }
    if (person !== null && right && person.deletionAt !== null) {
      await giveBack()
      throw leaving(person.deletionAt)
    }
    const token = person !== null && right ? await openPasswordSession(db, person, deviceOf(request), settings.appUrl) : null
    if (person === null || token === null) throw unauthenticated('The email address or the password is wrong.', 'bad_credentials')
    // Only failures count, so that many people behind one address can work.
    await giveBack()
    return { data: { access_token: token, user: toMe(person, settings) } }
  })
}
