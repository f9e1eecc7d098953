// One process of the group: a gateway, and a host that only it calls, behind ports that all of them share.
import type { HostShare } from '#host/hold.ts'
import type { Environment } from '#process/environment.ts'
import { createMetrics } from '#process/metrics.ts'
import { readProcess } from '#process/process-environment.ts'
import type { Working } from '#process/worker.ts'
import { startParts } from './product.ts'

/** How long connections that rest wait for one more request while their process leaves, in ms, unless DRAIN_SECONDS says otherwise. */
const RESTING_MS = 5_000

/** Starts it on its share of the database; null with HOST_URL. Throws StartError. */
export async function startGroupWorker(env: Environment, share: HostShare | null): Promise<Working> {
  const { metricsPort, drainSeconds } = readProcess(env)
  const metrics = metricsPort === null ? null : createMetrics()
  const { gateway, host, stop } = await startParts(env, metrics, { ports: 'shared', share })
  const resting = drainSeconds > 0 ? drainSeconds * 1000 : RESTING_MS
  return {
    async leave() {
      await Promise.all([gateway.leave(resting), host.leave(resting)])
    },
    stop,
    figures: async () => (await metrics?.figures()) ?? [],
  }
}
