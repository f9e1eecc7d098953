// The export of a workspace of so many tasks, in a process of its own. Argument: how many tasks acme's website has.

import { growProject } from '#host/db/sample/grow.ts'
import { openFiles } from '#host/files/open-files.ts'
import { makeExports } from '#host/resources/exports/export-maker.ts'
import { openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { type Part, runPart } from './child.ts'

/** How long one took (s), the most memory that the process had meanwhile (MB of 1,000,000 bytes), the longest time in which it heard nothing else (ms), and the size (MB). */
export interface ExportCost {
  seconds: number
  resident: number
  deaf: number
  size: number
}

async function start(): Promise<Part<null>> {
  const cluster = await startTestCluster({ onDisk: true })
  const world = await openHostOn(cluster.address, { sample: true })
  const place = { companySlug: 'acme', projectSlug: 'website' }
  const now = await growProject(world.db, { ...place, tasks: 0 })
  await growProject(world.db, { ...place, tasks: Number(process.argv[2]) - now })
  const ana = world.as('ana')
  const query = { company_slug: 'acme' }

  async function measure(kind: string): Promise<ExportCost> {
    const { uuid } = (await ana.post('/exports/', query, { kind })).body.data
    const seen = { resident: 0, deaf: 0 }
    let heard = performance.now()
    const timer = setInterval(() => {
      seen.deaf = Math.max(seen.deaf, performance.now() - heard - 20)
      seen.resident = Math.max(seen.resident, process.memoryUsage().rss / 1_000_000)
      heard = performance.now()
    }, 20)
    const begun = performance.now()
    await makeExports({
      ...{ db: world.db, files: openFiles(world.settings), settings: world.settings },
      onError(error) {
        throw error
      },
    })
    const seconds = (performance.now() - begun) / 1_000
    clearInterval(timer)
    const { state, size } = (await ana.get(`/exports/${uuid}/`, query)).body.data
    if (state !== 'ready') throw new Error(`The export is ${state}.`)
    await ana.del(`/exports/${uuid}/`, query)
    return { ...seen, seconds, size: size / 1_000_000 }
  }

  return {
    ready: null,
    answer: measure,
    async stop() {
      await world.close()
      await cluster.stop()
    },
  }
}

await runPart(start)
