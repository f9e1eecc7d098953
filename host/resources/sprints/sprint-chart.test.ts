// The chart of a sprint: its days in a zone, what came and went by name, and what is never told otherwise.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

beforeEach(async () => {
  await world.db.execute(sql`update tasks set sprint_id = null where sprint_id is not null`)
  await world.db.execute(sql`delete from sprints`)
})

const post = async (path: string, body: object = {}) => {
  const answer = await world.as('mia').post(path, WEBSITE, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data
}
const chartOf = async (id: number, timezone = 'UTC') =>
  (await world.as('gus').get(`/sprints/${id}/chart/`, { ...WEBSITE, timezone })).body.data
const putIn = (sprint: number | null, uuid: string) => world.as('mia').put(`/tasks/${uuid}/`, WEBSITE, { sprint_id: sprint })
const finish = (uuid: string, estimative = 100) => world.as('mia').put(`/tasks/${uuid}/estimative/`, WEBSITE, { estimative })
const makeSprint = (): Promise<{ id: number; slug: string }> =>
  post('/sprints/', { title: 'Charted', start_date: '2026-11-16', end_date: '2099-11-29' })

async function tasksIn(sprint: number, count: number): Promise<AnyTask[]> {
  const made: AnyTask[] = []
  for (let at = 0; at < count; at += 1) made.push(await makeTask(world))
  for (const { uuid } of made) await putIn(sprint, uuid)
  return made
}

/** Moves what was written since the last call to a moment, as if it had happened then. */
async function happened(sprint: number, at: string): Promise<void> {
  await world.db.execute(sql`update sprint_events set at = ${at} where sprint_id = ${sprint} and at > now() - interval '1 hour'`)
}

test('SPRINT-07 SPRINT-08 SPRINT-09 days in a zone: scope and done at the end of each, and by name what came and went', async () => {
  const { id } = await makeSprint()
  const [one, two, three, late] = (await tasksIn(id, 4)) as [AnyTask, AnyTask, AnyTask, AnyTask]
  await putIn(null, late.uuid)
  expect(await chartOf(id)).toEqual({ committed: null, days: [], today: null, without_effort: expect.any(Number) })
  const efforts = (await world.as('mia').get('/project-templates/effort/', WEBSITE)).body.data
  for (const { uuid } of [one, two, three]) await world.as('mia').put(`/tasks/${uuid}/`, WEBSITE, { config_issue_effort_id: efforts[0].id })
  const hours = efforts[0].effort
  await post(`/sprints/${id}/start/`)
  await world.db.execute(sql`update sprints set started_at = '2026-11-16T09:00:00Z', end_date = '2026-11-20' where id = ${id}`)
  await happened(id, '2026-11-16T09:00:00Z')
  await finish(one.uuid)
  // Late in the evening of UTC, the next morning in Tokyo.
  await happened(id, '2026-11-16T20:00:00Z')
  await putIn(id, late.uuid)
  await putIn(null, three.uuid)
  await happened(id, '2026-11-18T10:00:00Z')
  await finish(one.uuid, 40)
  // Came and went on the same day: it did neither.
  await putIn(id, three.uuid)
  await putIn(null, three.uuid)
  await happened(id, '2026-11-19T10:00:00Z')

  const { committed, days, today, without_effort: bare } = await chartOf(id)
  const name = ({ uuid, code, title }: AnyTask) => ({ uuid, code, title })
  expect(committed).toEqual({ tasks: 3, hours: 3 * hours })
  expect(days[0]).toEqual({
    day: '2026-11-16',
    scope: { tasks: 3, hours: 3 * hours },
    done: { tasks: 1, hours },
    ideal: { tasks: 3, hours: 3 * hours },
    added: null,
    removed: null,
  })
  expect(days[1]).toMatchObject({ day: '2026-11-17', scope: { tasks: 3 }, done: { tasks: 1 } })
  expect(days[2]).toMatchObject({
    day: '2026-11-18',
    scope: { tasks: 3 },
    added: { count: 1, tasks: [name(late)] },
    removed: { count: 1, tasks: [name(three)] },
  })
  expect(days[3]).toMatchObject({ day: '2026-11-19', scope: { tasks: 3 }, done: { tasks: 0, hours: 0 }, added: null, removed: null })
  expect(days.at(-1).day).toBe([today, '2026-11-20'].toSorted().at(-1))
  expect(bare).toBe(late.effort?.effort > 0 ? 0 : 1)

  const tokyo = (await chartOf(id, 'Asia/Tokyo')).days
  expect(tokyo[0]).toMatchObject({ day: '2026-11-16', done: { tasks: 0 } })
  expect(tokyo[1]).toMatchObject({ day: '2026-11-17', done: { tasks: 1 } })
  expect((await chartOf(id, 'America/Los_Angeles')).days[0]).toMatchObject({ day: '2026-11-16', done: { tasks: 1 } })
})

test('SPRINT-07 a chart is of the project asked, for who reads it, in a zone that there is', async () => {
  const { id } = await makeSprint()
  const get = async (who: string, query: Record<string, string>) => (await world.as(who).get(`/sprints/${id}/chart/`, query)).status
  expect(await get('gus', WEBSITE)).toBe(200)
  expect(await get('ana', MOBILE)).toBe(404)
  expect(await get('dora', WEBSITE)).toBe(404)
  expect(await get('gus', { ...WEBSITE, timezone: 'Mars/Olympus' })).toBe(400)
})

test('SPRINT-06 SPRINT-08 thirty committed, two done, the rest carried over and five of them deleted: the chart still says so', async () => {
  const { id, slug } = await makeSprint()
  const made = await tasksIn(id, 30)
  await post(`/sprints/${id}/start/`)
  for (const { uuid } of made.slice(0, 2)) await finish(uuid)
  const { carried } = await post(`/sprints/${id}/complete/`, { carry_to: 'new' })
  expect(carried).toBe(28)
  const history = async () => [await chartOf(id), (await world.as('gus').get(`/sprints/${slug}/`, WEBSITE)).body.data]
  const before = await history()
  for (const { uuid } of made.slice(10, 15)) expect((await world.as('ana').del(`/tasks/${uuid}/`, WEBSITE)).status).toBe(200)
  for (const { uuid } of made.slice(0, 1)) await finish(uuid, 0)
  expect(await history()).toEqual(before)
  const [chart, sprint] = before
  expect(chart).toMatchObject({ committed: { tasks: 30 }, today: null })
  expect(chart.days.filter((day: AnyTask) => day.scope !== null).at(-1)).toMatchObject({ scope: { tasks: 30 }, done: { tasks: 2 } })
  expect(sprint.counts).toEqual({ tasks: 30, done: 2 })
})

test('SPRINT-20 ten thousand tasks: the chart comes from sums and stays small, and completing is done in one go', async () => {
  const { id } = await makeSprint()
  await world.db.execute(sql`
    insert into tasks (company_id, project_id, number, title, workflow_id, creator_id, position, sprint_id)
    select t.company_id, t.project_id, 100000 + n, repeat('A long title ', 30), t.workflow_id, t.creator_id, 100000 + n, ${id}::int
    from (select * from tasks where project_id = (select project_id from sprints where id = ${id}) limit 1) t, generate_series(1, 10000) n`)
  await post(`/sprints/${id}/start/`)
  await world.db.execute(sql`update sprints set started_at = '2026-11-16T09:00:00Z', end_date = '2026-11-29' where id = ${id}`)
  await happened(id, '2026-11-16T09:00:00Z')
  for (let day = 17; day <= 20; day += 1) {
    await world.db.execute(
      sql`update tasks set done = true, estimative = 100 where sprint_id = ${id} and number between ${100000 + (day - 17) * 1000} and ${100000 + (day - 16) * 1000 - 1}`,
    )
    await world.db.execute(sql`update tasks set sprint_id = null where sprint_id = ${id} and number > ${110000 - (day - 16) * 500}`)
    await happened(id, `2026-11-${day}T10:00:00Z`)
  }
  const answer = await world.as('gus').get(`/sprints/${id}/chart/`, { ...WEBSITE, timezone: 'Europe/Berlin' })
  expect(JSON.stringify(answer.body).length).toBeLessThan(40_000)
  const { days } = answer.body.data
  expect(days[1]).toMatchObject({ scope: { tasks: 9500 }, done: { tasks: 999 }, removed: { count: 500 } })
  expect(days[1].removed.tasks).toHaveLength(10)
  const { carried } = await post(`/sprints/${id}/complete/`, { carry_to: null })
  expect(carried).toBe(8000 - 3999)
}, 60_000)
