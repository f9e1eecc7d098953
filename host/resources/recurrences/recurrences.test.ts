// The calls about recurring tasks.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { GARDEN, logOf, MOBILE, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { runDueRules } from './recurrence-runs.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const TITLE = 'Water the plants'
const rule = (more: object = {}) => ({ task: { title: TITLE }, rule: 'FREQ=DAILY', timezone: 'Europe/Berlin', ...more })
const make = (who = 'mia', body: object = rule(), where: Record<string, string> = WEBSITE): Promise<Answer> =>
  world.as(who).post('/recurring-tasks/', where, body)

async function made(body: object = rule(), who = 'mia') {
  const answer = await make(who, body)
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.data
}
const step = (who: string, id: string, verb: string, body: object = {}) =>
  world.as(who).post(`/recurring-tasks/${id}/${verb}/`, WEBSITE, body)
const read = async (id: string) => (await world.as('gus').get(`/recurring-tasks/${id}/`, WEBSITE)).body.data

test('RECUR-01 RECUR-06 a rule holds a task, a repetition, a time and a zone, and is answered with its words and next days', async () => {
  const { data: labels } = (await world.as('mia').get('/task-labels/not-added', WEBSITE)).body
  const answer = await made({
    task: {
      title: TITLE,
      description: '<p>All of them</p>',
      labels: [labels[0].id],
      members: ['mia', 'ben'],
      checklist: ['Hall', 'Office'],
    },
    rule: 'BYDAY=MO;FREQ=WEEKLY',
    start_on: '2031-01-01',
    time: '08:30',
    timezone: 'Europe/Berlin',
    due_after: 2,
    ends_after: 3,
  })
  expect(answer).toMatchObject({
    title: TITLE,
    words: 'Every Monday, 3 times',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    time: '08:30',
    timezone: 'Europe/Berlin',
    state: 'active',
    due_after: 2,
    next: [
      { day: '2031-01-06', at: { timestamp: Date.parse('2031-01-06T07:30:00Z') / 1000 } },
      { day: '2031-01-13' },
      { day: '2031-01-20' },
    ],
    last: null,
    made: 0,
    user: { username: 'mia' },
    logged_user_role: { name: 'member' },
    project: { slug: 'website' },
    task: { labels: [labels[0].id], users: [{ username: 'ben' }, { username: 'mia' }], checklist: ['Hall', 'Office'] },
  })
  expect(answer.next).toHaveLength(3)
})

test('RECUR-01 RECUR-02 what cannot be is refused by its field', async () => {
  const refused = async (body: object, field: string) => {
    const answer = await make('mia', body)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
  }
  await refused(rule({ task: { title: ' ' } }), 'task.title')
  await refused(rule({ rule: 'FREQ=HOURLY' }), 'rule')
  await refused(rule({ time: '25:00' }), 'time')
  await refused(rule({ timezone: 'Mars/Olympus' }), 'timezone')
  await refused(rule({ due_after: 366 }), 'due_after')
  await refused(rule({ ends_on: '2026-01-01' }), 'rule')
  await refused(rule({ task: { title: TITLE, members: ['dora'] } }), 'task.members')
  await refused(rule({ task: { title: TITLE, labels: [2_000_000] } }), 'task.labels')
  await refused(rule({ task: { title: TITLE, workflow_id: 2_000_000 } }), 'task.workflow_id')
  await refused(rule({ task: { title: TITLE, checklist: Array.from({ length: 51 }, () => 'x') } }), 'task.checklist')
  expect((await make('mia', rule({ surprise: 1 }))).status).toBe(400)
})

test('RECUR-03 RECUR-06 the preview says a repetition in words, with its next days', async () => {
  const ask = (query: object) => world.as('gus').get('/recurring-tasks/preview/', { company_slug: 'acme', ...query })
  const query = { rule: 'FREQ=MONTHLY;BYMONTHDAY=31', start: '2031-01-01', time: '02:30', timezone: 'Europe/Berlin', count: 3 }
  expect((await ask(query)).body.data).toMatchObject({
    words: 'Every month on the 31st',
    next: [
      { day: '2031-01-31' },
      { day: '2031-02-28' },
      // The clock skips half past two on the last Sunday of March.
      { day: '2031-03-31', at: { timestamp: Date.parse('2031-03-31T00:30:00Z') / 1000 } },
    ],
  })
  expect((await ask({ ...query, count: 21 })).status).toBe(400)
  expect((await ask({ rule: 'nothing' })).status).toBe(400)
})

