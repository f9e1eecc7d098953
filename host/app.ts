// Builds the host without opening a port: plugins, guard, resources.
import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { guardRoutes } from './access.ts'
import type { Database } from './db/open.ts'
import { addDocs } from './docs.ts'
import { answerError, notFound } from './errors.ts'
import { type Files, openFiles } from './files.ts'
import { createMailer, type Mailer } from './mail.ts'
import { addLimiter } from './rate.ts'
import { resources } from './resources.ts'
import type { Settings } from './settings.ts'

/** How long closing waits for requests under way, in ms. */
const CLOSE_MS = 3_000

/** The server, typed by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Clients send `Content-Type: application/json` on calls without a body, too. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
}

/**
 * What a resource gets: `export function tasksRoutes({ app, db, files, settings, mail }: Host): void`, appended to `resources.ts`; each route has a row
 * in `policy.ts`. Handlers read the checked caller from `personScope(request)`, `companyScope(request)` or `projectScope(request)`.
 */
export type Host = { app: App; db: Database; files: Files; settings: Settings; mail: Mailer }

/** What the host is built from; without `log` it is silent, without `mail` the settings decide. */
export type HostParts = { db: Database; settings: Settings; log?: FastifyBaseLogger; mail?: Mailer }

/** Builds the host, ready for `inject` or `listen`. Throws HostStartError when routes and policy do not match. */
export async function buildHost({ db, settings, log, mail }: HostParts): Promise<App> {
  const app: App = Fastify({
    ...(log === undefined ? { logger: false as const } : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // The gateway on this machine tells the caller's address.
    trustProxy: 'loopback',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw notFound('There is no such address.')
  })
  acceptEmptyJson(app)
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  // Whoever keeps a connection busy does not keep the host from stopping.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_MS).unref()
  })
  // No HTTPS upgrade: the host itself speaks HTTP, behind whatever ends TLS.
  await app.register(helmet, { strictTransportSecurity: false, contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } })
  await addLimiter(app)
  await addDocs(app)
  const checkPolicy = guardRoutes(app, db)
  const mailer = mail ?? createMailer(settings, (line) => app.log.info(line))
  const files = openFiles(settings.dataDir)
  for (const addRoutes of resources) addRoutes({ app, db, files, settings, mail: mailer })
  await app.ready()
  checkPolicy()
  return app
}
