// An archived project is read-only: every call that writes into one says so, whatever it is, and its owner reopens it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

// Opened before the tests are listed, because its routes say which there are.
const world = await openHostWorld({ sample: true })
afterAll(() => world.close())

let task: AnyTask
beforeAll(async () => {
  task = await makeTask(world)
  const { body } = await world.as('ana').put('/projects/website/', { company_slug: 'acme' }, { current_status: 2 })
  expect(body.data.current_status).toBe(2)
})

const REFUSED = { status: 409, body: { code: 'project_archived', message: 'This project is archived. Reopen it in its settings.' } }
const writes = [...world.app.rules].filter(
  ([name, rule]) => !name.startsWith('GET ') && rule.who.startsWith('project-') && !rule.projectOptional && !rule.whileArchived,
)

test('there are many calls that write', () => {
  expect(writes.length).toBeGreaterThan(45)
})

test.each(writes.map(([name]) => name))('SCREEN-15 PSET-05 refused in an archived project, its owner too: %s', async (name) => {
  const [method = '', path = ''] = name.split(' ')
  const url = path
    .replace(':projectSlug', 'website')
    .replace(':slug', 'acme')
    .replace(/:uuid\b/, task.uuid)
    .replace(/:\w+/g, '1')
  const request = { method: method as 'POST' | 'PUT' | 'DELETE', url, query: { ...WEBSITE, task_uuid: task.uuid }, payload: {} }
  expect(await world.as('ana').send(request)).toMatchObject(REFUSED)
  // Whoever may not write is told that, and strangers nothing.
  expect((await world.as('dora').send(request)).status).toBe(404)
})

test('SCREEN-15 everything in it can be read', async () => {
  for (const path of ['/tasks/', '/sprints/', '/user-stories/', '/user-story-epics/', '/project-boards/', `/tasks/${task.uuid}/`])
    expect([path, (await world.as('gus').get(path, WEBSITE)).status]).toEqual([path, 200])
  expect((await world.as('gus').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.project).toMatchObject({ current_status: 2 })
})

test('SCREEN-15 nothing is moved into it or out of it', async () => {
  const there = await makeTask(world, 'ana', MOBILE)
  const steps = (await world.as('ana').get('/projects-workflows/', WEBSITE)).body.data
  const move = (uuid: string, from: object, to: { company_slug: string; project_slug: string }) => {
    const ends = { ...from, new_company_slug: to.company_slug, new_project_slug: to.project_slug }
    return world.as('ana').post(`/tasks/${uuid}/move`, { company_slug: 'acme' }, { ...ends, new_workflow_id: steps[0].id })
  }
  expect(await move(task.uuid, WEBSITE, MOBILE)).toMatchObject(REFUSED)
  expect(await move(there.uuid, MOBILE, WEBSITE)).toMatchObject(REFUSED)
})

test('SCREEN-15 PSET-05 its owner changes its status and nothing else; a write that was refused is done under the same key then', async () => {
  const put = (who: string, body: object) => world.as(who).put('/projects/website/', { company_slug: 'acme' }, body)
  expect((await put('mia', { current_status: 0 })).status).toBe(403)
  expect(await put('ana', { name: 'Renamed' })).toMatchObject(REFUSED)
  expect(await put('ana', { name: 'Renamed', current_status: 2 })).toMatchObject(REFUSED)
  const key = crypto.randomUUID()
  const make = () =>
    world
      .as('mia')
      .send({ method: 'POST', url: '/tasks/', query: WEBSITE, payload: { title: 'Later' }, headers: { 'idempotency-key': key } })
  expect((await make()).status).toBe(409)
  expect((await put('ana', { current_status: 0 })).status).toBe(200)
  expect((await make()).status).toBe(201)
})

test('PSET-05 archiving ends the running timers in it, and what was worked is logged', async () => {
  const timed = await makeTask(world)
  await world.db.execute(sql`update time_entries set ended_at = now() where ended_at is null`)
  expect((await world.as('mia').post('/timer/start/', WEBSITE, { task_uuid: timed.uuid })).status).toBeLessThan(300)
  const archive = (current_status: number) => world.as('ana').put('/projects/website/', { company_slug: 'acme' }, { current_status })
  expect((await archive(2)).status).toBe(200)
  expect((await world.as('mia').get('/timer/')).body.data).toBeNull()
  const { rows } = await world.db.execute(sql`select 1 from time_entries where task_id = ${timed.uuid} and ended_at is not null`)
  expect(rows).toHaveLength(1)
  await archive(0)
})

test('PSET-05 an archived project leaves the choosers, the next and the favorite tasks; who searches finds what is in it', async () => {
  const acme = { company_slug: 'acme' }
  const title = `Zebra ${crypto.randomUUID().slice(0, 8)}`
  const put = (status: number) => world.as('ana').put('/projects/website/', acme, { current_status: status })
  expect((await put(0)).status).toBe(200)
  const { body } = await world.as('ana').post('/tasks/', WEBSITE, { title })
  await world.as('ana').post(`/favorites/${body.data.uuid}/`, WEBSITE, {})
  const starred = async () =>
    (await world.as('ana').get('/tasks/', { ...acme, is_favorite: '1', per_page: 200 })).body.data.map((one: AnyTask) => one.title)
  const choices = async () => (await world.as('ana').get('/projects/compact/', acme)).body.data.map((one: { slug: string }) => one.slug)
  expect(await starred()).toContain(title)
  expect(await choices()).toContain('website')
  await put(2)
  expect(await starred()).not.toContain(title)
  expect(await choices()).not.toContain('website')
  const found = await world.as('ana').get('/tasks/', { ...acme, search: title })
  expect(found.body.data).toMatchObject([{ title }])
  await put(0)
  expect(await starred()).toContain(title)
})
