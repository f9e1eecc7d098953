// How long a file takes to be read, tried, written and taken back, and what that costs the host meanwhile (IMPORT-09).
import { startChild } from './child.ts'
import { table } from './figures.ts'
import type { ImportCost } from './imports.process.ts'

/** Seconds for writing the larger file, and MB of heap: the process has no more, so that garbage does not count. */
const BUDGET = { seconds: 300, heap: 300 }
const SIZES = [5_000, 50_000]

/** Measures each step in each size; `quick` leaves the larger one out. */
export async function benchImports({ quick }: { quick: boolean }): Promise<string[]> {
  const rows: string[][] = []
  for (const size of quick ? SIZES.slice(0, 1) : SIZES) {
    const host = await startChild<null>('imports.process.ts', [String(size)], { heap: BUDGET.heap })
    try {
      for (const step of ['read', 'dry', 'run', 'undo']) {
        const { seconds, heap, resident, deaf } = await host.ask<ImportCost>(step)
        const kept = seconds > BUDGET.seconds ? 'over' : 'kept'
        rows.push([`${step}, ${size / 1_000}k rows`, seconds.toFixed(1), kept, heap.toFixed(0), resident.toFixed(0), deaf.toFixed(0)])
      }
    } finally {
      await host.stop()
    }
  }
  return table(['a file', 'seconds', `≤ ${BUDGET.seconds}, heap ≤ ${BUDGET.heap}`, 'heap MB', 'resident MB', 'deaf for ms'], rows)
}
