// Ten thousand entries and more: reports read what they are about by index, exports hold few rows at once (TIME-21).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { countDays, readChunks } from './time-export.store.ts'
import { fromEntries, type TimeLogFilter } from './time-log.store.ts'

const HERE = 10_000
const ELSEWHERE = 40_000
const ZONE = 'Europe/Berlin'

let world: HostWorld
let where: TimeLogFilter['where']
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`delete from time_entries`)
  // Every hour of a year and more from the 1st of January 2025 on, of three people in turn.
  const fill = (slug: string, count: number) =>
    // Without triggers: what tasks count of it is not read here.
    world.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
      insert into time_entries (company_id, project_id, task_id, person_id, started_at, ended_at)
      select t.company_id, t.project_id, t.id, p.id, '2025-01-01Z'::timestamptz + make_interval(hours => n % ${HERE}), '2025-01-01 00:20Z'::timestamptz + make_interval(hours => n % ${HERE})
      from generate_series(0, ${count - 1}) n
        join (select *, row_number() over (order by id) as at from tasks where project_id = (select p.id from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = ${slug}) limit 100) t on t.at = n % 100 + 1
        join (select id, row_number() over (order by username) as at from people where username in ('ana', 'ben', 'mia')) p on p.at = n % 3 + 1`)
    })
  await fill('website', HERE)
  await fill('mobile', ELSEWHERE)
  await world.db.execute(sql`analyze time_entries`)
  where = sql`e.project_id = (select p.id from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = 'website') and e.ended_at is not null`
}, 120_000)
afterAll(() => world.close())

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** How entries were read, and how many of them. */
async function touched(filter: TimeLogFilter) {
  const { rows } = await world.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) select e.id ${fromEntries(filter)}`,
  )
  const scans: string[] = []
  let read = 0
  const walk = (plan: Plan): void => {
    if (plan['Relation Name'] === 'time_entries') {
      scans.push(plan['Node Type'])
      read += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    }
    plan.Plans?.forEach(walk)
  }
  if (rows[0]) walk(rows[0]['QUERY PLAN'][0].Plan)
  return { scans, read }
}

test('TIME-21 a week among 50,000 entries is found by index: a few more than it has are read', async () => {
  const week = await touched({ where, start: '2025-06-02', end: '2025-06-08', zone: ZONE })
  expect(week.scans).not.toContain('Seq Scan')
  expect(week.scans).not.toHaveLength(0)
  expect(week.read).toBeLessThanOrEqual(7 * 24 + 8)
})

test('TIME-21 TIME-03 TIME-04 list, sums and grid of 10,000 entries agree with what there is', async () => {
  const range = { start: '2025-01-01', end: '2025-12-31', timezone: 'UTC' }
  const list = await world.as('ana').get('/time-trackings/', { ...WEBSITE, ...range, group: 'person' })
  expect(list.body.total).toBe(365 * 24)
  expect(list.body.totals.seconds).toBe(365 * 24 * 1200)
  expect(list.body.totals.days).toHaveLength(365 * 3)
  const grid = await world.as('ana').get('/time-trackings/grid/', { ...WEBSITE, week: '2025-06-02', timezone: 'UTC' })
  expect(grid.body.data.seconds).toBe(7 * 24 * 1200)
})

test('TIME-21 an export holds some days at once, however many entries there are', async () => {
  const filter = { where, start: '2025-01-01', end: '2025-12-31', zone: 'UTC', named: true } as const
  const sizes: number[] = []
  for await (const chunk of readChunks(world.db, filter, await countDays(world.db, filter))) sizes.push(chunk.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(365 * 24)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000)
})

test('TIME-21 SCREEN-05 seconds of entries are a part of their query, no function that is called for each row', async () => {
  const planOf = async (query: ReturnType<typeof sql>) =>
    (await world.db.execute<{ 'QUERY PLAN': string }>(sql`explain (verbose) ${query}`)).rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(await planOf(sql`select sum(entry_seconds(started_at, ended_at)) from time_entries`)).not.toContain('entry_seconds')
  const { rows } = await world.db.execute<{ seconds: number }>(sql`
    select entry_seconds('2025-03-30 00:30Z'::timestamptz, ended) as seconds
    from (values (1, '2025-03-30 02:30:00.9Z'::timestamptz), (2, '2025-06-01 00:30Z'), (3, null)) given (nth, ended) order by nth`)
  expect(rows.map(({ seconds }) => seconds)).toEqual([7_200, 63 * 86_400, 0])
})
