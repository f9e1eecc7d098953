// The inbox: its tabs and pages, marks and their way back, snoozing, what is gone, many tasks at once.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { assign, changeOf, newsAbout, readAll, turnDone, unassign } from '#tests/kit/news-calls.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { aboutThing, tell } from './notifications.store.ts'
import { forgetOldNews } from './old-news.store.ts'
import { TARGET_KINDS, TARGETS } from './targets.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`delete from notifications`)
})
afterAll(() => world.close())

const inbox = async (who: string, query: Record<string, string | number> = {}) => (await world.as(who).get('/feeds/inbox/', query)).body
const rows = async (who: string, query: Record<string, string | number> = {}): Promise<AnyTask[]> => (await inbox(who, query)).data
const rowOf = async (who: string, uuid: string, query = {}) => (await rows(who, query)).find(({ target }) => target.task_uuid === uuid)
const mark = async (who: string, body: object, query = {}) => (await world.as(who).put('/feeds/notifications/', query, body)).body.data
const unread = async (who: string) => (await world.as(who).get('/feeds/unread/')).body.data
const comment = (who: string, on: AnyTask, text: string) =>
  world.as(who).post('/comments/', { ...WEBSITE, commentable_type: 'issues', commentable_id: on.uuid }, { comment_text: text })
const naming = (username: string) => `<p><span data-type="mention" data-username="${username}">@${username}</span> look</p>`

test('INBOX-07 INBOX-12 tabs, unread, workspace and project narrow the inbox; pages follow each other', async () => {
  const mine = await makeTask(world, 'ana', WEBSITE, { title: 'Mine', members: 'mia' })
  const named = await makeTask(world, 'ana', WEBSITE, { title: 'Named' })
  await comment('ben', named, naming('mia'))
  const watched = await makeTask(world, 'mia', WEBSITE, { title: 'Watched' })
  await comment('ben', watched, 'Said')
  const titles = async (query = {}) => (await rows('mia', query)).map(({ data }) => data.subject)
  expect(await titles()).toEqual(['Watched', 'Named', 'Mine'])
  expect(await titles({ tab: 'assigned' })).toEqual(['Mine'])
  expect(await titles({ tab: 'mentioned' })).toEqual(['Named'])
  expect(await titles({ tab: 'watching' })).toEqual(['Watched'])
  expect(await titles({ tab: 'invited' })).toEqual([])
  expect(await titles({ company_slug: 'acme', project_slug: 'mobile' })).toEqual([])
  await mark('mia', { read: true, task_uuid: mine.uuid })
  expect(await titles({ unread: 1 })).toEqual(['Watched', 'Named'])
  const first = await inbox('mia', { per_page: 2 })
  expect(first.data).toHaveLength(2)
  expect((await inbox('mia', { per_page: 2, before: first.next_before })).data.map(({ data }: AnyTask) => data.subject)).toEqual(['Mine'])
  expect(await unread('mia')).toEqual({
    total: 2,
    companies: [{ slug: 'acme', unread: 2 }],
    reasons: { mentioned: 1, watching: 1 },
  })
  expect((await rowOf('mia', named.uuid))?.code).toMatch(/^WEB-\d+$/)
  expect((await world.as('mia').get('/feeds/inbox/', { company_slug: 'globex' })).status).toBe(404)
  expect((await world.as('mia').get('/feeds/inbox/', { company_slug: 'acme', project_slug: 'none' })).status).toBe(404)
})

test('INBOX-04 the nearest reason counts: mentioned before assigned before watching', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Nearest', members: 'ben' })
  await readAll(world, 'ben')
  await comment('ana', task, 'Said')
  expect((await rowOf('ben', task.uuid))?.reason).toBe('watching')
  await comment('mia', task, naming('ben'))
  await comment('ana', task, 'Said again')
  const row = await rowOf('ben', task.uuid)
  expect(row).toMatchObject({ reason: 'mentioned', count: 3 })
  expect(row?.actors.map(({ username }: AnyTask) => username)).toEqual(['ana', 'mia'])
})

test('INBOX-09 done leaves the inbox and comes back exactly as it was; INBOX-05 news after it opens another', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Triaged', members: 'mia' })
  const { uuid } = (await rowOf('mia', task.uuid)) ?? {}
  const { marked_at } = await mark('mia', { done: true, uuids: [uuid] })
  expect(await rowOf('mia', task.uuid)).toBeUndefined()
  expect(await rowOf('mia', task.uuid, { tab: 'done' })).toMatchObject({ uuid, read_at: null })
  expect(await mark('mia', { done: false, marked_at })).toMatchObject({ changed: 1 })
  expect(await rowOf('mia', task.uuid)).toMatchObject({ uuid, done_at: null, read_at: null })
  await mark('mia', { done: true, uuids: [uuid] })
  await comment('ben', task, 'More')
  expect(await rowOf('mia', task.uuid)).toMatchObject({ count: 1, sentence: 'commented on “Triaged”' })
  expect((await rowOf('mia', task.uuid))?.uuid).not.toBe(uuid)
})

