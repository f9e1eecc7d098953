// A product for a browser test: host, gateway and client over a database of its own, with what a test may do to them and hear of them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { buildGatewaySchema } from '#gateway/schema.ts'
import { readSettings } from '#gateway/settings.ts'
import { type HostWorld, openHostOn } from '#tests/kit/host-on-cluster.ts'

/** A running product over a copy of the sample world. */
export interface Product {
  /** Address of client and gateway. */
  url: string
  host: HostWorld
  /** Stops the host; every call fails from then on. */
  stopHost(): Promise<void>
  /** The host answers every write with this instead of doing it, and with `reads` every call, until the returned function is called. */
  spoilWrites(answer: (response: ServerResponse) => void, options?: { reads?: boolean | undefined }): () => void
  /**
   * Holds the GraphQL answers, those of the operations so named, until the returned function is called. Reads that are held keep five of the six
   * connections that a browser opens to one address: a sixth one is not sent, a write is.
   */
  holdAnswers(named?: RegExp): () => void
  /** GraphQL operations asked so far, by name. */
  operations: string[]
  /** How many GraphQL calls are not answered yet. */
  waiting(): number
  /** REST calls the gateway made so far, `METHOD /path?query`. */
  calls: string[]
  /**
   * Signs in without the form: the token is stored before the page loads. The upgrade prompt of gated workspaces stays away as if it had just been
   * closed, unless `prompted`.
   */
  signIn(page: Page, username: string, options?: { prompted?: boolean }): Promise<void>
}

/** `LATE=700`: every answer comes up to so many milliseconds late, each by its own lot, so that what waits for time instead of a condition shows. */
const LATEST_MS = Number(process.env.LATE ?? 0)

/** The same for every product. */
const schema = buildGatewaySchema()

/** Opens one; at `port` where that is free, so that a browser knows the client's files from the product before. */
export async function openProduct(env: Record<string, string>, port: number): Promise<Product & { close(): Promise<void> }> {
  const address = process.env.E2E_CLUSTER
  if (!address) throw new Error('The browser tests need their global setup.')
  const host = await openHostOn(JSON.parse(address), { sample: true, env })
  const hostUrl = await host.listen()
  let spoil: { answer: (response: ServerResponse) => void; reads: boolean } | null = null
  const { server } = host.app
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (spoil && (spoil.reads || request.method !== 'GET')) spoil.answer(response)
    else for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
  const operations: string[] = []
  const calls: string[] = []
  const onCall = ({ method, path }: { method: string; path: string }) => void calls.push(`${method} ${path}`)
  // The gateway's five seconds are near on a machine full of tests; no browser test is about them.
  const gateway = createGateway({ hostUrl, graphiql: true, production: false, onCall, schema, deadlineMs: 25_000 })
  let gate: Promise<void> = Promise.resolve()
  let held = /^/
  let waiting = 0
  const settings = readSettings({ ...env, HOST_URL: hostUrl, CLIENT_DIR: process.env.CLIENT_DIR })
  const shell = await buildShell({
    async fetch(request) {
      waiting += 1
      try {
        const operation = request.method === 'POST' ? operationName(await request.clone().text()) : ''
        if (request.method === 'POST') operations.push(operation)
        const response = await gateway.fetch(request)
        if (held.test(operation)) await gate
        if (LATEST_MS > 0) await setTimeout(Math.random() * LATEST_MS)
        return response
      } finally {
        waiting -= 1
      }
    },
    routes: gateway.routes,
    workspaceAt: gateway.workspaceAt,
    config: settings.config,
    clientDir: settings.clientDir,
  })
  const url = await shell.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return shell.listen({ port: 0, host: '127.0.0.1' })
  })
  let hostStopped = false
  return {
    url,
    host,
    operations,
    waiting: () => waiting,
    calls,
    async stopHost() {
      hostStopped = true
      const closing = host.app.close()
      // The gateway's kept connections would hold the close back.
      host.app.server.closeAllConnections()
      await closing
    },
    spoilWrites(answer, { reads = false } = {}) {
      spoil = { answer, reads }
      return () => {
        spoil = null
      }
    },
    holdAnswers(named = /^/) {
      held = named
      let open: () => void = () => undefined
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
    async signIn(page, username, { prompted = false } = {}) {
      const person = await host.as(username).get('/auth/me')
      const token = await host.as(username).token()
      await page.addInitScript(
        ({ token, user, prompted }) => {
          // Frames of the browser's own, such as its PDF viewer, have no storage, and in Firefox blank pages have none.
          if (window !== window.top || window.origin === 'null') return
          if (!prompted) localStorage.setItem(`view:plan-prompt:${user.username}`, String(Date.now()))
          if (sessionStorage.getItem('signed')) return
          sessionStorage.setItem('signed', '1')
          localStorage.setItem('ACCESS_TOKEN', token)
          localStorage.setItem('current_user', JSON.stringify(user))
        },
        { token: token ?? '', user: person.body.data, prompted },
      )
    },
    async close() {
      const closing = shell.close()
      // Also those that a browser opened ahead and sent nothing on yet: they count as busy for a minute.
      shell.server.closeAllConnections()
      await closing
      await gateway.close()
      await host.close().catch((error: unknown) => {
        if (!hostStopped) throw error
      })
    },
  }
}

function operationName(body: string): string {
  const { operationName, query } = JSON.parse(body) as { operationName?: string; query?: string }
  return operationName ?? /(?:query|mutation)\s+(\w+)/.exec(query ?? '')?.[1] ?? 'anonymous'
}
