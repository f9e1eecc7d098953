// The whole product in one process: host, then gateway with the client.
import { startGateway } from '#gateway/start.ts'
import type { HostShare } from '#host/hold.ts'
import type { Ports } from '#process/doors.ts'
import type { Environment } from '#process/environment.ts'
import type { Metrics } from '#process/metrics.ts'
import { withMetrics } from '#process/metrics-server.ts'
import { startOwnHost, type UsedHost } from './own-host.ts'

/** What runs; `stop` ends the gateway first, so that nobody meets one without a host. */
export interface RunningProduct {
  gateway: Awaited<ReturnType<typeof startGateway>>
  host: UsedHost
  stop(): Promise<void>
}

/** Starts the reference host, or takes the one at HOST_URL, and the gateway in front of it. Throws StartError. */
export function startProduct(env: Environment): Promise<RunningProduct> {
  return withMetrics(env, (metrics) => startParts(env, metrics))
}

/** Host and gateway of this process; the last says what it shares with others. Throws StartError. */
export async function startParts(
  env: Environment,
  metrics: Metrics | null,
  { ports, share }: { ports: Ports; share: HostShare | null } = { ports: 'own', share: null },
): Promise<RunningProduct> {
  // Nobody but this gateway has to hear that the host stops.
  const host = await startOwnHost({ ...env, DRAIN_SECONDS: '0' }, metrics, share)
  try {
    const gateway = await startGateway({ ...env, HOST_URL: host.url }, metrics, ports)
    return {
      gateway,
      host,
      async stop() {
        await gateway.stop()
        await host.stop()
      },
    }
  } catch (error) {
    await host.stop()
    throw error
  }
}
