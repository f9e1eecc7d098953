// The gateway without a port: GraphQL in front of one host.
import type { FastifyInstance } from 'fastify'
import { exportRoutes } from './export-routes.ts'
import { fileRoutes } from './file-routes.ts'
import type { GatewayLog } from './masking.ts'
import { type CallListener, openUpstream } from './rest/client.ts'
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
  /** The largest file that may be uploaded, in bytes; 25,000,000 unless said. */
  uploadLimit?: number
  /** Instead of 5,000 ms; for tests. */
  deadlineMs?: number
}

/** A gateway. */
export interface Gateway {
  /** Answers a request to `/graphql`. */
  fetch(request: Request): Promise<Response>
  /** The plain routes beside it, for `buildShell`. */
  routes(app: FastifyInstance): Promise<void>
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
  deadlineMs,
  uploadLimit = 25_000_000,
}: GatewayOptions): Gateway {
  const upstream = openUpstream({ hostUrl, ...(onCall && { onCall }), ...(deadlineMs !== undefined && { deadlineMs }) })
  const streams = openStreams({ hostUrl, ...(onCall && { onCall }), ...(deadlineMs !== undefined && { idleMs: deadlineMs }) })
  const { fetch } = createHardenedYoga({
    schema: buildGatewaySchema(),
    graphiql,
    production,
    log,
    context: (request, requestId) => ({
      requestId,
      rest: upstream.client({
        authorization: request.headers.get('authorization'),
        requestId,
        forwardedFor: request.headers.get('x-forwarded-for'),
      }),
    }),
  })
  return {
    fetch,
    async routes(app) {
      await app.register(fileRoutes({ streams, log, uploadLimit }))
      await app.register(exportRoutes({ streams, log }))
    },
    async close() {
      await Promise.all([upstream.close(), streams.close()])
    },
  }
}
