// Signing in with an account somewhere else: the provider's identity token is exchanged for a session (AUTH-07, OPEN-10).

import { HostError, notFound, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { leaving } from '../accounts/account-deletion.store.ts'
import { openInvitation } from '../invitations/invitations.store.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { toMe } from '../people/me.schema.ts'
import type { PersonRow } from '../people/people.table.ts'
import { keyOfTry, takeTry } from '../rate-limits/rate-limits.store.ts'
import { deviceOf } from '../sessions/device.ts'
import { sessionShape, thirdPartyBody } from '../sessions/sessions.schema.ts'
import { openIdentitySession } from '../sessions/sessions.store.ts'
import { linkIdentity } from './identities.store.ts'
import { createIdentityReader, type Identity, TokenRefused } from './identity-provider.ts'

/** Tells the reader of an address that the account made with it earlier is theirs now. */
async function tellSecured({ db, settings }: Host, person: PersonRow): Promise<void> {
  const title = 'Your password was removed'
  await queueMail(db, {
    ...{ companyId: null, kind: 'password-removed', to: person.email, subject: title },
    content: {
      title,
      blocks: [
        { is: 'text', text: 'Somebody signed in with an account of an identity provider that has this email address.' },
        {
          is: 'text',
          text: 'There was an account with it here already, and nobody had confirmed that the address is theirs: its password was removed and its sessions have ended.',
        },
        {
          is: 'text',
          text: 'Signing in with the identity provider goes on working. To have a password as well, ask for a link to set one.',
        },
        { is: 'button', label: 'Set a password', url: `${settings.appUrl}/forgot-password` },
      ],
      why: 'You get this because it is about the safety of your account.',
    },
  })
}

/** `POST /auth/third-party`; where no provider is configured there is no such address. */
export function identitiesRoutes(host: Host): void {
  const { app, db, settings, limits } = host
  const { oidc } = settings
  const limit = limits.by('third-party sign-in', 100, 5)
  const readIdentity = oidc && createIdentityReader(oidc)
  const schema = {
    tags: ['session'],
    summary: 'Sign in with an identity token of the configured provider',
    hide: oidc === null,
    body: thirdPartyBody,
    response: { 200: sessionShape },
  }

  async function identityOf({ id_token: token, nonce }: { id_token: string; nonce: string }): Promise<Identity> {
    if (readIdentity === null) throw notFound('There is no such address.')
    const identity = await readIdentity(token, nonce)
    // By what is signed: the text of a token can be varied without breaking its signature.
    const seconds = Math.max(0, Math.ceil((identity.expiresAt - Date.now()) / 1_000)) + 120
    // In the database: a token that one host has taken is used for all of them, and after a restart.
    const first = await takeTry(db, keyOfTry('identity token', identity.subject, nonce), { max: 1, seconds })
    if ('waitMs' in first) throw new TokenRefused('used before')
    return identity
  }

  async function hiddenUnlessConfigured(): Promise<void> {
    if (oidc === null) throw notFound('There is no such address.')
  }

  app.post('/auth/third-party', { config: { who: 'public' }, schema, onRequest: hiddenUnlessConfigured }, async (request) => {
    const giveBack = await limit.take(request)
    let identity: Identity
    try {
      identity = await identityOf(request.body)
    } catch (error) {
      if (!(error instanceof TokenRefused)) {
        await giveBack()
        request.log.error({ err: error }, 'the identity provider’s keys could not be fetched')
        throw new HostError(503, 'The identity provider cannot be reached. Please try again.', { code: 'provider_unreachable' })
      }
      request.log.info({ reason: error.message }, 'an identity token was refused')
      throw unauthenticated('This sign-in could not be verified. Please try again.', 'bad_identity_token')
    }
    await giveBack()
    const { by_invitation: seen } = request.body
    const invited = seen ? (await openInvitation(db, seen)) !== null : false
    const { person, secured } = await linkIdentity(db, identity, { ...settings, invited })
    if (person.deletionAt !== null) throw leaving(person.deletionAt)
    if (secured) await tellSecured(host, person)
    return {
      data: { access_token: await openIdentitySession(db, person, deviceOf(request), settings.appUrl), user: toMe(person, settings) },
    }
  })
}
