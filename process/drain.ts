// A server that stops says so first, while it still answers: whoever shares out requests has time to send them elsewhere.
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/** Whether a server is about to stop. */
export interface Drain {
  /** Adds it to a server, before its routes. */
  add(app: FastifyInstance): void
  /** From now on the server says so; resolves after `seconds`: it may close then. */
  begin(): Promise<void>
  /** From now on each answer is the last of its connection; others take the next callers, so that the server stays ready. */
  leave(): void
}

/** A server that says for `seconds` that it is about to stop, once it is asked to. `wait`, in ms, is for tests. */
export function createDrain(seconds: number, wait: (ms: number) => Promise<unknown> = after): Drain {
  let state: 'open' | 'leaving' | 'ending' = 'open'
  return {
    add(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (state !== 'ending' || request.url !== '/readyz') return
        const readiness: Readiness = { ready: false, checks: { accepting: 'failing' } }
        return reply.status(503).header('cache-control', 'no-store').send(readiness)
      })
      // The next request of a connection that is kept would meet a closed server.
      app.addHook('onSend', async (_request, reply) => {
        if (state !== 'open') reply.header('connection', 'close')
      })
    },
    async begin() {
      state = 'ending'
      if (seconds > 0) await wait(seconds * 1000)
    },
    leave() {
      if (state === 'open') state = 'leaving'
    },
  }
}
