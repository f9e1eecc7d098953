// The gateway's HTTP shell: /graphql, the plain routes beside it, /config.json and the built client with its headers. Knows nothing of GraphQL.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { addReadiness } from '#process/readiness.ts'
import { endSlowRequests } from '#process/slow-requests.ts'
import { graphiqlPolicy } from './graphiql-policy.ts'
import type { KnownReply, PlainPost } from './known-documents.ts'
import { mayBeDomain, type OwnWorkspace, pageOf } from './resources/workspace-domain/own-domain.ts'
import type { PublicConfig } from './settings.ts'

/** The largest body of a GraphQL request, in bytes: a description with pictures fits. */
const MOST_BYTES = 8_000_000

/** In seconds. */
const YEAR = 31_536_000

/** How long a GraphQL request may take to arrive, in ms. */
const REQUEST_MS = 30_000

/** Pages that are public for whoever has their address; no search engine shall have it (OPEN-34). */
const SHARED = /^\/(bp\/|[^/?]+\/task\/)/
/** Pages whose address is a secret: no page that they lead to hears of it, nor our own host (BP-04, SESS-09). */
const SECRET =
  /^\/(password-reset|email|unsubscribe|accept-invitation|sign-up)(?=[/?]|$)|[?&](token|key)=|^\/[^/?]+\/invoice\/|^\/bp\/|^\/[^/?]+\/task\//

/** What answers with people's data, and refuses. */
const PRIVATE = /^\/(graphql|api)(?=[/?]|$)/

/** What is served. */
export interface Serving {
  /** Answers a GraphQL request. */
  fetch: (request: Request) => Promise<Response>
  /** Answers a POST at once where it can, or says who has to; `fetch` alone answers everything, too. */
  known?: (post: PlainPost) => Promise<KnownReply>
  /** Adds the plain routes beside it; a body there may take as long as it keeps moving. */
  routes?: (app: FastifyInstance) => Promise<void>
  config: PublicConfig
  /** Where else pages get bytes of files; nowhere unless said. */
  filesUrl?: string | null
  /** Folder of the built client; may not exist yet. */
  clientDir: string
  /** Whether people come by https; no unless said. */
  https?: boolean
  /** The host name that is the installation's own; null, and unless said, any may be. */
  appHost?: string | null
  /** The workspace that answers under a name, asked for whoever is at this address (DOMAIN-07); none unless said. */
  workspaceAt?: (name: string, address: string) => Promise<OwnWorkspace | null>
  /** What has to answer for the gateway to be of use, by name. */
  checks?: Readonly<Record<string, () => Promise<boolean>>>
  /** Adds what belongs in front of every route, such as counting. */
  prepare?: (app: FastifyInstance) => void
  /** Where each request is told of, with its route: addresses may be secrets. */
  log?: { debug(details: Record<string, unknown>, message: string): void }
  /** Whose word about a caller's address is taken (TRUST_PROXY); nobody's unless said. */
  trustProxy?: number | string[]
}

// Inline styles: radix, sonner and the editor write style elements. Pictures: avatars and logos live wherever the host says.
const CLIENT_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  // Previews of PDF files.
  'frame-src': ['blob:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Text becomes HTML or a script's address only through src/lib/html/trusted.ts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['palette', 'default'],
}

/** Pages read from the bucket itself and from nothing else beside it. */
function policyFor(filesUrl: string | null) {
  return filesUrl === null ? CLIENT_POLICY : { ...CLIENT_POLICY, 'connect-src': ["'self'", `${filesUrl}/`] }
}

/** Builds the shell without opening a port. */
export async function buildShell({
  fetch,
  known,
  routes,
  config,
  clientDir,
  trustProxy = [],
  filesUrl = null,
  https = false,
  appHost = null,
  workspaceAt = async () => null,
  checks = {},
  prepare,
  log,
}: Serving): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    // Links that stop mails carry what they are for.
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    trustProxy: trusting(trustProxy),
    genReqId: () => randomUUID(),
  })
  prepare?.(app)
  if (log) tellRequests(app, log)
  dropUnused(app)
  endSlowRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyFor(filesUrl) },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https && { maxAge: YEAR },
  })
  // Answers about people stay in no cache; files of the client say themselves how long they are good.
  app.addHook('onSend', async (request, reply) => {
    if (PRIVATE.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    if (PRIVATE.test(request.url)) reply.header('x-request-id', request.id)
    if (SECRET.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    // What else stands below a workspace's domain is its owner's to say.
    if (https && appHost !== null && nameOf(request) !== appHost) reply.header('strict-transport-security', `max-age=${YEAR}`)
  })
  if (routes) await app.register(routes)
  await app.register(async (graphql) => {
    graphql.addHook('onRequest', async (request) => limitTime(request))
    // The body reaches GraphQL unread, whatever it claims to be; refusing is GraphQL's part.
    graphql.removeAllContentTypeParsers()
    graphql.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    graphql.all('/graphql', (request, reply) => answer({ fetch, known }, request, reply))
  })
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config))
  addReadiness(app, { client: async () => existsSync(join(clientDir, 'index.html')), ...checks })
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  await serveClient(app, clientDir, async (request) => {
    const name = nameOf(request)
    return mayBeDomain(name, appHost) ? workspaceAt(name, request.ip) : null
  })
  return app
}

