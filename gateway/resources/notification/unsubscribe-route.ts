// The plain route beside /graphql that mail programs call: POST /unsubscribe/{token} stops the mails of a link at once (RFC 8058). People who open it get the page.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { GatewayLog } from '../../masking.ts'
import { refuse } from '../../plain-route.ts'
import type { RestClient } from '../../rest/client.ts'
import type { Caller } from '../../rest/send.ts'
import { unsubscribe } from './mail-settings.calls.ts'

/** Adds the route; the answer is empty, 404 where the link stops nothing. */
export function unsubscribeRoute(log: GatewayLog, client: (caller: Caller) => RestClient): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    // What mail programs send says nothing that the address does not.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, body, done) => done(null, body))
    app.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const caller: Caller = { authorization: null, requestId: randomUUID(), forwardedFor: request.ip, idempotencyKey: null }
      try {
        await unsubscribe(client(caller), request.params.token)
        return await reply.status(200).header('cache-control', 'no-store').send('')
      } catch (error) {
        return await refuse(log, error, caller, reply)
      }
    })
  }
}
