// Everything the host takes from the environment, read once.
import { resolve } from 'node:path'
import { HostStartError } from './errors.ts'

/** The host's settings; folders are absolute, addresses without a slash at the end. */
export type Settings = {
  dataDir: string
  databaseUrl: string | null
  port: number
  appUrl: string
  smtpUrl: string | null
  mailFrom: string
  sample: boolean
  logLevel: string
  /** The OpenAI-compatible endpoint of suggestions, how long it may take; null: suggestions come from rules. */
  ai: { url: string; key: string | null; model: string; timeoutMs: number } | null
  /** The largest file that may be uploaded, in bytes. */
  uploadLimit: number
  /** The OpenID Connect provider that third-party sign-in trusts; null without GOOGLE_CLIENT_ID: there is none (AUTH-07, OPEN-10). */
  oidc: Provider | null
}

/** An OpenID Connect provider: who issues tokens for which client, and where its public keys are. */
export type Provider = { clientId: string; issuer: string; jwksUrl: string }

type Environment = Record<string, string | undefined>

function readProvider(env: Environment): Provider | null {
  const clientId = env.GOOGLE_CLIENT_ID?.trim()
  if (!clientId) return null
  const jwksUrl = env.OIDC_JWKS_URL?.trim() || 'https://www.googleapis.com/oauth2/v3/certs'
  if (!URL.canParse(jwksUrl) || !/^https?:$/.test(new URL(jwksUrl).protocol))
    throw new HostStartError(`OIDC_JWKS_URL must be an http address, not "${jwksUrl}".`)
  return { clientId, issuer: env.OIDC_ISSUER?.trim() || 'https://accounts.google.com', jwksUrl }
}

/** AI_TIMEOUT is in seconds; the gateway waits five more than its default. */
function readAi(env: Environment): Settings['ai'] {
  const url = env.AI_URL?.trim()
  if (!url) return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new HostStartError(`AI_URL must be an http address, not "${url}".`)
  const seconds = Number(env.AI_TIMEOUT || 25)
  if (!(seconds > 0 && seconds <= 25)) throw new HostStartError(`AI_TIMEOUT must be at most 25 seconds, not "${env.AI_TIMEOUT}".`)
  return { url: url.replace(/\/+$/, ''), key: env.AI_KEY || null, model: env.AI_MODEL || 'gpt-4o-mini', timeoutMs: seconds * 1000 }
}

/** UPLOAD_LIMIT is in MB of 1,000,000 bytes. */
function readUploadLimit(text: string | undefined): number {
  const megabytes = Number(text || 25)
  if (!(megabytes > 0 && megabytes <= 10_000)) throw new HostStartError(`UPLOAD_LIMIT must be a number of MB, not "${text}".`)
  return Math.round(megabytes * 1_000_000)
}

/**
 * Reads DATA_DIR, DATABASE_URL, HOST_PORT, APP_URL, SMTP_URL, MAIL_FROM, SAMPLE, LOG_LEVEL, AI_URL, AI_KEY, AI_MODEL, AI_TIMEOUT, GOOGLE_CLIENT_ID,
 * OIDC_ISSUER, OIDC_JWKS_URL, UPLOAD_LIMIT; throws HostStartError.
 */
export function readSettings(env: Environment): Settings {
  const port = Number(env.HOST_PORT ?? 4100)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new HostStartError(`HOST_PORT must be a port number, not "${env.HOST_PORT}".`)
  const appPort = env.PORT ?? '4000'
  return {
    dataDir: resolve(env.DATA_DIR || './.data'),
    databaseUrl: env.DATABASE_URL || null,
    port,
    appUrl: (env.APP_URL || `http://localhost:${appPort}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Palette <no-reply@localhost>',
    sample: (env.SAMPLE ?? 'on').toLowerCase() !== 'off',
    logLevel: env.LOG_LEVEL || 'info',
    ai: readAi(env),
    uploadLimit: readUploadLimit(env.UPLOAD_LIMIT),
    oidc: readProvider(env),
  }
}
