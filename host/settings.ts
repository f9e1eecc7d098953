// Everything the host takes from the environment, read once.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import {
  address,
  amount,
  baseAddress,
  type Environment,
  httpAddress,
  logLevel,
  mailbox,
  onOff,
  port,
  proxies,
  proxiesOf,
  readEnvironment,
  secret,
  words,
} from '#process/environment.ts'
import { PROCESS_ENVIRONMENT } from '#process/process-environment.ts'
import { HostStartError } from './errors.ts'
import { readS3Address, type S3Address } from './files/s3-address.ts'

const postgres = () => address('an address such as postgres://user:password@host:5432/name', 'postgres', 'postgresql')
/** `example.com,example.org`, in lower case. */
const domains = () =>
  z
    .string()
    .toLowerCase()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((all) => all.every((one) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(one)), 'domains such as example.com,example.org')
const key = () =>
  z.string().refine((text) => Buffer.from(text, 'base64').length === 32, '32 bytes in base64, as of openssl rand -base64 32')
const hostName = () =>
  z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, 'a host name such as palette.example.com')
/** `address` or `address:port`, the IPv6 ones in brackets where a port follows. */
const isServer = (text: string) => isIP(text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) !== 0
const nameServers = () =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((all) => all.every(isServer), 'addresses of name servers such as 9.9.9.9,1.1.1.1:53')
const mailServer = () => address('an address such as smtp://user:password@mail.example.com:587 or smtps://…', 'smtp', 'smtps')

/** A bucket of S3-compatible storage. */
const bucket = () =>
  z.string().transform((text, context) => {
    const read = readS3Address(text)
    if (read === null)
      context.addIssue({
        code: 'custom',
        message:
          'an address such as https://key:secret@storage.example/bucket?region=eu-central-1&path-style=1, key and secret percent-encoded',
      })
    return read ?? z.NEVER
  })

/** Every variable of the host: what it may be, and what it is while unset. The README's table says what each means. */
export const HOST_ENVIRONMENT = z.object({
  ...PROCESS_ENVIRONMENT,
  HOST_PORT: port().default(4100),
  /** Of the client: the address in mails while APP_URL is unset. */
  PORT: port().default(4000),
  /** Of the gateway; where it runs on another machine, its address is among these. */
  TRUST_PROXY: proxies().default('off'),
  DATA_DIR: words().default('./.data'),
  DATABASE_URL: secret(postgres()).optional(),
  /** Around a pooler that DATABASE_URL leads through. */
  DATABASE_DIRECT_URL: secret(postgres()).optional(),
  /** A standby of it, which lists and searches are read from. */
  DATABASE_REPLICA_URL: secret(postgres()).optional(),
  /** Fewer than six answer nobody beside what the host does of its own. */
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^([6-9]|[1-9]\d{1,4})$/, 'a number of connections from 6 to 99999')
    .transform(Number)
    .optional(),
  S3_URL: secret(bucket()).optional(),
  /** Where browsers reach that bucket; unset, files come down through the host. */
  S3_PUBLIC_URL: baseAddress().optional(),
  APP_URL: baseAddress().optional(),
  /** Of the gateway: whether plans can be paid for at all. */
  BILLING_URL: httpAddress().optional(),
  NEW_WORKSPACE_PLAN: z.enum(['free', 'paid', 'lifetime'], 'free, paid or lifetime').optional(),
  SMTP_URL: secret(mailServer()).optional(),
  /** What saved secrets are sealed with, and what they were before. */
  SECRETS_KEY: secret(key()).optional(),
  SECRETS_KEY_OLD: secret(key()).optional(),
  SMTP_ALLOW_PRIVATE: onOff().default(false),
  /** Where custom domains have to lead; the host of APP_URL while unset. */
  DOMAIN_TARGET: hostName().optional(),
  DNS_SERVERS: nameServers().optional(),
  /** A TrueType file for invoices in scripts that Inter lacks. */
  PDF_FONT: words()
    .refine((path) => existsSync(path), 'the path of a TrueType file')
    .optional(),
  /** Whether addresses are confirmed at all; EMAIL_VERIFICATION says how. */
  VERIFY_EMAIL: onOff().optional(),
  EMAIL_VERIFICATION: z.enum(['off', 'soft', 'required'], 'off, soft or required').optional(),
  SIGN_UP: z.enum(['open', 'invited', 'off'], 'open, invited or off').default('open'),
  SIGN_UP_DOMAINS: domains().optional(),
  MAIL_FROM: mailbox().default('Palette <no-reply@localhost>'),
  SAMPLE: onOff().default(true),
  LOG_LEVEL: logLevel().default('info'),
  UPLOAD_LIMIT: amount('MB', 10_000).default(25),
  AI_URL: baseAddress().optional(),
  AI_KEY: secret(words()).optional(),
  AI_MODEL: words().default('gpt-4o-mini'),
  // The gateway waits five seconds more.
  AI_TIMEOUT: amount('seconds', 25).default(25),
  GOOGLE_CLIENT_ID: words().optional(),
  AUDIT_DAYS: amount('days', 36_500).optional(),
  OIDC_ISSUER: httpAddress().default('https://accounts.google.com'),
  OIDC_JWKS_URL: httpAddress().default('https://www.googleapis.com/oauth2/v3/certs'),
})

