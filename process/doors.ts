// The port of a server: its own, or one that several processes take connections from, which each can leave without cutting off anybody.
import { lookup } from 'node:dns/promises'
import { createServer, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { listenOn, listenRefusal, type WantedPort } from './port.ts'

/** `shared`: whoever started this process and others looked that the port is free, and gives out its connections (`node:cluster`). */
export type Ports = 'own' | 'shared'

/** How long connections that rest stay open for one more request, and those that are busy at most, in ms. */
export interface Patience {
  resting: number
  busy: number
}

/** An open port. */
export interface Door {
  url: string
  /** Of a shared one: takes no more connections, and resolves when all it had are gone. One of its own is closed with its server. */
  close(patience: Patience): Promise<void>
}

const LOOK_MS = 50
/** As long as fastify keeps a connection that rests. */
const KEPT_MS = 72_000

/** Opens the port of `app` on `host`. StartError says in a sentence why it cannot. */
export async function openDoor(app: FastifyInstance, wanted: WantedPort, host: string, ports: Ports): Promise<Door> {
  if (ports === 'shared') return openShared(app, wanted, host)
  return { url: await listenOn(app, wanted, host), close: async () => undefined }
}

async function openShared(app: FastifyInstance, wanted: WantedPort, host: string): Promise<Door> {
  await app.ready()
  const sockets = new Set<Socket>()
  const unused = new Set<Socket>()
  function serverOf(): Server {
    const server = createServer({ keepAliveTimeout: KEPT_MS }, app.routing)
    // As fastify has it: node's own limit would end uploads.
    server.requestTimeout = 0
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      unused.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        unused.delete(socket)
      })
    })
    server.on('request', ({ socket }) => unused.delete(socket))
    return server
  }
  const servers: Server[] = []
  let { port } = wanted
  try {
    for (const { address } of await lookup(host, { all: true })) {
      const server = serverOf()
      const opened = await listening(server, port, address).catch((error: unknown) => {
        // A machine without IPv6 has the name all the same.
        if (servers.length > 0) return null
        throw error
      })
      if (opened === null) continue
      port = opened
      servers.push(server)
    }
  } catch (error) {
    throw listenRefusal(wanted, host, error) ?? error
  }
  return {
    url: `http://localhost:${port}`,
    async close({ resting, busy }) {
      // Not that of HTTP servers, which cuts connections that rest: the next request may be on its way on them.
      for (const server of servers) NetServer.prototype.close.call(server)
      const began = performance.now()
      for (;;) {
        const waited = performance.now() - began
        if (waited >= resting) {
          for (const server of servers) server.closeIdleConnections()
          for (const socket of unused) socket.destroy()
        }
        if (waited >= busy) for (const socket of sockets) socket.destroy()
        if (sockets.size === 0) return
        await after(LOOK_MS)
      }
    },
  }
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
