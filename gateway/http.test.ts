// The HTTP shell: what is served beside GraphQL and with which headers; a host that is not there.
// @vitest-environment node

import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { buildShell } from './http.ts'
import { assertReachable, isHostReady } from './reachable.ts'
import { readSettings } from './settings.ts'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

let folder: string
let shell: FastifyInstance
const seen: { request: Request; body: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palette-dist-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>Palette</title></head>')
  await cp('public', folder, { recursive: true })
  await writeFile(join(folder, 'assets', 'app-1a2b3c4d.js'), 'console.log(1)')
  const fetch = async (request: Request) => {
    seen.push({ request, body: await request.text() })
    return Response.json({ data: null }, { status: 202, headers: { 'cache-control': 'private, no-store' } })
  }
  shell = await buildShell({ fetch, clientDir: folder, config: readSettings({ BILLING_URL: 'https://pay.example.com' }).config })
})
afterAll(async () => {
  await shell.close()
  await rm(folder, { recursive: true, force: true })
})

test('API-01 /graphql hands on method, headers and body, whatever the body claims to be, the caller’s real address and the name it asked for', async () => {
  const answer = await shell.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'text/plain',
      authorization: 'Bearer t',
      host: 'Work.example.com.:4000',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'claimed',
    },
    payload: '{"query":"{ __typename }"}',
  })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([202, 'private, no-store'])
  const { request, body } = seen.at(-1) ?? {}
  expect(body).toBe('{"query":"{ __typename }"}')
  expect(request?.headers.get('authorization')).toBe('Bearer t')
  expect(request?.headers.get('x-forwarded-for')).toBe('127.0.0.1')
  expect(request?.headers.get('x-forwarded-host')).toBe('work.example.com')
})

test('a request has one id, never the one a caller claims: said to it, told to GraphQL, and written with the route and without the address', async () => {
  const lines: Record<string, unknown>[] = []
  const told: (string | null)[] = []
  const own = await buildShell({
    clientDir: folder,
    config: readSettings({}).config,
    fetch: async ({ headers }) => {
      told.push(headers.get('x-request-id'))
      return Response.json({})
    },
    log: { debug: (details) => lines.push(details) },
  })
  const headers = { 'content-type': 'application/json', 'x-request-id': 'mine-mine-mine' }
  const answer = await own.inject({ method: 'POST', url: '/graphql?token=secret', headers, payload: '{}' })
  const id = answer.headers['x-request-id']
  expect(told).toEqual([id])
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toEqual([{ requestId: id, method: 'POST', route: '/graphql', status: 200, ms: expect.any(Number) }])
  await own.close()
})

