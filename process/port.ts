// Looks whether ports are free before anything is built, made or started, and opens them.
import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

/** A port and the variable that sets it, if one does; 0 is any free one. */
export interface WantedPort {
  name?: string
  port: number
}

/** The sentence for a port that cannot be opened; null for every other failure. */
function refusal({ name, port }: WantedPort, code: string | undefined): StartError | null {
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken; stop what listens there${name ? ` or set ${name}` : ''}.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this account${name ? `; set ${name} to one above 1023` : ''}.`)
  return null
}

function tryOpen(wanted: WantedPort, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: Error & { code?: string }) => {
      const refused = refusal(wanted, error.code)
      // Anything else (no IPv6 on this machine) is for whoever opens the port in earnest.
      if (refused) reject(refused)
      else resolve()
    })
    server.listen({ port: wanted.port, host, exclusive: true }, () => server.close(() => resolve()))
  })
}

/** Rejects with a StartError when one of the ports is taken on localhost, is not allowed, or is wanted twice. */
export async function assertPortsFree(...ports: readonly WantedPort[]): Promise<void> {
  const fixed = ports.filter(({ port }) => port !== 0)
  for (const [at, { name, port }] of fixed.entries()) {
    const twin = fixed.slice(0, at).find((other) => other.port === port)
    if (twin) throw new StartError(`${name} must be another port than ${twin.name ?? 'the page'}, not ${port}.`)
  }
  const addresses = await lookup('localhost', { all: true })
  for (const wanted of fixed) for (const { address } of addresses) await tryOpen(wanted, address)
}

/** What can listen, such as a fastify server. */
interface Listener {
  listen(options: { port: number; host: string }): PromiseLike<unknown>
  addresses(): readonly ({ port: number } | string)[]
}

/** The sentence for a port that could not be opened on `host`; null for every other failure. */
export function listenRefusal(wanted: WantedPort, host: string, error: unknown): StartError | null {
  const { code } = error as { code?: string }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`This machine has no address ${host} to listen on (LISTEN).`)
  return refusal(wanted, code)
}

/** Opens the port on this machine's own address, or on `host`, and answers the address here; what was taken meanwhile, or cannot be had, is a StartError. */
export async function listenOn(app: Listener, wanted: WantedPort, host = 'localhost'): Promise<string> {
  try {
    await app.listen({ port: wanted.port, host })
  } catch (error) {
    throw listenRefusal(wanted, host, error) ?? error
  }
  const address = app.addresses()[0]
  return `http://localhost:${typeof address === 'object' ? address.port : wanted.port}`
}
