// Taking people off a project, leaving it and handing it over, over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { differences, readWholeDatabase } from '#tests/kit/whole-database.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Member = { id: number; user: { username: string }; role: { name: string }; open_tasks: number; created_at: { timezone: string } }
type Place = typeof WEBSITE

/** A private project of ana's with these people on it. */
async function made(...people: [string, string][]): Promise<Place> {
  const { body } = await world.as('ana').post('/projects/', acme, { name: `Team ${crypto.randomUUID().slice(0, 6)}` })
  const at = { ...acme, project_slug: body.data.slug }
  for (const [username, role] of people) await world.as('ana').post('/project-team-members/', at, { username, role })
  return at
}
const members = async (at: Place): Promise<Member[]> => (await world.as('ana').get('/project-team-members/', at)).body.data
const idOf = async (at: Place, username: string) => (await members(at)).find(({ user }) => user.username === username)?.id
const remove = async (at: Place, username: string, { as = 'ana', to = '' } = {}) =>
  world
    .as(as)
    .send({ method: 'DELETE', url: `/project-team-members/${(await idOf(at, username)) ?? 999_999}/`, query: { ...at, reassign_to: to } })
const assign = (at: Place, task: string, username: string) =>
  world.as('ana').post('/task-assignees/', { ...at, task_uuid: task }, { username })
const onTask = async (at: Place, task: string): Promise<string[]> =>
  ((await world.as('ana').get(`/tasks/${task}/`, at)).body.data.users ?? []).map(({ username }: { username: string }) => username)
const lastLine = async (task: string) =>
  (
    await world.db.execute<{ message: string }>(
      sql`select sentence as message from audit_events where target_id = ${task} order by id desc limit 1`,
    )
  ).rows[0]?.message