test('INBOX-09 all done takes what was there, no more; undo restores exactly those', async () => {
  const [one, two] = [await makeTask(world, 'ana', WEBSITE, { members: 'mia' }), await makeTask(world, 'ana', WEBSITE, { members: 'mia' })]
  await mark('mia', { done: true, task_uuid: one.uuid })
  const before = (await rows('mia')).length
  const { changed, marked_at } = await mark('mia', { done: true })
  expect(changed).toBe(before)
  expect(await rows('mia')).toEqual([])
  await mark('mia', { done: false, marked_at })
  expect(await rows('mia')).toHaveLength(before)
  expect([await rowOf('mia', one.uuid), await rowOf('mia', two.uuid)].map(Boolean)).toEqual([false, true])
})

test('INBOX-09 a snooze hides until its moment, then stands unread on top; news wakes it', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Later', members: 'mia' })
  const other = await makeTask(world, 'ana', WEBSITE, { title: 'Above', members: 'mia' })
  const { uuid } = (await rowOf('mia', task.uuid)) ?? {}
  await mark('mia', { read: true, uuids: [uuid] })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await mark('mia', { snoozed_until: until, uuids: [uuid] })
  expect(await rowOf('mia', task.uuid)).toBeUndefined()
  expect(await rowOf('mia', task.uuid, { tab: 'snoozed' })).toMatchObject({ uuid })
  await world.db.execute(sql`update notifications set snoozed_until = now(), ordered_at = now() where id = ${uuid}`)
  expect((await rows('mia'))[0]).toMatchObject({ uuid, read_at: null })
  await mark('mia', { snoozed_until: until, uuids: [(await rowOf('mia', other.uuid))?.uuid] })
  await comment('ben', other, 'Wake up')
  expect((await rows('mia'))[0]).toMatchObject({ data: { subject: 'Above' }, snoozed_until: null, count: 2 })
  await mark('mia', { snoozed_until: until, uuids: [uuid] })
  await comment('ben', task, 'You too')
  expect((await rows('mia')).slice(0, 2).map(({ data }) => data.subject)).toEqual(['Later', 'Later'])
  const past = await world.as('mia').put('/feeds/notifications/', {}, { snoozed_until: '2020-01-01T00:00:00Z', uuids: [uuid] })
  expect(past).toMatchObject({ status: 422, body: { errors: { snoozed_until: ['Choose a moment that is still to come.'] } } })
})

test('INBOX-12 one’s own rows only, one by one too', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  const { uuid } = (await rowOf('mia', task.uuid)) ?? {}
  const one = (who: string, body: object) => world.as(who).put(`/feeds/notifications/${uuid}/`, {}, body)
  expect((await one('ben', { done: true })).status).toBe(404)
  expect((await one('mia', { read: true })).body.data.changed).toBe(1)
  expect((await one('mia', {})).status).toBe(400)
  expect((await one('mia', { read: true, unknown: 1 })).status).toBe(400)
  expect((await world.as(null).get('/feeds/unread/')).status).toBe(401)
})

test('INBOX-02 what others said of a deleted task stays and says so; what its deleter caused goes', async () => {
  const told = await makeTask(world, 'ana', WEBSITE, { title: 'Deleted', members: 'mia' })
  const mistake = await makeTask(world, 'ana', WEBSITE, { title: 'Mistake', members: 'mia' })
  await comment('ben', told, 'Said')
  for (const { uuid } of [told, mistake]) await world.as('ana').del(`/tasks/${uuid}/`, WEBSITE)
  const left = (await rows('mia')).filter(({ data }) => ['Deleted', 'Mistake'].includes(data.subject))
  expect(left).toMatchObject([{ data: { subject: 'Deleted' }, target: { kind: 'task', state: 'gone' } }])
})

test('INBOX-02 of what one does not see any more nothing is told but that', async () => {
  const task = await makeTask(world, 'ana', MOBILE, { title: 'Secret', members: 'rex' })
  const row = async () => (await rows('rex')).find(({ data, target }) => data.subject === 'Secret' || target.state === 'forbidden')
  expect(await row()).toMatchObject({ target: { task_uuid: task.uuid, state: 'here' } })
  await world.db.execute(
    sql`delete from project_members m using projects w, people p where w.slug = 'mobile' and p.username = 'rex' and m.project_id = w.id and m.person_id = p.id`,
  )
  const hidden = await row()
  expect(hidden).toMatchObject({ sentence: 'You no longer have access.', code: null, project: null, actors: [], user: null })
  expect(JSON.stringify(hidden)).not.toMatch(/Secret|Mobile/)
})

