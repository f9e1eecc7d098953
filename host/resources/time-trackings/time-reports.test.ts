// Time of many tasks: lists and sums, the week's grid, who may read whom, changes and who hears of them.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.db.execute(sql`delete from time_entries`))

const ACME = { company_slug: 'acme' }
type Where = { company_slug: string; project_slug?: string }
const log = async (
  task: AnyTask,
  start: string,
  end: string,
  { who = 'mia', where = WEBSITE, ...body }: { who?: string; where?: Where; comment?: string; username?: string } = {},
) => {
  const answer = await world.as(who).post('/time-trackings/', where, { task_uuid: task.uuid, start, end, comment: '', ...body })
  expect(answer.status).toBe(201)
  return answer.body.data
}
const list = (query: Record<string, string | number>, who = 'ana', where: Where = WEBSITE) =>
  world.as(who).get('/time-trackings/', { ...where, ...query })
const grid = (query: Record<string, string>, who = 'mia', where: Where = WEBSITE) =>
  world.as(who).get('/time-trackings/grid/', { ...where, ...query })
const change = (id: number, body: object, who = 'mia', where: Where = WEBSITE) => world.as(who).put(`/time-trackings/${id}/`, where, body)
const MARCH = { start: '2026-03-02', end: '2026-03-08' }
const names = (answer: { body: AnyTask }) => answer.body.data.map(({ user }: AnyTask) => user.username).sort()

test('TIME-03 a page of entries has task, project and sums of all that the filter finds, by group and day', async () => {
  const [one, two] = [await makeTask(world), await makeTask(world)]
  await log(one, '2026-03-02 08:00:00', '2026-03-02 09:30:00', { comment: 'Über das Menü' })
  await log(two, '2026-03-03 08:00:00', '2026-03-03 08:20:00', { who: 'ben' })
  await log(two, '2026-03-09 08:00:00', '2026-03-09 09:00:00')
  const { body } = await list({ ...MARCH, per_page: 1 })
  expect(body).toMatchObject({
    total: 2,
    total_pages: 2,
    data: [
      {
        seconds: 1200,
        user: { username: 'ben' },
        by_timer: false,
        edited_by: null,
        task: { uuid: two.uuid, code: two.code, title: two.title },
      },
    ],
    totals: {
      seconds: 6600,
      groups: [
        { key: 'mia', name: 'Mia Chen', seconds: 5400 },
        { key: 'ben', name: 'Ben Okafor', seconds: 1200 },
      ],
      days: [
        { day: '2026-03-02', key: 'mia', seconds: 5400 },
        { day: '2026-03-03', key: 'ben', seconds: 1200 },
      ],
    },
  })
  expect(body.data[0].project).toEqual({ slug: 'website', name: expect.any(String), archived: false, role: 'admin' })
  for (const [query, total] of [
    [{ members: 'mia' }, 1],
    [{ members: 'mia,ben' }, 2],
    [{ task_uuid: two.uuid }, 1],
    [{ search: 'uber das menu' }, 1],
    [{ search: two.code }, 1],
    [{ search: 'nothing like it' }, 0],
  ] as const)
    expect((await list({ ...MARCH, ...query })).body.total).toBe(total)
  const tasks = (await list({ ...MARCH, group: 'task' })).body.totals
  expect(tasks.groups[0]).toEqual({ key: one.uuid, name: `${one.code} ${one.title}`, seconds: 5400 })
  expect(tasks.days).toEqual([
    { day: '2026-03-02', key: '', seconds: 5400 },
    { day: '2026-03-03', key: '', seconds: 1200 },
  ])
  expect((await list({ start: '2026-03-08', end: '2026-03-02' })).body.errors).toEqual({
    end: ['End date cannot be earlier than start date.'],
  })
  expect((await list({ start: '2025-01-01', end: '2026-03-02' })).status).toBe(422)
  expect((await list({ start: 'soon', end: '2026-03-02' })).status).toBe(400)
})

test('TIME-03 TIME-11 by label an entry counts once for each of its labels, the whole counts it once', async () => {
  const task = await makeTask(world)
  const { rows: labels } = await world.db.execute<{ id: number }>(sql`
    insert into labels (company_id, project_id, title, color)
    select company_id, project_id, name, '#123456' from tasks, unnest(array['Loud', 'Quiet']) name where id = ${task.uuid} returning id`)
  await world.db.execute(sql`
    insert into task_labels (company_id, project_id, task_id, label_id)
    select t.company_id, t.project_id, t.id, l.id from tasks t join labels l on l.project_id = t.project_id and l.title in ('Loud', 'Quiet') where t.id = ${task.uuid}`)
  await log(task, '2026-03-02 08:00:00', '2026-03-02 09:00:00')
  await log(await makeTask(world), '2026-03-02 10:00:00', '2026-03-02 10:30:00')
  const { totals } = (await list({ ...MARCH, group: 'label' })).body
  expect(totals.seconds).toBe(5400)
  expect(totals.groups.map(({ name, seconds }: AnyTask) => [name, seconds]).sort()).toEqual([
    ['Loud', 3600],
    ['No label', 1800],
    ['Quiet', 3600],
  ])
  expect((await list({ ...MARCH, label_id: `${labels[0]?.id}` })).body.totals.seconds).toBe(3600)
})

