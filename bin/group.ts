// The product in several processes: this one holds the database and the ports, each of the others has a gateway and a host of its own.
import pino from 'pino'
import { readSettings } from '#gateway/settings.ts'
import type { Environment } from '#process/environment.ts'
import { readEnvironment } from '#process/environment.ts'
import { forkChild } from '#process/fork.ts'
import { gatherFigures } from '#process/gathered-figures.ts'
import { createMetrics } from '#process/metrics.ts'
import { serveFigures } from '#process/metrics-server.ts'
import { readProcess } from '#process/process-environment.ts'
import { type Processes, startProcesses } from '#process/processes.ts'
import { assertCanServe, START_ENVIRONMENT } from './settings.ts'

/** A running group. */
export interface RunningGroup {
  url: string
  hostUrl: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Holds the database of hosts that are started here; there is none to hold with HOST_URL. */
async function hold(env: Environment, hostUrl: string | undefined, count: number) {
  if (hostUrl !== undefined) return { share: null, release: async () => undefined }
  const { holdForHosts } = await import('#host/hold.ts')
  return holdForHosts(env, count, () => {
    process.stderr.write('The embedded PostgreSQL stopped; everything stops, too.\n')
    process.exit(1)
  })
}

/** Starts `count` processes as `env` asks. Throws StartError. */
export async function startGroup(env: Environment, count: number): Promise<RunningGroup> {
  const { PORT, HOST_PORT, HOST_URL } = readEnvironment(START_ENVIRONMENT, env)
  const { metricsPort, listen } = readProcess(env)
  const figuresPort = { name: 'METRICS_PORT', port: metricsPort ?? 0 }
  await assertCanServe(env, figuresPort)
  const log = pino({ level: readSettings(env).logLevel })
  const { share, release } = await hold(env, HOST_URL, count)
  const processes = await startProcesses({ count, given: share, fork: forkChild, say: log }).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const running = {
    url: `http://localhost:${PORT}`,
    hostUrl: HOST_URL ?? `http://localhost:${HOST_PORT}`,
    restart: () => processes.restart(),
    stop: () => processes.stop().then(release),
  }
  return metricsPort === null ? running : serveFigures(running, { port: figuresPort, listen, read: figuresOf(processes) })
}

function figuresOf(processes: Processes) {
  const own = createMetrics()
  return async () => {
    const [ours, theirs] = await Promise.all([own.figures(), processes.figures()])
    return gatherFigures([
      { process: 'first', figures: ours },
      ...theirs.map(({ number, figures }) => ({ process: String(number), figures })),
    ])
  }
}
