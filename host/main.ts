// Runs the host alone: environment in, port open, clean stop on SIGINT and SIGTERM.
import { withMetrics } from '#process/metrics-server.ts'
import { failStart, run } from '#process/run.ts'
import { HostStartError } from './errors.ts'
import { startHost } from './start.ts'

const lost = () => failStart(new HostStartError('The embedded PostgreSQL stopped; the host stops, too.'))

run(
  withMetrics(process.env, (metrics) => startHost(process.env, { onLost: lost, metrics })),
  ({ url }) => [`Host on ${url}, its calls described at ${url}/docs`],
)
