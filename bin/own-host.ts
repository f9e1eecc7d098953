// The host that npm start and npm run dev bring along, unless HOST_URL names another one.

/** A host to talk to. `own`: it runs in this process. `sample`: it has the sample people. */
export interface UsedHost {
  url: string
  own: boolean
  sample: boolean
  stop(): Promise<void>
}

/** Starts the reference host in this process, or points to the one at HOST_URL. Throws HostStartError. */
export async function startOwnHost(env: Readonly<Record<string, string | undefined>>): Promise<UsedHost> {
  if (env.HOST_URL) return { url: env.HOST_URL, own: false, sample: false, stop: async () => undefined }
  // Loaded only when there is no other host.
  const { startHost } = await import('#host/start.ts')
  const lost = () => {
    process.stderr.write('The embedded PostgreSQL stopped; everything stops, too.\n')
    process.exit(1)
  }
  // Every request in the terminal would bury the addresses.
  const host = await startHost({ ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' }, lost)
  return { url: host.url, own: true, sample: (env.SAMPLE ?? 'on').toLowerCase() !== 'off' && !env.DATABASE_URL, stop: () => host.stop() }
}
