// Runs the gateway alone, against the host at HOST_URL.
import { withMetrics } from '#process/metrics-server.ts'
import { run } from '#process/run.ts'
import { startGateway } from './start.ts'

run(
  withMetrics(process.env, (metrics) => startGateway(process.env, metrics)),
  ({ url, graphiql }) => [`Gateway on ${url}${graphiql ? `, GraphiQL at ${url}/graphql` : ''}`],
)
