// npm run mock: the client and the schema with made-up data, no host needed.
import { buildShell, listen } from '../http.ts'
import { run } from '../run.ts'
import { type Environment, readSettings } from '../settings.ts'
import { createMockGateway } from './mock-gateway.ts'

async function startMock(env: Environment) {
  const { port, graphiql, config, clientDir } = readSettings(env)
  const shell = await buildShell({ fetch: createMockGateway({ graphiql }).fetch, config, clientDir })
  const url = await listen(shell, port)
  return { url, graphiql, stop: () => shell.close() }
}

run(startMock(process.env), ({ url, graphiql }) => [
  `Mock on ${url}${graphiql ? `, GraphiQL at ${url}/graphql` : ''}; any e-mail and password sign in, nothing is kept.`,
])
