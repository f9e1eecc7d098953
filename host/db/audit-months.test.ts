// The activity log by months: nothing is lost on the way there, no line is ever refused, and an old month goes as a whole (issue 12, point 17).
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type OlderDatabase, openDatabaseBefore } from '#tests/kit/older-database.ts'
import { startAuditMonths, startForgetting } from '../resources/audit-events/audit-retention.store.ts'
import { dropAuditMonths, makeAuditMonths } from './audit-months.ts'

let older: OlderDatabase
let world: HostWorld
let direct: pg.ClientConfig
beforeAll(async () => {
  older = await openDatabaseBefore('audit_months')
  world = await openHostWorld()
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  const { host, port, user } = inject('cluster')
  direct = { host, port, user, database: rows[0]?.name }
  await world.db.execute(sql`insert into people (username, email, name) values ('ann', 'ann@example.com', 'Ann')`)
  await world.db.execute(sql`insert into companies (slug, name, owner_id) select 'one', 'One', id from people`)
})
afterAll(async () => {
  await older.close()
  await world.close()
})

const PATIENCE = { timeout: 20_000 }
const fail = (error: unknown) => {
  throw error
}

/** Writes a line dated `at`; answers its id. */
async function write(at: string): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into audit_events (company_id, action, kind, sentence, at) select id, 'workspace.change', 'settings', ${`at ${at}`}, ${at} from companies returning id`)
  return String(rows[0]?.id)
}

/** Ids of lines by the table that they are in. */
async function places(): Promise<Record<string, string[]>> {
  const { rows } = await world.db.execute<{ place: string; ids: string[] }>(
    sql`select e.tableoid::regclass::text as place, array_agg(id::text order by id) as ids from audit_events e group by 1`,
  )
  return Object.fromEntries(rows.map(({ place, ids }) => [place.replace('months.audit_events_', ''), ids]))
}

const months = async () =>
  (
    await world.db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'months'::regnamespace and relkind = 'r' order by 1`,
    )
  ).rows.map(({ name }) => name.replace('audit_events_', ''))

const monthOf = (ahead: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7).replace('-', '_')
}

test('#12 point 17: the migration keeps every line as it was, with its id, puts it into its month, and goes on counting where it was', async () => {
  const { client, migrate } = older
  await client.query(`insert into people (username, email, name) values ('ann', 'ann@example.com', 'Ann')`)
  await client.query(
    `insert into companies (slug, name, owner_id) select slug, slug, (select id from people) from unnest('{one,two}'::text[]) slug`,
  )
  // Ids that are missing, moments that go back and forth, the edges of months, and one that is far away.
  await client.query(`
    insert into audit_events (company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail)
    select c.id, timestamptz '2025-01-31 23:59:59.999999Z' + (n * 7919 % 500) * interval '1 day' + (n % 2) * interval '1 microsecond', p.id, p.name, 'task.change', 'tasks',
      'line ' || n, case when n % 5 = 0 then '[{"text":"a"},{"at":"2025-02-03T04:05:06Z"}]'::jsonb end, 'task', n::text, 'WEB-' || n, gen_random_uuid(), jsonb_build_object('n', n)
    from generate_series(1, 3000) n, companies c, people p`)
  await client.query(
    `insert into audit_events (company_id, at, action, kind, sentence) select id, '2031-03-04Z', 'workspace.change', 'settings', 'later' from companies`,
  )
  await client.query(`set palette.audit_deletion = 'on'`)
  await client.query(`delete from audit_events where id % 11 = 0 or id > 6001`)
  await client.query(`reset palette.audit_deletion`)
  const read = async () => (await client.query<{ row: string }>('select to_jsonb(e)::text as row from audit_events e order by id')).rows
  const before = await read()
  await migrate()
  expect(before.length).toBe(5456)
  expect(await read()).toEqual(before)
  const { rows: wrong } = await client.query(`
    select tableoid::regclass as place, at from audit_events where tableoid::regclass::text <> 'months.audit_events_' || to_char(at at time zone 'UTC', 'YYYY_MM')`)
  expect(wrong).toEqual([])
  const { rows } = await client.query<{ id: string }>(
    `insert into audit_events (company_id, action, kind, sentence) select id, 'workspace.change', 'settings', 'now' from companies limit 1 returning id`,
  )
  expect(rows).toEqual([{ id: '6003' }])
})

test('a line is never refused: without a month it waits in a place of its own, and moves when its month is made', async () => {
  expect(await months()).toEqual([...[0, 1, 2, 3].map(monthOf), 'other'])
  const ids = [await write('2024-02-29T23:59:59.999Z'), await write('2024-03-01T00:00:00Z'), await write('2024-02-01T00:00:00Z')]
  const now = await write(new Date().toISOString())
  expect(await places()).toEqual({ [monthOf(0)]: [now], other: ids })
  const before = await world.db.execute(sql`select to_jsonb(e) as row from audit_events e order by id`)
  expect(await makeAuditMonths(direct)).toEqual(['2024-02-01', '2024-03-01'])
  expect(await makeAuditMonths(direct)).toEqual([])
  expect(await places()).toEqual({ [monthOf(0)]: [now], '2024_02': [ids[0], ids[2]], '2024_03': [ids[1]] })
  expect((await world.db.execute(sql`select to_jsonb(e) as row from audit_events e order by id`)).rows).toEqual(before.rows)
})