/** The host's settings; folders are absolute, addresses without a slash at the end. */
export type Settings = {
  dataDir: string
  databaseUrl: string | null
  /** The address of that PostgreSQL itself, where `databaseUrl` leads through a pooler; null: it does not. */
  databaseDirectUrl: string | null
  /** A streaming replica of that PostgreSQL; null: everything is read from itself. */
  databaseReplicaUrl: string | null
  /** How many connections all processes of this start may have together; null: as many as PostgreSQL has room for. */
  databaseConnections: number | null
  /** Where bytes of files lie; null: in the data folder. */
  s3: S3Address | null
  port: number
  /** The address that it listens on. */
  listen: string
  /** How long it still answers after it was asked to stop. */
  drainSeconds: number
  /** Whose word about a caller's address is taken: that of this machine, and of these addresses and networks. */
  trustProxy: string[]
  appUrl: string
  smtpUrl: string | null
  mailFrom: string
  /** Whether people confirm their address: not at all, before they invite somebody, or before they sign in (SESS-05). */
  emailVerification: 'off' | 'soft' | 'required'
  /** Who may make an account: anybody, who has an invitation, nobody (SESS-08). */
  signUp: 'open' | 'invited' | 'off'
  /** Domains that addresses of accounts may have; none: any. */
  signUpDomains: readonly string[]
  /** 32 bytes that secrets are sealed with; null: those of `secrets.key` in the data folder. The old one still opens. */
  secretsKey: Buffer | null
  secretsKeyOld: Buffer | null
  /** Whether mail servers of this network may be used. */
  smtpAllowPrivate: boolean
  /** Where requests under the domain of a workspace have to be led. */
  domainTarget: string
  /** Name servers that are asked about domains, `address` or `address:port`; none: those of the system. */
  dnsServers: readonly string[]
  /** The path of the font that PDFs of invoices take where Inter lacks a sign; null: they cannot be made then (INV-16). */
  pdfFont: string | null
  sample: boolean
  logLevel: string
  /** The OpenAI-compatible endpoint of suggestions, how long it may take; null: suggestions come from rules. */
  ai: { url: string; key: string | null; model: string; timeoutMs: number } | null
  /** The plan of a person's first workspace: where nobody can pay, everything is open. */
  newWorkspacePlan: 'free' | 'paid' | 'lifetime'
  /** The largest file that may be uploaded, in bytes. */
  uploadLimit: number
  /** How long lines of the activity log are kept, in days; null: for ever (TLOG-03). */
  auditDays: number | null
  /** The OpenID Connect provider that third-party sign-in trusts; null without GOOGLE_CLIENT_ID: there is none (AUTH-07, OPEN-10). */
  oidc: Provider | null
}

