// The first pages of the lists of a project at ten thousand rows each, of an inbox at a hundred thousand and of ten thousand notes, as the host answers them.
import { startChild } from './child.ts'
import { milliseconds, spreadOf, table } from './figures.ts'
import { openPool } from './gateway/sides.ts'
import { MANY, type ManyCase, manyCases } from './host/many.ts'
import { NEWS, newsCases } from './host/many-news.ts'
import { noteCases } from './host/many-notes.ts'
import type { ManyAddress } from './many.process.ts'

/** p50 of a first page in ms on a quiet machine (SCREEN-05). */
const BUDGET_MS = 50
/** p95 of what is one person's own, in ms (INBOX-16, NOTE-05). */
const OWN_MS = 100

/** Measures every list by turns; `quick` takes fewer. One line a list. */
export async function benchLists({ quick }: { quick: boolean }): Promise<string[]> {
  const child = await startChild<ManyAddress>('many.process.ts', [])
  const { url, token, form } = child.ready
  const pool = openPool(url, token)
  try {
    const measured = (cases: readonly ManyCase[]) => measure(pool, cases, form, quick ? 10 : 40)
    const lists = (await measured(manyCases)).map(({ name, total, p50, p975 }) => [
      ...[name, total === 0 ? '–' : total.toLocaleString('en'), milliseconds(p50), milliseconds(p975)],
      p50 > BUDGET_MS ? 'over' : 'kept',
    ])
    const own = async (cases: readonly ManyCase[]) =>
      (await measured(cases)).map(({ name, p50, p95, p975 }) => [
        ...[name, milliseconds(p50), milliseconds(p95), milliseconds(p975)],
        p95 > OWN_MS ? 'over' : 'kept',
      ])
    const ofOne = (many: number) => [`${many.toLocaleString('en')} of one person`, 'p50 ms', 'p95', 'p97.5', `p95 ≤ ${OWN_MS} ms`]
    return [
      ...table([`first page of ${MANY.toLocaleString('en')}`, 'rows', 'p50 ms', 'p97.5', `≤ ${BUDGET_MS} ms`], lists),
      '',
      ...table(ofOne(NEWS), await own(newsCases)),
      '',
      ...table(ofOne(MANY), await own(noteCases)),
    ]
  } finally {
    await pool.close()
    await child.stop()
  }
}

/** Asks each by turns; the first turns only warm up. */
async function measure(pool: ReturnType<typeof openPool>, cases: readonly ManyCase[], form: string, turns: number) {
  const asked = cases.map(({ name, path, query }) => ({
    name,
    address: `${path.replace(':form', form)}?${new URLSearchParams(query)}`,
    times: [] as number[],
    total: 0,
  }))
  for (let turn = 0; turn < turns + 3; turn += 1)
    for (const one of asked) {
      const sent = performance.now()
      const answer = (await pool.send('GET', one.address)) as { total?: number }
      if (turn >= 3) one.times.push(performance.now() - sent)
      one.total = answer.total ?? 0
    }
  return asked.map(({ name, total, times }) => ({ name, total, ...spreadOf(times) }))
}
