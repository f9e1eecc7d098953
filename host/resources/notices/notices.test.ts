// Mails about news that was not read: at once, in summaries, once however many hosts there are, and never to who may not see.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { readAll } from '#tests/kit/news-calls.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { createSeals } from '../mail-servers/sealing.ts'
import { mailAtOnce, mailSummaries, type NoticeParts } from './notices.store.ts'

let world: HostWorld
let parts: NoticeParts
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  parts = { db: world.db, settings: world.settings, seals: createSeals(world.settings) }
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.execute(sql`delete from notifications`)
  await world.db.execute(sql`delete from mails`)
  await world.db.execute(sql`delete from mail_settings`)
  await world.db.execute(sql`update people set time_zone = null`)
  world.mails.length = 0
})

const MINUTE = 60_000
/** A Tuesday, a day after the news of these tests. */
const EIGHT = Date.parse('2031-05-20T08:00:00Z')
const at = (minutes: number) => new Date(EIGHT + minutes * MINUTE)
const soon = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
const assigned = (title: string, members = 'mia', where = WEBSITE): Promise<AnyTask> => makeTask(world, 'ana', where, { title, members })
const comment = (who: string, task: AnyTask, text: string) =>
  world.as(who).post('/comments/', { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }, { comment_text: text })
const mention = '<p><span data-username="mia">@mia</span> look</p>'
/** All news so far is of the evening before. */
const beforeEight = () =>
  world.db.execute(sql`update notifications set ordered_at = ${at(-600).toISOString()}::timestamptz, mail_at = null`)
async function sent(): Promise<{ to: string; subject: string; text: string; unsubscribe?: string }[]> {
  await world.sendMails(new Date(EIGHT + 10 * 366 * 1440 * MINUTE))
  return world.mails
}

test('INBOX-13 an assignment is mailed five minutes later, with its link, once; what was read meanwhile is not', async () => {
  const task = await assigned('Write the news')
  expect(await mailAtOnce(parts, soon(4))).toBe(0)
  const hosts = await Promise.all([1, 2, 3, 4].map(() => mailAtOnce(parts, soon(6))))
  expect(hosts.reduce((sum, one) => sum + one)).toBe(1)
  expect(await mailAtOnce(parts, soon(60))).toBe(0)
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'mia@example.com',
    subject: expect.stringMatching(/^“Ana Souza” assigned you to “Write the news” \(WEB-\d+\)$/),
  })
  expect(mail?.text).toContain(`/acme/projects/website/overview?task=${task.uuid}`)

  await assigned('Read at once')
  await readAll(world, 'mia')
  expect(await mailAtOnce(parts, soon(120))).toBe(0)
})

test('INBOX-13 several of a kind are one mail, grouped by project; mentions are another', async () => {
  const first = await assigned('Red', 'ben')
  await assigned('Green')
  await assigned('Blue', 'mia', MOBILE)
  expect((await comment('ben', first, mention)).status).toBeLessThan(300)
  expect(await mailAtOnce(parts, soon(6))).toBeGreaterThan(0)
  const mine = (await sent()).filter(({ to }) => to === 'mia@example.com')
  const told = mine.find(({ subject }) => /changes to your tasks in “Acme”$/.test(subject))
  expect(told?.text).toMatch(/Mobile app\n- “Ana Souza” assigned you to “Blue”/)
  expect(told?.text).toMatch(/\n\nWebsite[^\n]*\n- “Ana Souza” assigned you to “Green”/)
  expect(mine.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('mentioned you in a comment on “Red”'))
})

test('INBOX-13 a summary comes at 08:00 of the reader’s own day, once; nothing new is no mail', async () => {
  const task = await assigned('Watched', 'ben')
  await readAll(world, 'ben')
  await comment('mia', task, '<p>How is it going?</p>')
  await beforeEight()
  await world.db.execute(sql`update people set time_zone = 'Asia/Tokyo' where username = 'ana'`)
  expect(await mailSummaries(parts, at(-1))).toBe(0)
  const hosts = await Promise.all([1, 2, 3, 4].map(() => mailSummaries(parts, at(0))))
  expect(hosts.reduce((sum, one) => sum + one)).toBe(1)
  expect(await mailSummaries(parts, at(30))).toBe(0)
  expect(await mailSummaries(parts, at(1440))).toBe(0)
  expect(await mailSummaries(parts, at(1440 - 9 * 60))).toBe(1)
  const mails = await sent()
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['ana@example.com', 'What is new in “Acme”: 1 change'],
    ['ben@example.com', 'What is new in “Acme”: 1 change'],
  ])
  expect(mails[0]?.text).toContain('“Mia Chen” commented on “Watched”')
})

test('INBOX-13 what is read or done, or came after 08:00, is in no summary', async () => {
  const task = await assigned('Looked at', 'ben')
  await comment('mia', task, '<p>One</p>')
  await beforeEight()
  await readAll(world, 'ben')
  await world.db.execute(sql`update notifications set done_at = now(), is_open = false where read_at is null`)
  expect(await mailSummaries(parts, at(0))).toBe(0)
  await comment('mia', task, '<p>Two</p>')
  await world.db.execute(
    sql`update notifications set ordered_at = ${at(5).toISOString()}::timestamptz where read_at is null and done_at is null`,
  )
  expect(await mailSummaries(parts, at(10))).toBe(0)
  expect(await mailSummaries(parts, at(1440))).toBeGreaterThan(0)
})

