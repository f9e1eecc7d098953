// Everything the gateway takes from the environment, read once.
import { fileURLToPath } from 'node:url'

/** A start that cannot succeed; the message is the one sentence people are shown. */
export class GatewayStartError extends Error {
  override readonly name = 'GatewayStartError'
}

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

const GOOGLE_AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth'

/** Public configuration that the client loads from `/config.json`; what is unset is null (OPEN-10, OPEN-23, OPEN-29, PLAN-10). */
export interface PublicConfig {
  billingUrl: string | null
  couponFree: string | null
  couponLifetime: string | null
  googleClientId: string | null
  /** Name and sign-in address of the identity provider; null without `googleClientId`. */
  oidcName: string | null
  oidcAuthorizeUrl: string | null
  termsUrl: string | null
  privacyUrl: string | null
}

/** The gateway's settings. `hostUrl` has no slash at the end. */
export interface Settings {
  port: number
  hostUrl: string
  graphiql: boolean
  production: boolean
  /** Folder of the built client. */
  clientDir: string
  logLevel: string
  /** The largest file that may be uploaded, in bytes. */
  uploadLimit: number
  config: PublicConfig
}

/**
 * Reads PORT, HOST_URL, GRAPHIQL, NODE_ENV, CLIENT_DIR, LOG_LEVEL, UPLOAD_LIMIT, BILLING_URL, COUPON_FREE, COUPON_LIFETIME, GOOGLE_CLIENT_ID, OIDC_NAME,
 * OIDC_AUTHORIZE_URL, TERMS_URL, PRIVACY_URL. GraphiQL is there unless GRAPHIQL=off or NODE_ENV=production without GRAPHIQL=on. Throws GatewayStartError.
 */
export function readSettings(env: Environment): Settings {
  const production = env.NODE_ENV === 'production'
  const graphiql = (env.GRAPHIQL || (production ? 'off' : 'on')).toLowerCase()
  if (graphiql !== 'on' && graphiql !== 'off') throw new GatewayStartError(`GRAPHIQL must be on or off, not "${env.GRAPHIQL}".`)
  const value = (name: string) => env[name]?.trim() || null
  const googleClientId = value('GOOGLE_CLIENT_ID')
  return {
    port: portOf(env.PORT),
    hostUrl: httpAddress('HOST_URL', value('HOST_URL') ?? 'http://localhost:4100').replace(/\/+$/, ''),
    graphiql: graphiql === 'on',
    production,
    clientDir: value('CLIENT_DIR') ?? fileURLToPath(new URL('../dist', import.meta.url)),
    logLevel: value('LOG_LEVEL') ?? 'info',
    uploadLimit: uploadLimitOf(value('UPLOAD_LIMIT')),
    config: {
      billingUrl: value('BILLING_URL'),
      couponFree: value('COUPON_FREE'),
      couponLifetime: value('COUPON_LIFETIME'),
      googleClientId,
      oidcName: googleClientId && (value('OIDC_NAME') ?? 'Google'),
      oidcAuthorizeUrl: googleClientId && httpAddress('OIDC_AUTHORIZE_URL', value('OIDC_AUTHORIZE_URL') ?? GOOGLE_AUTHORIZE_URL),
      termsUrl: value('TERMS_URL'),
      privacyUrl: value('PRIVACY_URL'),
    },
  }
}

/** In MB of 1,000,000 bytes, as the host reads it. */
function uploadLimitOf(text: string | null): number {
  const megabytes = Number(text ?? 25)
  if (!(megabytes > 0 && megabytes <= 10_000)) throw new GatewayStartError(`UPLOAD_LIMIT must be a number of MB, not "${text}".`)
  return Math.round(megabytes * 1_000_000)
}

function portOf(text: string | undefined): number {
  const port = Number(text || 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new GatewayStartError(`PORT must be a port number, not "${text}".`)
  return port
}

function httpAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new GatewayStartError(`${name} must be an http address, not "${text}".`)
  return text
}
