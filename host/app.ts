// Builds the host without opening a port: plugins, guard, resources.
import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { endSlowRequests } from '#process/slow-requests.ts'
import { guardRoutes } from './access.ts'
import type { Database } from './db/open.ts'
import { joining } from './db/request-transaction.ts'
import { addDocs } from './docs.ts'
import { answerError, notFound } from './errors.ts'
import { openFiles } from './files/open-files.ts'
import type { App } from './host.ts'
import { addIdempotency } from './idempotency/idempotency.ts'
import { argon2id, type Hasher } from './passwords.ts'
import { createLimits, forgetTriesByAndBy } from './rate.ts'
import type { Replica } from './replica/replica.ts'
import { readFromReplica } from './replica/replica-routes.ts'
import { type DomainLookup, systemLookup } from './resources/domains/domain-lookup.ts'
import { resources } from './resources.ts'
import { createSerializers, type Serializers } from './serializer.ts'
import type { Settings } from './settings.ts'
import { endRefusedAnswers } from './turns/flowing-answers.ts'
import { addTurns } from './turns/turns.ts'

/** How long closing waits for requests under way, in ms. */
const CLOSE_MS = 3_000

/** Clients send `Content-Type: application/json` on calls without a body, too. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
}

/** The id that the gateway has for a request, so that one name leads through both logs. */
function givenId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null
}

/** What the host is built from; without `log` it is silent, without `hasher` passwords are argon2id, without `lookup` the name servers of the settings are asked. `judged` holds each answer against its schema (`serializer.ts`), `serializers` are those of a host that was built before, `prepare` adds what belongs in front of every route, `replica` answers what its routes may read from it, `spread`: tables are spread over machines by workspace. */
export type HostParts = {
  db: Database
  settings: Settings
  log?: FastifyBaseLogger
  hasher?: Hasher
  lookup?: DomainLookup
  judged?: boolean
  serializers?: Serializers
  prepare?: (app: FastifyInstance) => void
  replica?: Replica | null
  spread?: boolean
}

/** Builds the host, ready for `inject` or `listen`. Throws HostStartError when a route does not say who may call it. */
export async function buildHost({
  db,
  settings,
  log,
  hasher = argon2id,
  lookup,
  judged = false,
  serializers,
  prepare,
  replica = null,
  spread = false,
}: HostParts): Promise<App> {
  const names = lookup ?? systemLookup(settings.dnsServers)
  const app: App = Fastify({
    ...(log === undefined ? { logger: false as const } : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => givenId(headers['x-request-id']) ?? randomUUID(),
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // The gateway tells the caller's address.
    trustProxy: settings.trustProxy,
  }).withTypeProvider<ZodTypeProvider>()
  prepare?.(app as unknown as FastifyInstance)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializers ?? createSerializers(judged))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw notFound('There is no such address.')
  })
  acceptEmptyJson(app)
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  // Answers are about people: none stays in a cache unless its route says so.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  })
  // Whoever keeps a connection busy does not keep the host from stopping.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_MS).unref()
  })
  endSlowRequests(app)
  addTurns(app)
  // No HTTPS upgrade: the host itself speaks HTTP, behind whatever ends TLS.
  await app.register(helmet, { strictTransportSecurity: false, contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } })
  await addDocs(app)
  const checkPolicy = guardRoutes(app, db, { marked: replica !== null, spread })
  endRefusedAnswers(app)
  if (replica) readFromReplica(app, replica)
  addIdempotency(app, db)
  forgetTriesByAndBy(app, db)
  const files = openFiles(settings, (error) => app.log.warn({ err: error }, 'Files without a row are left to be deleted later'))
  const host = { app, db: joining(db), files, settings, hasher, lookup: names, limits: createLimits(db), replica, spread }
  for (const addRoutes of resources) addRoutes(host)
  await app.ready()
  checkPolicy()
  return app
}