test.each([
  [undefined, '203.0.113.7', '10.0.0.5'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  [2, '6.6.6.6, 203.0.113.7, 10.0.0.6', '203.0.113.7'],
  [['10.0.0.0/8'], '6.6.6.6, 203.0.113.7, 10.0.0.6', '203.0.113.7'],
  [['192.168.0.0/16'], '203.0.113.7', '10.0.0.5'],
])('TRUST_PROXY %o: of what a proxy at 10.0.0.5 forwards, %s, the caller is %s', async (trustProxy, forwarded, caller) => {
  const told: unknown[] = []
  const fetch = async (request: Request) => {
    told.push(request.headers.get('x-forwarded-for'))
    return Response.json({})
  }
  const known = async ({ headers }: { headers: Record<string, unknown> }) => {
    told.push(headers['x-forwarded-for'])
    return { answered: null, fetch }
  }
  const config = readSettings({}).config
  const own = await buildShell({ fetch, known, clientDir: folder, config, ...(trustProxy !== undefined && { trustProxy }) })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
  await own.inject({ method: 'POST', url: '/graphql', headers, payload: '{}', remoteAddress: '10.0.0.5' })
  expect(told).toEqual([caller, caller])
  await own.close()
})

test('/graphql refuses bodies above 8 MB', async () => {
  const answer = await shell.inject({ method: 'POST', url: '/graphql', payload: 'x'.repeat(8_000_001) })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([413, 'private, no-store'])
})

test('OPEN-31 addresses of the client get the page, never from a cache; hashed files are kept for good', async () => {
  const page = await shell.inject({ url: '/acme/projects/website/overview', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(page.body).toContain('Palette')
  const file = await shell.inject('/assets/app-1a2b3c4d.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('where you point 10: the manifest and every icon it names are served as what they are, under a policy that lets them in', async () => {
  const page = await shell.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.headers['content-security-policy']).toContain("manifest-src 'self'")
  const answer = await shell.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest: Manifest = answer.json()
  expect(manifest).toMatchObject({ name: 'Palette', display: 'standalone', start_url: '/', id: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await shell.inject(src)
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
    // A PNG tells its size behind its name.
    if (type === 'image/png') expect([icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)].join('x'), src).toBe(sizes)
    expect(icon.rawPayload.length, src).toBeLessThan(32_000)
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  expect((await shell.inject('/icons/apple-touch-icon.png')).statusCode).toBe(200)
})

test('a missing file is 404 and not the page; so is an address asked for by a program', async () => {
  expect((await shell.inject({ url: '/assets/gone-1.js', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  expect((await shell.inject({ url: '/nowhere', headers: { accept: 'application/json' } })).statusCode).toBe(404)
  expect((await shell.inject({ method: 'POST', url: '/nowhere', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  expect((await shell.inject({ url: '/..%2f..%2fetc%2fpasswd', headers: { accept: '*/*' } })).statusCode).not.toBe(200)
})

test('every page carries a policy without foreign scripts and frames', async () => {
  const policy = String((await shell.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toMatch(/require-trusted-types-for 'script';trusted-types palette default(;|$)/)
})

test('PLAN-10 /config.json answers what is set, null for the rest', async () => {
  expect((await shell.inject('/config.json')).json()).toEqual({
    billingUrl: 'https://pay.example.com',
    couponFree: null,
    couponLifetime: null,
    googleClientId: null,
    oidcName: null,
    oidcAuthorizeUrl: null,
    termsUrl: null,
    privacyUrl: null,
  })
})

test('AUTH-07 OPEN-10 a client id names the provider it is for, Google unless told otherwise', () => {
  const authorizeUrl = 'https://accounts.google.com/o/oauth2/v2/auth'
  expect(readSettings({ GOOGLE_CLIENT_ID: 'id-1' }).config).toMatchObject({
    googleClientId: 'id-1',
    oidcName: 'Google',
    oidcAuthorizeUrl: authorizeUrl,
  })
  const own = { OIDC_NAME: 'Acme', OIDC_AUTHORIZE_URL: 'https://id.acme.example/authorize' }
  expect(readSettings({ ...own, GOOGLE_CLIENT_ID: 'id-1' }).config).toMatchObject({
    oidcName: 'Acme',
    oidcAuthorizeUrl: own.OIDC_AUTHORIZE_URL,
  })
  expect(readSettings(own).config).toMatchObject({ googleClientId: null, oidcName: null, oidcAuthorizeUrl: null })
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id-1', OIDC_AUTHORIZE_URL: 'javascript:alert(1)' })).toThrow(StartError)
})

test('without a built client the page says how to build it', async () => {
  const bare = await buildShell({ fetch: async () => new Response(), clientDir: join(folder, 'none'), config: readSettings({}).config })
  const answer = await bare.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
  await bare.close()
})

test('a host that is not there is one sentence', async () => {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(assertReachable(`http://localhost:${port}`)).resolves.toBeUndefined()
  await new Promise((resolve) => listener.close(resolve))
  await expect(assertReachable(`http://localhost:${port}`)).rejects.toThrow(
    new StartError(`The host at http://localhost:${port} cannot be reached; start it (npm run host) or set HOST_URL.`),
  )
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', GRAPHIQL: 'on' }, true],
  [{ GRAPHIQL: 'off' }, false],
])('with %o GraphiQL is there: %s', (env, there) => {
  expect(readSettings(env).graphiql).toBe(there)
})

test('SESS-09 pages whose address is a secret name it to nobody; others only to ourselves', async () => {
  const policy = async (url: string) => (await shell.inject({ url, headers: { accept: 'text/html' } })).headers['referrer-policy']
  for (const url of [
    '/password-reset/secret',
    '/email/verify/secret',
    '/email/confirm/secret',
    '/email/revert/secret',
    '/unsubscribe/secret',
    '/accept-invitation?token=secret',
    '/sign-up?token=secret',
    '/acme/invoice/1?key=secret',
    '/acme/task/website/1',
    '/bp/secret',
  ])
    expect([url, await policy(url)]).toEqual([url, 'no-referrer'])
  for (const url of ['/', '/sign-in', '/acme/projects/website/overview', '/inbox']) expect(await policy(url)).toBe('same-origin')
})

test('OPEN-34 pages that are public by their address are kept from search engines, the others say nothing about it', async () => {
  const robots = async (url: string) => (await shell.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag']
  expect(await robots('/acme/task/website/0b7d')).toBe('noindex, nofollow')
  expect(await robots('/bp/token')).toBe('noindex, nofollow')
  expect(await robots('/acme/projects/website/overview?task=1')).toBeUndefined()
})

test('BP-04 no page hears from which secret address somebody came', async () => {
  const policy = async (url: string) => (await shell.inject({ url, headers: { accept: 'text/html' } })).headers['referrer-policy']
  for (const url of ['/bp/token', '/bp/form/token', '/password-reset/token', '/email/verify/token'])
    expect(await policy(url)).toBe('no-referrer')
  expect(await policy('/acme/projects/website/overview')).toBe('same-origin')
})

test('a connection that was opened ahead and never used does not hold a stop back', async () => {
  const own = await buildShell({ fetch: async () => Response.json({}), clientDir: folder, config: readSettings({}).config })
  await own.listen({ port: 0, host: '127.0.0.1' })
  const arrived = once(own.server, 'connection')
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(socket, 'close')
  await arrived
  await own.close()
  await closed
})

test('it is ready with its client and its host, and says which of them fails', async () => {
  const parts = { fetch: async () => Response.json({}), config: readSettings({}).config }
  const readiness = async (clientDir: string, host: boolean) => {
    const own = await buildShell({ ...parts, clientDir, checks: { host: async () => host } })
    const { statusCode, headers, body } = await own.inject({ url: '/readyz' })
    await own.close()
    expect(headers['cache-control']).toBe('no-store')
    return [statusCode, JSON.parse(body)]
  }
  expect(await readiness(folder, true)).toEqual([200, { ready: true, checks: { client: 'ok', host: 'ok' } }])
  expect(await readiness(join(folder, 'none'), false)).toEqual([503, { ready: false, checks: { client: 'failing', host: 'failing' } }])
})

test('a host is ready that says so, or that does not know the question; one that is not, or is gone, is not', async () => {
  let status = 200
  const host = createHttpServer((_request, response) => response.writeHead(status).end('{}'))
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const says = async (next: number) => {
    status = next
    return isHostReady(url)
  }
  expect([await says(200), await says(404), await says(503)]).toEqual([true, true, false])
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  await expect(isHostReady(url)).rejects.toThrow()
})

test('browsers are told to come by https alone where people do', async () => {
  const sent = async (env: Record<string, string>) => {
    const { https, config } = readSettings(env)
    const own = await buildShell({ fetch: async () => Response.json({}), clientDir: folder, config, https })
    const { headers } = await own.inject({ url: '/', headers: { accept: 'text/html' } })
    await own.close()
    return headers['strict-transport-security']
  }
  expect(await sent({ APP_URL: 'https://palette.example.com' })).toBe('max-age=31536000; includeSubDomains')
  expect(await sent({ APP_URL: 'http://palette.example.com' })).toBeUndefined()
  expect(await sent({})).toBeUndefined()
})
