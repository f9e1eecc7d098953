// Starts the gateway from the environment: host looked for, port open, clean stop.
import pino from 'pino'
import { openDoor, type Ports } from '#process/doors.ts'
import { createDrain } from '#process/drain.ts'
import type { Environment } from '#process/environment.ts'
import type { Metrics } from '#process/metrics.ts'
import { assertPortsFree } from '#process/port.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { buildShell } from './http.ts'
import { assertReachable, isHostReady } from './reachable.ts'
import { readSettings } from './settings.ts'

/**
 * A running gateway; `stop` answers the requests under way, then closes the port. Calling it twice is fine. `leave` takes no new callers at a port that
 * others share, and resolves when the last one has gone; connections that rest wait so long, in ms.
 */
export interface RunningGateway {
  url: string
  graphiql: boolean
  leave(restingMs: number): Promise<void>
  stop(): Promise<void>
}

/** Starts as `env` asks (see settings.ts) and tells `metrics` of itself; its port may be `shared` with other processes. StartError carries one sentence: a bad setting, a taken port, a host that cannot be reached. */
export async function startGateway(env: Environment, metrics: Metrics | null = null, ports: Ports = 'own'): Promise<RunningGateway> {
  const settings = readSettings(env)
  const port = { name: 'PORT', port: settings.port }
  if (ports === 'own') await assertPortsFree(port)
  await assertReachable(settings.hostUrl)
  const { hostUrl, graphiql, production, uploadLimit, filesUrl } = settings
  const log = pino({ level: settings.logLevel })
  const onOutcome = metrics?.timing({
    name: 'palette_rest_call_duration_seconds',
    help: 'How long calls of the host took, waiting for a place included, by how they ended.',
    by: ['method', 'outcome'],
  })
  const gateway = createGateway({ hostUrl, graphiql, production, uploadLimit, filesUrl, log, ...(onOutcome && { onOutcome }) })
  metrics?.reading({
    name: 'palette_gateway_places_taken',
    help: 'Calls and streams under way.',
    by: 'queue',
    read: () => each(gateway.places(), 'taken'),
  })
  metrics?.reading({
    name: 'palette_gateway_places_waiting',
    help: 'Calls and streams that wait for a place.',
    by: 'queue',
    read: () => each(gateway.places(), 'waiting'),
  })
  const drain = createDrain(settings.drainSeconds)
  const shell = await buildShell({
    fetch: gateway.fetch,
    known: gateway.known,
    routes: gateway.routes,
    config: settings.config,
    filesUrl,
    clientDir: settings.clientDir,
    trustProxy: settings.trustProxy,
    https: settings.https,
    log,
    prepare(app) {
      metrics?.requests(app, 'gateway')
      drain.add(app)
    },
    appHost: settings.appHost,
    workspaceAt: gateway.workspaceAt,
    checks: { host: () => isHostReady(settings.hostUrl) },
  })
  try {
    const door = await openDoor(shell, port, settings.listen, ports)
    let stopping: Promise<void> | null = null
    return {
      url: door.url,
      graphiql,
      leave(restingMs) {
        drain.leave()
        return door.close({ resting: restingMs, busy: Number.POSITIVE_INFINITY })
      },
      stop() {
        stopping ??= drain
          .begin()
          .then(() => door.close({ resting: 0, busy: Number.POSITIVE_INFINITY }))
          .then(() => shell.close())
          .then(() => gateway.close())
        return stopping
      },
    }
  } catch (error) {
    await shell.close()
    await gateway.close()
    throw error
  }
}

function each(places: ReturnType<Gateway['places']>, figure: 'taken' | 'waiting'): Record<string, number> {
  return Object.fromEntries(Object.entries(places).map(([queue, standing]) => [queue, standing[figure]]))
}
