// Starts the gateway from the environment: host looked for, port open, clean stop.
import pino from 'pino'
import type { Environment } from '#process/environment.ts'
import { assertPortsFree, listenOn } from '#process/port.ts'
import { createGateway } from './gateway.ts'
import { buildShell } from './http.ts'
import { assertReachable, isHostReady } from './reachable.ts'
import { readSettings } from './settings.ts'

/** A running gateway; `stop` answers the requests under way, then closes the port. Calling it twice is fine. */
export interface RunningGateway {
  url: string
  graphiql: boolean
  stop(): Promise<void>
}

/** Starts as `env` asks (see settings.ts). StartError carries one sentence: a bad setting, a taken port, a host that cannot be reached. */
export async function startGateway(env: Environment): Promise<RunningGateway> {
  const settings = readSettings(env)
  const port = { name: 'PORT', port: settings.port }
  await assertPortsFree(port)
  await assertReachable(settings.hostUrl)
  const { hostUrl, graphiql, production, uploadLimit } = settings
  const gateway = createGateway({ hostUrl, graphiql, production, uploadLimit, log: pino({ level: settings.logLevel }) })
  const shell = await buildShell({
    fetch: gateway.fetch,
    known: gateway.known,
    routes: gateway.routes,
    config: settings.config,
    clientDir: settings.clientDir,
    trustProxy: settings.trustProxy,
    https: settings.https,
    checks: { host: () => isHostReady(settings.hostUrl) },
  })
  try {
    const url = await listenOn(shell, port, settings.listen)
    let stopping: Promise<void> | null = null
    return {
      url,
      graphiql,
      stop() {
        stopping ??= shell.close().then(() => gateway.close())
        return stopping
      },
    }
  } catch (error) {
    await shell.close()
    await gateway.close()
    throw error
  }
}