function tellRequests(app: FastifyInstance, log: NonNullable<Serving['log']>): void {
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) =>
    log.debug({ requestId: id, method, route: routeOptions.url ?? null, status: statusCode, ms: Math.round(elapsedTime) }, 'answered'),
  )
}

/** The name that was asked for; what a proxy says it was counts where proxies are trusted (DOMAIN-08). */
function nameOf({ hostname }: FastifyRequest): string {
  return hostname.toLowerCase().replace(/\.$/, '')
}

/** A count trusts so many hops, the nearest first. */
function trusting(proxies: number | string[]) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Connections that a browser opens ahead and sends nothing on count as busy for node: they would hold a stop back for a minute. */
function dropUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

/** The whole request has to be there in time; node's own limit would end uploads, too. */
function limitTime({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), REQUEST_MS)
  raw.once('end', () => clearTimeout(timer))
  raw.once('close', () => clearTimeout(timer))
}

interface Answering {
  fetch: Serving['fetch']
  known: Serving['known'] | undefined
}

async function answer({ fetch, known }: Answering, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const plain = request.method === 'POST' && request.url === '/graphql' && request.body instanceof Buffer
  if (!known || !plain) return answerWith(fetch, request, reply)
  const gone = goneOf(reply)
  // The host counts failed sign-ins by address; what a caller claims about itself does not count, what a trusted proxy says does.
  const replied = await known({ headers: { ...request.headers, ...toldOf(request) }, body: request.body as Buffer, gone })
  if (replied.answered === null) return answerWith(replied.fetch, request, reply)
  return reply.headers(replied.answered.headers).send(replied.answered.body)
}

/** What the layers behind are told in place of what the caller claims. */
function toldOf(request: FastifyRequest) {
  return { 'x-forwarded-for': request.ip, 'x-forwarded-host': nameOf(request), 'x-request-id': request.id }
}

/** Aborted when the connection is closed: nobody waits any more. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

async function answerWith(fetch: Serving['fetch'], request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, [value].flat().join(', '))
  for (const [name, value] of Object.entries(toldOf(request))) headers.set(name, value)
  const body = request.body instanceof Buffer && request.body.length > 0 ? new Uint8Array(request.body) : null
  const response = await fetch(
    new Request(new URL(request.url, 'http://localhost'), {
      method: request.method,
      headers,
      signal: goneOf(reply),
      ...(body !== null && request.method !== 'GET' && request.method !== 'HEAD' && { body }),
    }),
  )
  for (const [name, value] of response.headers) reply.header(name, value)
  const answered = Buffer.from(await response.arrayBuffer())
  if (response.headers.get('content-type')?.startsWith('text/html'))
    reply.header('content-security-policy', graphiqlPolicy(answered.toString('utf8')))
  return reply.status(response.status).send(answered)
}

/** `served` says whose domain a page is asked under: such a page begins with that workspace. */
async function serveClient(
  app: FastifyInstance,
  clientDir: string,
  served: (request: FastifyRequest) => Promise<OwnWorkspace | null>,
): Promise<void> {
  const index = join(clientDir, 'index.html')
  if (!existsSync(index)) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(503).type('text/plain').send('The client is not built yet: run npm run build, then start again.\n'),
    )
    return
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    // Its own route reads the whole folder for each file, to tell other spellings of a name where a file system knows them.
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of what is in them.
      const hashed = path.startsWith(join(clientDir, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const workspace = await served(request)
    if (workspace === null) return reply.sendFile('index.html')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageOf(await readFile(index, 'utf8'), workspace))
  }
  app.get('/', sendPage)
  app.get('/*', (request, reply) => void reply.sendFile(request.url.split('?', 1).join('')))
  app.setNotFoundHandler((request, reply) => {
    const page = (request.method === 'GET' || request.method === 'HEAD') && request.headers.accept?.includes('text/html')
    if (page && SHARED.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    if (page && !request.url.startsWith('/assets/')) return sendPage(request, reply)
    return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.\n')
  })
}
