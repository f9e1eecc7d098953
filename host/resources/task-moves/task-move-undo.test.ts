// Taking a move back when things are not as they were, and what a move says before it is made.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, OPS, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Where = { company_slug: string; project_slug: string }
type Ask = { subtasks?: boolean; moveId?: string; status?: number; who?: string; from?: Where }

const stepsOf = async (where: Where) => (await world.as('ana').get('/projects-workflows/', where)).body.data as AnyTask[]
const ends = (from: Where, to: Where) => ({ ...from, new_company_slug: to.company_slug, new_project_slug: to.project_slug })

async function move(uuid: string, to: Where, { subtasks = false, moveId, status, who = 'ana', from = WEBSITE }: Ask = {}) {
  const body = { ...ends(from, to), new_workflow_id: status ?? (await stepsOf(to))[0].id, subtasks, ...(moveId && { move_uuid: moveId }) }
  return world.as(who).post(`/tasks/${uuid}/move`, { company_slug: from.company_slug }, body)
}

const undo = (moveId: string, uuid: string, who = 'ana', company = 'acme') =>
  world.as(who).post(`/task-moves/${moveId}/undo/`, { company_slug: company }, { task_uuid: uuid })

const read = async (uuid: string, where: Where = WEBSITE) => (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
const losses = (answer: { body: AnyTask }) => answer.body.data.losses.map(({ what, title }: AnyTask) => [what, title])
const preview = (uuids: string[], to: Where, subtasks = false, who = 'ana') =>
  world.as(who).post('/task-moves/preview/', { company_slug: 'acme' }, { ...ends(WEBSITE, to), uuids, subtasks })

async function planned(body: object = {}): Promise<{ task: AnyTask; sprint: AnyTask; board: AnyTask }> {
  const as = world.as('ana')
  const sprint = (await as.post('/sprints/', WEBSITE, { title: 'A sprint of its own', start_date: '2026-11-02', end_date: '2026-11-13' }))
    .body.data
  const board = (await as.post('/project-boards/', WEBSITE, { name: 'A board of its own', uuid: crypto.randomUUID() })).body.data
  const task = await makeTask(world, 'ana', WEBSITE, { board_uuid: board.uuid, ...body })
  await as.put(`/tasks/${task.uuid}/`, WEBSITE, { sprint_id: sprint.id })
  return { task: await read(task.uuid), sprint, board }
}

test('MOVE-02 before a move the host says exactly what it would take away, with and without the subtasks', async () => {
  const as = world.as('ana')
  const parent = await makeTask(world, 'ana', WEBSITE, { title: 'Above' })
  const { task } = await planned({ parent_id: parent.uuid, members: 'mia,rex' })
  const child = await makeTask(world, 'ana', WEBSITE, { title: 'Below', parent_id: task.uuid })
  const deeper = await makeTask(world, 'ana', WEBSITE, { title: 'Deeper', parent_id: child.uuid })
  await as.post(`/task-labels/${deeper.uuid}/bulk`, WEBSITE, { labels: [{ title: 'Website only', color: '#123456' }] })
  const alone = await preview([task.uuid], OPS)
  expect(alone.body.data.subtasks).toBe(2)
  expect(losses(alone)).toEqual([
    ['sprint', 'A sprint of its own'],
    ['board', 'A board of its own'],
    ['parent', `${parent.code} Above`],
    ['subtask', `${child.code} Below`],
    ...((await world.as('rex').get(`/projects/ops/`, { company_slug: 'acme' })).status === 200 ? [] : [['assignee', 'Rex Novak']]),
  ])
  const whole = await preview([task.uuid], OPS, true)
  expect(losses(whole)).toContainEqual(['label', 'Website only'])
  expect(losses(whole).map(([what]: string[]) => what)).not.toContain('subtask')
  const all = await preview([task.uuid, parent.uuid, child.uuid, deeper.uuid], OPS)
  expect(all.body.data.subtasks).toBe(0)
  expect(losses(all).filter(([what]: string[]) => what === 'parent' || what === 'subtask')).toEqual([])
  expect(await read(task.uuid)).toMatchObject({ code: task.code, parent_id: parent.uuid })
})

test('a preview, a move and its way back ask for the edit right on both sides, and foreign ids are unknown', async () => {
  const task = await makeTask(world)
  expect((await preview([task.uuid], OPS, false, 'gus')).status).toBe(403)
  expect((await preview([task.uuid], MOBILE, false, 'dora')).status).toBe(404)
  expect((await preview([task.uuid], REACTOR)).status).toBe(404)
  expect((await preview([(await makeTask(world, 'ana', OPS)).uuid], MOBILE)).status).toBe(404)
  const moveId = crypto.randomUUID()
  expect((await move(task.uuid, MOBILE, { moveId, who: 'ben' })).status).toBe(200)
  // Another person's move, an unknown one, another workspace, another task.
  expect((await undo(moveId, task.uuid, 'ana')).status).toBe(404)
  expect((await undo(crypto.randomUUID(), task.uuid, 'ben')).status).toBe(404)
  expect((await undo(moveId, task.uuid, 'ben', 'globex')).status).toBe(404)
  expect((await undo(moveId, (await makeTask(world)).uuid, 'ben')).status).toBe(404)
  const role = (name: string) =>
    world.db.execute(sql`update project_members set role = ${name} where project_id = (select id from projects where slug = 'website')
      and person_id = (select id from people where username = 'ben')`)
  await role('guest')
  expect((await undo(moveId, task.uuid, 'ben')).status).toBe(403)
  await role('admin')
  expect((await undo(moveId, task.uuid, 'ben')).status).toBe(200)
})

test('a move back is made once, a move is made once: whoever asks again gets the same answer', async () => {
  const { task, sprint } = await planned()
  const moveId = crypto.randomUUID()
  const first = await move(task.uuid, MOBILE, { moveId })
  const again = await move(task.uuid, MOBILE, { moveId })
  expect(again.status).toBe(200)
  expect(again.body.data.code).toBe(first.body.data.code)
  expect((await move(task.uuid, OPS, { moveId })).status).toBe(409)
  await world.as('ana').del(`/sprints/${sprint.id}/`, WEBSITE)
  const back = await undo(moveId, task.uuid)
  const repeated = await undo(moveId, task.uuid)
  expect(repeated.status).toBe(200)
  expect(repeated.body.left).toEqual(back.body.left)
  expect(repeated.body.data).toMatchObject({ code: task.code, updated_at: back.body.data.updated_at })
  expect(await logOf(world, task.uuid)).toEqual(
    expect.arrayContaining([
      'moved the task from Website relaunch to Mobile app',
      'moved the task back from Mobile app to Website relaunch',
    ]),
  )
})

test('what is gone stays away and is told: a sprint, a board, a label; a code given to another task stays there', async () => {
  const { task, sprint, board } = await planned()
  const as = world.as('ana')
  const labelled = await as.post(`/task-labels/${task.uuid}/bulk`, WEBSITE, { labels: [{ title: 'Soon gone', color: '#123456' }] })
  const [label] = labelled.body.data.labels
  const moveId = crypto.randomUUID()
  await move(task.uuid, MOBILE, { moveId })
  expect((await as.del(`/sprints/${sprint.id}/`, WEBSITE)).status).toBe(200)
  expect((await as.del(`/project-boards/${board.uuid}/`, WEBSITE)).status).toBe(200)
  expect((await as.del(`/task-labels/${label.id}`, WEBSITE)).status).toBe(200)
  const other = await makeTask(world)
  await world.db.execute(sql`update tasks set number = ${Number(task.code.split('-')[1])} where id = ${other.uuid}`)
  const back = await undo(moveId, task.uuid)
  expect(back.body.data).toMatchObject({ sprint: null, board: null, labels: [] })
  expect(back.body.data.code).not.toBe(task.code)
  expect(back.body.left.map(({ what, title }: AnyTask) => [what, title])).toEqual([
    ['label', 'Soon gone'],
    ['code', task.code],
    ['board', 'A board of its own'],
    ['sprint', 'A sprint of its own'],
  ])
  expect((await read(other.uuid)).code).toBe(task.code)
})

test('what somebody changed since the move stays changed', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Edited away' })
  const as = world.as('ana')
  await as.post(`/task-labels/${task.uuid}/bulk`, WEBSITE, {
    labels: [{ title: 'Performance' }, { title: 'Kept at home', color: '#123456' }],
  })
  const moveId = crypto.randomUUID()
  const moved = (await move(task.uuid, MOBILE, { moveId })).body.data
  const done = (await stepsOf(MOBILE)).find(({ title }) => title === 'Done')
  await as.put(`/tasks/${task.uuid}/`, MOBILE, { title: 'Edited there' })
  await as.put(`/tasks/${task.uuid}/`, MOBILE, { config_workflow_id: done.id })
  await as.del(`/task-labels/${moved.labels[0].id}/detach`, { ...MOBILE, task_uuid: task.uuid })
  const back = await undo(moveId, task.uuid)
  expect(back.body.data).toMatchObject({
    title: 'Edited there',
    workflow: { title: 'Done' },
    labels: [{ title: 'Kept at home' }],
    code: task.code,
  })
  expect(back.body.left).toEqual([])
})