test('TIME-03 SCREEN-14 days are days of the asked zone, where clocks change too', async () => {
  const task = await makeTask(world)
  // 23:30 in Berlin on the night before clocks go forward, and 00:30 after they went back in Havana, where midnight comes twice.
  await log(task, '2026-03-28 22:30:00', '2026-03-28 23:30:00')
  const day = async (start: string, timezone: string) =>
    (await list({ start, end: start, timezone })).body.totals.days.map(({ day }: AnyTask) => day)
  expect(await day('2026-03-28', 'Europe/Berlin')).toEqual(['2026-03-28'])
  expect(await day('2026-03-29', 'Europe/Berlin')).toEqual([])
  await world.db.execute(sql`delete from time_entries`)
  await log(task, '2026-11-01 04:30:00', '2026-11-01 04:40:00')
  await log(task, '2026-11-01 05:30:00', '2026-11-01 05:40:00')
  expect((await list({ start: '2026-11-01', end: '2026-11-01', timezone: 'America/Havana' })).body.total).toBe(2)
  expect((await list({ start: '2026-10-31', end: '2026-10-31', timezone: 'America/Havana' })).body.total).toBe(0)
})

test('TIME-02 in a project everybody is read; in the workspace oneself, by the owner anybody, by an admin who is on their projects', async () => {
  const [web, mobile] = [await makeTask(world), await makeTask(world, 'ana', MOBILE)]
  await log(web, '2026-03-02 08:00:00', '2026-03-02 09:00:00')
  await log(mobile, '2026-03-02 10:00:00', '2026-03-02 11:00:00', { who: 'ana', where: MOBILE })
  await log(web, '2026-03-02 12:00:00', '2026-03-02 13:00:00', { who: 'ben' })
  for (const who of ['ana', 'mia', 'rex', 'gus']) expect(names(await list(MARCH, who))).toEqual(['ben', 'mia'])
  expect(names(await list(MARCH, 'mia', ACME))).toEqual(['mia'])
  expect(names(await list({ ...MARCH, members: 'mia,ana,ben' }, 'ana', ACME))).toEqual(['ana', 'ben', 'mia'])
  expect((await list({ ...MARCH, members: 'ana' }, 'mia', ACME)).status).toBe(403)
  expect((await list({ ...MARCH, members: 'dora' }, 'ana', ACME)).status).toBe(403)
  expect((await list({ ...MARCH, members: 'dora' }, 'ana')).status).toBe(403)
  expect((await list(MARCH, 'dora')).status).toBe(404)
  expect((await list(MARCH, 'dora', ACME)).status).toBe(404)
  // Of somebody else an admin reads what lies in the projects they lead.
  expect(names(await list({ ...MARCH, members: 'mia' }, 'ben', ACME))).toEqual(['mia'])
  expect((await grid({ week: '2026-03-02', member: 'ana' }, 'mia', ACME)).status).toBe(403)
  const choice = async (who: string, where: Where) =>
    (await world.as(who).get('/time-trackings/people/', where)).body.data.map(({ username }: AnyTask) => username)
  expect(await choice('mia', ACME)).toEqual(['mia'])
  expect(await choice('ana', ACME)).toEqual(expect.arrayContaining(['ana', 'ben', 'gus', 'mia', 'rex']))
  expect((await choice('gus', WEBSITE)).slice(0, 1)).toEqual(['gus'])
  expect(await choice('gus', WEBSITE)).toEqual(expect.arrayContaining(['ana', 'ben', 'mia']))
})

