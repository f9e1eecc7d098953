// Sends the reads of routes that say so to the replica.
import type { FastifyInstance } from 'fastify'
import { askingInstead } from '../db/request-transaction.ts'
import type { Replica } from './replica.ts'
import { positionOf } from './standby.ts'

/**
 * Wraps the handlers of `replica` routes that are registered after it. A read is of what was committed when its caller was found, whoever wrote it; it is
 * done again on the primary where the replica fails, so such a handler only reads, and answers in one piece.
 */
export function readFromReplica(app: FastifyInstance, replica: Replica): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.replica) return
    const { handler } = route
    route.handler = function (request, reply) {
      const position = request.foundCaller?.position
      const read = async () => handler.call(this, request, reply)
      if (!position) return read()
      return replica.read(positionOf(position), (db) => askingInstead(db, read), read)
    }
  })
}