test('PSET-07 each with since when, and how many open tasks they have there', async () => {
  const at = await made(['mia', 'member'])
  const [open, done, archived] = [await makeTask(world, 'ana', at), await makeTask(world, 'ana', at), await makeTask(world, 'ana', at)]
  for (const { uuid } of [open, done, archived]) expect((await assign(at, uuid, 'mia')).status).toBeLessThan(300)
  await world.as('ana').put(`/tasks/${done.uuid}/estimative/`, at, { estimative: 100 })
  await world.as('ana').put(`/tasks/${archived.uuid}/`, at, { is_archived: true })
  expect((await members(at)).map(({ user, open_tasks: tasks }) => [user.username, tasks])).toEqual([
    ['ana', 0],
    ['mia', 1],
  ])
  expect(Date.parse((await members(at))[1]?.created_at.timezone ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('PSET-09 open tasks stay without who is taken off, done ones keep the name; access ends at once and a timer is logged', async () => {
  const at = await made(['mia', 'member'])
  const [open, done] = [await makeTask(world, 'ana', at), await makeTask(world, 'ana', at)]
  for (const { uuid } of [open, done]) await assign(at, uuid, 'mia')
  await world.as('ana').put(`/tasks/${done.uuid}/estimative/`, at, { estimative: 100 })
  await world.db.execute(sql`update time_entries set ended_at = greatest(now(), started_at) where ended_at is null`)
  expect((await world.as('mia').post('/timer/start/', at, { task_uuid: open.uuid })).status).toBeLessThan(300)
  expect((await remove(at, 'mia', { as: 'mia' })).status).toBe(403)
  expect((await remove(at, 'mia')).status).toBe(200)
  expect(await onTask(at, open.uuid)).toEqual([])
  expect(await onTask(at, done.uuid)).toEqual(['mia'])
  expect(await lastLine(open.uuid)).toBe('unassigned Mia Chen')
  expect((await world.as('mia').get(`/tasks/${open.uuid}/`, at)).status).toBe(404)
  const { rows } = await world.db.execute<{ ended: boolean }>(
    sql`select ended_at is not null as ended from time_entries where task_id = ${open.uuid}`,
  )
  expect(rows).toEqual([{ ended: true }])
  expect((await remove(at, 'mia')).status).toBe(404)
})

test('PSET-09 or they go to somebody else on the project, once each, who is told', async () => {
  const at = await made(['mia', 'member'], ['ben', 'admin'])
  const [one, both] = [await makeTask(world, 'ana', at), await makeTask(world, 'ana', at)]
  for (const { uuid } of [one, both]) await assign(at, uuid, 'mia')
  await assign(at, both.uuid, 'ben')
  for (const to of ['mia', 'rex', 'nobody'])
    expect(await remove(at, 'mia', { to })).toMatchObject({
      status: 422,
      body: { errors: { reassign_to: [`${to} is not on the project.`] } },
    })
  expect(await onTask(at, one.uuid)).toEqual(['mia'])
  expect((await remove(at, 'mia', { to: 'ben' })).status).toBe(200)
  for (const { uuid } of [one, both]) expect(await onTask(at, uuid)).toEqual(['ben'])
  expect(await lastLine(one.uuid)).toBe('assigned Ben Okafor')
  const news = await world.as('ben').get('/feeds/notifications/', acme)
  expect(JSON.stringify(news.body.data)).toContain(one.uuid)
})

test('PSET-09 PSET-08 nobody takes the owners off; admins take others off, nobody below', async () => {
  const at = await made(['ben', 'admin'], ['mia', 'member'], ['rex', 'guest'])
  expect(await remove(at, 'ana', { as: 'ben' })).toMatchObject({ status: 409, body: { message: 'The owner is always an admin.' } })
  for (const as of ['mia', 'rex']) expect((await remove(at, 'ben', { as })).status).toBe(403)
  expect((await remove(at, 'rex', { as: 'ben' })).status).toBe(200)
})

test('PSET-09 undone, the person is back with role and tasks, and who got them has what they had', async () => {
  const at = await made(['mia', 'guest'], ['ben', 'admin'])
  const [one, both, other] = [await makeTask(world, 'ana', at), await makeTask(world, 'ana', at), await makeTask(world, 'ana', at)]
  for (const { uuid } of [one, both]) await assign(at, uuid, 'mia')
  await assign(at, both.uuid, 'ben')
  await world.db.execute(sql`
    update project_members m set created_at = '2026-01-02T03:04:05Z' from people p where p.id = m.person_id and p.username = 'mia' and m.project_id = (select id from projects where slug = ${at.project_slug})`)
  const { tasks, given } = (await remove(at, 'mia', { to: 'ben' })).body.data
  expect([tasks.toSorted(), given]).toEqual([[one.uuid, both.uuid].sort(), [one.uuid]])
  const back = { username: 'mia', tasks, instead_of: 'ben', given }
  // A task of another project is none of its business.
  const elsewhere = await makeTask(world)
  expect((await world.as('ana').post('/project-team-members/back/', at, { ...back, tasks: [...tasks, elsewhere.uuid] })).status).toBe(201)
  expect(await onTask(at, one.uuid)).toEqual(['mia'])
  // In their order, too.
  expect(await onTask(at, both.uuid)).toEqual(['mia', 'ben'])
  expect(await onTask(at, other.uuid)).toEqual([])
  expect(await onTask(WEBSITE, elsewhere.uuid)).toEqual([])
  const mia = (await members(at)).find(({ user }) => user.username === 'mia')
  expect([mia?.role.name, Date.parse(mia?.created_at.timezone ?? '')]).toEqual(['guest', Date.parse('2026-01-02T03:04:05Z')])
  // Added another day, without what was, they begin anew.
  await remove(at, 'mia')
  await world.as('ana').post('/project-team-members/', at, { username: 'mia', role: 'guest' })
  expect(Date.parse((await members(at)).find(({ user }) => user.username === 'mia')?.created_at.timezone ?? '')).toBeGreaterThan(
    Date.now() - 60_000,
  )
})

test('PSET-09 PLAN-03 undone on a closed plan, too: only who was taken off within a day comes back by it, as what they were', async () => {
  const at = await made(['mia', 'restrict'], ['ben', 'admin'])
  const back = (username: string, who = 'ana') =>
    world.as(who).post('/project-team-members/back/', at, { username, tasks: [], instead_of: '', given: [] })
  await world.db.execute(sql`update companies set subscription = 'free' where slug = 'acme'`)
  try {
    expect((await remove(at, 'mia', { as: 'ben' })).status).toBe(200)
    expect((await world.as('ana').post('/project-team-members/', at, { username: 'mia', role: 'restrict' })).status).toBe(402)
    // Neither strangers to the project, nor by those who take nobody off.
    expect(await back('rex')).toMatchObject({ status: 409, body: { message: 'This cannot be undone any more.' } })
    expect((await back('nobody')).status).toBe(422)
    expect((await back('mia', 'rex')).status).toBeGreaterThanOrEqual(403)
    expect(await back('mia', 'ben')).toMatchObject({ status: 201, body: { data: { role: { name: 'restrict' } } } })
    expect((await back('mia')).status).toBe(409)
    await remove(at, 'mia')
    // The log is never changed but here, where a day has to go by.
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update audit_events set at = at - interval '25 hours' where action = 'member.remove'`)
    })
    expect((await back('mia')).status).toBe(409)
  } finally {
    await world.db.execute(sql`update companies set subscription = 'paid' where slug = 'acme'`)
  }
})

test('PSET-07 anyone but the owner leaves', async () => {
  const at = await made(['mia', 'member'], ['gus', 'guest'])
  const task = await makeTask(world, 'ana', at)
  await assign(at, task.uuid, 'mia')
  const leave = (who: string) => world.as(who).post('/project-team-members/leave/', at, {})
  expect(await leave('ana')).toMatchObject({
    status: 409,
    body: { message: 'The owner cannot leave. Make somebody else the owner first.' },
  })
  for (const who of ['mia', 'gus']) expect((await leave(who)).status).toBe(200)
  expect(await lastLine(task.uuid)).toBe('left the task')
  expect((await leave('mia')).status).toBe(404)
  expect((await members(at)).map(({ user }) => user.username)).toEqual(['ana'])
})

test('PSET-10 the owner makes an admin the owner, and stays as an admin; nobody else does, and nobody else becomes it', async () => {
  const at = await made(['ben', 'admin'], ['mia', 'member'])
  const give = (who: string, username: string) => world.as(who).put(`/projects/${at.project_slug}/owner/`, acme, { username })
  for (const who of ['ben', 'mia']) expect((await give(who, 'ben')).status).toBe(403)
  for (const username of ['mia', 'rex', 'nobody'])
    expect(await give('ana', username)).toMatchObject({ status: 422, body: { errors: { username: [expect.any(String)] } } })
  expect(await give('ana', 'ben')).toMatchObject({ status: 200, body: { data: { owner: { username: 'ben' } } } })
  expect((await members(at)).map(({ user, role }) => [user.username, role.name])).toEqual([
    ['ana', 'admin'],
    ['ben', 'admin'],
    ['mia', 'member'],
  ])
  expect((await world.as('ben').put(`/projects/${at.project_slug}/`, acme, { name: 'Mine now' })).status).toBe(200)
})

test('PSET-09 taken off and brought back, every row is as it was, but what is written down of it and a timer that was logged', async () => {
  const read = () =>
    readWholeDatabase(world.db, ['audit_events', 'notifications', 'notification_events', 'sessions', 'idempotency_keys'], (table, row) => {
      // When somebody was put on a task comes back by its log; what people see of it is the order, which is asked below.
      const { updated_at: _, assigned_at: __, ...same } = row
      if (table === 'project_members') return { ...same, id: 0 }
      // A timer that ran there was logged, and stays so.
      return table === 'time_entries' && row.ended_at === null ? null : same
    })
  const ordered = async () =>
    (
      await world.db.execute(sql`
        select t.number, string_agg(p.username, ' ' order by a.assigned_at, p.username) as people
        from task_people a join tasks t on t.id = a.task_id join people p on p.id = a.person_id group by t.id order by t.id`)
    ).rows
  for (const [username, to] of [
    ['mia', 'ben'],
    ['ben', ''],
    ['rex', 'mia'],
    ['gus', ''],
  ] as const) {
    await world.as(username).post('/timer/stop/', WEBSITE, {})
    const [before, order] = [await read(), await ordered()]
    const taken = await remove(WEBSITE, username, { to })
    expect(taken.status).toBe(200)
    const { tasks, given } = taken.body.data
    expect(differences(before, await read()).gone).not.toEqual([])
    const back = { username, tasks, instead_of: to, given }
    expect((await world.as('ana').post('/project-team-members/back/', WEBSITE, back)).status).toBe(201)
    expect([username, differences(before, await read())]).toEqual([username, { gone: [], come: [] }])
    expect(await ordered()).toEqual(order)
  }
})
