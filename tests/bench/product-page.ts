// The whole product over the sample world as a process of its own, for what a browser measures.
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { type HostWorld, openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import type { Part } from './child.ts'

/** A page of it, and what a browser keeps of whoever is signed in. */
export interface ProductPage {
  url: string
  token: string
  user: string
}

/** Starts it, lets `fill` change the world and answer the path of the page, and signs `username` in. */
export async function openProductPage(username: string, fill: (host: HostWorld) => Promise<string>): Promise<Part<ProductPage>> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const run of stops.splice(0).reverse()) await run()
  }
  try {
    const cluster = await startTestCluster({ onDisk: true })
    stops.push(cluster.stop)
    const host = await openHostOn(cluster.address, { sample: true })
    stops.push(() => host.close())
    const hostUrl = await host.listen()
    const gateway = createGateway({ hostUrl, graphiql: false, production: true })
    stops.push(() => gateway.close())
    const { config, clientDir } = readSettings({ HOST_URL: hostUrl })
    const shell = await buildShell({ fetch: gateway.fetch, known: gateway.known, routes: gateway.routes, config, clientDir })
    stops.push(() => shell.close())
    const address = await shell.listen({ port: 0, host: '127.0.0.1' })
    const path = await fill(host)
    const user = JSON.stringify((await host.as(username).get('/auth/me')).body.data)
    const token = (await host.as(username).token()) ?? ''
    return { ready: { url: `${address}${path}`, token, user }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
