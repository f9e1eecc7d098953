// List pages cost the same in a small project and in a big one: shown by the plans and by rows read, not by a clock.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growProject } from '#host/db/sample/grow.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { TaskFilter } from './task-filter.ts'
import type { Sort } from './task-order.ts'
import { SORTS } from './tasks.schema.ts'
import { listTasks, visibleProjectIds } from './tasks-list.store.ts'

const BIG = 30_000
let world: HostWorld
let ids: Record<string, string>
let ana: string
let acme: string[]
const queries: { text: string; values: unknown[] }[] = []

beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await growProject(world.db, { companySlug: 'acme', projectSlug: 'mobile', tasks: BIG })
  const { rows } = await world.db.execute<{ slug: string; id: string }>(
    sql`select slug, id from projects union all select username, id from people`,
  )
  ids = Object.fromEntries(rows.map((row) => [row.slug, row.id]))
  ana = ids.ana ?? ''
  const company = await world.db.execute<{ id: string }>(sql`select id from companies where slug = 'acme'`)
  acme = await visibleProjectIds(world.db, ana, { companyId: company.rows[0]?.id ?? '', role: 'owner', archived: false })
})
afterAll(() => world.close())

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Rows of `tasks` that a list touches, over all its queries, and how many queries it is. */
async function touched(
  projectIds: string[],
  filter: TaskFilter,
  sort: Sort,
  page = 1,
): Promise<{ rows: number; queries: number; scans: string[] }> {
  queries.length = 0
  const pool = (world.db as unknown as { $client: pg.Pool }).$client
  const seen = drizzle(pool, { logger: { logQuery: (text, values) => queries.push({ text, values }) } })
  await listTasks(seen, { projectIds, viewerId: ana }, filter, { page, perPage: 50, sort })
  const asked = [...queries]
  let rows = 0
  const scans: string[] = []
  for (const { text, values } of asked) {
    const explained = await pool.query(`explain (analyze, format json) ${text}`, values)
    const walk = (plan: Plan): void => {
      if (plan['Relation Name'] === 'tasks') {
        rows += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
        scans.push(plan['Node Type'])
      }
      plan.Plans?.forEach(walk)
    }
    walk(explained.rows[0]['QUERY PLAN'][0].Plan)
  }
  return { rows, queries: asked.length, scans }
}

test.each(SORTS.flatMap((sort) => [sort, `-${sort}`] as Sort[]))(
  'sorted by %s, first and last page read no more rows of 30,000 tasks than of 240',
  async (sort) => {
    for (const page of [1, Math.ceil((BIG + 120) / 50)]) {
      const big = await touched([ids.mobile ?? ''], {}, sort, page)
      expect(big.queries).toBe(page === 1 ? 2 : 3)
      expect(big.scans).not.toContain('Seq Scan')
      expect(big.rows).toBeLessThanOrEqual(400)
      const workspace = await touched(acme, {}, sort, page)
      expect(workspace.queries).toBe(page === 1 ? 2 : 3)
      expect(workspace.scans).not.toContain('Seq Scan')
      expect(workspace.rows).toBeLessThanOrEqual(800)
    }
  },
)

test('filtered lists stay bounded, be there many matches, few or none', async () => {
  const first = async (table: string) => {
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select id from ${sql.raw(table)} where project_id = ${ids.mobile} order by id limit 1`,
    )
    return { ids: [rows[0]?.id ?? 0], none: false }
  }
  const filters: TaskFilter[] = [
    { workflow_id: await first('workflows') },
    { type_id: await first('task_types') },
    { sprint_id: await first('sprints') },
    { labels: await first('labels') },
    { people: { ids: [ids.mia ?? ''], none: false } },
    { people: { ids: [ids.rex ?? ''], none: false } },
    { done: true },
    { is_draft: true },
    { isFavourite: true },
    { due_from: '2031-01-01' },
    { search: 'xyzzy' },
    { search: 'the' },
    { search: 'MOB-77' },
  ]
  for (const filter of filters) {
    for (const place of [[ids.mobile ?? ''], acme]) {
      const { rows, queries: asked } = await touched(place, filter, 'position')
      expect(asked).toBeLessThanOrEqual(3)
      expect(rows, JSON.stringify(filter)).toBeLessThanOrEqual(filter.search ? 20_000 : 8_000)
    }
  }
  for (const filter of [filters[5], filters[8], filters[9], filters[10], filters[12]]) {
    expect((await touched([ids.mobile ?? ''], filter ?? {}, 'position')).rows, JSON.stringify(filter)).toBeLessThanOrEqual(100)
  }
})

test('a page of 200 is as many queries as a page of one', async () => {
  for (const perPage of [1, 200]) {
    queries.length = 0
    const pool = (world.db as unknown as { $client: pg.Pool }).$client
    const seen = drizzle(pool, { logger: { logQuery: (text, values) => queries.push({ text, values }) } })
    const page = await listTasks(seen, { projectIds: acme, viewerId: ana }, {}, { page: 1, perPage, sort: '-due_date' })
    expect(page.tasks).toHaveLength(perPage)
    expect(queries).toHaveLength(2)
  }
})
