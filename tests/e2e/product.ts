// The fixture of the browser tests: a product of its own for each test, and a page that fails on unexpected console errors.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { type HostWorld, openHostOn } from '#tests/kit/host-on-cluster.ts'

/** A running product over a copy of the sample world. */
export interface Product {
  /** Address of client and gateway. */
  url: string
  host: HostWorld
  /** Stops the host; every call fails from then on. */
  stopHost(): Promise<void>
  /** The host answers every write with this instead of doing it, until the returned function is called. */
  spoilWrites(answer: (response: ServerResponse) => void): () => void
  /** Holds every GraphQL answer until the returned function is called. */
  holdAnswers(): () => void
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

async function openProduct(env: Record<string, string>): Promise<Product & { close(): Promise<void> }> {
  const address = process.env.E2E_CLUSTER
  if (!address) throw new Error('The browser tests need their global setup.')
  const host = await openHostOn(JSON.parse(address), { sample: true, env })
  const hostUrl = await host.listen()
  let spoil: ((response: ServerResponse) => void) | null = null
  const { server } = host.app
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!spoil || request.method === 'GET') for (const listener of listeners) Reflect.apply(listener, server, [request, response])
    else spoil(response)
  })
  const operations: string[] = []
  const calls: string[] = []
  const onCall = ({ method, path }: { method: string; path: string }) => void calls.push(`${method} ${path}`)
  const gateway = createGateway({ hostUrl, graphiql: true, production: false, onCall })
  let gate: Promise<void> = Promise.resolve()
  let waiting = 0
  const settings = readSettings({ ...env, HOST_URL: hostUrl, CLIENT_DIR: process.env.CLIENT_DIR })
  const shell = await buildShell({
    async fetch(request) {
      waiting += 1
      try {
        if (request.method === 'POST') operations.push(operationName(await request.clone().text()))
        const response = await gateway.fetch(request)
        await gate
        return response
      } finally {
        waiting -= 1
      }
    },
    routes: gateway.routes,
    config: settings.config,
    clientDir: settings.clientDir,
  })
  const url = await shell.listen({ port: 0, host: '127.0.0.1' })
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
    spoilWrites(answer) {
      spoil = answer
      return () => {
        spoil = null
      }
    },
    holdAnswers() {
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
          // Frames of the browser's own, such as its PDF viewer, have no storage.
          if (window !== window.top) return
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
      await shell.close()
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

/** Playwright's test with a product. `page.goto('/')` is the product's; `expectedErrors` lists console errors that a test provokes, `env` are settings of host and gateway. */
export const test = base.extend<{ product: Product; expectedErrors: RegExp[]; env: Record<string, string> }>({
  env: [{}, { option: true }],
  product: async ({ env }, use) => {
    const product = await openProduct(env)
    await use(product)
    await product.close()
  },
  expectedErrors: [[], { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(
      errors.filter((text) => !expectedErrors.some((expected) => expected.test(text))),
      'console errors',
    ).toEqual([])
  },
})

export { expect }