test('a task that has gone on to a third project is not fetched from there', async () => {
  const task = await makeTask(world)
  const moveId = crypto.randomUUID()
  await move(task.uuid, MOBILE, { moveId })
  await move(task.uuid, OPS, { from: MOBILE })
  expect(await undo(moveId, task.uuid)).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  expect((await read(task.uuid, OPS)).uuid).toBe(task.uuid)
  await world.as('ana').del(`/tasks/${task.uuid}/`, OPS)
  expect((await undo(moveId, task.uuid)).status).toBe(404)
})

test('subtasks that go along keep the tree and their statuses, and come back with it', async () => {
  const top = await makeTask(world, 'ana', WEBSITE, { title: 'Top' })
  const middle = await makeTask(world, 'ana', WEBSITE, { title: 'Middle', parent_id: top.uuid })
  const low = await makeTask(world, 'ana', WEBSITE, { title: 'Low', parent_id: middle.uuid })
  const progress = (await stepsOf(WEBSITE)).find(({ title }) => title === 'In progress')
  await world.as('ana').put(`/tasks/${low.uuid}/`, WEBSITE, { config_workflow_id: progress.id })
  const moveId = crypto.randomUUID()
  const moved = await move(top.uuid, MOBILE, { moveId, subtasks: true })
  expect(moved.body.data.counts.subtasks).toBe(1)
  expect(moved.body.along.map(({ title, parent_id, workflow }: AnyTask) => [title, parent_id, workflow.title])).toEqual([
    ['Middle', top.uuid, 'To do'],
    ['Low', middle.uuid, 'In progress'],
  ])
  const back = await undo(moveId, top.uuid)
  expect(back.body.along.map(({ code }: AnyTask) => code)).toEqual([middle.code, low.code])
  expect(await read(low.uuid)).toMatchObject({ parent_id: middle.uuid, workflow: { title: 'In progress' } })
  expect((await move(top.uuid, OPS, { subtasks: true, who: 'gus' })).status).toBe(403)
})

