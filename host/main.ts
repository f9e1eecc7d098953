// Runs the host: environment in, port open, clean stop on SIGINT and SIGTERM.
import { HostStartError } from './errors.ts'
import { startHost } from './start.ts'

function fail(error: unknown): never {
  process.stderr.write(error instanceof HostStartError ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`)
  process.exit(1)
}

const starting = startHost(process.env, () => fail(new HostStartError('The embedded PostgreSQL stopped; the host stops, too.')))

let asked = 0
function stop(): void {
  if (asked > 0) {
    // Ctrl+C arrives twice at once under npm and tsx; only who asks again a second later does not want to wait.
    if (Date.now() - asked > 1000) process.exit(1)
    return
  }
  asked = Date.now()
  starting.then((host) => host.stop()).then(() => process.exit(0), fail)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

starting.then(({ url }) => process.stdout.write(`Host on ${url}, its calls described at ${url}/docs\n`), fail)