test('INBOX-02 of every kind that can be deleted the row stays and says so', async () => {
  const { rows: found } = await world.db.execute<{ company: string; project: string; person: string }>(
    sql`select p.company_id as company, p.id as project, o.id as person from projects p, people o where p.slug = 'website' and o.username = 'ana'`,
  )
  const [{ company, project, person } = { company: '', project: '', person: '' }] = found
  const kinds = TARGET_KINDS.filter((kind) => 'here' in TARGETS[kind])
  for (const kind of kinds) {
    // Nothing has these ids any more.
    const id = kind === 'sprint' ? '999999' : '00000000-0000-4000-8000-000000000000'
    const about = {
      topic: `gone:${kind}`,
      target: { kind, id },
      companyId: company,
      projectId: project,
      taskId: null,
      subject: `Gone ${kind}`,
    }
    await tell(world.db, { ...about, to: { ids: [person] }, actorId: null, reason: 'rule_missed' })
  }
  const states = (await rows('ana')).map(({ target }: AnyTask) => [target.kind, target.state])
  for (const kind of kinds) expect(states).toContainEqual([kind, 'gone'])
  await world.db.execute(sql`delete from notifications where topic like 'gone:%'`)
})

test('INBOX-02 a comment that is gone leads to its task', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Unsaid', members: 'mia' })
  const { id } = (await comment('ben', task, 'Wrong')).body.data
  expect((await rowOf('mia', task.uuid))?.target).toMatchObject({ kind: 'comment', id: String(id) })
  await world.as('ben').del(`/comments/${id}/`, WEBSITE)
  expect((await rowOf('mia', task.uuid))?.target).toMatchObject({ kind: 'task', id: task.uuid, state: 'here' })
})

test('INBOX-04 five tasks by one person within a minute are one line; taken back, they leave it', async () => {
  await world.db.execute(sql`delete from notifications`)
  const tasks: AnyTask[] = []
  for (let number = 0; number < 6; number += 1)
    tasks.push(await makeTask(world, 'ana', WEBSITE, { title: `Bulk ${number}`, members: 'mia' }))
  expect(await rows('mia')).toMatchObject([{ sentence: 'assigned you 6 tasks', tasks: 6, target: { kind: 'project' }, read_at: null }])
  expect((await unread('mia')).total).toBe(1)
  await unassign(world, 'ana', tasks[0] as AnyTask, 'mia')
  expect((await rows('mia'))[0]).toMatchObject({ sentence: 'assigned you 5 tasks' })
  await comment('ben', tasks[1] as AnyTask, 'Apart')
  expect(await rows('mia')).toHaveLength(2)
  for (const task of tasks.slice(1)) await unassign(world, 'ana', task, 'mia')
  expect((await rows('mia')).map(({ tasks: many }) => many)).toEqual([null])
})

test('INBOX-04 a line of many tasks is marked with all that stands below it', async () => {
  await world.db.execute(sql`delete from notifications`)
  for (let number = 0; number < 5; number += 1) await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  const [line] = await rows('mia')
  expect((await mark('mia', { done: true, uuids: [line?.uuid] })).changed).toBe(1)
  const { rows: left } = await world.db.execute(sql`select 1 from notifications where done_at is null`)
  expect(left).toEqual([])
})

test('INBOX-06 whoever made, has, commented on or was named on a task watches it; a choice counts more, until one is named', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Watchers', members: 'ben' })
  const at = { ...WEBSITE, task_uuid: task.uuid }
  const stand = async (who: string) => (await world.as(who).get('/task-watchers/', at)).body.data
  const names = async () => (await stand('ana')).watchers.map(({ username }: AnyTask) => username)
  expect(await names()).toEqual(['ana', 'ben'])
  await comment('mia', task, 'Me too')
  expect(await names()).toEqual(['ana', 'ben', 'mia'])
  expect((await world.as('mia').del('/task-watchers/', at)).body.data).toMatchObject({ is_watching: false })
  await comment('mia', task, 'Not any more')
  await turnDone(world, 'ana', task)
  expect(await newsAbout(world, 'mia', task.uuid)).toBeNull()
  await comment('ana', task, naming('mia'))
  expect(await stand('mia')).toMatchObject({ is_watching: true })
  expect((await world.as('gus').post('/task-watchers/', at)).body.data).toMatchObject({ is_watching: true })
  await changeOf(world, 'ana', task, { due_date: '2030-01-05 09:00:00' })
  expect(await newsAbout(world, 'gus', task.uuid)).not.toBeNull()
  expect((await world.as('dora').post('/task-watchers/', at)).status).toBe(404)
})