test('parent and subtask that are moved one by one in one step stay parent and subtask, whichever goes first', async () => {
  for (const order of [0, 1]) {
    const parent = await makeTask(world, 'ana', WEBSITE, { title: 'Parent' })
    const child = await makeTask(world, 'ana', WEBSITE, { title: 'Child', parent_id: parent.uuid })
    const moveId = crypto.randomUUID()
    for (const { uuid } of order === 0 ? [parent, child] : [child, parent]) expect((await move(uuid, MOBILE, { moveId })).status).toBe(200)
    expect((await read(child.uuid, MOBILE)).parent_id).toBe(parent.uuid)
    for (const { uuid } of [parent, child]) expect((await undo(moveId, uuid)).body.left).toEqual([])
    expect((await read(child.uuid)).parent_id).toBe(parent.uuid)
  }
})

test('relatives of elsewhere are told: a subtask that got another parent, a subtask of the other project that stays there', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Between' })
  const child = await makeTask(world, 'ana', WEBSITE, { title: 'Adopted', parent_id: task.uuid })
  const moveId = crypto.randomUUID()
  const moved = (await move(task.uuid, MOBILE, { moveId })).body.data
  const adopter = await makeTask(world)
  await world.as('ana').put(`/tasks/${child.uuid}/`, WEBSITE, { parent_id: adopter.uuid })
  const local = await makeTask(world, 'ana', MOBILE, { title: 'Local', parent_id: moved.uuid })
  const back = await undo(moveId, task.uuid)
  expect(back.body.left.map(({ what, title }: AnyTask) => [what, title])).toEqual([
    ['subtask', `${local.code} Local`],
    ['subtask', `${child.code} Adopted`],
  ])
  expect((await read(child.uuid)).parent_id).toBe(adopter.uuid)
  expect((await read(local.uuid, MOBILE)).parent_id).toBeNull()
})

test('two parents never lie below each other because of a move that is taken back', async () => {
  const above = await makeTask(world, 'ana', WEBSITE, { title: 'Above' })
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Mover', parent_id: above.uuid })
  const child = await makeTask(world, 'ana', WEBSITE, { title: 'Below', parent_id: task.uuid })
  const moveId = crypto.randomUUID()
  await move(task.uuid, MOBILE, { moveId })
  await world.as('ana').put(`/tasks/${above.uuid}/`, WEBSITE, { parent_id: child.uuid })
  const back = await undo(moveId, task.uuid)
  expect(back.status).toBe(200)
  expect(back.body.data.parent_id).toBe(above.uuid)
  expect(back.body.left).toMatchObject([{ what: 'subtask', title: `${child.code} Below` }])
  expect((await read(child.uuid)).parent_id).toBeNull()
})
