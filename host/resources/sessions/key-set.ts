// The public keys of an identity provider (JWKS), fetched when needed and kept as long as it says.
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Signatures that are accepted; both with SHA-256. Everything else, `none` and HMAC above all, is no signature of a provider. */
type Algorithm = 'RS256' | 'ES256'

/** Keys of one provider. */
export type KeySet = {
  /** The key of this id, null when there is none of that kind. Rejects when the provider does not answer within 4.5 s. */
  find(alg: Algorithm, kid: string | undefined): Promise<KeyObject | null>
}

const keyShape = z.looseObject({
  kty: z.string(),
  kid: z.string().optional(),
  use: z.string().optional(),
  alg: z.string().optional(),
  crv: z.string().optional(),
})
type Jwk = z.infer<typeof keyShape>
const keysShape = z.object({ keys: z.array(keyShape).max(100) })

// Below the gateway's 5 s, so that it hears of a provider that is down rather than nothing.
const PATIENCE_MS = 4_500
const SHORTEST_LIFE_S = 10
const USUAL_LIFE_S = 300
const LONGEST_LIFE_S = 86_400
/** Made-up key ids must not turn into calls to the provider. */
const PAUSE_MS = 30_000

function lifeSeconds(headers: Headers): number {
  const given = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1]
  if (given === undefined) return USUAL_LIFE_S
  const spent = Number(headers.get('age') ?? 0) || 0
  return Math.min(LONGEST_LIFE_S, Math.max(SHORTEST_LIFE_S, Number(given) - spent))
}

async function fetchKeys(url: string): Promise<{ keys: Jwk[]; until: number }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The provider's keys were answered with status ${response.status}`)
  const { keys } = keysShape.parse(await response.json())
  return { keys, until: Date.now() + lifeSeconds(response.headers) * 1000 }
}

function fits(key: Jwk, alg: Algorithm): boolean {
  if ((key.use ?? 'sig') !== 'sig' || (key.alg ?? alg) !== alg) return false
  return alg === 'RS256' ? key.kty === 'RSA' : key.kty === 'EC' && key.crv === 'P-256'
}

function pick(keys: Jwk[], alg: Algorithm, kid: string | undefined): KeyObject | null {
  const fitting = keys.filter((key) => fits(key, alg) && (kid === undefined || key.kid === kid))
  const [jwk] = fitting
  if (jwk === undefined || fitting.length > 1) return null
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
  // Shorter ones can be factored.
  return alg === 'RS256' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048 ? null : key
}

/** The keys at a JWKS address. Kept by `max-age`; an unknown key id asks once more, because providers change keys. */
export function createKeySet(url: string): KeySet {
  let kept: { keys: Jwk[]; until: number } | null = null
  let coming: Promise<Jwk[]> | null = null
  let askedAgain = Number.NEGATIVE_INFINITY

  function load(): Promise<Jwk[]> {
    coming ??= fetchKeys(url)
      .then((answer) => {
        kept = answer
        return answer.keys
      })
      .finally(() => {
        coming = null
      })
    return coming
  }

  return {
    async find(alg, kid) {
      if (kept === null || Date.now() >= kept.until) return pick(await load(), alg, kid)
      const known = pick(kept.keys, alg, kid)
      if (known !== null || Date.now() - askedAgain < PAUSE_MS) return known
      askedAgain = Date.now()
      return pick(await load(), alg, kid)
    },
  }
}