test('TIME-04 TIME-05 the week has the tasks with time, those of last week, pinned ones and those in progress, with its entries and sums', async () => {
  await world.db.execute(
    sql`update tasks set done = true, estimative = 100 where project_id = (select id from projects where slug = 'website' and company_id = (select id from companies where slug = 'acme'))`,
  )
  const [now, before, pinned, doing, idle] = [
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
  ]
  await log(now, '2026-03-02 08:00:00', '2026-03-02 09:00:00')
  await log(now, '2026-03-02 10:00:00', '2026-03-02 10:30:00')
  await log(now, '2026-03-08 10:00:00', '2026-03-08 11:00:00')
  await log(before, '2026-02-27 10:00:00', '2026-02-27 12:00:00')
  expect((await world.as('mia').put('/time-pins/', ACME, { task_uuid: pinned.uuid, pinned: true })).status).toBe(200)
  for (const task of [doing, idle]) await world.as('ana').post('/assignees/', WEBSITE, { task_uuid: task.uuid, username: 'mia' })
  await world.db.execute(sql`insert into task_people (company_id, project_id, task_id, person_id)
    select t.company_id, t.project_id, t.id, p.id from tasks t, people p where p.username = 'mia' and t.id in (${doing.uuid}, ${idle.uuid}) on conflict do nothing`)
  await world.db.execute(sql`update tasks set estimative = 40 where id = ${doing.uuid}`)
  const { data } = (await grid({ week: '2026-03-02', member: 'mia' })).body
  const rows = new Map<string, AnyTask>(data.rows.map((row: AnyTask) => [row.task.uuid, row]))
  expect([...rows.values()].map(({ why }) => why).sort()).toEqual(['assigned', 'last_week', 'pinned', 'time'])
  expect(rows.get(now.uuid)).toMatchObject({
    task: { code: now.code, title: now.title, done: false },
    project: { slug: 'website', archived: false, role: 'member' },
    why: 'time',
    pinned: false,
    seconds: 9000,
    days: [
      { day: '2026-03-02', seconds: 5400, entries: 2, list: [{ seconds: 3600 }, { seconds: 1800 }] },
      { day: '2026-03-08', seconds: 3600, entries: 1, list: [{ seconds: 3600 }] },
    ],
  })
  expect(rows.get(before.uuid)).toMatchObject({ why: 'last_week', last_week: 7200, seconds: 0, days: [] })
  expect(rows.get(pinned.uuid)).toMatchObject({ why: 'pinned', pinned: true })
  expect(rows.has(idle.uuid)).toBe(false)
  expect(data.seconds).toBe(9000)
  expect(data.totals.map(({ seconds }: AnyTask) => seconds)).toEqual([5400, 0, 0, 0, 0, 0, 3600])
  expect(data.since).toMatch(/^\d{4}-\d\d-\d\d$/)
  await world.as('mia').put('/time-pins/', ACME, { task_uuid: pinned.uuid, pinned: false })
  expect((await grid({ week: '2026-03-02', member: 'mia' })).body.data.rows).toHaveLength(3)
  // Everybody's week has sums, no entries; a week begins on a Monday.
  const all = (await grid({ week: '2026-03-02' })).body.data
  expect(all).toMatchObject({ seconds: 9000, since: null, running: null })
  expect(all.rows[0].days[0]).toMatchObject({ entries: 2, list: null })
  expect((await grid({ week: '2026-03-03' })).status).toBe(400)
  expect((await world.as('dora').put('/time-pins/', ACME, { task_uuid: pinned.uuid, pinned: true })).status).toBe(404)
})

test('TIME-04 a running timer is named and is in no sum', async () => {
  const task = await makeTask(world)
  await world.as('mia').post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' })
  const { data } = (await grid({ week: '2026-03-02' }, 'mia', ACME)).body
  expect(data.running).toEqual({ task_uuid: task.uuid, started_at: { timestamp: expect.any(Number) } })
  expect(data.seconds).toBe(0)
  expect((await grid({ week: '2026-03-02' }, 'mia', { ...ACME, project_slug: 'mobile' })).status).toBe(200)
})

