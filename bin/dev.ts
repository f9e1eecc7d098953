// npm run dev: host, gateway and Vite's server with hot reload.
import { createServer } from 'vite'
import { run } from '#gateway/run.ts'
import { startGateway } from '#gateway/start.ts'
import { startOwnHost } from './own-host.ts'

async function startAll() {
  // Links in mails and GraphQL calls both go through the page that reloads.
  const host = await startOwnHost({ APP_URL: 'http://localhost:5173', ...process.env })
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
    const page = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/'
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
