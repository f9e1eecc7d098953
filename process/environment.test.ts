// Environment variables: what each kind takes, and the one sentence about the first wrong start.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { GATEWAY_ENVIRONMENT, readSettings as readGateway } from '#gateway/settings.ts'
import { HOST_ENVIRONMENT, readSettings as readHost } from '#host/settings.ts'
import { START_ENVIRONMENT } from '../bin/settings.ts'
import { readEnvironment } from './environment.ts'
import { StartError } from './start-error.ts'

const LEVELS = 'one of trace, debug, info, warn, error, fatal, silent'
const HTTP = 'an address that begins with http:// or https://'
const PROXIES = 'off, how many proxies stand in front (1 to 9), or their addresses such as 10.0.0.5,192.168.0.0/16,uniquelocal'
const PORTS = 'a port number from 0 to 65535'

test.each([
  [{ PORT: 'x' }, `PORT must be ${PORTS}, not "x".`],
  [{ PORT: '65536' }, `PORT must be ${PORTS}, not "65536".`],
  [{ HOST_PORT: '-1' }, `HOST_PORT must be ${PORTS}, not "-1".`],
  [{ HOST_PORT: '0x10' }, `HOST_PORT must be ${PORTS}, not "0x10".`],
  [{ LOG_LEVEL: 'loud' }, `LOG_LEVEL must be ${LEVELS}, not "loud".`],
  [{ GRAPHIQL: 'maybe' }, 'GRAPHIQL must be on or off, not "maybe".'],
  [{ SAMPLE: 'no' }, 'SAMPLE must be on or off, not "no".'],
  [{ UPLOAD_LIMIT: '25 MB' }, 'UPLOAD_LIMIT must be a number of MB above 0 and up to 10000, not "25 MB".'],
  [{ AI_TIMEOUT: '60' }, 'AI_TIMEOUT must be a number of seconds above 0 and up to 25, not "60".'],
  [{ HOST_URL: 'localhost:4100' }, `HOST_URL must be ${HTTP}, not "localhost:4100".`],
  [{ HOST_URL: 'ftp://ben:pass@files' }, `HOST_URL must be ${HTTP}, not "ftp://ben:…@files".`],
  [{ APP_URL: 'example.com' }, `APP_URL must be ${HTTP}, not "example.com".`],
  [{ AI_URL: 'model' }, `AI_URL must be ${HTTP}, not "model".`],
  [{ BILLING_URL: 'javascript:alert(1)' }, `BILLING_URL must be ${HTTP}, not "javascript:alert(1)".`],
  [{ TERMS_URL: '/terms' }, `TERMS_URL must be ${HTTP}, not "/terms".`],
  [{ PRIVACY_URL: 'none' }, `PRIVACY_URL must be ${HTTP}, not "none".`],
  [{ OIDC_ISSUER: 'id' }, `OIDC_ISSUER must be ${HTTP}, not "id".`],
  [{ OIDC_JWKS_URL: 'file:///keys' }, `OIDC_JWKS_URL must be ${HTTP}, not "file:///keys".`],
  [{ OIDC_AUTHORIZE_URL: 'javascript:alert(1)' }, `OIDC_AUTHORIZE_URL must be ${HTTP}, not "javascript:alert(1)".`],
  [{ TRUST_PROXY: 'on' }, `TRUST_PROXY must be ${PROXIES}, not "on".`],
  [{ TRUST_PROXY: '10.0.0.0/33' }, `TRUST_PROXY must be ${PROXIES}, not "10.0.0.0/33".`],
  [{ TRUST_PROXY: '10.0.0.5, proxy' }, `TRUST_PROXY must be ${PROXIES}, not "10.0.0.5, proxy".`],
  [{ MAIL_FROM: 'Palette' }, 'MAIL_FROM must be a mailbox such as Name <name@example.com>, not "Palette".'],
])('%o is refused with one sentence that names it, what was given and what may be', (env, sentence) => {
  expect(() => readEnvironment(START_ENVIRONMENT, env)).toThrow(new StartError(sentence))
})

