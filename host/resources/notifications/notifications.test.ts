// The feed: what a notification leads to, what it joins, and whose it is.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { assign, changeOf, feedOf, newsAbout, readAll, reasonsOf } from '#tests/kit/news-calls.ts'
import { type AnyTask, MOBILE, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { aboutProject, tell } from './notifications.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.person('nia', 'Nia Berg')
})
afterAll(() => world.close())

const inWebsite = { company_slug: 'acme', project_slug: 'website' }
const comment = (who: string, on: AnyTask, text: string, type = 'issues') =>
  world.as(who).post('/comments/', { ...WEBSITE, commentable_type: type, commentable_id: on.uuid }, { comment_text: text })

test('REST-11 NOTIF-02 NOTIF-04 newest first, fifty a page, the caller’s own', async () => {
  const { rows } = await world.db.execute<{ id: string; companyId: string; name: string }>(
    sql`select p.id, p.company_id as "companyId", p.name from projects p where p.slug = 'mobile'`,
  )
  const [project] = rows
  if (project === undefined) throw new Error('There is no project.')
  const ids = async (username: string) =>
    (await world.db.execute<{ id: string }>(sql`select id from people where username = ${username}`)).rows[0]?.id ?? ''
  await world.db.execute(sql`delete from notifications`)
  for (let number = 1; number <= 60; number += 1) {
    const about = { ...aboutProject(project), topic: `test:${number}`, subject: `Project ${number}` }
    await tell(world.db, { ...about, to: { ids: [await ids('mia'), await ids('mia')] }, actorId: await ids('ben'), reason: 'added' })
  }
  const page = async (number: number) =>
    (await world.as('mia').get('/feeds/notifications/', { company_slug: 'acme', page: number })).body.data
  const first = await page(1)
  expect(first).toHaveLength(50)
  const moment = { timestamp: expect.any(Number), date_for_humans: 'just now', timezone: expect.stringMatching(/T.*\+00:00$/) }
  const ben = { name: 'Ben Okafor', avatar: null, username: 'ben' }
  expect(first[0]).toEqual({
    uuid: expect.any(String),
    user: ben,
    data: {
      title: 'added you to Project 60',
      subject: 'Project 60',
      events: [{ reason: 'added', user: ben, created_at: moment, times: 1, from: null, to: null, name: null, file: null }],
      target: { kind: 'project', company_slug: 'acme', project_slug: 'mobile', uuid: project.id },
    },
    created_at: moment,
    read_at: null,
    resource: 'projects',
    reason: 'invited',
    target: {
      ...{ kind: 'project', company_slug: 'acme', project_slug: 'mobile', id: project.id },
      ...{ task_uuid: null, slug: null, state: 'here' },
    },
    ...{ done_at: null, snoozed_until: null, count: 1, tasks: null, code: null },
    sentence: 'added you to Project 60',
    project: { slug: 'mobile', name: 'Mobile app' },
    actors: [ben],
  })
  expect(await page(2)).toHaveLength(10)
  expect(await feedOf(world, 'rex')).toEqual([])
})

test('OPEN-30 what a notification leads to is typed: task, comment, file of a task or of a project, project, invitation', async () => {
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'Typed', members: 'ben' })
  expect((await newsAbout(world, 'ben', task.uuid))?.data.target).toEqual({ kind: 'task', ...inWebsite, uuid: task.uuid })
  const { id } = (await comment('ana', task, 'Look')).body.data
  expect((await newsAbout(world, 'ben', task.uuid))?.data.target).toEqual({ kind: 'comment', ...inWebsite, uuid: task.uuid, id })
  const query = { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' }
  const file = (await world.as('ben').send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'x') })).body.data
  await comment('ana', file, 'Nice plan', 'attachments')
  const [ofFile] = await feedOf(world, 'ben')
  expect(ofFile).toMatchObject({
    resource: 'files',
    data: { title: 'commented on the file “plan.txt”', target: { kind: 'file', ...inWebsite, uuid: null, id: String(file.id) } },
  })
  await world.as('ana').post('/project-team-members/', MOBILE, { username: 'gus', role: 'guest' })
  expect((await feedOf(world, 'gus'))[0].data.target).toMatchObject({ kind: 'project', company_slug: 'acme', project_slug: 'mobile' })
})

test('OPEN-30 the invitation of a colleague whose address is not confirmed leads to its page, which whoever else it was not sent to does not see by it', async () => {
  const other = await openHostWorld({ sample: true, env: { EMAIL_VERIFICATION: 'soft' } })
  const confirmed = (at: string | null) =>
    other.db.execute(sql`update people set email_verified_at = ${at} where email = 'rex@example.com'`)
  try {
    // Whoever has confirmed theirs may invite, and is added at once (TEAM-03).
    await other.db.execute(sql`update people set email_verified_at = now()`)
    await confirmed(null)
    const rows = { emails: ['rex@example.com'], names: ['Rex'], roles: ['member'] }
    expect((await other.as('ana').post('/project-team-members/invite/', OPS, rows)).status).toBe(201)
    await confirmed('2026-11-01')
    const [invited] = await feedOf(other, 'rex')
    expect(invited).toMatchObject({ resource: 'invitations', data: { title: 'invited you to Operations', target: { kind: 'invitation' } } })
    const { uuid } = invited.data.target
    const look = (who: string | null) => other.as(who).get(`/invitations/${uuid}`)
    expect((await look('rex')).body.data).toMatchObject({ project: { slug: 'ops' }, role_name: 'member', state: 'open' })
    for (const who of [null, 'gus', 'dora']) {
      expect((await look(who)).status, String(who)).toBe(404)
      expect((await other.as(who).post(`/invitations/${uuid}/decline`)).status, String(who)).toBe(404)
    }
    expect((await other.as('gus').post(`/invitations/${uuid}/accept`)).status).toBe(404)
    expect((await other.as('rex').post(`/invitations/${uuid}/accept`)).body.data).toEqual({ company_slug: 'acme', project_slug: 'ops' })
    expect((await feedOf(other, 'rex')).filter(({ data }) => data.target?.kind === 'invitation')).toEqual([])
  } finally {
    await other.close()
  }
})

