// The whole product over the sample world with one heavy task in it, as a process of its own.
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { fillTask } from '#tests/kit/heavy-task.ts'
import { openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { type Part, runPart } from './child.ts'

/** The heavy task's page, and what a browser keeps of mia, who is signed in. */
export interface HeavyPage {
  url: string
  token: string
  user: string
}

async function start(): Promise<Part<HeavyPage>> {
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
    const task = await fillTask(host)
    const user = JSON.stringify((await host.as('mia').get('/auth/me')).body.data)
    const token = (await host.as('mia').token()) ?? ''
    return { ready: { url: `${address}/acme/projects/website/overview?task=${task.uuid}`, token, user }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

await runPart(start)
