// Runs the gateway alone, against the host at HOST_URL.
import { run } from '#process/run.ts'
import { startGateway } from './start.ts'

run(startGateway(process.env), ({ url, graphiql }) => [`Gateway on ${url}${graphiql ? `, GraphiQL at ${url}/graphql` : ''}`])
