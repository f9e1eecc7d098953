// The first pages of the lists of a project at ten thousand rows each, as the host answers them.
import { startChild } from './child.ts'
import { milliseconds, spreadOf, table } from './figures.ts'
import { openPool } from './gateway/sides.ts'
import { MANY, manyCases } from './host/many.ts'
import type { ManyAddress } from './many.process.ts'

/** p50 of a first page in ms on a quiet machine (SCREEN-05). */
const BUDGET_MS = 50

/** Measures every list by turns; `quick` takes fewer. One line a list. */
export async function benchLists({ quick }: { quick: boolean }): Promise<string[]> {
  const child = await startChild<ManyAddress>('many.process.ts', [])
  const { url, token, form } = child.ready
  const pool = openPool(url, token)
  try {
    const asked = manyCases.map(({ name, path, query }) => ({
      name,
      address: `${path.replace(':form', form)}?${new URLSearchParams(query)}`,
      times: [] as number[],
      total: 0,
    }))
    const turns = quick ? 10 : 40
    for (let turn = 0; turn < turns + 3; turn += 1)
      for (const one of asked) {
        const sent = performance.now()
        const answer = (await pool.send('GET', one.address)) as { total?: number }
        // The first turns only warm up.
        if (turn >= 3) one.times.push(performance.now() - sent)
        one.total = answer.total ?? 0
      }
    const rows = asked.map(({ name, times, total }) => {
      const { p50, p975 } = spreadOf(times)
      return [
        name,
        total === 0 ? '–' : total.toLocaleString('en'),
        milliseconds(p50),
        milliseconds(p975),
        p50 > BUDGET_MS ? 'over' : 'kept',
      ]
    })
    return table([`first page of ${MANY.toLocaleString('en')}`, 'rows', 'p50 ms', 'p97.5', `≤ ${BUDGET_MS} ms`], rows)
  } finally {
    await pool.close()
    await child.stop()
  }
}
