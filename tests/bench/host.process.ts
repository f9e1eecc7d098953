// Hosts over one PostgreSQL server, each with its own copy of the sample world. Arguments: how many tasks acme's website has in each; 0 leaves it as it is.
import { sql } from 'drizzle-orm'
import { growProject } from '#host/db/sample/grow.ts'
import { type HostWorld, openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { cpuSpent, type Part, runPart } from './child.ts'

/** Where a host listens, and the token of ana, who owns acme. */
export interface HostAddress {
  url: string
  token: string
}

async function start(): Promise<Part<HostAddress[]>> {
  const sizes = process.argv.slice(2).map(Number)
  const cluster = await startTestCluster({ onDisk: true })
  const worlds: HostWorld[] = []
  const stop = async () => {
    for (const world of worlds) await world.close()
    await cluster.stop()
  }
  try {
    const ready: HostAddress[] = []
    for (const size of sizes) {
      const world = await openHostOn(cluster.address, { sample: true })
      worlds.push(world)
      if (size > 0) await growTo(world, size)
      const token = await world.as('ana').token()
      ready.push({ url: await world.listen(), token: token ?? '' })
    }
    return { ready, answer: cpuSpent, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function growTo(world: HostWorld, size: number): Promise<void> {
  const place = { companySlug: 'acme', projectSlug: 'website' }
  const begun = performance.now()
  const now = await growProject(world.db, { ...place, tasks: 0 })
  await growProject(world.db, { ...place, tasks: size - now })
  // The test server does not wait for its log, so a vacuum right after the rows finds none of them old enough; later ones would.
  for (const statement of ['checkpoint', 'vacuum tasks', 'vacuum task_people', 'vacuum task_labels'])
    await world.db.execute(sql.raw(statement))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stderr.write(`host: ${size.toLocaleString('en')} tasks made in ${seconds} s\n`)
}

await runPart(start)
