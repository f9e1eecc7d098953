// Ends requests whose bodies or answers hardly move: one byte a second keeps a connection for ever, and connections are few.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often is looked, in ms. */
const WINDOW_MS = 10_000
/** What has to move between two looks, in bytes: a kilobyte a second. */
const LEAST_BYTES = 10_000
/** The longest that a body and its answer may take altogether, in ms, however fast they are. */
const MOST_MS = 60 * 60_000

/** What a request does: it came since the last look, its body comes in, its answer goes out, nobody reads what still comes after the answer, or the work is ours. */
type Phase = 'new' | 'reading' | 'answering' | 'leaving' | 'working'

interface Watched {
  request: IncomingMessage
  response: ServerResponse
  began: number
  phase: Phase
  moved: number
}

/** Watches requests; `look` ends those that hardly moved since the look before. */
export interface SlowRequests {
  add(request: IncomingMessage, response: ServerResponse): void
  look(): void
}

/** `leastBytes` between two looks; `now` in ms; for tests. */
export function watchRequests({ leastBytes = LEAST_BYTES, now = () => performance.now() } = {}): SlowRequests {
  const watched = new Set<Watched>()
  return {
    add(request, response) {
      // A request that is injected has no connection to hold.
      if (request.socket instanceof Socket) watched.add({ request, response, began: now(), phase: 'new', moved: 0 })
    },
    look() {
      for (const one of watched) {
        const { request, response, began } = one
        if (request.socket.destroyed || (request.complete && response.writableFinished)) {
          watched.delete(one)
          continue
        }
        const { phase, moved } = standing(request, response)
        const slow = phase === one.phase && phase !== 'working' && (phase === 'leaving' || moved - one.moved < leastBytes)
        one.phase = phase
        one.moved = moved
        if (!slow && now() - began < MOST_MS) continue
        request.socket.destroy()
        watched.delete(one)
      }
    },
  }
}

function standing(request: IncomingMessage, response: ServerResponse): { phase: Phase; moved: number } {
  const { socket } = request
  if (!request.complete) return response.writableFinished ? { phase: 'leaving', moved: 0 } : { phase: 'reading', moved: socket.bytesRead }
  // What waits to be sent counts as written for node.
  if (response.headersSent) return { phase: 'answering', moved: socket.bytesWritten - socket.writableLength }
  return { phase: 'working', moved: 0 }
}

/** Adds the watch to a server. */
export function endSlowRequests(app: FastifyInstance): void {
  const requests = watchRequests()
  const timer = setInterval(requests.look, WINDOW_MS).unref()
  app.addHook('onRequest', async ({ raw }, reply) => requests.add(raw, reply.raw))
  app.addHook('onClose', async () => clearInterval(timer))
}
