// What everybody may read of a task by its link, and what stays inside.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { LOOKS_PER_MINUTE } from './public-tasks.routes.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const shared = async (task: AnyTask, isOn = true, who = 'ana') =>
  (await world.as(who).put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: isOn })).body.data?.token as string
/** The keys of the tasks that were shared, by uuid. */
const keys = new Map<string, string>()
const look = (task: AnyTask, at: Record<string, string> = WEBSITE, who: string | null = null) =>
  world.as(who).get(`/public/tasks/${task.uuid}/`, { ...at, key: keys.get(task.uuid) ?? '' })
async function share(task: AnyTask) {
  keys.set(task.uuid, await shared(task))
  return task
}

test('ROUTE-11 SHARE-03 OPEN-34 a shared task is read without an account, and only what is public of it', async () => {
  const label = await world.as('ana').post('/task-labels/', WEBSITE, { title: 'Seen by all', color: '#ff8800' })
  const task = await makeTask(world, 'ana', WEBSITE, {
    title: 'For everybody',
    description: '<p>Ask <span data-username="mia">@Mia</span></p><script>alert(1)</script>',
    start_date: '2027-01-04T09:00:00Z',
    due_date: '2027-01-08T17:00:00Z',
    members: 'mia',
  })
  await world.as('ana').post(`/task-labels/${label.body.data.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  expect((await look(task)).status).toBe(404)
  await share(task)
  const answer = await look(task)
  expect(answer).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' } })
  expect(answer.body.data).toEqual({
    uuid: task.uuid,
    code: task.code,
    title: 'For everybody',
    description: '<p>Ask <span>@Mia</span></p>',
    company: { slug: 'acme', name: 'Acme' },
    project: { slug: 'website', name: 'Website relaunch' },
    done: false,
    estimative: 0,
    workflow: { title: 'To do', color: task.workflow.color },
    type: { title: task.type.title, color: task.type.color },
    labels: [{ title: 'Seen by all', color: '#ff8800' }],
    assignees: [{ name: 'Mia Chen' }],
    start_date: { timestamp: Date.UTC(2027, 0, 4, 9) / 1000 },
    due_date: { timestamp: Date.UTC(2027, 0, 8, 17) / 1000 },
    checklist: { done: 0, total: 0 },
    updated_at: { timestamp: expect.any(Number) },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/example\.com|"mia"|username/)
  expect((await look(task, WEBSITE, 'dora')).body).toEqual(answer.body)
})

test('OPEN-34 OPEN-62 drafts, archived and deleted tasks are withdrawn; so is every address that is not wholly right', async () => {
  const task = await share(await makeTask(world))
  const change = (body: object) => world.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, body)
  const status = async (at?: Record<string, string>) => (await look(task, at)).status
  expect(await status()).toBe(200)
  await change({ is_draft: true })
  expect(await status()).toBe(404)
  await change({ is_draft: false })
  await change({ is_archived: true })
  expect(await status()).toBe(404)
  await change({ is_archived: false })
  expect(await status()).toBe(200)
  expect(await status(MOBILE)).toBe(404)
  expect(await status({ company_slug: 'globex', project_slug: 'website' })).toBe(404)
  for (const uuid of ['0b7d', '00000000-0000-4000-8000-000000000000']) expect((await look({ uuid })).status).toBe(404)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect(await status()).toBe(404)
})

test('SHARE-03 SHARE-05 OPEN-34 sharing is an act: off at first, by whoever sees the task, ended for good, listed while it lasts', async () => {
  const task = await makeTask(world)
  const at = (who: string) => world.as(who).get(`/tasks/${task.uuid}/share/`, WEBSITE)
  expect((await at('gus')).body.data).toEqual({
    ...{ uuid: task.uuid, code: task.code, title: task.title, is_on: false, token: null, by: null, since: null },
  })
  for (const who of ['dora', 'fay']) expect((await at(who)).status).toBe(404)
  const first = await shared(task, true, 'gus')
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(await shared(task, true, 'ana')).toBe(first)
  const listed = async (who = 'rex') =>
    (await world.as(who).get('/task-shares/', WEBSITE)).body.data.filter(({ uuid }: { uuid: string }) => uuid === task.uuid)
  expect(await listed()).toMatchObject([{ is_on: true, token: first, by: { username: 'gus' }, since: { timestamp: expect.any(Number) } }])
  const open = async (key: string) => (await world.as(null).get(`/public/tasks/${task.uuid}/`, { ...WEBSITE, key })).status
  expect([await open(first), await open(''), await open(`${first}x`), await open('0')]).toEqual([200, 404, 404, 404])
  const other = await share(await makeTask(world))
  expect([await open(keys.get(other.uuid) ?? ''), (await look(other)).status]).toEqual([404, 200])
  // Who only reads ends what they shared, not what others did.
  expect((await world.as('rex').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: false })).status).toBe(403)
  expect((await world.as('gus').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: false })).status).toBe(200)
  expect([await open(first), await listed()]).toEqual([404, []])
  const second = await shared(task, true, 'rex')
  expect([second === first, await open(first), await open(second)]).toEqual([false, 404, 200])
  expect((await world.as('mia').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: false })).status).toBe(200)
  expect(await open(second)).toBe(404)
})

test('SHARE-05 many at the same moment share one link', async () => {
  const task = await makeTask(world)
  expect(new Set(await Promise.all(['ana', 'ben', 'mia', 'gus'].map((who) => shared(task, true, who)))).size).toBe(1)
})

test('SCREEN-15 in an archived project nothing is shared anew, and what is shared can be ended', async () => {
  const task = await share(await makeTask(world))
  const later = await makeTask(world)
  const state = (value: number) => world.db.execute(sql`update projects set current_status = ${value} where slug = 'website'`)
  const [before] = (await world.db.execute<{ current_status: number }>(sql`select current_status from projects where slug = 'website'`))
    .rows
  await state(2)
  expect((await world.as('ana').put(`/tasks/${later.uuid}/share/`, WEBSITE, { is_on: true })).status).toBe(409)
  expect((await world.as('ana').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: false })).status).toBe(200)
  await state(before?.current_status ?? 0)
})

test('OPEN-62 looking is limited per address', async () => {
  const own = await openHostWorld({ sample: true })
  try {
    const unknown = () => own.as(null).get('/public/tasks/00000000-0000-4000-8000-000000000000/', WEBSITE)
    const answers = await Promise.all(Array.from({ length: LOOKS_PER_MINUTE }, unknown))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(await unknown()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  } finally {
    await own.close()
  }
})
