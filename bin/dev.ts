// npm run dev: host, gateway and Vite's server with hot reload.
import { createServer } from 'vite'
import { startGateway } from '#gateway/start.ts'
import { run } from '#process/run.ts'
import { startOwnHost } from './own-host.ts'
import { assertCanStart } from './settings.ts'

/** Where Vite listens; vite.config.ts says the same. */
const PAGE = 5173

async function startAll() {
  await assertCanStart(process.env, { port: PAGE })
  // Links in mails and GraphQL calls both go through the page that reloads.
  const host = await startOwnHost({ ...process.env, APP_URL: process.env.APP_URL || `http://localhost:${PAGE}` }, null)
  const gateway = await startGateway({ ...process.env, HOST_URL: host.url }).catch(async (error: unknown) => {
    await host.stop()
    throw error
  })
  const stop = async () => {
    await gateway.stop()
    await host.stop()
  }
  try {
    process.env.GATEWAY_URL = gateway.url
    const vite = await createServer({ logLevel: 'warn' })
    await vite.listen()
    const page = vite.resolvedUrls?.local[0] ?? `http://localhost:${PAGE}/`
    return { page, gateway, host, stop: () => vite.close().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

run(startAll(), ({ page, gateway, host }) => [
  '',
  `  Client     ${page} (reloads as you write)`,
  `  GraphiQL   ${gateway.url}/graphql`,
  `  Host       ${host.url}`,
  ...(host.sample ? ['', '  Sign in as ana@example.com, password palette-demo-1'] : []),
  '',
  '  Ctrl+C stops all of it. A change in gateway/ or host/ needs a new start.',
])