/** An OpenID Connect provider: who issues tokens for which client, and where its public keys are. */
export type Provider = { clientId: string; issuer: string; jwksUrl: string }

/** Where nobody says how addresses are confirmed: before signing in, which alone tells nobody who has an account (decision 058). */
function verificationOf({ EMAIL_VERIFICATION: how, VERIFY_EMAIL: wanted, SMTP_URL }: z.infer<typeof HOST_ENVIRONMENT>) {
  if (how !== undefined && wanted !== undefined && wanted === (how === 'off'))
    throw new HostStartError(`VERIFY_EMAIL=${wanted ? 'on' : 'off'} and EMAIL_VERIFICATION=${how} contradict each other. Set one of them.`)
  return how ?? ((wanted ?? SMTP_URL !== undefined) ? 'required' : 'off')
}

/** Reads the variables above; throws StartError. */
export function readSettings(env: Environment): Settings {
  const read = readEnvironment(HOST_ENVIRONMENT, env)
  if (read.DATABASE_DIRECT_URL !== undefined && read.DATABASE_URL === undefined)
    throw new HostStartError('DATABASE_DIRECT_URL is set without DATABASE_URL, which it goes around a pooler for.')
  if (read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined)
    throw new HostStartError('DATABASE_REPLICA_URL is set without DATABASE_URL, which it is a replica of.')
  const appUrl = read.APP_URL ?? `http://localhost:${read.PORT}`
  return {
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseDirectUrl: read.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: read.DATABASE_REPLICA_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS ?? null,
    s3: read.S3_URL ? { ...read.S3_URL, publicUrl: read.S3_PUBLIC_URL ?? null } : null,
    port: read.HOST_PORT,
    listen: read.LISTEN,
    drainSeconds: read.DRAIN_SECONDS,
    // The number counts proxies in front of the gateway.
    trustProxy: ['loopback', ...[proxiesOf(read.TRUST_PROXY)].flat().filter((one) => typeof one === 'string')],
    appUrl,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    emailVerification: verificationOf(read),
    signUp: read.SIGN_UP,
    signUpDomains: read.SIGN_UP_DOMAINS ?? [],
    secretsKey: read.SECRETS_KEY === undefined ? null : Buffer.from(read.SECRETS_KEY, 'base64'),
    secretsKeyOld: read.SECRETS_KEY_OLD === undefined ? null : Buffer.from(read.SECRETS_KEY_OLD, 'base64'),
    smtpAllowPrivate: read.SMTP_ALLOW_PRIVATE,
    domainTarget: read.DOMAIN_TARGET ?? new URL(appUrl).hostname,
    dnsServers: read.DNS_SERVERS ?? [],
    pdfFont: read.PDF_FONT === undefined ? null : resolve(read.PDF_FONT),
    sample: read.SAMPLE,
    logLevel: read.LOG_LEVEL,
    ai: read.AI_URL ? { url: read.AI_URL, key: read.AI_KEY ?? null, model: read.AI_MODEL, timeoutMs: read.AI_TIMEOUT * 1000 } : null,
    newWorkspacePlan: read.NEW_WORKSPACE_PLAN ?? (read.BILLING_URL ? 'free' : 'paid'),
    // In MB of 1,000,000 bytes.
    uploadLimit: Math.round(read.UPLOAD_LIMIT * 1_000_000),
    auditDays: read.AUDIT_DAYS ?? null,
    oidc: read.GOOGLE_CLIENT_ID ? { clientId: read.GOOGLE_CLIENT_ID, issuer: read.OIDC_ISSUER, jwksUrl: read.OIDC_JWKS_URL } : null,
  }
}
