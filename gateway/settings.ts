// Everything the gateway takes from the environment, read once.
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  amount,
  baseAddress,
  type Environment,
  httpAddress,
  logLevel,
  onOff,
  port,
  proxies,
  proxiesOf,
  readEnvironment,
  words,
} from '#process/environment.ts'
import { PROCESS_ENVIRONMENT } from '#process/process-environment.ts'

/** Every variable of the gateway: what it may be, and what it is while unset. The README's table says what each means. */
export const GATEWAY_ENVIRONMENT = z.object({
  ...PROCESS_ENVIRONMENT,
  PORT: port().default(4000),
  /** Of the host; where it is https, browsers are told to come by nothing else. */
  APP_URL: baseAddress().optional(),
  /** Of the host: where it may send browsers for the bytes of files. */
  S3_PUBLIC_URL: baseAddress().optional(),
  HOST_URL: baseAddress().default('http://localhost:4100'),
  GRAPHIQL: onOff().optional(),
  NODE_ENV: words().optional(),
  CLIENT_DIR: words().optional(),
  LOG_LEVEL: logLevel().default('info'),
  UPLOAD_LIMIT: amount('MB', 10_000).default(25),
  TRUST_PROXY: proxies().default('off'),
  BILLING_URL: httpAddress().optional(),
  TERMS_URL: httpAddress().optional(),
  PRIVACY_URL: httpAddress().optional(),
  COUPON_FREE: words().optional(),
  COUPON_LIFETIME: words().optional(),
  GOOGLE_CLIENT_ID: words().optional(),
  OIDC_NAME: words().optional(),
  OIDC_AUTHORIZE_URL: httpAddress().optional(),
})

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
  /** The address that it listens on. */
  listen: string
  /** How long it still answers after it was asked to stop. */
  drainSeconds: number
  /** Whether people come by https. */
  https: boolean
  /** The host name of APP_URL; null while that is unset. */
  appHost: string | null
  /** Where browsers get the bytes of files; null: from here. */
  filesUrl: string | null
  hostUrl: string
  graphiql: boolean
  production: boolean
  /** Folder of the built client. */
  clientDir: string
  logLevel: string
  /** The largest file that may be uploaded, in bytes. */
  uploadLimit: number
  /** Whose `X-Forwarded-For` is believed: so many proxies in front, or these addresses and networks. */
  trustProxy: number | string[]
  config: PublicConfig
}

/** Reads the variables above. GraphiQL is there unless GRAPHIQL=off or NODE_ENV=production without GRAPHIQL=on. Throws StartError. */
export function readSettings(env: Environment): Settings {
  const read = readEnvironment(GATEWAY_ENVIRONMENT, env)
  const production = read.NODE_ENV === 'production'
  const googleClientId = read.GOOGLE_CLIENT_ID ?? null
  return {
    port: read.PORT,
    listen: read.LISTEN,
    drainSeconds: read.DRAIN_SECONDS,
    https: read.APP_URL?.startsWith('https:') ?? false,
    appHost: read.APP_URL === undefined ? null : new URL(read.APP_URL).hostname,
    filesUrl: read.S3_PUBLIC_URL ?? null,
    hostUrl: read.HOST_URL,
    graphiql: read.GRAPHIQL ?? !production,
    production,
    clientDir: read.CLIENT_DIR ?? fileURLToPath(new URL('../dist', import.meta.url)),
    logLevel: read.LOG_LEVEL,
    // In MB of 1,000,000 bytes, as the host reads it.
    uploadLimit: Math.round(read.UPLOAD_LIMIT * 1_000_000),
    trustProxy: proxiesOf(read.TRUST_PROXY),
    config: {
      billingUrl: read.BILLING_URL ?? null,
      couponFree: read.COUPON_FREE ?? null,
      couponLifetime: read.COUPON_LIFETIME ?? null,
      googleClientId,
      oidcName: googleClientId && (read.OIDC_NAME ?? 'Google'),
      oidcAuthorizeUrl: googleClientId && (read.OIDC_AUTHORIZE_URL ?? GOOGLE_AUTHORIZE_URL),
      termsUrl: read.TERMS_URL ?? null,
      privacyUrl: read.PRIVACY_URL ?? null,
    },
  }
}
