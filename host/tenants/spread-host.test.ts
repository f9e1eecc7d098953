// A host over workspaces that are spread: what is of one stays in it, what somebody has in all of theirs is found in all (#12 point 17).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, OPS, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true, spread: true })
  await world.db.execute(sql`delete from time_entries where ended_at is null`)
  await world.db.execute(
    sql`insert into company_members (company_id, person_id, role) select c.id, a.id, 'member' from companies c, people a where c.slug = 'globex' and a.username = 'ana'`,
  )
  await world.db.execute(
    sql`insert into project_members (company_id, project_id, person_id, role) select p.company_id, p.id, a.id, 'admin' from projects p, people a where p.slug = 'reactor' and a.username = 'ana'`,
  )
})
afterAll(() => world.close())

const ana = () => world.as('ana')

async function move(uuid: string, to: typeof WEBSITE) {
  const [step] = (await ana().get('/projects-workflows/', to)).body.data
  const ends = { ...WEBSITE, new_company_slug: to.company_slug, new_project_slug: to.project_slug }
  return ana().post(`/tasks/${uuid}/move`, { company_slug: 'acme' }, { ...ends, new_workflow_id: step.id, subtasks: true })
}

test('#12 point 17: a task does not leave its workspace there, and nothing of it is changed', async () => {
  const { uuid } = await makeTask(world)
  const read = async () => (await ana().get(`/tasks/${uuid}/`, WEBSITE)).body.data
  const before = await read()
  const answer = await move(uuid, REACTOR)
  expect([answer.status, answer.body.code]).toEqual([409, 'workspaces_apart'])
  expect(await read()).toEqual(before)
})

test('#12 point 17: within its workspace it goes with its comments, its steps and its time', async () => {
  const { uuid } = await makeTask(world)
  await ana().post(
    '/comments/',
    { ...WEBSITE, commentable_type: 'issues', commentable_id: uuid },
    { comment_text: 'Said before it went', workflow: null },
  )
  await ana().post('/timer/start/', WEBSITE, { task_uuid: uuid, comment: '' })
  await ana().post('/timer/end/', WEBSITE, { task_uuid: uuid, comment: '' })
  const { rows: parts } = await world.db.execute<{ place: string }>(sql`
    select 'comment ' || p.slug as place from comments c join projects p on p.id = c.project_id where c.task_id = ${uuid}
    union all select 'time ' || p.slug from time_entries e join projects p on p.id = e.project_id where e.task_id = ${uuid} order by 1`)
  expect(parts.map(({ place }) => place)).toEqual(['comment website', 'time website'])
  expect((await move(uuid, OPS)).status).toBe(200)
  const { rows } = await world.db.execute<{ place: string }>(sql`
    select 'comment ' || p.slug as place from comments c join projects p on p.id = c.project_id where c.task_id = ${uuid}
    union all select 'time ' || p.slug from time_entries e join projects p on p.id = e.project_id where e.task_id = ${uuid} order by 1`)
  expect(rows.map(({ place }) => place)).toEqual(['comment ops', 'time ops'])
})

test('#12 point 17: a person has one timer, also where it runs in another workspace', async () => {
  const here = await makeTask(world)
  const there = await makeTask(world, 'ana', REACTOR)
  expect((await ana().post('/timer/start/', REACTOR, { task_uuid: there.uuid, comment: '' })).status).toBeLessThan(300)
  expect((await ana().post('/timer/start/', WEBSITE, { task_uuid: here.uuid, comment: '' })).status).toBe(409)
  await ana().post('/timer/cancel/', REACTOR, { task_uuid: there.uuid, comment: '' })
  expect((await ana().post('/timer/start/', WEBSITE, { task_uuid: here.uuid, comment: '' })).status).toBeLessThan(300)
  await ana().post('/timer/cancel/', WEBSITE, { task_uuid: here.uuid, comment: '' })
})