test('INBOX-06 the call for one task says how its reader stands to it, as the call for that does; lists and writes do not', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Read alone', members: 'ben,mia' })
  const at = { ...WEBSITE, task_uuid: task.uuid }
  const said = async (who: string) => (await world.as(who).get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.watching
  const names = async (who: string) => (await said(who)).watchers.map(({ username }: AnyTask) => username)
  await world.as('mia').del('/task-watchers/', at)
  await world.as('ben').post('/notification-mutes/', at)
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await world.as('gus').put('/task-reminders/', at, { at: soon })
  const nothing = { is_watching: false, is_muted: false, remind_at: null }
  expect(await said('ana')).toMatchObject({ ...nothing, is_watching: true })
  expect(await said('ben')).toMatchObject({ ...nothing, is_watching: true, is_muted: true })
  expect(await said('mia')).toMatchObject(nothing)
  expect(await said('gus')).toMatchObject({ ...nothing, remind_at: soon })
  for (const who of ['ana', 'ben', 'mia', 'gus']) {
    expect(await names(who)).toEqual(['ana', 'ben'])
    expect(await said(who)).toEqual((await world.as(who).get('/task-watchers/', at)).body.data)
  }
  expect((await world.as('dora').get(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(404)
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, MOBILE)).status).toBe(404)
  const [listed] = (await world.as('ana').get('/tasks/', { ...WEBSITE, search: 'Read alone' })).body.data
  expect(listed).toMatchObject({ uuid: task.uuid })
  for (const other of [listed, task]) expect(other).not.toHaveProperty('watching')
})

test('INBOX-06 a project can be watched: what happens to its tasks is told', async () => {
  expect((await world.as('rex').post('/task-watchers/', WEBSITE)).body.data).toMatchObject({ is_watching: true })
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'All of it' })
  await comment('ana', task, 'Said')
  expect(await newsAbout(world, 'rex', task.uuid)).not.toBeNull()
  await world.as('rex').del('/task-watchers/', WEBSITE)
})

test('INBOX-14 what is muted or switched off is not told; mentions are, and cannot be switched off', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Muted' })
  const at = { ...WEBSITE, task_uuid: task.uuid }
  expect((await world.as('mia').post('/notification-mutes/', at)).body.data).toMatchObject({ is_muted: true })
  await assign(world, 'ana', task, 'mia')
  expect(await newsAbout(world, 'mia', task.uuid)).toBeNull()
  await comment('ana', task, naming('mia'))
  expect(await newsAbout(world, 'mia', task.uuid)).not.toBeNull()
  expect((await world.as('mia').del('/notification-mutes/', at)).body.data).toMatchObject({ is_muted: false })
  const turn = (name: string, in_app: boolean) => world.as('mia').put(`/feeds/switches/${name}/`, {}, { in_app })
  const off = await turn('assigned', false)
  expect(off.body.data.find(({ name }: AnyTask) => name === 'assigned')).toMatchObject({ in_app: false, locked: false, mail: 'assigned' })
  const other = await makeTask(world, 'ana', WEBSITE, { title: 'Quiet', members: 'mia' })
  expect(await newsAbout(world, 'mia', other.uuid)).toBeNull()
  await turn('assigned', true)
  expect((await turn('mentioned', false)).status).toBe(422)
  expect((await world.as('mia').get('/feeds/switches/')).body.data.every(({ in_app }: AnyTask) => in_app)).toBe(true)
})

test('INBOX-01 what belongs to a workspace alone is told as well', async () => {
  const { rows: found } = await world.db.execute<{ company: string; person: string }>(
    sql`select c.id as company, p.id as person from companies c, people p where c.slug = 'acme' and p.username = 'ana'`,
  )
  const [{ company, person } = { company: '', person: '' }] = found
  const about = aboutThing(company, { kind: 'invoice', id: 'i-1' }, 'Invoice 12')
  await tell(world.db, { ...about, to: { ids: [person] }, actorId: null, reason: 'rule_missed' })
  expect((await rows('ana'))[0]).toMatchObject({
    resource: 'invoices',
    target: { kind: 'invoice', id: 'i-1', project_slug: null, state: 'here' },
  })
})

test('INBOX-16 kept for half a year when done, for a year else', async () => {
  await world.db.execute(sql`delete from notifications`)
  const kept = await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  const [old, done] = [await makeTask(world, 'ana', WEBSITE, { members: 'mia' }), await makeTask(world, 'ana', WEBSITE, { members: 'mia' })]
  await world.db.execute(sql`update notifications set updated_at = now() - interval '366 days' where task_id = ${old.uuid}`)
  await world.db.execute(
    sql`update notifications set updated_at = now() - interval '200 days', is_open = false, done_at = now() - interval '181 days' where task_id = ${done.uuid}`,
  )
  expect(await forgetOldNews(world.db, new Date())).toBe(2)
  const { rows: left } = await world.db.execute<{ task_id: string }>(sql`select task_id from notifications`)
  expect(left).toEqual([{ task_id: kept.uuid }])
})