test('RECUR-06 RECUR-18 everybody who sees the project reads its rules; members write; its author and admins delete', async () => {
  const { id } = await made()
  expect((await make('gus')).status).toBe(403)
  expect((await make('fay', rule(), GARDEN)).status).toBe(402)
  expect((await make('dora')).status).toBe(404)
  expect(await read(id)).toMatchObject({ title: TITLE, logged_user_role: { name: 'guest' } })
  expect((await world.as('gus').put(`/recurring-tasks/${id}/`, WEBSITE, { time: '10:00' })).status).toBe(403)
  expect((await world.as('mia').get(`/recurring-tasks/${id}/`, MOBILE)).status).toBe(404)
  const others = await made(rule(), 'ben')
  expect((await world.as('mia').del(`/recurring-tasks/${others.id}/`, WEBSITE)).status).toBe(403)
  expect((await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)).status).toBe(200)
  expect((await world.as('ana').del(`/recurring-tasks/${others.id}/`, WEBSITE)).status).toBe(200)
})

test('RECUR-06 the list is of the workspace or a project, narrowed by state, person and words, the next to come first', async () => {
  const list = async (who: string, query: object = {}) => {
    const { body } = await world.as(who).get('/recurring-tasks/', { company_slug: 'acme', ...query })
    return body.data as {
      title: string
      project: { slug: string }
      state: string
      next: { at: { timestamp: number } }[]
      task: { users: { username: string }[] }
    }[]
  }
  // What has come due since the sample was made is made first: until then its rule stands by that time, and tells the one after it.
  await runDueRules(world.db, new Date())
  const all = await list('ana')
  expect(new Set(all.map(({ project }) => project.slug))).toEqual(new Set(['website', 'mobile', 'ops']))
  const times = all.flatMap(({ next }) => next[0]?.at.timestamp ?? [])
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect((await list('ana', { state: 'paused' })).map(({ title }) => title)).toEqual(['Read the crash reports'])
  expect((await list('ana', { project_slug: 'ops' })).map(({ project }) => project.slug)).toEqual(['ops'])
  expect((await list('ana', { search: 'CERTIFIC' })).map(({ title }) => title)).toEqual(['Renew the certificates'])
  for (const { task } of await list('ana', { member: 'mia' })) expect(task.users.map(({ username }) => username)).toContain('mia')
  expect(await list('ana', { member: 'nobody-at-all' })).toEqual([])
  // Who is on the website alone sees its rules, and those of projects that are open.
  expect((await list('gus')).every(({ project }) => project.slug !== 'mobile')).toBe(true)
})

test('RECUR-11 a day is skipped and taken back; a rule rests until it is resumed, or until a day', async () => {
  const { id } = await made(rule({ start_on: '2031-03-01' }))
  const next = async () => (await read(id)).next.map(({ day }: { day: string }) => day).slice(0, 2)
  expect((await step('mia', id, 'skip', { day: '2031-03-01' })).body.data).toMatchObject({ skipped: ['2031-03-01'] })
  expect(await next()).toEqual(['2031-03-02', '2031-03-03'])
  await step('mia', id, 'skip', { day: '2031-03-03' })
  expect(await next()).toEqual(['2031-03-02', '2031-03-04'])
  for (const day of ['2031-03-01', '2031-03-03']) await step('mia', id, 'skip', { day, skipped: false })
  expect(await next()).toEqual(['2031-03-01', '2031-03-02'])
  expect((await step('mia', id, 'skip', { day: '2031-02-28' })).status).toBe(422)
  expect((await step('ben', id, 'pause')).body.data).toMatchObject({ state: 'paused', next: [] })
  expect((await step('mia', id, 'resume')).body.data).toMatchObject({ state: 'active', paused_until: null })
  expect((await step('mia', id, 'pause', { until: '2031-06-01' })).body.data).toMatchObject({ state: 'paused', paused_until: '2031-06-01' })
  expect(await next()).toEqual(['2031-06-01', '2031-06-02'])
  expect((await step('mia', id, 'pause', { until: '2020-01-01' })).status).toBe(422)
  await runDueRules(world.db, new Date('2031-06-01T08:00:00Z'))
  expect(await read(id)).toMatchObject({ state: 'active', paused_until: null, made: 1, last: { day: '2031-06-01' } })
  await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)
})