test.each([
  [{ SMTP_URL: 'mail.example.com:s3cret' }, 'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587 or smtps://…'],
  [{ DATABASE_URL: 'mysql://ana:s3cret@db/palette' }, 'DATABASE_URL must be an address such as postgres://user:password@host:5432/name'],
])('a secret that is wrong is not repeated: %o', (env, beginning) => {
  expect(() => readEnvironment(START_ENVIRONMENT, env)).toThrow(
    new StartError(`${beginning}, not what is set (not shown here: it may hold a secret).`),
  )
})

test('all that is wrong is said at once', () => {
  const env = { PORT: 'a', SAMPLE: 'b' }
  expect(() => readEnvironment(START_ENVIRONMENT, env)).toThrow(`SAMPLE must be on or off, not "b"`)
  expect(() => readEnvironment(START_ENVIRONMENT, env)).toThrow(`PORT must be ${PORTS}, not "a"`)
})

test('what is unset, empty or blank has its default, in every process', () => {
  const blank = Object.fromEntries(Object.keys(START_ENVIRONMENT.shape).map((name) => [name, ' ']))
  expect(readHost(blank)).toEqual(readHost({}))
  expect(readGateway(blank)).toEqual(readGateway({}))
  expect(readHost({})).toMatchObject({
    port: 4100,
    appUrl: 'http://localhost:4000',
    smtpUrl: null,
    mailFrom: 'Palette <no-reply@localhost>',
    sample: true,
    logLevel: 'info',
    uploadLimit: 25_000_000,
    ai: null,
    oidc: null,
  })
  expect(readGateway({})).toMatchObject({ port: 4000, hostUrl: 'http://localhost:4100', graphiql: true, uploadLimit: 25_000_000 })
})

test('right values are taken as they are meant', () => {
  expect(readHost({ PORT: '4001', SAMPLE: 'OFF', LOG_LEVEL: 'WARN', UPLOAD_LIMIT: '0.5' })).toMatchObject({
    appUrl: 'http://localhost:4001',
    sample: false,
    logLevel: 'warn',
    uploadLimit: 500_000,
  })
  expect(readHost({ APP_URL: 'https://app.example.com//', SMTP_URL: 'smtps://mail.example.com' })).toMatchObject({
    appUrl: 'https://app.example.com',
    smtpUrl: 'smtps://mail.example.com',
  })
  // An issuer is compared letter by letter with what tokens say.
  expect(readHost({ GOOGLE_CLIENT_ID: 'id', OIDC_ISSUER: 'https://id.example.com/' }).oidc?.issuer).toBe('https://id.example.com/')
  expect(readGateway({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readGateway({ TRUST_PROXY: '10.0.0.5, fd00::/8,uniquelocal' }).trustProxy).toEqual(['10.0.0.5', 'fd00::/8', 'uniquelocal'])
  expect(readGateway({ TRUST_PROXY: 'off' }).trustProxy).toEqual([])
  // How many proxies there are says nothing about who calls the host.
  expect(readHost({ TRUST_PROXY: '2' }).trustProxy).toEqual(['loopback'])
  expect(readHost({ TRUST_PROXY: '10.0.0.5' }).trustProxy).toEqual(['loopback', '10.0.0.5'])
  expect(readGateway({ HOST_URL: 'https://host.example.com/' }).hostUrl).toBe('https://host.example.com')
})

test('host and gateway agree on every variable that both read', () => {
  const shared = Object.keys(HOST_ENVIRONMENT.shape).filter((name) => name in GATEWAY_ENVIRONMENT.shape)
  expect(shared).toContain('UPLOAD_LIMIT')
  const ofGateway: Record<string, z.ZodType> = GATEWAY_ENVIRONMENT.shape
  const ofHost: Record<string, z.ZodType> = HOST_ENVIRONMENT.shape
  for (const name of shared)
    expect(z.safeParse(ofHost[name] ?? z.never(), undefined), name).toEqual(z.safeParse(ofGateway[name] ?? z.never(), undefined))
})
