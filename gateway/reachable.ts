// Looks whether somebody listens where the host should be, and whether it is ready.
import { connect } from 'node:net'
import { StartError } from '#process/start-error.ts'

/** Resolves when a connection to `hostUrl` opens within `waitMs`; else rejects with a StartError of one sentence. */
export function assertReachable(hostUrl: string, waitMs = 3_000): Promise<void> {
  const { hostname, port, protocol } = new URL(hostUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) })
    const fail = () => {
      socket.destroy()
      reject(new StartError(`The host at ${new URL(hostUrl).origin} cannot be reached; start it (npm run host) or set HOST_URL.`))
    }
    socket.setTimeout(waitMs, fail)
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}

/** Whether the host says that it is ready; one that does not know the question is, where it answers at all. */
export async function isHostReady(hostUrl: string): Promise<boolean> {
  const { status, body } = await fetch(`${hostUrl}/readyz`, { signal: AbortSignal.timeout(3_000) })
  await body?.cancel()
  return status < 500
}
