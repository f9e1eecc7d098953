// An archive that comes into a workspace with work in it: beside that, by people who are there, and taken back whole (EXPORT-02, IMPORT-05, IMPORT-10).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringFile, decide, doStep, importNow, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf } from '#tests/kit/made-exports.ts'
import { archiveBytes } from '#tests/kit/same-archives.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { remindOfInvoices } from '../../invoices/invoice-reminders.store.ts'
import { remindOfDueDates } from '../../notifications/due-reminders.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const FRESH = { company_slug: 'fresh' }
const MOBILE = { ...ACME, project_slug: 'mobile' }

// All of the sample comes and goes, on a machine that may be several times slower than a quiet one.
vi.setConfig({ testTimeout: 180_000 })

const QUIET = new Set(['log', 'notification', 'imports', 'exports'])
/** How many rows each table has, but for those that tell of imports. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition order by 1`)
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    if (/^(audit_events|notifications|notification_events|import|exports|idempotency|mails|sessions|rate)/.test(name) || QUIET.has(name))
      continue
    const { rows: counted } = await world.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`)
    found[name] = counted[0]?.n ?? 0
  }
  return found
}

async function read(bytes: Buffer, place: Record<string, string>) {
  const brought = await bringFile(world, 'ana', place, bytes, 'acme.zip')
  expect(brought.status).toBe(201)
  await workOn(world)
  return importNow(world, 'ana', place, brought.body.data.uuid)
}

async function bringIn(bytes: Buffer, place: Record<string, string>, change: object = {}) {
  const found = await read(bytes, place)
  expect((await decide(world, 'ana', place, found, change)).status).toBe(200)
  await doStep(world, 'ana', place, found.uuid, 'dry-run')
  return doStep(world, 'ana', place, found.uuid, 'start')
}

test('EXPORT-02 IMPORT-10 beside its own projects a workspace gets those of an archive; a dry run leaves nothing, and taken back nothing is left', async () => {
  const bytes = await archiveBytes(world, 'ana', ACME)
  const before = await counts()
  const own = (await archiveOf(world, 'ana', ACME)).files
  const found = await read(bytes, ACME)
  expect(found.archive).toMatchObject({ kind: 'workspace', is_whole: false })
  const tried = await doStep(world, 'ana', ACME, found.uuid, 'dry-run')
  expect(tried).toMatchObject({ state: 'ready', into_projects: [], makes: [{ kind: 'project', title: 'Website relaunch' }, {}, {}] })
  expect(await counts()).toEqual(before)
  const done = await doStep(world, 'ana', ACME, found.uuid, 'start')
  expect(done).toMatchObject({ state: 'done', counts: { created: tried.counts.created } })
  expect(done.into_projects.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['mobile-2', 'ops-2', 'website-2'])
  const { rows } = await world.db.execute(
    sql`select code from projects where company_id = (select id from companies where slug = 'acme') order by code`,
  )
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['MOB', 'MOB2', 'OPS', 'OPS2', 'WEB', 'WEB2']))
  // What is here is as it was: no id of the archive means anything.
  const now = (await archiveOf(world, 'ana', ACME)).files
  for (const path of ['projects/website.json', 'projects/mobile.json', 'workspace.json']) expect(now.get(path)).toBe(own.get(path))
  const undone = await doStep(world, 'ana', ACME, found.uuid, 'undo')
  expect(undone).toMatchObject({ state: 'undone', into_projects: [] })
  expect(await counts()).toEqual(before)
})

test('EXPORT-02 IMPORT-05 whoever is not here stays by name: as author, on their time, and in words where they were assigned', async () => {
  await world.db.execute('update time_entries set ended_at = now() where ended_at is null')
  const bytes = await archiveBytes(world, 'ana', ACME)
  expect((await world.as('ana').post('/companies', undefined, { name: 'Fresh' })).status).toBe(201)
  const done = await bringIn(bytes, FRESH)
  expect(done).toMatchObject({ state: 'done', counts: { created: expect.any(Number) } })
  const one = async (query: ReturnType<typeof sql>) => (await world.db.execute(query)).rows[0]
  const fresh = sql`(select id from companies where slug = 'fresh')`
  expect(
    await one(sql`
      select p.name, p.deleted_at is not null as gone, p.password_hash from comments c join people p on p.id = c.author_id
      where c.company_id = ${fresh} and p.name = 'Mia Chen' limit 1`),
  ).toEqual({ name: 'Mia Chen', gone: true, password_hash: null })
  expect(
    await one(
      sql`select count(*)::int as n from task_people where company_id = ${fresh} and person_id <> (select id from people where username = 'ana')`,
    ),
  ).toEqual({ n: 0 })
  expect(
    await one(sql`select count(*) > 100 as told from tasks where company_id = ${fresh} and description like '%Was assigned to %Mia Chen%'`),
  ).toEqual({ told: true })
  const seconds = (of: string) =>
    one(sql`select sum(time_seconds)::int as seconds from tasks where company_id = (select id from companies where slug = ${of})`)
  expect(await seconds('fresh')).toEqual(await seconds('acme'))
  // Nothing is due to go out: no reminder of an invoice, none of a task.
  const mails = sql`select count(*)::int as news from notifications where company_id = ${fresh}`
  const quiet = await one(mails)
  await remindOfInvoices(world.db, new Date(Date.now() + 90 * 86_400_000), 'https://palette.example')
  await remindOfDueDates(world.db, new Date(), 0)
  expect((await one(mails))?.news).toEqual(quiet?.news)
  expect(
    await one(
      sql`select count(*)::int as n from invoice_reminders r join invoices i on i.id = r.invoice_id where i.company_id = ${fresh} and r.sent_at > now() - interval '1 hour'`,
    ),
  ).toEqual({ n: 0 })
  // Nobody got into the workspace, and nobody was told.
  expect(await one(sql`select count(*)::int as n from company_members where company_id = ${fresh}`)).toEqual({ n: 1 })
  const log = await world.as('ana').get('/team-members/log/', FRESH)
  expect(JSON.stringify(log.body)).toContain('(from an archive)')
  const before = await one(sql`select count(*)::int as n from people where deleted_at is not null`)
  expect(await doStep(world, 'ana', FRESH, done.uuid, 'undo')).toMatchObject({ state: 'undone' })
  expect(
    await one(sql`select (select count(*)::int from projects where company_id = ${fresh}) as projects, (select count(*)::int from clients where company_id = ${fresh}) as clients,
    (select count(*)::int from invoices where company_id = ${fresh}) as invoices, (select name from companies where slug = 'fresh') as name`),
  ).toEqual({
    ...{ projects: 0, clients: 0, invoices: 0, name: 'Fresh' },
  })
  expect(Number((await one(sql`select count(*)::int as n from people where deleted_at is not null`))?.n)).toBeLessThan(Number(before?.n))
})

test('IMPORT-10 a project in which somebody worked since stays when an archive is taken back, unless it is to go', async () => {
  const bytes = await archiveBytes(world, 'ana', MOBILE)
  const done = await bringIn(bytes, ACME)
  expect(done.into_projects).toMatchObject([{ slug: 'mobile-2' }])
  const place = { ...ACME, project_slug: 'mobile-2' }
  const [task] = (await world.as('ana').get('/tasks/', place)).body.data
  expect((await world.as('ana').put(`/tasks/${task.uuid}/`, place, { title: 'Worked on' })).status).toBe(200)
  expect(await importNow(world, 'ana', ACME, done.uuid)).toMatchObject({
    touched_total: 1,
    touched: [{ code: 'MOB2', title: 'Mobile app' }],
  })
  expect(await doStep(world, 'ana', ACME, done.uuid, 'undo')).toMatchObject({ state: 'undone' })
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, place)).status).toBe(200)
  expect(unzip(bytes).has('workspace.json')).toBe(false)
})

test('EXPORT-02 only the owner of a workspace brings an archive in, and not into a project', async () => {
  const bytes = await archiveBytes(world, 'ana', MOBILE)
  expect(await read(bytes, { ...ACME, project_slug: 'website' })).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/projects of its own/),
  })
  expect((await bringFile(world, 'mia', ACME, bytes, 'acme.zip')).status).toBe(403)
})

test('IMPORT-10 what was done since with clients, invoices and settings stays when an archive is taken back; its log does not come twice', async () => {
  const bytes = await archiveBytes(world, 'ana', ACME, { files: false })
  expect((await world.as('ana').post('/companies', undefined, { name: 'Again' })).status).toBe(201)
  const AGAIN = { company_slug: 'again' }
  const again = sql`(select id from companies where slug = 'again')`
  const done = await bringIn(bytes, AGAIN)
  await world.db.execute(sql`update companies set time_zone = 'Asia/Tokyo' where slug = 'again'`)
  const { rows } = await world.db.execute<{ id: string; client: string }>(sql`
    update invoices set notes = 'Changed here' where id = (select id from invoices where company_id = ${again} and state = 'draft' limit 1) returning id, client_id as client`)
  expect(rows).toHaveLength(1)
  expect(await doStep(world, 'ana', AGAIN, done.uuid, 'undo')).toMatchObject({ state: 'undone', undo_until: null })
  const left = await world.db.execute(sql`
    select (select count(*)::int from projects where company_id = c.id) as projects, (select array_agg(id) from invoices where company_id = c.id) as invoices,
      (select array_agg(id) from clients where company_id = c.id) as clients, (select count(*)::int from company_billing where company_id = c.id) as billing,
      c.name, c.time_zone as zone, (select count(*)::int from audit_events where company_id = c.id and detail ? 'from_archive') as lines
    from companies c where slug = 'again'`)
  const [now] = left.rows
  expect(now).toMatchObject({
    projects: 0,
    invoices: [rows[0]?.id],
    clients: [rows[0]?.client],
    billing: 1,
    name: 'Again',
    zone: 'Asia/Tokyo',
  })
  await world.db.execute(sql`delete from invoices where company_id = ${again}`)
  await world.db.execute(sql`delete from clients where company_id = ${again}`)
  const second = await bringIn(bytes, AGAIN)
  expect([second.state, second.reason]).toEqual(['done', null])
  const { rows: lines } = await world.db.execute(sql`
    select count(*)::int as lines from audit_events where company_id = ${again} and detail ? 'from_archive'`)
  expect(lines).toEqual([{ lines: now?.lines }])
})
