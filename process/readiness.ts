// `GET /readyz`: whether a server can be of use, and which of what it needs does not answer. `GET /healthz` says only that it runs.
import type { FastifyInstance } from 'fastify'

/** How long what is needed may take to answer, in ms. */
const PATIENCE_MS = 3_000

/** Whether something that is needed answers. One that throws or takes too long does not; 'degraded' is a part that others stand in for. */
export type Check = () => Promise<boolean | 'degraded'>

/** What `/readyz` answers, with 200 or 503. */
export interface Readiness {
  ready: boolean
  checks: Record<string, 'ok' | 'degraded' | 'failing'>
}

/** Asks all of them at once. */
export async function readinessOf(checks: Readonly<Record<string, Check>>): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, STATES[String(await answers(check)) as keyof typeof STATES]] as const),
  )
  return { ready: found.every(([, state]) => state !== 'failing'), checks: Object.fromEntries(found) }
}

const STATES = { true: 'ok', false: 'failing', degraded: 'degraded' } as const

function answers(check: Check): Promise<boolean | 'degraded'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    check()
      .then(resolve, () => resolve(false))
      .finally(() => clearTimeout(timer))
  })
}

/** Adds the route to a server without schemas. */
export function addReadiness(app: FastifyInstance, checks: Readonly<Record<string, Check>>): void {
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readinessOf(checks)
    return reply
      .status(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
}