test('TIME-08 TIME-18 an entry is changed by its author or an admin, the log says how, and whose it is hears of it', async () => {
  await world.db.execute(sql`delete from notifications`)
  const [task, other] = [await makeTask(world), await makeTask(world)]
  const { id } = await log(task, '2026-03-02 08:00:00', '2026-03-02 09:00:00')
  const own = await change(id, { end: '2026-03-02 09:30:00' })
  expect(own.body.data).toMatchObject({ id, seconds: 5400, total: '1h 30m', comment: '', edited_by: { username: 'mia' } })
  expect(await logOf(world, task.uuid)).toContain('changed logged time from 1h to 1h 30m')
  for (const who of ['rex', 'gus']) expect((await change(id, { comment: 'x' }, who)).status).toBe(403)
  expect((await change(id, { comment: 'x' }, 'ana', MOBILE)).status).toBe(404)
  const bens = await log(task, '2026-03-03 08:00:00', '2026-03-03 09:00:00', { who: 'ben' })
  expect((await change(bens.id, { comment: 'x' })).status).toBe(403)
  expect((await change(id, { end: '2026-03-02 07:00:00' })).body.errors).toEqual({ end: ['The end must not be before the start.'] })
  expect((await change(id, { end: '2126-03-02 07:00:00' })).status).toBe(422)
  expect((await change(id, { task_uuid: (await makeTask(world, 'ana', MOBILE)).uuid })).status).toBe(404)
  const feed = async () =>
    (await world.as('mia').get('/feeds/notifications/', { ...ACME, page: 1 })).body.data.map(({ data }: AnyTask) => data.title)
  expect(await feed()).toEqual([])
  const byAdmin = await change(id, { task_uuid: other.uuid, comment: 'Moved' }, 'ben')
  expect(byAdmin.body.data).toMatchObject({ comment: 'Moved', edited_by: { username: 'ben' } })
  expect(await feed()).toEqual([`changed your time on ${other.code}`])
  expect(await logOf(world, task.uuid)).toContain(`moved 1h 30m of Mia Chen to ${other.code}`)
  expect(await logOf(world, other.uuid)).toContain(`moved 1h 30m of Mia Chen here from ${task.code}`)
  const secondsOf = async (one: AnyTask) => (await world.as('ana').get(`/tasks/${one.uuid}/`, WEBSITE)).body.data.counts.time_seconds
  expect([await secondsOf(task), await secondsOf(other)]).toEqual([3600, 5400])
  await change(id, { end: '2026-03-02 09:00:00', task_uuid: task.uuid }, 'ben')
  expect([await secondsOf(task), await secondsOf(other)]).toEqual([7200, 0])
  const lines = (await logOf(world, task.uuid)).length
  await change(id, { end: '2026-03-02 09:00:00' })
  expect(await logOf(world, task.uuid)).toHaveLength(lines)
})

test('TIME-08 TIME-18 an admin logs for others, who hear of it; a member does not, and nobody for who may not log', async () => {
  await world.db.execute(sql`delete from notifications`)
  const task = await makeTask(world)
  const hour = ['2026-03-02 08:00:00', '2026-03-02 09:00:00'] as const
  const made = await log(task, ...hour, { who: 'ben', username: 'mia' })
  expect(made).toMatchObject({ user: { username: 'mia' }, edited_by: { username: 'ben' } })
  expect(await logOf(world, task.uuid)).toContain('logged 1h for Mia Chen')
  expect((await world.as('mia').get('/feeds/notifications/', { ...ACME, page: 1 })).body.data[0].data.title).toBe(
    `changed your time on ${task.code}`,
  )
  const post = (who: string, username: string) =>
    world.as(who).post('/time-trackings/', WEBSITE, { task_uuid: task.uuid, start: hour[0], end: hour[1], username })
  expect((await post('mia', 'ben')).status).toBe(403)
  expect((await post('mia', 'mia')).status).toBe(201)
  for (const nobody of ['gus', 'dora', 'nobody']) expect((await post('ben', nobody)).body.errors).toHaveProperty('username')
})

test('TIME-13 missing days are past weekdays without time in the project, since somebody is on it; admins alone read them', async () => {
  const task = await makeTask(world)
  await world.db.execute(
    sql`update project_members set created_at = '2026-03-03 12:00:00Z' where person_id = (select id from people where username = 'mia')`,
  )
  await log(task, '2026-03-05 08:00:00', '2026-03-05 09:00:00')
  const missing = (who: string) => world.as(who).get('/time-trackings/missing/', { ...WEBSITE, ...MARCH })
  const { people } = (await missing('ben')).body.data
  const daysOf = (who: string) => people.find(({ user }: AnyTask) => user.username === who)?.days
  expect(daysOf('mia')).toEqual(['2026-03-03', '2026-03-04', '2026-03-06'])
  expect(daysOf('gus')).toBeUndefined()
  expect((await missing('mia')).status).toBe(403)
})

test('TIME-19 time of an archived project stays in reports and cannot be written', async () => {
  const task = await makeTask(world, 'ana', MOBILE)
  const { id } = await log(task, '2026-03-02 08:00:00', '2026-03-02 09:00:00', { who: 'ana', where: MOBILE })
  await world.db.execute(sql`update projects set current_status = 2 where slug = 'mobile'`)
  const { data } = (await grid({ week: '2026-03-02' }, 'ana', ACME)).body
  expect(data.rows.find((row: AnyTask) => row.task.uuid === task.uuid)).toMatchObject({ project: { archived: true }, seconds: 3600 })
  expect((await list(MARCH, 'ana', MOBILE)).body.totals.seconds).toBe(3600)
  expect((await change(id, { comment: 'x' }, 'ana', MOBILE)).status).toBe(409)
  await world.db.execute(sql`update projects set current_status = 0 where slug = 'mobile'`)
})
