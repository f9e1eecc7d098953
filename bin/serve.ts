// npm run serve: the product as it is run in earnest. Builds nothing, makes no sample world, opens no GraphiQL.
import { parseArgs } from 'node:util'
import { isWorker } from '#process/fork.ts'
import { failStart, run } from '#process/run.ts'
import { StartError } from '#process/start-error.ts'
import { runWorker } from '#process/worker.ts'
import { assertCanServe } from './settings.ts'

const MOST_PROCESSES = 64

// Its people have a password that everybody knows.
const env = { ...process.env, NODE_ENV: 'production', SAMPLE: process.env.SAMPLE?.trim() || 'off' }

/** What `--processes` says; null without it. Throws StartError. */
function processesOf(args: string[]): number | null {
  const said = () => {
    try {
      return parseArgs({ args, options: { processes: { type: 'string' } } }).values.processes
    } catch (error) {
      throw new StartError((error as Error).message)
    }
  }
  const text = said()
  if (text === undefined) return null
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST_PROCESSES) return count
  throw new StartError(`--processes must be a number from 1 to ${MOST_PROCESSES}, not "${text}".`)
}

async function startOne() {
  await assertCanServe(env)
  const { startProduct } = await import('./product.ts')
  return startProduct(env)
}

async function runGroup(count: number): Promise<void> {
  const { startGroup } = await import('./group.ts')
  const starting = startGroup(env, count)
  run(starting, ({ url, hostUrl }) => [
    `Palette on ${url}, host on ${hostUrl}: ${count} processes, which kill -USR2 ${process.pid} replaces one after another`,
  ])
  // A terminal that is closed says SIGHUP, too, and means the end.
  for (const signal of process.stdin.isTTY ? ['SIGUSR2'] : ['SIGUSR2', 'SIGHUP'])
    process.on(
      signal,
      () =>
        void starting.then(
          ({ restart }) => restart(),
          () => undefined,
        ),
    )
}

async function serve(): Promise<void> {
  if (isWorker) {
    const { startGroupWorker } = await import('./group-worker.ts')
    return runWorker((share: Parameters<typeof startGroupWorker>[1]) => startGroupWorker(env, share))
  }
  const count = processesOf(process.argv.slice(2))
  if (count !== null) return runGroup(count)
  run(startOne(), ({ gateway, host }) => [`Palette on ${gateway.url}, host on ${host.url}`])
}

serve().catch(failStart)
