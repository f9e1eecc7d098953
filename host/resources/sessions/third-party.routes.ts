// Signing in with an account somewhere else: the provider's identity token is exchanged for a session (AUTH-07, OPEN-10).
import type { Host } from '../../app.ts'
import type { Database } from '../../db/open.ts'
import { HostError, notFound, unauthenticated } from '../../errors.ts'
import { hashPassword } from '../../passwords.ts'
import { limitBy } from '../../rate.ts'
import { newToken } from '../../tokens.ts'
import { addPerson, findPersonByEmail } from '../people/people.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { type Identity, readIdentityToken, TokenRefused } from './identity-token.ts'
import { createKeySet } from './key-set.ts'
import { toMe } from './sessions.routes.ts'
import { sessionShape, thirdPartyBody } from './sessions.schema.ts'
import { openSession } from './sessions.store.ts'

/** Remembers what was used until it would no longer be valid anyway. `once` is false the second time. */
function createUsed(): { once(key: string, untilMs: number): boolean } {
  const used = new Map<string, number>()
  return {
    once(key, untilMs) {
      for (const [old, until] of used) if (until < Date.now()) used.delete(old)
      if (used.has(key)) return false
      used.set(key, untilMs)
      return true
    },
  }
}

async function personOf(db: Database, { email, name, avatar }: Identity): Promise<PersonRow> {
  const known = await findPersonByEmail(db, email)
  if (known !== null) return known
  // A password that nobody knows; a mailed link can set one.
  const passwordHash = await hashPassword(newToken())
  const made = await addPerson(db, { email, name: name ?? email.split('@')[0] ?? email, avatar, passwordHash })
  // Null: the same person signed in at the same moment elsewhere.
  const person = made ?? (await findPersonByEmail(db, email))
  if (person === null) throw new Error('The account is gone while signing in.')
  return person
}

/** `POST /auth/third-party`; where no provider is configured there is no such address. */
export function thirdPartyRoutes({ app, db, settings: { oidc } }: Host): void {
  const limit = limitBy(app, 100, 5, () => 'third-party')
  const keys = oidc && createKeySet(oidc.jwksUrl)
  const used = createUsed()
  const schema = {
    tags: ['session'],
    summary: 'Sign in with an identity token of the configured provider',
    hide: oidc === null,
    body: thirdPartyBody,
    response: { 200: sessionShape },
  }

  async function identityOf({ id_token: token, nonce }: { id_token: string; nonce: string }): Promise<Identity> {
    if (oidc === null || keys === null) throw notFound('There is no such address.')
    const identity = await readIdentityToken(token, nonce, oidc, keys)
    // By what is signed: the text of a token can be varied without breaking its signature.
    if (!used.once(`${identity.subject} ${nonce}`, identity.expiresAt + 120_000)) throw new TokenRefused('used before')
    return identity
  }

  async function hiddenUnlessConfigured(): Promise<void> {
    if (oidc === null) throw notFound('There is no such address.')
  }

  app.post('/auth/third-party', { schema, onRequest: hiddenUnlessConfigured }, async (request) => {
    await limit.check(request)
    let identity: Identity
    try {
      identity = await identityOf(request.body)
    } catch (error) {
      if (!(error instanceof TokenRefused)) {
        request.log.error({ err: error }, 'the identity provider’s keys could not be fetched')
        throw new HostError(503, 'The identity provider cannot be reached. Please try again.', { code: 'provider_unreachable' })
      }
      await limit.count(request)
      request.log.info({ reason: error.message }, 'an identity token was refused')
      throw unauthenticated('This sign-in could not be verified. Please try again.', 'bad_identity_token')
    }
    const person = await personOf(db, identity)
    return { data: { access_token: await openSession(db, person.id), user: toMe(person) } }
  })
}
