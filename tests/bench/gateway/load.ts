// Asks again and again and takes the time.
import type { Ask } from './sides.ts'

let turn = 0

async function timed(ask: Ask, id: string): Promise<number> {
  const begun = performance.now()
  await ask(id, turn++)
  return performance.now() - begun
}

/** Milliseconds of `rounds` requests of each side, one at a time and by turns, after some that warm both up. */
export async function byTurns(sides: readonly Ask[], ids: readonly string[], rounds: number): Promise<number[][]> {
  const times: number[][] = sides.map(() => [])
  const warmUp = Math.ceil(rounds / 4)
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [index, ask] of sides.entries()) {
      const time = await timed(ask, ids[round % ids.length] ?? '')
      if (round >= warmUp) times[index]?.push(time)
    }
  }
  return times
}

/** What `connections` that never pause get done in some milliseconds. */
export interface Throughput {
  perSecond: number
  times: number[]
}

/** Keeps `connections` busy for `length` milliseconds, each with a task of its own. */
export async function together(ask: Ask, ids: readonly string[], connections: number, length: number): Promise<Throughput> {
  const times: number[] = []
  const begun = performance.now()
  const worker = async (_: unknown, index: number) => {
    while (performance.now() - begun < length) times.push(await timed(ask, ids[index % ids.length] ?? ''))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { perSecond: (times.length * 1000) / (performance.now() - begun), times }
}