test('OPEN-30 what is gone leads nowhere, and what somebody does not see any more is not in their feed', async () => {
  const gone = await makeTask(world, 'ana', WEBSITE, { title: 'Soon gone', members: 'mia' })
  await readAll(world, 'mia')
  await world.as('ana').del(`/tasks/${gone.uuid}/`, WEBSITE)
  const told = async (who: string, title: string) => (await feedOf(world, who)).find(({ data }) => data.subject === title)
  expect((await told('mia', 'Soon gone')).data).not.toHaveProperty('target')
  await makeTask(world, 'ana', WEBSITE, { title: 'Not for Gus', members: 'gus' })
  expect(await told('gus', 'Not for Gus')).toBeDefined()
  await world.db.execute(sql`delete from project_members m using people p, projects w
    where p.id = m.person_id and p.username = 'gus' and w.id = m.project_id and w.slug = 'website'`)
  expect(await told('gus', 'Not for Gus')).toBeUndefined()
})

test('a deleted task takes its unread news along, of its files too', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'A mistake', members: 'mia,ben' })
  await readAll(world, 'ben')
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  const left = async (who: string) => (await feedOf(world, who)).filter(({ data }) => data.subject === 'A mistake').length
  expect([await left('mia'), await left('ben')]).toEqual([0, 1])
})

test('news of one task joins its unread notification; once that is read, the next opens another', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'One row', members: 'mia' })
  await changeOf(world, 'ben', task, { due_date: '2030-01-05 09:00:00' })
  await changeOf(world, 'ana', task, { due_date: '2030-01-06 09:00:00' })
  await comment('ben', task, 'One')
  await comment('ana', task, 'Two')
  const told = await newsAbout(world, 'mia', task.uuid)
  expect(told.data.events).toMatchObject([
    { reason: 'commented', times: 2, user: { username: 'ana' } },
    { reason: 'due_date', times: 2, user: { username: 'ana' }, from: null, to: '2030-01-06T09:00:00.000Z' },
    { reason: 'assigned', times: 1 },
  ])
  expect(told).toMatchObject({ user: { username: 'ana' }, data: { title: 'commented on “One row”' } })
  await readAll(world, 'mia')
  await comment('ben', task, 'Three')
  expect((await feedOf(world, 'mia')).filter(({ data }) => data.subject === 'One row').map(({ read_at }) => read_at === null)).toEqual([
    true,
    false,
  ])
})

test('marking as read: some or all, only one’s own', async () => {
  const [one, two] = [await makeTask(world, 'ana', WEBSITE, { members: 'ben' }), await makeTask(world, 'ana', WEBSITE, { members: 'ben' })]
  const { uuid } = await newsAbout(world, 'ben', one.uuid)
  const read = (who: string, body: object) => world.as(who).put('/feeds/notifications/', { company_slug: 'acme' }, body)
  expect((await read('mia', { read: true, uuids: [uuid] })).status).toBe(200)
  expect(await newsAbout(world, 'ben', one.uuid)).not.toBeNull()
  expect((await read('ben', { read: true, uuids: [uuid] })).body.data).toEqual({ changed: 1, marked_at: expect.any(String) })
  expect(await newsAbout(world, 'ben', one.uuid)).toBeNull()
  expect(await newsAbout(world, 'ben', two.uuid)).not.toBeNull()
  await readAll(world, 'ben')
  expect((await feedOf(world, 'ben')).every(({ read_at }) => read_at !== null)).toBe(true)
  expect((await read('ben', {})).status).toBe(400)
  expect((await read('dora', { read: true })).status).toBe(404)
})

test('what is said twice at once is one notification', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'At once', members: 'mia,ben' })
  await readAll(world, 'mia')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => comment(at % 2 ? 'ana' : 'ben', task, `No ${at}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect((await newsAbout(world, 'mia', task.uuid)).data.events).toMatchObject([{ reason: 'commented', times: 8 }])
})

test('what fails tells nobody: news is written with the act', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  await changeOf(world, 'ana', task, { start_date: '2030-02-01 09:00:00' })
  await readAll(world, 'mia')
  expect((await changeOf(world, 'ana', task, { due_date: '2030-01-01 09:00:00' })).status).toBe(422)
  expect((await assign(world, 'ana', task, 'nobody')).status).toBe(422)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual([])
})