test('INBOX-13 what came after the mail about an assignment nobody has read is in the summary', async () => {
  const task = await assigned('Goes on', 'ben')
  await mailAtOnce(parts, soon(6))
  await beforeEight()
  await world.db.execute(sql`update notifications set mailed_at = ${at(-500).toISOString()}::timestamptz where mailed_at is not null`)
  expect(await mailSummaries(parts, at(0))).toBe(0)
  await comment('mia', task, '<p>And on</p>')
  await beforeEight()
  await world.db.execute(sql`update notifications set mailed_at = ${at(-700).toISOString()}::timestamptz where mailed_at is not null`)
  expect(await mailSummaries(parts, at(0))).toBeGreaterThan(0)
  const told = (await sent()).filter(({ to }) => to === 'ben@example.com').map(({ subject }) => subject)
  expect(told.toSorted()).toEqual(['What is new in “Acme”: 1 change', expect.stringContaining('assigned you to “Goes on”')])
})

test('INBOX-13 weekly is on Mondays, never is never, and a workspace has a choice of its own', async () => {
  const task = await assigned('Chosen', 'ben')
  await readAll(world, 'ben')
  await comment('mia', task, '<p>Hello</p>')
  await beforeEight()
  const set = (value: string | null, company?: string) =>
    world.as('ben').put('/feeds/mail-settings/rest/', {}, { value, ...(company && { company_slug: company }) })
  await set('weekly')
  await world.as('ana').put('/feeds/mail-settings/rest/', {}, { value: 'never' })
  expect(await mailSummaries(parts, at(0))).toBe(0)
  await set('never', 'acme')
  expect(await mailSummaries(parts, at(6 * 1440))).toBe(0)
  await set(null, 'acme')
  expect(await mailSummaries(parts, at(5 * 1440))).toBe(0)
  expect(await mailSummaries(parts, at(6 * 1440))).toBe(1)
  expect((await sent()).map(({ to }) => to)).toEqual(['ben@example.com'])
})

test('INBOX-13 who does not see the project any more, is on their way out or has gone is mailed nothing', async () => {
  await assigned('Hidden from Mia', 'mia')
  await world.db.execute(sql`delete from project_members m using people p where p.id = m.person_id and p.username = 'mia'`)
  expect(await mailAtOnce(parts, soon(6))).toBe(0)
  await world.as('ana').post('/project-team-members/', WEBSITE, { username: 'mia', role: 'member' })
  await world.as('ana').post('/project-team-members/', MOBILE, { username: 'mia', role: 'member' })
  await world.db.execute(sql`update people set deletion_at = now() where username = 'mia'`)
  await assigned('She leaves', 'mia')
  expect(await mailAtOnce(parts, soon(12))).toBe(0)
  await world.db.execute(sql`update people set deletion_at = null where username = 'mia'`)
})

test('INBOX-13 a host that dies in between leaves the mail to the next one: not lost, not twice', async () => {
  await assigned('Cut off')
  const broken = { ...parts, seals: { ...parts.seals, seal: () => Promise.reject(new Error('killed')) } }
  await expect(mailAtOnce(broken, soon(6))).rejects.toThrow('killed')
  expect((await world.db.execute(sql`select 1 from mails`)).rows).toEqual([])
  expect(await mailAtOnce(parts, soon(7))).toBe(1)
  expect(await mailAtOnce(parts, soon(8))).toBe(0)
})

test('INBOX-13 every such mail has a one-click link that stops just its kind, without signing in', async () => {
  await assigned('Too much mail')
  await mailAtOnce(parts, soon(6))
  const [mail] = await sent()
  expect(mail?.unsubscribe).toMatch(/\/unsubscribe\/[\w-]+$/)
  const token = mail?.unsubscribe?.split('/').at(-1) ?? ''
  const stop = (one: string) => world.as(null).post('/feeds/unsubscribe/', {}, { token: one })
  expect((await stop(`${token.slice(0, -2)}AA`)).status).toBe(404)
  expect((await stop('nothing')).status).toBe(404)
  expect(await stop(token)).toMatchObject({ status: 200, body: { data: { kind: 'assigned', company: 'Acme' } } })
  expect((await stop(token)).status).toBe(200)
  const { data } = (await world.as('mia').get('/feeds/mail-settings/')).body
  expect(data).toMatchObject([
    { kind: 'mentioned', value: 'at_once', inherited: true, company: null },
    { kind: 'assigned', value: 'at_once' },
    { kind: 'rest', value: 'daily' },
    { kind: 'mentioned', value: 'at_once', inherited: true, company: { slug: 'acme', name: 'Acme' } },
    { kind: 'assigned', value: 'never', inherited: false },
    { kind: 'rest', value: 'daily' },
  ])
  await assigned('Not mailed')
  expect(await mailAtOnce(parts, soon(20))).toBe(0)
})

test('INBOX-13 what is no time of a kind, and a foreign workspace, are refused', async () => {
  const put = (kind: string, body: object) => world.as('mia').put(`/feeds/mail-settings/${kind}/`, {}, body)
  expect(await put('mentioned', { value: 'weekly' })).toMatchObject({ status: 422, body: { errors: { value: [expect.any(String)] } } })
  expect((await put('rest', { value: 'daily', company_slug: 'globex' })).status).toBe(404)
  expect((await put('shoes', { value: 'never' })).status).toBe(404)
  expect((await put('rest', { value: 'never', more: 1 })).status).toBe(400)
})
