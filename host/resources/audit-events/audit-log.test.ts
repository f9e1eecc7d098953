// The activity log: written with what it tells, never changed, read by key, handed out as a file.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { logOf, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { record } from './audit-events.store.ts'
import { forgetAudit } from './audit-retention.store.ts'

const acme = { company_slug: 'acme' }
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const log = async (query: object = {}, who = 'ana') => (await world.as(who).get('/team-members/log/', { ...acme, ...query })).body
type Line = {
  id: number
  at: { timestamp: number }
  sentence: string
  action: string
  target: { kind: string; label: string; gone: boolean; slug: string | null } | null
}

test('TLOG-01 TLOG-08 what is done to a task is one line, in its Task Log and in that of the workspace, with the same sentence', async () => {
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'Told twice' })
  await world.as('mia').put(`/tasks/${task.uuid}/`, WEBSITE, { title: 'Told once more' })
  const own = await logOf(world, task.uuid)
  const lines = (await log({ target: task.uuid })).data as Line[]
  expect(lines.map(({ sentence }) => sentence)).toEqual(own)
  expect(lines[0]).toMatchObject({
    ...{ user: { name: 'Mia Chen', username: 'mia' }, action: 'task.change', kind: 'tasks' },
    ...{
      target: { kind: 'task', id: task.uuid, slug: task.uuid, project_slug: 'website', gone: false },
      project: { slug: 'website', gone: false },
    },
  })
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  const [last] = (await log({ target: task.uuid })).data as Line[]
  expect(last).toMatchObject({ sentence: 'deleted the task', target: { gone: true, label: expect.stringContaining('Told once more') } })
})

test('TLOG-02 a change that is refused leaves no line, a change that is none neither', async () => {
  const [before] = (await log()).data as Line[]
  expect(
    (await world.as('ana').post('/sprints/', WEBSITE, { title: 'Back', start_date: '2027-02-02', end_date: '2027-01-01' })).status,
  ).toBe(422)
  await world.as('ana').put('/projects/website/privacy', acme, { is_private: false })
  await world.as('ana').put('/projects/website/privacy', acme, { is_private: false })
  const lines = (await log()).data as Line[]
  expect(lines.findIndex(({ id }) => id === before?.id)).toBeLessThanOrEqual(1)
})

test('TLOG-02 a timer that ends because its person goes, or nobody works there any more, is logged in the log of its task', async () => {
  const own = await openHostWorld({ sample: true })
  const owner = own.as('ana')
  const members = (await owner.get('/project-team-members/', WEBSITE)).body.data as { id: number; user: { username: string } }[]
  const seat = (username: string) => members.find(({ user }) => user.username === username)?.id
  const send = (as: string, method: 'DELETE', url: string, payload: object, query: object = acme) =>
    own.as(as).send({ method, url, query: { ...query }, payload })
  const ends: [string, string, () => Promise<{ status: number }>][] = [
    ['ben', 'taken off the project', () => own.as('ana').del(`/project-team-members/${seat('ben')}/`, WEBSITE)],
    ['mia', 'the account is deleted', () => send('mia', 'DELETE', '/auth/me', { username: 'mia', password: 'palette-demo-1' }, {})],
    ['ana', 'the project is archived', () => owner.put('/projects/website/', acme, { current_status: 2 })],
  ]
  // The sample has timers that run.
  await own.db.execute(sql`update time_entries set ended_at = greatest(now(), started_at) where ended_at is null`)
  for (const [who, how, end] of ends) {
    const task = await makeTask(own, who, WEBSITE, { title: 'Runs' })
    await own.as(who).post('/timer/start/', WEBSITE, { task_uuid: task.uuid })
    const begun = sql`update time_entries set started_at = now() - interval '90 minutes' where ended_at is null and task_id = ${task.uuid}`
    expect((await own.db.execute(begun)).rowCount, how).toBe(1)
    expect((await end()).status, how).toBeLessThan(300)
    const { rows } = await own.db.execute(sql`
      select e.sentence, p.username from audit_events e join people p on p.id = e.actor_id where e.target_id = ${task.uuid} and e.action = 'time.log'`)
    expect(rows, how).toEqual([{ sentence: 'logged 1h 30m', username: who }])
  }
  await own.close()
})

test('TLOG-03 no line is ever changed or deleted, but by who says that they may', async () => {
  const refused = { cause: { message: 'The activity log is never changed.' } }
  await expect(world.db.execute(sql`update audit_events set sentence = 'nothing' where action = 'task.create'`)).rejects.toMatchObject(
    refused,
  )
  await expect(world.db.execute(sql`delete from audit_events where action = 'task.create'`)).rejects.toMatchObject(refused)
  await expect(world.db.execute(sql`truncate audit_events`)).rejects.toMatchObject(refused)
  const old = (
    await world.db.execute<{ n: number }>(sql`select count(*)::int as n from audit_events where at < now() - interval '60 days'`)
  ).rows[0]?.n
  expect(old).toBeGreaterThan(0)
  expect(await forgetAudit(world.db, 60)).toBe(old)
  expect(await forgetAudit(world.db, 60)).toBe(0)
})

test('TLOG-03 labels and sentences are cut, and neither comments nor descriptions are in the log', async () => {
  const secret = 'Nobody shall read this here'
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'x'.repeat(400) })
  await world.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { description: `<p>${secret}</p>` })
  const about = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
  await world.as('ana').post('/comments/', about, { comment_text: `<p>${secret}</p>` })
  const { rows } = await world.db.execute<{ n: number; longest: number }>(sql`
    select (count(*) filter (where position(${secret} in e::text) > 0))::int as n, max(length(target_label))::int as longest from audit_events e`)
  expect(rows[0]).toEqual({ n: 0, longest: 200 })
})

