// The gateway beside the same REST calls made directly: latency one at a time by turns, then requests per second on 1 and 20 connections.

import { type Child, startChild } from './child.ts'
import { milliseconds, ratio, spreadOf, table } from './figures.ts'
import { byTurns, together } from './gateway/load.ts'
import { type Ask, directly, firstTasks, openPool, type Sender, throughGateway } from './gateway/sides.ts'
import { type Workload, workloads } from './gateway/workloads.ts'
import type { MadeCall } from './gateway.process.ts'
import type { HostAddress } from './host.process.ts'

/** The gateway's p50 against the direct calls' (design §10). */
const BUDGET = 1.3
const CROWD = 20

interface Measured {
  latency: string[]
  throughput: string[]
}

/** Measures every workload; `quick` takes fewer turns. One line a row, two tables. */
export async function benchGateway({ quick }: { quick: boolean }): Promise<string[]> {
  const host = await startChild<HostAddress[]>('host.process.ts', ['0'])
  try {
    const [address] = host.ready
    if (address === undefined) throw new Error('The host has no address.')
    const gateway = await startChild<string>('gateway.process.ts', [address.url])
    const graph = openPool(gateway.ready, address.token)
    const rest = openPool(address.url, address.token)
    try {
      const ids = await firstTasks(address)
      const measured: Measured[] = []
      for (const workload of workloads) measured.push(await measure({ workload, gateway, host, graph, rest, ids, quick }))
      const times = ['REST p50 ms', 'p97.5', 'gateway p50 ms', 'p97.5', `p50 ratio (≤ ${BUDGET})`]
      return [
        ...table(
          ['one at a time, by turns', 'REST calls', ...times],
          measured.map((row) => row.latency),
        ),
        '',
        ...table(
          [
            'requests per second',
            'REST, 1',
            'gateway, 1',
            `REST, ${CROWD}`,
            `gateway, ${CROWD}`,
            `p50 ms, ${CROWD}: REST`,
            'gateway',
            'ratio',
            'CPU ms: host',
            'gateway',
          ],
          measured.map((row) => row.throughput),
        ),
      ]
    } finally {
      await Promise.all([graph.close(), rest.close()])
      await gateway.stop()
    }
  } finally {
    await host.stop()
  }
}

interface Setting {
  workload: Workload
  gateway: Child<string>
  host: Child<HostAddress[]>
  graph: Sender
  rest: Sender
  ids: readonly string[]
  quick: boolean
}

async function measure({ workload, gateway, host, graph, rest, ids, quick }: Setting): Promise<Measured> {
  const [seen = ''] = ids
  const through = throughGateway(graph, workload)
  await gateway.ask('count')
  await through(seen, 0)
  const calls = await gateway.ask<MadeCall[]>('calls')
  const sides = [directly(rest, workload, calls, seen), through] as const
  const [direct = [], gated = []] = await byTurns(sides, ids, quick ? 100 : 400)
  const [slow, fast] = [spreadOf(gated), spreadOf(direct)]
  const alone = await inBlocks(sides, ids, 1, quick)
  const spent = () => Promise.all([host.ask<number>('cpu'), gateway.ask<number>('cpu')])
  const before = await spent()
  const crowd = await inBlocks(sides, ids, CROWD, quick)
  const after = await spent()
  const [restCount = 0, gatewayCount = 0] = crowd.map(({ times }) => times.length)
  const work = [(after[0] - before[0]) / (restCount + gatewayCount), (after[1] - before[1]) / gatewayCount]
  const figures = [fast.p50, fast.p975, slow.p50, slow.p975].map(milliseconds)
  const busy = crowd.map(({ times }) => spreadOf(times).p50)
  const [busyRest = Number.NaN, busyGateway = Number.NaN] = busy
  return {
    latency: [workload.name, String(calls.length), ...figures, ratio(slow.p50 / fast.p50, BUDGET)],
    throughput: [
      workload.name,
      ...[...alone, ...crowd].map(({ perSecond }) => perSecond.toFixed(0)),
      ...busy.map(milliseconds),
      `${(busyGateway / busyRest).toFixed(2)}×`,
      ...work.map(milliseconds),
    ],
  }
}

/** Both sides by turns in short blocks, so that a slow moment of the machine hits both. */
async function inBlocks(sides: readonly Ask[], ids: readonly string[], connections: number, quick: boolean) {
  const sums = sides.map(() => ({ perSecond: 0, times: [] as number[] }))
  const blocks = quick ? 2 : 4
  for (let block = 0; block < blocks; block++) {
    for (const [index, ask] of sides.entries()) {
      const { perSecond, times } = await together(ask, ids, connections, quick ? 500 : 1_500)
      const sum = sums[index]
      if (sum === undefined) continue
      sum.perSecond += perSecond / blocks
      sum.times.push(...times)
    }
  }
  return sums
}
