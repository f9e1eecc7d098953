// The import of a file of so many rows, in a process of its own. Argument: how many rows.
import { openFiles } from '#host/files/open-files.ts'
import { workOnImports } from '#host/resources/imports/import-worker.ts'
import { openHostOn } from '#tests/kit/host-on-cluster.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { type Part, runPart } from './child.ts'

/** How long one step took (s), the most heap and memory that the process had meanwhile (MB of 1,000,000 bytes), and the longest time in which it heard nothing else (ms). */
export interface ImportCost {
  seconds: number
  heap: number
  resident: number
  deaf: number
}

const STEPS = { dry: 'dry-run', run: 'start', undo: 'undo' } as const

function csvOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const parent = at % 10 === 0 ? '' : `B-${at - (at % 10)}`
    return `B-${at},"Row ${at}, which has a title of some length",State ${at % 5},"area ${at % 7}, kind ${at % 11}","Some *words* about row ${at}.",2026-0${(at % 9) + 1}-15,${parent},2026-01-02;Kim Lee;Said of ${at}`
  })
  return `Id,Title,Status,Labels,Description,Due date,Parent,Comment\n${lines.join('\n')}\n`
}

async function start(): Promise<Part<null>> {
  const cluster = await startTestCluster({ onDisk: true })
  const world = await openHostOn(cluster.address, { sample: true })
  const ana = world.as('ana')
  const query = { company_slug: 'acme' }
  let uuid = ''

  async function work(): Promise<ImportCost> {
    const seen = { heap: 0, resident: 0, deaf: 0 }
    let heard = performance.now()
    const timer = setInterval(() => {
      const { heapUsed, rss } = process.memoryUsage()
      seen.deaf = Math.max(seen.deaf, performance.now() - heard - 20)
      seen.heap = Math.max(seen.heap, heapUsed / 1_000_000)
      seen.resident = Math.max(seen.resident, rss / 1_000_000)
      heard = performance.now()
    }, 20)
    const begun = performance.now()
    await workOnImports({
      ...{ db: world.db, files: openFiles(world.settings), settings: world.settings },
      onError(error) {
        throw error
      },
    })
    clearInterval(timer)
    return { ...seen, seconds: (performance.now() - begun) / 1_000 }
  }

  async function measure(step: string): Promise<ImportCost> {
    if (step === 'read') {
      const { payload, headers } = multipart('rows.csv', csvOf(Number(process.argv[2])))
      uuid = (await ana.send({ method: 'POST', url: '/imports/', query, payload, headers })).body.data.uuid
      const cost = await work()
      const { mapping } = (await ana.get(`/imports/${uuid}/`, query)).body.data
      await ana.put(`/imports/${uuid}/mapping`, query, mapping)
      return cost
    }
    const name = STEPS[step as keyof typeof STEPS]
    await ana.post(`/imports/${uuid}/${name}`, query, name === 'undo' ? {} : undefined)
    const cost = await work()
    const { state } = (await ana.get(`/imports/${uuid}/`, query)).body.data
    if (state !== { 'dry-run': 'ready', start: 'done', undo: 'undone' }[name]) throw new Error(`The import is ${state}.`)
    return cost
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
