// npm start: builds the client if need be, then runs host and gateway in one process.
import { run } from '#process/run.ts'
import { buildClientIfStale } from './build-client.ts'
import { startProduct } from './product.ts'
import { assertCanStart } from './settings.ts'

async function startAll() {
  await assertCanStart(process.env)
  await buildClientIfStale((line) => process.stdout.write(`${line}\n`))
  return startProduct(process.env)
}

run(startAll(), ({ gateway, host }) => [
  '',
  `  Palette    ${gateway.url}`,
  ...(gateway.graphiql ? [`  GraphiQL   ${gateway.url}/graphql`] : []),
  `  Host       ${host.url}${host.own ? ` (its calls: ${host.url}/docs)` : ''}`,
  ...(host.sample ? ['', '  Sign in as ana@example.com, password palette-demo-1'] : []),
  '',
  '  Ctrl+C stops all of it.',
])