test('months are made by rounds as time goes on; two hosts at once make each once', async () => {
  const now = () => new Date('2027-12-31T23:59:59.999Z')
  const rounds = [1, 2].map(() => startAuditMonths({ direct, onError: fail, now }))
  await expect.poll(months, PATIENCE).toContain('2028_03')
  await Promise.all(rounds.map((one) => one.stop()))
  expect((await months()).filter((name) => name > '2027_12' && name < 'o')).toEqual(['2028_01', '2028_02', '2028_03'])
})

test('whoever reads the log for long keeps months from being made for a moment only, and nobody from writing', async () => {
  await write('2023-05-05T05:05:05Z')
  const reader = new pg.Client(direct)
  await reader.connect()
  try {
    await reader.query('begin')
    await reader.query('select count(*) from audit_events')
    await expect(makeAuditMonths(direct)).rejects.toMatchObject({ code: '55P03' })
    await write(new Date().toISOString())
    await reader.query('commit')
    expect(await makeAuditMonths(direct)).toEqual(['2023-05-01'])
  } finally {
    await reader.end()
  }
})

test('TLOG-03 neither the log nor a month of it is changed or emptied, and each line has its workspace', async () => {
  const refused = { cause: { message: 'The activity log is never changed.' } }
  for (const table of ['audit_events', 'months.audit_events_2024_02', 'months.audit_events_other'])
    await expect(world.db.execute(sql.raw(`truncate ${table}`)), table).rejects.toMatchObject(refused)
  for (const change of [`update %s set sentence = ''`, 'delete from %s'])
    for (const table of ['audit_events', 'months.audit_events_2024_02'])
      await expect(world.db.execute(sql.raw(change.replace('%s', table))), `${change} ${table}`).rejects.toMatchObject(refused)
  const stranger = sql`insert into audit_events (company_id, action, kind, sentence, at) values (gen_random_uuid(), 'workspace.change', 'settings', '', '2024-02-02')`
  await expect(world.db.execute(stranger)).rejects.toMatchObject({ cause: { code: '23503' } })
  // Moving lines leaves nothing switched off behind it.
  await expect(
    world.db.transaction(async (tx) => {
      await write('2022-01-01')
      await tx.execute(sql`select make_audit_month('2022-01-01')`)
      await tx.execute(sql`delete from audit_events where at < '2022-02-01'`)
    }),
  ).rejects.toMatchObject(refused)
})

test('AUDIT_DAYS drops the months that are over for so long, and of the month in which it ends the lines before; a month that is not over stays', async () => {
  await makeAuditMonths(direct)
  const [kept, last] = [await write('2024-03-20T00:00:00Z'), await write('2024-03-19T23:59:59Z')]
  const errors: unknown[] = []
  const now = () => new Date('2024-04-19T00:00:00Z')
  const forgetting = startForgetting({ db: world.db, direct, days: 30, onError: (error) => errors.push(error), now })
  await expect.poll(async () => Object.values(await places()).flat(), PATIENCE).not.toContain(last)
  await forgetting.stop()
  expect(errors).toEqual([])
  expect((await months()).filter((name) => name < '2024_99')).toEqual(['2024_03'])
  expect((await places())['2024_03']).toEqual([kept])
  const { rows } = await world.db.execute(sql`select drop_audit_month('2024-03-31') as gone`)
  expect(rows).toEqual([{ gone: '1' }])
  await expect(world.db.execute(sql`select drop_audit_month(current_date)`)).rejects.toMatchObject({ cause: { message: /is not over/ } })
  expect(await dropAuditMonths(direct, new Date('2024-04-19T00:00:00Z'))).toBe(0)
})

test('a workspace that is deleted takes its lines along, of every month', async () => {
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('palette.audit_deletion', 'on', true)`)
    await tx.execute(sql`delete from companies`)
  })
  expect(await places()).toEqual({})
})

test('PostgreSQL reads only the months that a moment leaves', async () => {
  const read = async (where: string) => {
    const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(
        `explain (costs off) select * from audit_events where company_id = gen_random_uuid() and ${where} order by at desc, id desc limit 50`,
      ),
    )
    return [...new Set(rows.flatMap((row) => row['QUERY PLAN'].match(/ on audit_events_(\w+)/)?.[1] ?? []))]
  }
  const days = (first: string, last: string) => `at >= timestamptz '${first}' and at < timestamptz '${last}'`
  const here = monthOf(0).replace('_', '-')
  expect(await read(days(`${here}-02Z`, `${here}-03Z`))).toEqual([monthOf(0)])
  await world.db.execute(sql`select make_audit_month('2021-01-01')`)
  expect(await read('true')).toContain('2021_01')
  expect(await read(`at >= timestamptz '${here}-01Z'`)).not.toContain('2021_01')
})
