// A proxy on loopback between a host and its database, which refuses, cuts before or after a commit, or goes silent.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { ClusterAddress } from './test-cluster.ts'

/** How it fails; what else an answer may be wrong in is PostgreSQL's own protocol, which has no such answers. */
export const DATABASE_FAULTS = ['refused', 'reset before', 'reset after the write', 'hang'] as const

/** One of them. */
export type DatabaseFault = (typeof DATABASE_FAULTS)[number]

/** A running proxy. */
export interface DatabaseProxy {
  port: number
  fail(fault: DatabaseFault): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

const BEGIN = /begin/i
const COMMIT = /commit/i

/** Starts one in front of a test run's server. */
export async function openDatabaseProxy({ host, port }: Pick<ClusterAddress, 'host' | 'port'>): Promise<DatabaseProxy> {
  let fault: DatabaseFault | null = null
  const open = new Set<Socket>()
  const hold = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
  const path = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  function join(client: Socket): void {
    const server = hold(connect(path))
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    client.on('close', cut)
    server.on('close', cut)
    let committed = false
    client.on('data', (data) => {
      const text = data.toString('latin1')
      if (fault === 'hang') return
      if (fault === 'reset before' && BEGIN.test(text)) return cut()
      if (fault === 'reset after the write' && COMMIT.test(text)) committed = true
      server.write(data)
    })
    server.on('data', (data) => {
      if (fault === 'hang') return
      if (committed) return cut()
      client.write(data)
    })
  }
  let proxy: Server
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      proxy = createServer((client) => join(hold(client)))
      proxy.listen(at, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port))
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  const at = await listen(0)
  return {
    port: at,
    async fail(next) {
      fault = next
      if (next === 'refused') await stop()
    },
    async mend() {
      const was = fault
      fault = null
      if (was === 'refused') await listen(at)
      if (was === 'hang') for (const socket of open) socket.destroy()
    },
    close: stop,
  }
}
