// An archive comes back without loss: made again after it was brought into an empty workspace, it says the same (EXPORT-02).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringFile, doStep, importNow, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveBytes, differences, type LeftOut } from '#tests/kit/same-archives.ts'
import { unzip } from '#tests/kit/unzip.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
// All of the sample goes and comes, on a machine that may be several times slower than a quiet one.
vi.setConfig({ testTimeout: 180_000 })

const FRESH = { company_slug: 'fresh' }

/** Members are here already, and ways in for people outside are opened anew. */
const isNotBack = (table: string) => table === 'company_members' || table === 'client_contacts'
/** What the import and the workspace itself did. */
const isNew: LeftOut = (table, row) => table === 'audit_events' && !('from_archive' in (row.detail as object))

test('EXPORT-02 a workspace that is brought into an empty one and exported again is the same but for ids', async () => {
  // Timers end with their archive.
  await world.db.execute('update time_entries set ended_at = now() where ended_at is null')
  // What names something of another project, whichever comes first.
  const of = (slug: string) =>
    sql`(select id from projects where slug = ${slug} and company_id = (select id from companies where slug = 'acme'))`
  for (const [one, other] of [
    ['website', 'mobile'],
    ['mobile', 'website'],
  ] as const) {
    const task = sql`(select id from tasks where project_id = ${of(other)} order by number limit 1)`
    await world.db.execute(sql`
      insert into attachment_links (company_id, attachment_id, task_id)
      select company_id, id, ${task} from attachments a where project_id = ${of(one)} order by a.id limit 1`)
    await world.db.execute(sql`
      update threads set task_id = ${task} where id = (select id from threads where project_id = ${of(one)} order by number limit 1)`)
  }
  const { rows: across } = await world.db.execute(sql`
    select (select count(*)::int from attachment_links l join attachments a on a.id = l.attachment_id join tasks t on t.id = l.task_id where t.project_id <> a.project_id) as files,
      (select count(*) > 0 from threads d join tasks t on t.id = d.task_id where t.project_id <> d.project_id) as threads`)
  expect(across).toEqual([{ files: 2, threads: true }])
  const bytes = await archiveBytes(world, 'ana', ACME)
  expect((await world.as('ana').post('/companies', undefined, { name: 'Fresh' })).status).toBe(201)
  await world.db.execute(`
    insert into company_members (company_id, person_id, role)
    select f.id, m.person_id, case m.role when 'owner' then 'member' else m.role end from company_members m join companies a on a.id = m.company_id and a.slug = 'acme'
      cross join companies f where f.slug = 'fresh' on conflict do nothing`)
  const brought = await bringFile(world, 'ana', FRESH, bytes, 'acme.zip')
  expect(brought.status).toBe(201)
  expect(await workOn(world)).toBe(1)
  const { uuid } = brought.body.data
  expect(await importNow(world, 'ana', FRESH, uuid)).toMatchObject({
    state: 'mapping',
    reason: null,
    source: 'palette',
    archive: { is_whole: true },
  })
  expect(await doStep(world, 'ana', FRESH, uuid, 'dry-run')).toMatchObject({ state: 'ready', reason: null })
  const done = await doStep(world, 'ana', FRESH, uuid, 'start')
  expect(done).toMatchObject({ state: 'done', reason: null })
  const again = await archiveBytes(world, 'ana', FRESH)
  const found = differences(unzip(bytes), unzip(again), {
    before: (table) => isNotBack(table),
    after: (table, row) => isNotBack(table) || isNew(table, row),
  })
  expect(found).toEqual([])
})
