// What memory the product keeps after ten thousand requests, run by the script that `npm run serve` runs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/world/host-process.ts'
import { buildServers } from '../../bin/build-servers.ts'
import { startChild } from './child.ts'
import type { Crowd } from './crowd.process.ts'
import { table } from './figures.ts'
import { openPool, type Sender } from './gateway/sides.ts'
import { workloads } from './gateway/workloads.ts'

/** Resident memory in MB of 1,000,000 bytes, and after how many requests. */
const MOST_MB = 300
const REQUESTS = 10_000

type Answer = { errors?: { extensions?: { code?: string } }[] }

/** Memory in MB, as the product itself tells it. */
interface Standing {
  resident: number
  heap: number
}

/** Measures it while it starts, and at five points of the requests; `quick` makes a fifth of them. */
export async function benchMemory({ quick }: { quick: boolean }): Promise<string[]> {
  const crowd = await startChild<Crowd>('crowd.process.ts', [])
  const product = await serve(crowd.ready.databaseUrl)
  const sender = openPool(product.url, crowd.ready.member)
  const requests = quick ? REQUESTS / 5 : REQUESTS
  const seen: [string, Standing][] = [['started', await product.standing()]]
  try {
    for (let part = 1; part <= 5; part++) {
      await many(sender, requests / 5)
      seen.push([`after ${((requests / 5) * part).toLocaleString('en')} requests`, await product.standing()])
    }
  } finally {
    await sender.close()
    await product.stop()
    await crowd.stop()
  }
  return table(
    ['host and gateway in one process', 'resident MB', 'heap in use MB', `≤ ${MOST_MB}`],
    seen.map(([when, { resident, heap }]) => [when, resident.toFixed(0), heap.toFixed(0), resident > MOST_MB ? 'over' : 'kept']),
  )
}

async function serve(databaseUrl: string) {
  await buildServers()
  const folder = await mkdtemp(join(tmpdir(), 'palette-bench-'))
  await writeFile(join(folder, 'index.html'), '<title>Palette</title>')
  const [port, hostPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { serve: string } }
  const flags = scripts.serve.split(' ').filter((word) => word.startsWith('--'))
  const child = spawn(process.execPath, [...flags, 'bin/built.js', 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      CLIENT_DIR: folder,
      PORT: String(port),
      HOST_PORT: String(hostPort),
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('npm run serve did not start.')))])
  return {
    url: `http://localhost:${port}`,
    async standing(): Promise<Standing> {
      const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
      const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]) / 1_000_000
      return { resident: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Eight at once, as a few people are: pages of 50 tasks, and each tenth time what a project opens with. What a busy machine does not answer in time counts, too. */
async function many(sender: Sender, requests: number): Promise<void> {
  const [page, boot] = workloads
  if (page === undefined || boot === undefined) throw new Error('There is nothing to ask.')
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let at = 0; at < requests / 8; at++) {
        const { query, variables } = at % 10 === 0 ? boot : page
        const answer = (await sender.send('POST', '/graphql', { query, variables: variables('', at) })) as Answer
        if (answer.errors?.some(({ extensions }) => extensions?.code !== 'UPSTREAM_TIMEOUT'))
          throw new Error(`A request was refused: ${JSON.stringify(answer.errors)}`)
      }
    }),
  )
}
