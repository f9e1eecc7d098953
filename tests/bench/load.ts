// One person at work beside fifty who ask for all they can.
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from './child.ts'
import type { Crowd } from './crowd.process.ts'
import { milliseconds, ratio, spreadOf, table } from './figures.ts'
import { openPool, type Sender } from './gateway/sides.ts'
import { tasksPage } from './gateway/workloads.ts'

/** What the p95 of somebody who behaves may become beside fifty greedy people. */
const MOST_TIMES = 3
/** Between two of their requests, in ms: as people who look at what they get. */
const PAUSE_MS = 100

/** Measures both by turns; `quick` takes fewer. */
export async function benchLoad({ quick }: { quick: boolean }): Promise<string[]> {
  const crowd = await startChild<Crowd>('crowd.process.ts', [])
  const { databaseUrl, member, guests } = crowd.ready
  const product = await startChild<string>('product.process.ts', [databaseUrl])
  const greedy = await startChild<true>('greedy.process.ts', [product.ready, ...guests])
  const sender = openPool(product.ready, member)
  try {
    const [alone, beside]: [number[], number[]] = [[], []]
    let answered = 0
    let refused = 0
    for (let turn = 0; turn < (quick ? 2 : 4); turn++) {
      alone.push(...(await atWork(sender, quick ? 20 : 40)))
      await greedy.ask('begin')
      // Until their first answers are there.
      await pause(2_000)
      beside.push(...(await atWork(sender, quick ? 20 : 40)))
      const told = await greedy.ask<{ answered: number; refused: number }>('end')
      answered += told.answered
      refused += told.refused
      await calm(sender)
    }
    const [quiet, busy] = [p95(alone), p95(beside)]
    return [
      ...table(
        ['a page of 50 tasks every 0.1 s', 'requests', 'p50 ms', 'p95 ms', `p95 ratio (≤ ${MOST_TIMES})`],
        [
          ['alone', String(alone.length), milliseconds(spreadOf(alone).p50), milliseconds(quiet), ''],
          [
            `beside ${guests.length} greedy people`,
            String(beside.length),
            milliseconds(spreadOf(beside).p50),
            milliseconds(busy),
            ratio(busy / quiet, MOST_TIMES),
          ],
        ],
      ),
      '',
      `The greedy ones were answered ${answered} pages of 200 and refused ${refused} times.`,
    ]
  } finally {
    await sender.close()
    await greedy.stop()
    await product.stop()
    await crowd.stop()
  }
}

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

async function page(sender: Sender): Promise<number> {
  const begun = performance.now()
  const answer = (await sender.send('POST', '/graphql', tasksPage(50))) as { errors?: unknown }
  if (answer.errors) throw new Error(`The person at work was refused: ${JSON.stringify(answer.errors)}`)
  return performance.now() - begun
}

async function atWork(sender: Sender, times: number): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < times; at++) {
    taken.push(await page(sender))
    await pause(PAUSE_MS)
  }
  return taken
}

/** Until what was asked for is worked off: three pages in a row are quick. */
async function calm(sender: Sender): Promise<void> {
  for (let quick = 0; quick < 3; ) quick = (await page(sender)) < 100 ? quick + 1 : 0
}