test('TLOG-03 titles of 500 characters are cut in the sentences of both logs, also in those of relatives', async () => {
  const title = `${'x'.repeat(198)}${'🦊'.repeat(100)}`
  const cut = `“${'x'.repeat(198)}…”`
  const [task, parent] = [await makeTask(world, 'ana', WEBSITE, { title: 'Short' }), await makeTask(world, 'ana', WEBSITE, { title })]
  await world.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { title })
  await world.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { parent_id: parent.uuid })
  const own = [`set the parent task to ${cut}`, `renamed the task to ${cut}`]
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(own)
  expect((await log({ target: task.uuid })).data.slice(0, 2).map(({ sentence }: Line) => sentence)).toEqual(own)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect((await logOf(world, parent.uuid)).slice(0, 2)).toEqual([`deleted the subtask ${cut}`, `added the subtask ${cut}`])
})

test('TLOG-04 it is the owner’s; filters narrow it, and pages go on by key', async () => {
  for (const who of ['ben', 'mia', 'rex', 'gus']) expect((await world.as(who).get('/team-members/log/', acme)).status).toBe(403)
  expect((await world.as('dora').get('/team-members/log/', acme)).status).toBe(404)
  const all: Line[] = []
  let before: number | null | undefined
  while (before !== null && all.length < 260) {
    const page = await log({ per_page: 100, ...(before && { before }) })
    all.push(...page.data)
    before = page.next_before
  }
  const ids = all.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(new Set(ids).size).toBe(ids.length)
  const bens = (await log({ person: 'ben', kind: 'tasks,people', project_slug: 'website' })).data
  expect(bens.length).toBeGreaterThan(0)
  for (const line of bens)
    expect(line).toMatchObject({ user: { username: 'ben' }, project: { slug: 'website' }, kind: expect.stringMatching(/tasks|people/) })
  const found = (await log({ search: 'created the task', per_page: 5 })).data as Line[]
  expect(found.map(({ sentence }) => sentence)).toEqual(Array(5).fill('created the task'))
})

test('TLOG-09 days are cut in the reader’s zone; nonsense finds nothing, and days that cross are refused', async () => {
  const late = '2031-03-04T23:30:00Z'
  const company = (await world.db.execute<{ id: string }>(sql`select id from companies where slug = 'acme'`)).rows[0]?.id ?? ''
  await world.db.execute(
    sql`insert into audit_events (company_id, action, kind, sentence, at) values (${company}, 'workspace.create', 'settings', 'did it late', ${late})`,
  )
  const on = async (day: string, timezone: string) => (await log({ from: day, to: day, timezone })).data.length
  expect([await on('2031-03-04', 'UTC'), await on('2031-03-04', 'Europe/Berlin'), await on('2031-03-05', 'Europe/Berlin')]).toEqual([
    1, 0, 1,
  ])
  for (const query of [{ person: 'nobody' }, { kind: 'nonsense' }, { project_slug: 'nowhere' }, { target: 'x' }, { search: '%_' }])
    expect((await log(query)).data, JSON.stringify(query)).toEqual([])
  const crossed = await world.as('ana').get('/team-members/log/', { ...acme, from: '2026-02-02', to: '2026-02-01' })
  expect(crossed).toMatchObject({ status: 422, body: { errors: { to: ['End date cannot be earlier than start date.'] } } })
  for (const query of [{ before: 'x' }, { per_page: 0 }, { from: 'soon' }])
    expect((await world.as('ana').get('/team-members/log/', { ...acme, ...query })).status).toBe(400)
})

test('TLOG-06 the file has what the list has, as CSV and JSON, and is told itself', async () => {
  const query = { ...acme, person: 'mia', kind: 'tasks', project_slug: 'website' }
  const counted: Line[] = []
  for (let before: number | null | undefined; before !== null; ) {
    const page = (await world.as('ana').get('/team-members/log/', { ...query, per_page: 100, ...(before && { before }) })).body
    counted.push(...page.data)
    before = page.next_before
  }
  const read = async (format: string) => {
    const headers = { authorization: `Bearer ${await world.as('ana').token()}` }
    return world.app.inject({ url: '/export-team-log/', query: { ...query, format, timezone: 'Europe/Berlin' }, headers })
  }
  const json = await read('json')
  expect(json.json()).toHaveLength(counted.length)
  expect((json.json() as Line[]).map(({ id }) => id)).toEqual(counted.map(({ id }) => id))
  const csv = await read('csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body.startsWith('\uFEFFTime (Europe/Berlin),Person,')).toBe(true)
  expect(csv.body.trim().split('\r\n')).toHaveLength(counted.length + 1)
  expect((await log({ kind: 'data', per_page: 1 })).data[0]).toMatchObject({
    sentence: 'exported the activity log',
    action: 'export.log',
    detail: { person: 'mia', format: 'csv' },
  })
  expect((await world.as('ben').get('/export-team-log/', query)).status).toBe(403)
})

test('TLOG-06 a text that a spreadsheet would compute is a text', async () => {
  const company = (await world.db.execute<{ id: string }>(sql`select id from companies where slug = 'acme'`)).rows[0]?.id ?? ''
  await record(world.db, { companyId: company, projectId: null }, null, {
    action: 'workspace.change',
    said: '=1+1',
    target: { kind: 'workspace', id: company, label: '@all' },
  })
  const headers = { authorization: `Bearer ${await world.as('ana').token()}` }
  const { body } = await world.app.inject({ url: '/export-team-log/', query: { ...acme, kind: 'settings' }, headers })
  expect(body).toContain("'=1+1")
  expect(body).toContain("'@all")
})
