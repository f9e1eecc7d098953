// Epics: made, read, changed, ordered and deleted; their sums are those of the tasks of their stories.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { rewriteLog } from '#tests/kit/rewrite-log.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const post = (body: object, who = 'mia') => world.as(who).post('/user-story-epics/', WEBSITE, body)
const make = async (body: object): Promise<AnyTask> => (await post(body)).body.data
const put = (id: number, body: object, who = 'mia', where = WEBSITE) => world.as(who).put(`/user-story-epics/${id}/`, where, body)
const list = async (query: Record<string, string | number> = {}) =>
  (await world.as('gus').get('/user-story-epics/', { ...WEBSITE, ...query })).body
const remove = (id: number, who = 'ana') => world.as(who).del(`/user-story-epics/${id}/`, WEBSITE)
const storyIn = async (epic: number | null, id: number) =>
  expect((await world.as('mia').put(`/user-stories/${id}/`, WEBSITE, { epic_id: epic })).status).toBe(200)

test('EPIC-01 EPIC-02 an epic is made under the next code, read by its slug, changed in part and deleted by admins; its stories stay', async () => {
  const made = await make({ title: ' Checkout ', due_date: '2027-02-01' })
  expect(made).toMatchObject({
    title: 'Checkout',
    color: '#088EFB',
    description: null,
    due_date: '2027-02-01',
    counts: { stories: 0, stories_done: 0, tasks: 0, done: 0 },
    effort: { total: 0, done: 0 },
  })
  expect(made.code).toMatch(/^EP-\d+$/)
  expect(made.slug).toBe(made.code.toLowerCase())
  expect((await world.as('gus').get(`/user-story-epics/${made.slug}/`, WEBSITE)).body.data).toEqual(made)
  const changed = await put(made.id, { title: 'Buying', color: '#123456', due_date: null, description: 'Why' })
  expect(changed.body.data).toEqual({ ...made, title: 'Buying', color: '#123456', due_date: null, description: 'Why' })
  const story = (await world.as('mia').post('/user-stories/', WEBSITE, { title: 'In it', epic_id: made.id })).body.data
  expect(story.epic).toEqual({ id: made.id, slug: made.slug, code: made.code, title: 'Buying', color: '#123456' })
  expect((await remove(made.id, 'mia')).status).toBe(403)
  expect(await remove(made.id, 'ben')).toMatchObject({ status: 200, body: { data: null } })
  expect((await remove(made.id)).status).toBe(404)
  expect((await world.as('gus').get(`/user-stories/${story.slug}/`, WEBSITE)).body.data.epic).toBeNull()
  expect(Number((await make({ title: 'After it' })).code.slice(3))).toBe(Number(made.code.slice(3)) + 1)
})

test('EPIC-02 what an epic needs, who may, and that it belongs to its project', async () => {
  const { id } = await make({ title: 'Strict' })
  for (const [body, field] of [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ color: 'red' }, 'color'],
    [{ due_date: '2027-02-30' }, 'due_date'],
    [{ description: 'x'.repeat(20_001) }, 'description'],
  ] as const)
    expect((await put(id, body)).body.errors).toHaveProperty(field)
  expect((await put(id, { parent_id: 1 })).status).toBe(400)
  expect((await post({ title: 'x' }, 'gus')).status).toBe(403)
  expect((await post({ title: 'x' }, 'rex')).status).toBe(403)
  expect((await post({ title: 'x' }, 'dora')).status).toBe(404)
  expect((await put(id, { title: 'x' }, 'ana', MOBILE)).status).toBe(404)
  expect((await world.as('ana').post('/user-stories/', MOBILE, { title: 'Elsewhere', epic_id: id })).body.errors).toHaveProperty('epic_id')
})

test('EPIC-02 EPIC-05 epics are searched, paged and stand in the order that people give them', async () => {
  const [one, two] = [await make({ title: 'Élan one', due_date: '2030-01-01' }), await make({ title: 'Élan two', due_date: '2029-01-01' })]
  const titles = async (query: Record<string, string | number> = {}) =>
    (await list({ search: 'elan', ...query })).data.map(({ title }: AnyTask) => title)
  expect(await titles()).toEqual(['Élan one', 'Élan two'])
  await put(two.id, { position: one.position })
  expect(await titles()).toEqual(['Élan two', 'Élan one'])
  expect(await titles({ sort: 'code' })).toEqual(['Élan one', 'Élan two'])
  expect(await titles({ sort: '-due_date' })).toEqual(['Élan one', 'Élan two'])
  expect(await list({ search: 'elan', per_page: 1, page: 2 })).toMatchObject({ total: 2, total_pages: 2, data: [{ title: 'Élan one' }] })
  expect((await list({ search: one.code })).data.map(({ id }: AnyTask) => id)).toContain(one.id)
})

