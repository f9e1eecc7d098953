// npm run mock: the client and the gateway over a host in memory; no database is needed.
import { buildShell } from '#gateway/http.ts'
import { createMockGateway } from '#gateway/mock/mock-gateway.ts'
import { readSettings } from '#gateway/settings.ts'
import type { Environment } from '#process/environment.ts'
import { assertPortsFree, listenOn } from '#process/port.ts'
import { run } from '#process/run.ts'
import { buildClientIfStale } from './build-client.ts'

async function startMock(env: Environment) {
  const settings = readSettings(env)
  const port = { name: 'PORT', port: settings.port }
  await assertPortsFree(port)
  const { graphiql, config, clientDir } = settings
  if (!env.CLIENT_DIR) await buildClientIfStale((line) => process.stdout.write(`${line}\n`))
  const mock = createMockGateway({ graphiql })
  const shell = await buildShell({ fetch: mock.fetch, known: mock.known, routes: mock.routes, config, clientDir })
  const url = await listenOn(shell, port)
  return { url, graphiql, stop: () => shell.close().then(() => mock.close()) }
}

run(startMock(process.env), ({ url, graphiql }) => [
  `Mock on ${url}${graphiql ? `, GraphiQL at ${url}/graphql` : ''}; any email and password sign in, nothing is kept.`,
])
