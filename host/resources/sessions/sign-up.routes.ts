// Making an account (OPEN-02, SESS-05..08). ASSUMED.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { refuseEasy } from '../../passwords.ts'
import { takeOfEach } from '../../rate.ts'
import { dataOf } from '../../wire.ts'
import { mailTaken, mailVerification } from '../email-verifications/email-mails.ts'
import { isAddressFree } from '../email-verifications/email-verifications.store.ts'
import { acceptInvitation, openInvitation } from '../invitations/invitations.store.ts'
import { toMe } from '../people/me.schema.ts'
import { addPerson, findPersonByEmail } from '../people/people.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { emailOf } from './account-tries.ts'
import { deviceOf } from './device.ts'
import { tellOfNewDevice } from './known-devices.store.ts'
import { sessionShape, signUpBody } from './sessions.schema.ts'
import { openSession } from './sessions.store.ts'
import { refuseSignUp } from './sign-up-rules.ts'

const TAGS = ['session']
type SignUp = z.infer<typeof signUpBody>

/** `/auth/sign-up`: who may, and doing it. */
export function signUpRoutes(host: Host): void {
  const { app, settings } = host
  const rules = {
    tags: TAGS,
    summary: 'Who may make an account',
    response: { 200: dataOf(z.object({ sign_up: z.enum(['open', 'invited', 'off']), domains: z.string().array() })) },
  }
  app.get('/auth/sign-up', { config: { who: 'public' }, schema: rules }, async () => ({
    data: { sign_up: settings.signUp, domains: [...settings.signUpDomains] },
  }))
  addSignUp(host)
}

function addSignUp({ app, db, hasher, settings, limits }: Host): void {
  const each = [limits.by('sign-up from', 20, 60), limits.anywhere('sign-up', 1000, 60)]
  const ofAddress = limits.anywhere('sign-up of', 3, 60, (request) => emailOf(request.body))
  const mailed = dataOf(z.object({ must_confirm_email: z.literal(true) }))
  const schema = { tags: TAGS, summary: 'Make an account', body: signUpBody, response: { 201: sessionShape, 202: mailed } }

  /** The account, or null where the address has one, or may have it back. */
  async function make(request: FastifyRequest<{ Body: SignUp }>, passwordHash: string, verified: boolean): Promise<PersonRow | null> {
    const { name, email, invitation_token: invitation } = request.body
    return db.transaction(async (tx) => {
      const person = (await isAddressFree(tx, email, null)) ? await addPerson(tx, { name, email, passwordHash, verified }) : null
      if (person === null) {
        const owner = settings.emailVerification === 'required' ? await findPersonByEmail(tx, email) : null
        if (owner !== null) await mailTaken(tx, owner, settings.appUrl)
        return null
      }
      if (invitation) await acceptInvitation(tx, person, invitation, verified)
      await tellOfNewDevice(tx, person, deviceOf(request), settings.appUrl)
      if (settings.emailVerification !== 'off' && !verified) await mailVerification(tx, person, settings.appUrl)
      return person
    })
  }

  app.post('/auth/sign-up', { config: { who: 'public' }, schema }, async (request, reply) => {
    const { email, password, invitation_token: invitation, by_invitation: seen } = request.body
    await takeOfEach(each, request)
    const token = invitation ?? seen
    const invited = token ? await openInvitation(db, token) : null
    if (invitation && invited === null) throw invalid({ invitation_token: ['This invitation is no longer valid.'] })
    if (invitation && invited?.email != null && invited.email !== email)
      throw invalid({ invitation_token: ['This invitation was sent to another address.'] })
    refuseSignUp(settings, email, invited !== null)
    await refuseEasy(password, request.body)
    await ofAddress.take(request)
    // Whoever has the token of a mail has read that mail.
    const verified = invited?.email === email
    const person = await make(request, await hasher.hash(password), verified)
    // The same for an address that has an account and one that has none (SESS-06).
    if (settings.emailVerification === 'required' && !verified) return reply.status(202).send({ data: { must_confirm_email: true } })
    if (person === null) throw invalid({ email: ['There is an account with this email address already.'] })
    const access_token = await openSession(db, person.id, deviceOf(request))
    return reply.status(201).send({ data: { access_token, user: toMe(person, settings) } })
  })
}