test('EPIC-01 EPIC-09 property: the sums of epics are those of the tasks of their stories, whatever is moved', async () => {
  const epics = [await make({ title: 'Sum A' }), await make({ title: 'Sum B' })].map(({ id }) => id as number)
  const stories = (await world.as('gus').get('/user-stories/', { ...WEBSITE, per_page: 200 })).body.data.map(({ id }: AnyTask) => id)
  const move = fc.record({ story: fc.nat(stories.length - 1), epic: fc.constantFrom(...epics, null) })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
      for (const { story, epic } of moves) await storyIn(epic, stories[story])
      const { rows } = await world.db.execute<{ id: number; sums: unknown }>(sql`
        select e.id, json_build_object('tasks', count(t.id), 'done', count(t.id) filter (where t.done), 'total', coalesce(sum(f.hours), 0)::float8,
          'hoursDone', coalesce(sum(f.hours) filter (where t.done), 0)::float8) as sums
        from epics e left join user_stories s on s.epic_id = e.id left join tasks t on t.user_story_id = s.id and not t.is_archived
        left join task_efforts f on f.id = t.effort_id where e.id = any(${sql.param(epics)}::int[]) group by e.id order by e.id`)
      const told = (await list({ search: 'Sum ', sort: 'code' })).data
      expect(
        told.map(({ id, counts, effort }: AnyTask) => ({
          id,
          sums: { tasks: counts.tasks, done: counts.done, total: effort.total, hoursDone: effort.done },
        })),
      ).toEqual(rows)
    }),
    { numRuns: 10 },
  )
}, 60_000)

test('EPIC-04 the burnup says of each of the last 90 days how much there was and how much of it was done, in the zone asked for', async () => {
  const epic = await make({ title: 'Burnt up' })
  const { body } = await world.as('mia').post('/user-stories/', WEBSITE, { title: 'In it', epic_id: epic.id })
  const tasks = [await makeTask(world, 'mia', WEBSITE), await makeTask(world, 'mia', WEBSITE), await makeTask(world, 'mia', WEBSITE)]
  const [old, done, open] = tasks as [AnyTask, AnyTask, AnyTask]
  for (const { uuid } of tasks) await world.as('mia').put(`/tasks/${uuid}/`, WEBSITE, { user_story_id: body.data.id })
  for (const { uuid } of [old, done]) await world.as('mia').put(`/tasks/${uuid}/estimative/`, WEBSITE, { estimative: 100 })
  // Made and done long ago: it is there from the first day.
  await world.db.execute(sql`update tasks set created_at = now() - interval '200 days' where id = ${old.uuid}`)
  await rewriteLog(world.db, sql`set at = now() - interval '190 days' where target_id = ${old.uuid}`)
  await world.db.execute(sql`update tasks set created_at = now() - interval '10 days' where id in (${done.uuid}, ${open.uuid})`)
  await rewriteLog(world.db, sql`set at = now() - interval '5 days' where target_id = ${done.uuid}`)
  const read = (query = {}) => world.as('gus').get(`/user-story-epics/${epic.id}/burnup/`, { ...WEBSITE, ...query })
  const days = (await read()).body.data.days as { day: string; scope: { tasks: number; hours: number }; done: { tasks: number } }[]
  expect(days).toHaveLength(90)
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
  const at = (back: number) => [days.at(-1 - back)?.scope.tasks, days.at(-1 - back)?.done.tasks]
  expect([at(89), at(11), at(9), at(6), at(4), at(0)]).toEqual([
    [1, 1],
    [1, 1],
    [3, 1],
    [3, 1],
    [3, 2],
    [3, 2],
  ])
  expect(days.at(-1)?.scope.hours).toBeGreaterThan(0)
  expect((await read({ timezone: 'Pacific/Kiritimati' })).body.data.days).toHaveLength(90)
  expect((await read({ timezone: 'Nowhere' })).status).toBe(400)
  expect((await world.as('gus').get('/user-story-epics/999999/burnup/', WEBSITE)).status).toBe(404)
  // Taken back, and archived: neither done nor there.
  await world.as('mia').put(`/tasks/${done.uuid}/estimative/`, WEBSITE, { estimative: 50 })
  await world.as('mia').put(`/tasks/${open.uuid}/`, WEBSITE, { is_archived: true })
  expect((await read()).body.data.days.at(-1)).toMatchObject({ scope: { tasks: 2 }, done: { tasks: 1 } })
  await remove(epic.id)
})
