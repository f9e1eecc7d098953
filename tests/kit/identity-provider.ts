// An OpenID Connect provider on loopback: serves its public keys and signs whatever a test wants, right or wrong.
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type FakeRest, openFakeRest } from './fake-rest.ts'

/** Client id of the product at this provider. */
const CLIENT_ID = 'palette.apps.example.com'

/** A nonce as a client would make it. */
export const NONCE = 'nonce-of-forty-three-characters-made-up-here'

/** How a token is made; what is not given is right. */
export interface TokenParts {
  /** Claims that differ; `undefined` leaves one out. */
  claims?: Record<string, unknown>
  /** `HS256` signs with the public key as the secret, `none` not at all. */
  alg?: 'RS256' | 'ES256' | 'HS256' | 'none'
  /** Fields of the header that differ. */
  header?: Record<string, unknown>
  /** Signs with this instead of the provider's own key. */
  key?: KeyObject
}

/** A running provider. */
export interface IdentityProvider {
  issuer: string
  /** Settings of a host that trusts it. */
  env: Record<string, string>
  /** Signs a token for Zoe Quist, zoe@example.com. */
  token(parts?: TokenParts): string
  /** How often the keys were fetched. */
  fetches(): number
  /** The server itself, to make it fail. */
  rest: FakeRest
  /** Serves its keys (again); with `as`, the RSA key gets this id from now on and is a new one. */
  serve(options?: { as?: string; cacheControl?: string }): void
  close(): Promise<void>
}

const encode = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Starts a provider. Close it at the end. */
export async function openIdentityProvider(): Promise<IdentityProvider> {
  const rest = await openFakeRest()
  let rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let rsaId = 'rsa-1'

  function serve({ as, cacheControl = 'public, max-age=3600' }: { as?: string; cacheControl?: string } = {}): void {
    if (as !== undefined) {
      rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
      rsaId = as
    }
    const keys = [
      { ...rsa.publicKey.export({ format: 'jwk' }), kid: rsaId, use: 'sig', alg: 'RS256' },
      { ...ec.publicKey.export({ format: 'jwk' }), kid: 'ec-1', use: 'sig' },
    ]
    rest.answer(() => ({ body: { keys }, headers: { 'cache-control': cacheControl } }))
  }

  function signature(text: string, alg: TokenParts['alg'], key: KeyObject | undefined): string {
    if (alg === 'none') return ''
    if (alg === 'HS256') {
      const secret = rsa.publicKey.export({ type: 'spki', format: 'pem' })
      return createHmac('sha256', secret).update(text).digest('base64url')
    }
    const by = alg === 'ES256' ? { key: key ?? ec.privateKey, dsaEncoding: 'ieee-p1363' as const } : (key ?? rsa.privateKey)
    return sign('sha256', Buffer.from(text), by).toString('base64url')
  }

  serve()
  return {
    issuer: rest.url,
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, OIDC_ISSUER: rest.url, OIDC_JWKS_URL: `${rest.url}/certs` },
    token({ claims = {}, alg = 'RS256', header = {}, key } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const who = { sub: '1234567890', email: 'zoe@example.com', email_verified: true, name: 'Zoe Quist' }
      const all = { iss: rest.url, aud: CLIENT_ID, iat: now, exp: now + 3600, nonce: NONCE, ...who, ...claims }
      const text = `${encode({ alg, typ: 'JWT', kid: alg === 'ES256' ? 'ec-1' : rsaId, ...header })}.${encode(all)}`
      return `${text}.${signature(text, alg, key)}`
    },
    fetches: () => rest.asked.filter(({ url }) => url === '/certs').length,
    rest,
    serve,
    close: () => rest.close(),
  }
}
