// A host whose project ops of acme has ten thousand of everything that its screens list, and whose ana has a hundred thousand notifications and ten thousand notes.
import { openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { type Part, runPart } from './child.ts'
import { growFinished, growMany } from './host/many.ts'
import { growNews } from './host/many-news.ts'
import { growNotes } from './host/many-notes.ts'
import type { HostAddress } from './host.process.ts'

/** Where it listens, the token of ana, and the form that has the answers. */
export interface ManyAddress extends HostAddress {
  form: string
}

async function start(): Promise<Part<ManyAddress>> {
  const cluster = await startTestCluster({ onDisk: true })
  try {
    const world = await openHostOn(cluster.address, { sample: true })
    const form = await growMany(world)
    await growNews(world)
    await growNotes(world)
    await growFinished(world)
    const token = await world.as('ana').token()
    const stop = async () => {
      await world.close()
      await cluster.stop()
    }
    return { ready: { url: await world.listen(), token: token ?? '', form }, stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

await runPart(start)
