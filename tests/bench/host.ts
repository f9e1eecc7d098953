// The task list of a project, and of a whole workspace, at a thousand, a hundred thousand and a million tasks, measured by turns.
import { startChild } from './child.ts'
import { milliseconds, ratio, spreadOf, table } from './figures.ts'
import { openPool, type Sender } from './gateway/sides.ts'
import { type ListCase, listCases } from './host/cases.ts'
import type { HostAddress } from './host.process.ts'

/** p50 of any size against that of the smallest (design §10). */
const BUDGET = 2
const SIZES = [1_000, 100_000, 1_000_000]
const PLACES = [
  ['one project', { company_slug: 'acme', project_slug: 'website' }],
  ['a workspace', { company_slug: 'acme' }],
] as const

/** Measures every case in every size; `quick` leaves the million out. One line a row, a table each for project and workspace. */
export async function benchHost({ quick }: { quick: boolean }): Promise<string[]> {
  const sizes = quick ? SIZES.slice(0, 2) : SIZES
  const host = await startChild<HostAddress[]>('host.process.ts', sizes.map(String))
  const pools = host.ready.map(({ url, token }) => openPool(url, token))
  try {
    const [first] = pools
    if (first === undefined) throw new Error('No host was started.')
    const cases = await listCases(first)
    const lines: string[] = []
    for (const [place, query] of PLACES) {
      const head = [
        `${place}, 50 rows, p50 ms`,
        ...sizes.flatMap((size, index) => (index === 0 ? [named(size)] : [named(size), `≤ ${BUDGET}×`])),
      ]
      const rows: string[][] = []
      for (const one of cases) rows.push(await measure(pools, { ...one, query: { ...query, ...one.query } }))
      lines.push(...table(head, rows), '')
    }
    return lines
  } finally {
    await Promise.all(pools.map((pool) => pool.close()))
    await host.stop()
  }
}

function named(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1_000}k`
}

async function measure(pools: readonly Sender[], { name, query, page }: ListCase): Promise<string[]> {
  const paths = await Promise.all(
    pools.map(async (pool) => {
      const path = `/tasks/?${new URLSearchParams({ ...query, per_page: '50' })}`
      const { total_pages: last } = (await pool.send('GET', path)) as { total_pages: number }
      const wanted = page === 'last' ? last : page === 'middle' ? Math.ceil(last / 2) : page
      return `${path}&page=${wanted}`
    }),
  )
  const times: number[][] = pools.map(() => [])
  const begun = performance.now()
  // A slow case is measured less often: what matters then is seen soon.
  for (let round = 0; round < 40 && (round < 8 || performance.now() - begun < 4_000); round++) {
    for (const [index, pool] of pools.entries()) {
      const sent = performance.now()
      await pool.send('GET', paths[index] ?? '')
      if (round >= 3) times[index]?.push(performance.now() - sent)
    }
  }
  const medians = times.map((list) => spreadOf(list).p50)
  const [least = Number.NaN] = medians
  return [
    name,
    ...medians.flatMap((median, index) => (index === 0 ? [milliseconds(median)] : [milliseconds(median), ratio(median / least, BUDGET)])),
  ]
}
