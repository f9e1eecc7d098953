// Whether an identity token is what it claims to be: OpenID Connect Core 1.0, 3.1.3.7 and 3.2.2.11.
import { verify } from 'node:crypto'
import { z } from 'zod'
import type { Provider } from '../../settings.ts'
import type { KeySet } from './key-set.ts'
import { emailText } from './sessions.schema.ts'

/** Who the provider says it is. `name` and `avatar` are null when it does not say; `expiresAt` in ms. */
export type Identity = { subject: string; email: string; name: string | null; avatar: string | null; expiresAt: number }

/** A token that does not hold; the message names the check for the log, and never anything of the token. */
export class TokenRefused extends Error {}

/** How far clocks may be apart, in seconds. */
const SKEW_S = 60

const headerShape = z.looseObject({
  alg: z.enum(['RS256', 'ES256']),
  kid: z.string().optional(),
  // Extensions that must be understood: none is.
  crit: z.undefined().optional(),
})

const claimsShape = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().optional(),
  nonce: z.string(),
  email: emailText,
  // Some providers write booleans as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.unknown().optional(),
  picture: z.unknown().optional(),
})
type Claims = z.infer<typeof claimsShape>

function part<Shape extends z.ZodType>(text: string, shape: Shape, what: string): z.infer<Shape> {
  let given: unknown
  try {
    given = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw new TokenRefused(`${what} is not JSON`)
  }
  const read = shape.safeParse(given)
  if (!read.success) throw new TokenRefused(`${what}: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  return read.data
}

function isFrom(issuer: string, iss: string): boolean {
  // Google leaves the scheme out now and then, and says so.
  return iss === issuer || (issuer === 'https://accounts.google.com' && iss === 'accounts.google.com')
}

function check(claims: Claims, provider: Provider, nonce: string): void {
  const now = Date.now() / 1000
  const audience = [claims.aud].flat()
  const foreign = claims.azp === undefined ? audience.length > 1 : claims.azp !== provider.clientId
  if (!isFrom(provider.issuer, claims.iss)) throw new TokenRefused('another issuer')
  if (!audience.includes(provider.clientId) || foreign) throw new TokenRefused('another audience')
  if (claims.exp <= now - SKEW_S) throw new TokenRefused('expired')
  if (Math.max(claims.iat, claims.nbf ?? 0) > now + SKEW_S) throw new TokenRefused('not valid yet')
  if (claims.nonce !== nonce) throw new TokenRefused('another nonce')
  if (String(claims.email_verified) !== 'true') throw new TokenRefused('the e-mail address is not verified')
}

function picture(given: unknown): string | null {
  const usable = typeof given === 'string' && given.length <= 2000 && URL.canParse(given) && new URL(given).protocol === 'https:'
  return usable ? given : null
}

/**
 * Answers who a token stands for. Throws TokenRefused for a token that does not hold in any respect (signature, issuer, audience, times,
 * nonce, unverified e-mail), and whatever `keys` throws when the provider cannot be asked (OPEN-10).
 */
export async function readIdentityToken(token: string, nonce: string, provider: Provider, keys: KeySet): Promise<Identity> {
  const [, header = '', payload = '', signature = ''] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (signature === '') throw new TokenRefused('not a signed token')
  const { alg, kid } = part(header, headerShape, 'header')
  const key = await keys.find(alg, kid)
  if (key === null) throw new TokenRefused('unknown key')
  // The encoding is ES256's; RSA keys ignore it.
  const by = { key, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${header}.${payload}`), by, Buffer.from(signature, 'base64url'))) throw new TokenRefused('signature')
  const claims = part(payload, claimsShape, 'claims')
  check(claims, provider, nonce)
  const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, 120).trim() : ''
  return {
    subject: claims.sub,
    email: claims.email,
    name: name === '' ? null : name,
    avatar: picture(claims.picture),
    expiresAt: claims.exp * 1000,
  }
}
