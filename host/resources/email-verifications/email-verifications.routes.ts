// The calls behind mailed links about email addresses (PROFUP-02, SESS-04). ASSUMED.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { invalid, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { takeOfEach } from '../../rate.ts'
import { dataOf, nothingShape } from '../../wire.ts'
import { findPersonByEmail } from '../people/people.store.ts'
import { emailOf } from '../sessions/account-tries.ts'
import { mailVerification } from './email-mails.ts'
import { changeAddress, revertAddress, verifyAddress } from './email-verifications.store.ts'

const TAGS = ['account']
const tokenBody = z.strictObject({ token: z.string().max(200) })
const addressShape = dataOf(z.object({ email: z.string() }))
const revertedShape = dataOf(z.object({ email: z.string(), reset_token: z.string() }))
const DEAD = 'This link has expired or was used already.'

/** `/auth/email/confirm`, `/auth/email/verify`, `/auth/email/revert`, `/auth/email/resend`. */
export function emailLinksRoutes(host: Host): void {
  const { app, db, limits } = host
  // Shared: each of the calls tells whether a token is one.
  const limit = limits.by('email links', 30, 15)
  const config = { who: 'public' } as const

  async function used<Answer>(request: FastifyRequest<{ Body: { token: string } }>, use: (token: string) => Promise<Answer | null>) {
    const giveBack = await limit.take(request)
    const answer = await use(request.body.token)
    if (answer === null) throw invalid({ token: [DEAD] })
    await giveBack()
    return answer
  }

  const common = { tags: TAGS, body: tokenBody }
  const confirm = { ...common, summary: 'Make an address the one of an account', response: { 200: addressShape } }
  app.post('/auth/email/confirm', { config, schema: confirm }, async (request) => ({
    data: { email: await used(request, (token) => changeAddress(db, token)) },
  }))

  const verify = { ...common, summary: 'Confirm the address of an account', response: { 200: addressShape } }
  app.post('/auth/email/verify', { config, schema: verify }, async (request) => ({
    data: { email: await used(request, (token) => verifyAddress(db, token)) },
  }))

  const revert = {
    ...common,
    summary: 'Take a change of address back; every session ends, and so does the password',
    response: { 200: revertedShape },
  }
  app.post('/auth/email/revert', { config, schema: revert }, async (request) => {
    const { email, resetToken } = await used(request, (token) => revertAddress(db, token))
    return { data: { email, reset_token: resetToken } }
  })

  addResend(host)
}

function addResend({ app, db, settings, limits }: Host): void {
  const byAccount = (request: FastifyRequest) => request.person?.email ?? emailOf(request.body)
  const each = [
    limits.by('resends from', 60, 60),
    limits.anywhere('resends a minute', 1, 1, byAccount),
    limits.anywhere('resends an hour', 5, 60, byAccount),
    limits.anywhere('resends a day', 5, 24 * 60, byAccount),
  ]
  const schema = {
    tags: TAGS,
    summary: 'Mail the link that confirms an address again: the caller’s, or the one in the body',
    body: z.strictObject({ email: emailText }).partial().nullish(),
    response: { 200: nothingShape },
  }
  app.post('/auth/email/resend', { config: { who: 'anyone' }, schema }, async (request) => {
    const email = request.person?.email ?? request.body?.email
    if (email === undefined) throw unauthenticated()
    await takeOfEach(each, request)
    // The same answer for every address.
    const person = request.person ?? (await findPersonByEmail(db, email))
    if (person !== null && person.emailVerifiedAt === null) await db.transaction((tx) => mailVerification(tx, person, settings.appUrl))
    return { data: null }
  })
}
