// The host that npm start and npm run dev bring along, unless HOST_URL names another one.
import type { HostShare } from '#host/hold.ts'
import { readSettings } from '#host/settings.ts'
import type { Environment } from '#process/environment.ts'
import type { Metrics } from '#process/metrics.ts'

/** A host to talk to. `own`: it runs in this process. `sample`: it has the sample people. */
export interface UsedHost {
  url: string
  own: boolean
  sample: boolean
  leave(restingMs: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the reference host in this process, on its `share` of a database that another one holds, or points to the one at HOST_URL. Throws StartError. */
export async function startOwnHost(env: Environment, metrics: Metrics | null, share: HostShare | null = null): Promise<UsedHost> {
  const nothing = async () => undefined
  if (env.HOST_URL?.trim()) return { url: env.HOST_URL, own: false, sample: false, leave: nothing, stop: nothing }
  // Loaded only when there is no other host.
  const { startHost } = await import('#host/start.ts')
  const lost = () => {
    process.stderr.write('The embedded PostgreSQL stopped; everything stops, too.\n')
    process.exit(1)
  }
  // Every request in the terminal would bury the addresses.
  const quiet = { ...env, LOG_LEVEL: env.LOG_LEVEL?.trim() || 'warn' }
  const { sample, databaseUrl } = readSettings(quiet)
  const host = await startHost(quiet, { onLost: lost, metrics, share })
  return { url: host.url, own: true, sample: sample && databaseUrl === null, leave: (ms) => host.leave(ms), stop: () => host.stop() }
}
