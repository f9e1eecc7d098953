// Gives each request its turn at the database: in whose name, and until when somebody waits for it.
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeOf } from '#process/network.ts'
import { hashToken } from '../tokens.ts'
import { CallerGone, inTurn, type Turn } from './turn.ts'

declare module 'fastify' {
  interface FastifyRequest {
    turn: Turn | null
  }
}

/** Until it is known who calls: whoever has this token, or this address. */
function strangerOf(request: FastifyRequest): string {
  const { authorization } = request.headers
  return authorization === undefined ? placeOf(request.ip) : hashToken(authorization)
}

function goneOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => response.writableFinished || gone.abort(new CallerGone()))
  return gone.signal
}

/** Adds the hooks; call it before every other. What a read still asks of the database when its caller has gone is stopped. */
export function addTurns(app: FastifyInstance): void {
  app.decorateRequest('turn', null)
  // Hooks with a callback: what they call is in the turn. Reading the body in between loses it.
  app.addHook('onRequest', (request, reply, next) => {
    request.turn = { who: strangerOf(request), workspace: null, gone: request.method === 'GET' ? goneOf(reply.raw) : undefined, held: 0 }
    inTurn(request.turn, next)
  })
  app.addHook('preHandler', (request, _reply, next) => (request.turn === null ? next() : inTurn(request.turn, next)))
}