test('RECUR-10 the made task is like one made by hand by the author, and says in its log which rule made it', async () => {
  const { id } = await made(rule({ task: { title: TITLE, members: ['ben'], checklist: ['Hall', 'Office'] }, due_after: 1 }))
  const run = await step('ben', id, 'run')
  expect(run).toMatchObject({ status: 201, body: { data: { title: TITLE, users: [{ username: 'ben' }], user: { username: 'mia' } } } })
  const task = run.body.data
  expect(task.counts.checklist_total).toBe(2)
  expect(task.due_date).not.toBeNull()
  expect(await logOf(world, task.uuid)).toEqual(expect.arrayContaining(['created the task', 'had this made by the rule “Every day”']))
  const news = (await world.as('ben').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body.data
  expect(JSON.stringify(news)).toContain(`assigned you to “${TITLE}”`)
  expect(await step('mia', id, 'run')).toMatchObject({ status: 409 })
  const { data: runs } = (await world.as('gus').get(`/recurring-tasks/${id}/runs/`, WEBSITE)).body
  expect(runs).toMatchObject([{ outcome: 'made', task: { uuid: task.uuid, code: task.code } }])
  expect(await read(id)).toMatchObject({ made: 1, last: { task: { uuid: task.uuid } } })
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect(await read(id)).toMatchObject({ made: 1, last: { task: null } })
  await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)
})

test('RECUR-16 a changed repetition keeps made tasks and skipped days, and what was not named', async () => {
  const { id } = await made(rule({ task: { title: TITLE, members: ['mia'] }, start_on: '2031-05-01' }))
  await step('mia', id, 'skip', { day: '2031-05-05' })
  const change = (body: object) => world.as('ben').put(`/recurring-tasks/${id}/`, WEBSITE, body)
  expect((await change({ rule: 'FREQ=WEEKLY;BYDAY=MO', task: { title: 'Water them all' } })).body.data).toMatchObject({
    title: 'Water them all',
    words: 'Every Monday',
    task: { users: [{ username: 'mia' }] },
    skipped: ['2031-05-05'],
    next: [{ day: '2031-05-12' }, { day: '2031-05-19' }, {}, {}, {}],
  })
  expect((await change({})).status).toBe(400)
  expect((await change({ ends_on: '2031-04-01' })).status).toBe(422)
  expect(await read(id)).toMatchObject({ ends_on: null, state: 'active' })
  await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)
})

test('RECUR-18 a workspace has at most 1,000 rules', async () => {
  await world.db.execute(sql`
    insert into recurrences (company_id, project_id, task, rule, start_on, at, timezone, state)
    select p.company_id, p.id, '{"title": "One of many", "people": [], "labels": [], "checklist": []}', 'FREQ=DAILY', '2026-01-01', '09:00', 'UTC', 'paused'
    from projects p, generate_series(1, 1000) where p.slug = 'ops'`)
  expect(await make('ana', rule(), OPS)).toMatchObject({ status: 409, body: { message: 'A workspace has at most 1,000 rules.' } })
  await world.db.execute(sql`delete from recurrences where task ->> 'title' = 'One of many'`)
})

test('RECUR-14 a task becomes the first of a rule that takes its fields; it cannot begin two', async () => {
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'Begin again' })
  await world.as('mia').post(`/task-assignees/`, { ...WEBSITE, task_uuid: task.uuid }, { username: 'ben' })
  const body = { task: {}, task_uuid: task.uuid, rule: 'FREQ=DAILY;INTERVAL=2;AFTER=DONE', timezone: 'UTC' }
  const answer = await made(body)
  expect(answer).toMatchObject({
    title: 'Begin again',
    words: '2 days after the last one is done',
    made: 1,
    next: [],
    state: 'active',
    last: { task: { uuid: task.uuid } },
    task: { title: 'Begin again', users: [{ username: 'ben' }] },
  })
  expect((await world.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.recurrence_id).toBe(answer.id)
  expect(await make('mia', body)).toMatchObject({ status: 422, body: { errors: { task_uuid: ['This task repeats already.'] } } })
  expect(await make('mia', { ...body, task_uuid: undefined })).toMatchObject({
    status: 422,
    body: { errors: { 'task.title': ['A title is required.'] } },
  })
  await world.as('mia').del(`/recurring-tasks/${answer.id}/`, WEBSITE)
  expect((await world.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.recurrence_id).toBe(null)
})
