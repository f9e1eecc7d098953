// The gateway without a port: GraphQL in front of one host.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql/index.js'
import { exportRoutes } from './export-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { KEEPS_HEADER, KEY_HEADER, readKey } from './idempotency.ts'
import { imageRoutes } from './image-routes.ts'
import type { KnownReply, PlainPost } from './known-documents.ts'
import type { GatewayLog } from './masking.ts'
import { unsubscribeRoute } from './resources/notification/unsubscribe-route.ts'
import { type OwnWorkspace, workspaceAt } from './resources/workspace-domain/own-domain.ts'
import { openUpstream } from './rest/client.ts'
import type { CallListener, Connection, OutcomeListener } from './rest/send.ts'
import { openStreams } from './rest/stream.ts'
import { buildGatewaySchema } from './schema.ts'
import { createHardenedYoga } from './yoga.ts'

/** Where the host is, and how open the gateway is. */
export interface GatewayOptions {
  hostUrl: string
  graphiql: boolean
  production: boolean
  log?: GatewayLog
  /** Hears of every REST call that is made; tests count with it. */
  onCall?: CallListener
  /** Hears how each of them ended. */
  onOutcome?: OutcomeListener
  /** The largest file that may be uploaded, in bytes; 25,000,000 unless said. */
  uploadLimit?: number
  /** Where the host may send browsers for the bytes of files; nowhere unless said. */
  filesUrl?: string | null
  /** The schema, where it was built before; in mock mode one that makes up answers. */
  schema?: GraphQLSchema
  /** A host in memory; for mock mode. */
  connection?: Connection
  /** Instead of 5,000 ms; for tests. */
  deadlineMs?: number
}

/** A gateway. */
export interface Gateway {
  /** Answers a request to `/graphql`. */
  fetch(request: Request): Promise<Response>
  /** Answers a POST to `/graphql` whose document was asked before, or says who has to. */
  known(post: PlainPost): Promise<KnownReply>
  /** The workspace that answers under a name, asked for whoever is at this address; null where none does (DOMAIN-07). */
  workspaceAt(name: string, address: string): Promise<OwnWorkspace | null>
  /** The plain routes beside it, for `buildShell`. */
  routes(app: FastifyInstance): Promise<void>
  /** How many calls and streams are under way and wait, by kind. */
  places(): Record<'calls' | 'slow calls' | 'streams', { taken: number; waiting: number }>
  close(): Promise<void>
}

const quiet: GatewayLog = { error: () => undefined }

/** Builds the gateway; nothing is called before the first request. */
export function createGateway({
  hostUrl,
  graphiql,
  production,
  log = quiet,
  onCall,
  onOutcome,
  schema = buildGatewaySchema(),
  connection,
  deadlineMs,
  uploadLimit = 25_000_000,
  filesUrl = null,
}: GatewayOptions): Gateway {
  const upstream = openUpstream({
    hostUrl,
    connection,
    ...(onCall && { onCall }),
    ...(onOutcome && { onOutcome }),
    ...(deadlineMs !== undefined && { deadlineMs }),
  })
  const { keys } = upstream
  const streams = openStreams({
    hostUrl,
    connection,
    keys,
    ...(onCall && { onCall }),
    ...(deadlineMs !== undefined && { idleMs: deadlineMs }),
  })
  const endpoint = createHardenedYoga({
    schema,
    graphiql,
    production,
    log,
    context: (request, requestId) => ({
      requestId,
      rest: upstream.client({
        authorization: request.headers.get('authorization'),
        requestId,
        forwardedFor: request.headers.get('x-forwarded-for'),
        forwardedHost: request.headers.get('x-forwarded-host'),
        userAgent: request.headers.get('user-agent'),
        idempotencyKey: readKey(request.headers.get(KEY_HEADER)),
      }),
    }),
    reads: ({ rest }, gone) => rest.stopWith(gone),
  })
  const keeping =
    (fetch: (request: Request) => Promise<Response>) =>
    async (request: Request): Promise<Response> => {
      const response = await fetch(request)
      if (keys.seconds !== null) response.headers.set(KEEPS_HEADER, keys.seconds)
      return response
    }
  return {
    fetch: keeping(endpoint.fetch),
    async known(post) {
      const reply = await endpoint.known(post)
      if (reply.answered === null) return { answered: null, fetch: keeping(reply.fetch) }
      if (keys.seconds !== null) reply.answered.headers[KEEPS_HEADER] = keys.seconds
      return reply
    },
    workspaceAt(name, address) {
      const caller = { authorization: null, requestId: randomUUID(), forwardedFor: address, idempotencyKey: null }
      return workspaceAt((one) => upstream.client(one), log, caller, name)
    },
    async routes(app) {
      await app.register(fileRoutes({ streams, log, keys, uploadLimit, filesUrl }))
      await app.register(imageRoutes({ streams, log, keys }))
      await app.register(exportRoutes({ streams, log, schema }))
      await app.register(unsubscribeRoute(log, (caller) => upstream.client(caller)))
    },
    places: () => ({ ...upstream.places(), streams: streams.places() }),
    async close() {
      await Promise.all([upstream.close(), streams.close()])
    },
  }
}
