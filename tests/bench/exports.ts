// How long a workspace takes to be exported, and what that costs the host meanwhile (EXPORT-08).
import { startChild } from './child.ts'
import type { ExportCost } from './exports.process.ts'
import { table } from './figures.ts'

/** Seconds for the larger one. */
const BUDGET = 120
const SIZES = [10_000, 100_000]

/** Measures both kinds in each size; `quick` leaves the larger one out. */
export async function benchExports({ quick }: { quick: boolean }): Promise<string[]> {
  const rows: string[][] = []
  for (const size of quick ? SIZES.slice(0, 1) : SIZES) {
    const host = await startChild<null>('exports.process.ts', [String(size)])
    try {
      for (const kind of ['zip', 'markdown']) {
        const { seconds, resident, deaf, size: bytes } = await host.ask<ExportCost>(kind)
        const kept = seconds > BUDGET ? 'over' : 'kept'
        rows.push([`${kind}, ${size / 1_000}k tasks`, seconds.toFixed(1), kept, resident.toFixed(0), deaf.toFixed(0), bytes.toFixed(1)])
      }
    } finally {
      await host.stop()
    }
  }
  return table(['a workspace', 'seconds', `≤ ${BUDGET}`, 'resident MB', 'deaf for ms', 'MB'], rows)
}
