// Serves the figures of a process at a port of their own, which whoever may reach the product need not reach.
import fastify from 'fastify'
import type { Environment } from './environment.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { assertPortsFree, listenOn, type WantedPort } from './port.ts'
import { readProcess } from './process-environment.ts'
import type { Running } from './run.ts'

/** Runs `start` with the figures of this process, or with none while METRICS_PORT is unset; what it answers stops both. Throws StartError. */
export async function withMetrics<T extends Running>(
  env: Environment,
  start: (metrics: Metrics | null) => Promise<T>,
): Promise<T & { metricsUrl: string | null }> {
  const { metricsPort, listen } = readProcess(env)
  if (metricsPort === null) return { ...(await start(null)), metricsUrl: null }
  const port: WantedPort = { name: 'METRICS_PORT', port: metricsPort }
  await assertPortsFree(port)
  const metrics = createMetrics()
  const running = await start(metrics)
  return serveFigures(running, { port, listen, read: () => metrics.text() })
}

/** Opens `port` for the figures that `read` answers, and closes it after `running`. */
export async function serveFigures<T extends Running>(
  running: T,
  { port, listen, read }: { port: WantedPort; listen: string; read: () => Promise<{ type: string; text: string }> },
): Promise<T & { metricsUrl: string }> {
  const app = fastify()
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await read()
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text)
  })
  try {
    const metricsUrl = await listenOn(app, port, listen)
    return { ...running, metricsUrl, stop: () => running.stop().finally(() => app.close()) }
  } catch (error) {
    await running.stop()
    throw error
  }
}
