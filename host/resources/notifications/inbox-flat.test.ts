// A page of a long inbox reads no more than it shows, however it is narrowed: shown by the plans and by rows read, not by a clock.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type InboxAsk, listInbox } from './notifications-list.store.ts'

const MANY = 30_000
let world: HostWorld
let ids: Record<string, string>

beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`
    insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject, concern, ordered_at, read_at, is_open)
    select t.company_id, pe.id, 'long:' || n, 'task', t.id::text, t.project_id, t.id, t.title, (array['mentioned', 'assigned', 'watching'])[n % 3 + 1],
      now() - n * interval '1 minute', case when n % 2 = 0 then now() end, false
    from generate_series(1, ${MANY}::int) n join (select *, row_number() over (order by id) as nth from tasks) t on t.nth = n % 300 + 1, people pe
    where pe.username = 'mia' and exists (select 1 from projects p where p.id = t.project_id and p.slug in ('website', 'mobile', 'ops'))`)
  await world.db.execute(sql.raw('vacuum analyze notifications'))
  const { rows } = await world.db.execute<{ slug: string; id: string }>(
    sql`select slug, id from projects union all select slug, id from companies union all select username, id from people`,
  )
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})
afterAll(() => world.close())

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] }

/** How many rows of `notifications` the first page reads. */
async function rowsRead(ask: Partial<InboxAsk>): Promise<number> {
  const pool = (world.db as unknown as { $client: pg.Pool }).$client
  const asked: { text: string; values: unknown[] }[] = []
  const seen = drizzle(pool, { logger: { logQuery: (text, values) => asked.push({ text, values }) } })
  const whole: InboxAsk = { tab: 'all', companyId: null, projectId: null, unread: false, before: null, perPage: 50 }
  expect((await listInbox(seen, ids.mia ?? '', { ...whole, ...ask })).views).toHaveLength(50)
  let read = 0
  const walk = (plan: Plan): void => {
    if (plan['Relation Name'] === 'notifications')
      read += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    plan.Plans?.forEach(walk)
  }
  for (const { text, values } of asked) {
    const explained = await pool.query(`explain (analyze, format json) ${text}`, values)
    walk(explained.rows[0]['QUERY PLAN'][0].Plan)
  }
  return read
}

test('INBOX-16 a page reads a page of thirty thousand rows: of all, of one workspace, of one project, of one reason, of what is unread', async () => {
  const companyId = ids.acme ?? ''
  const asks: Partial<InboxAsk>[] = [
    {},
    { companyId },
    { companyId, unread: true },
    { companyId, tab: 'mentioned' },
    { companyId, projectId: ids.website ?? '' },
    { companyId, projectId: ids.website ?? '', tab: 'assigned', unread: true },
  ]
  for (const ask of asks) expect(await rowsRead(ask), JSON.stringify(ask)).toBeLessThanOrEqual(1_000)
})
