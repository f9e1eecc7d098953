// Whether an identity token is what it claims to be: OpenID Connect Core 1.0, 3.1.3.7 and 3.2.2.11. Signature, keys and times are jose's work.
import { createRemoteJWKSet, errors, type JWTHeaderParameters, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { asLine } from '../../plain-text.ts'
import type { Provider } from '../../settings.ts'

/** Who the provider says it is. `issuer` and `subject` name them for good; `name` and `avatar` are null when it does not say; `expiresAt` in ms. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string | null
  avatar: string | null
  expiresAt: number
}

/** A token that does not hold; the message names the check for the log, and never anything of the token. */
export class TokenRefused extends Error {}

/** Reads a token that was asked for with a nonce. Rejects with TokenRefused, or with anything else when the provider cannot be asked. */
export type IdentityReader = (token: string, nonce: string) => Promise<Identity>

/** Everything else, `none` and HMAC above all, is no signature of a provider. */
const ALGORITHMS = ['RS256', 'ES256']
/** How far clocks may be apart. */
const SKEW_S = 60
/** A token is fetched to be sent here at once. */
const OLDEST_S = 600
/** How long the provider may take to answer its keys: less than the gateway waits, so that it hears of a provider that is down. */
export const PATIENCE_MS = 4_500
/** Made-up key ids must not turn into calls to the provider. */
const PAUSE_MS = 30_000
const KEYS_LIVE_MS = 600_000

const claimsShape = z.looseObject({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  email: emailText,
  // Some providers write booleans as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.unknown().optional(),
  picture: z.unknown().optional(),
})

/** A failure to get the keys, which says nothing about the token. */
class KeysUnavailable extends Error {}

function keysOf(url: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(url), { timeoutDuration: PATIENCE_MS, cooldownDuration: PAUSE_MS, cacheMaxAge: KEYS_LIVE_MS })
  return async (header: JWTHeaderParameters, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      throw new KeysUnavailable('The provider’s keys could not be fetched.', { cause: error })
    }
  }
}

/** Reads tokens of one provider; its keys are kept for ten minutes, and asked for once more for an unknown key id. */
export function createIdentityReader({ clientId, issuer, jwksUrl }: Provider): IdentityReader {
  const keys = keysOf(jwksUrl)
  // Google leaves the scheme out now and then, and says so.
  const issuers = issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
  const demands = {
    algorithms: ALGORITHMS,
    issuer: issuers,
    audience: clientId,
    clockTolerance: SKEW_S,
    maxTokenAge: OLDEST_S,
    requiredClaims: ['exp', 'sub', 'nonce'],
  }
  return async (token, nonce) => {
    const { payload } = await jwtVerify(token, keys, demands).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? new TokenRefused(error.code) : error
    })
    const read = claimsShape.safeParse(payload)
    if (!read.success) throw new TokenRefused(`claims: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
    const claims = read.data
    const foreign = claims.azp === undefined ? [claims.aud].flat().length > 1 : claims.azp !== clientId
    if (foreign) throw new TokenRefused('another audience')
    if (claims.nonce !== nonce) throw new TokenRefused('another nonce')
    if (String(claims.email_verified) !== 'true') throw new TokenRefused('the email address is not verified')
    return {
      issuer,
      subject: claims.sub,
      email: claims.email,
      name: nameOf(claims.name),
      avatar: picture(claims.picture),
      expiresAt: claims.exp * 1000,
    }
  }
}

function nameOf(given: unknown): string | null {
  const name = typeof given === 'string' ? asLine(given.slice(0, 1000)).slice(0, 120).trim() : ''
  return name === '' ? null : name
}

function picture(given: unknown): string | null {
  const usable = typeof given === 'string' && given.length <= 2000 && URL.canParse(given) && new URL(given).protocol === 'https:'
  return usable ? given : null
}
