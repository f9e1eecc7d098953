// Moving a task to another project and to another workspace.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { type AnyTask, logOf, MOBILE, makeTask, OPS, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Where = { company_slug: string; project_slug: string }

async function stepsOf(where: Where, who = 'ana') {
  return (await world.as(who).get('/projects-workflows/', where)).body.data
}

async function move(task: AnyTask, from: Where, to: Where, workflowId: number, who = 'ana') {
  return world.as(who).post(
    `/tasks/${task.uuid}/move`,
    { company_slug: from.company_slug },
    {
      ...from,
      new_company_slug: to.company_slug,
      new_project_slug: to.project_slug,
      new_workflow_id: workflowId,
    },
  )
}

async function lastNumber(slug: string): Promise<number> {
  const { rows } = await world.db.execute<{ last: number }>(sql`select last_task_number as last from projects where slug = ${slug}`)
  return rows[0]?.last ?? 0
}

/** A task with everything on it, in website. */
async function fullTask(): Promise<AnyTask> {
  const as = world.as('ana')
  const boards = (await as.get('/project-boards/', WEBSITE)).body.data
  const sprint = (await as.get('/sprints/', { ...WEBSITE, page: 1 })).body.data[0]
  const story = (await as.get('/user-stories/', { ...WEBSITE, page: 1 })).body.data[0]
  const parent = await makeTask(world)
  const task = await makeTask(world, 'ana', WEBSITE, { board_uuid: boards[1].uuid, parent_id: parent.uuid, members: 'mia,ben' })
  await makeTask(world, 'ana', WEBSITE, { parent_id: task.uuid, title: 'Its child' })
  await as.put(`/tasks/${task.uuid}/`, WEBSITE, { sprint_id: sprint.id })
  await as.put(`/tasks/${task.uuid}/`, WEBSITE, { user_story_id: story.id })
  await as.post(`/task-labels/${task.uuid}/bulk`, WEBSITE, {
    labels: [{ title: 'Performance' }, { title: 'Nowhere else', color: '#123456' }],
  })
  await as.post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' })
  return task
}

test('REST-29 MOVE-02 a move keeps what fits, drops what does not, and takes the log, time and star along', async () => {
  await world
    .as('ana')
    .post('/timer/cancel/', WEBSITE, { task_uuid: (await world.as('ana').get('/timer/')).body.data.task.uuid, comment: '' })
  const task = await fullTask()
  await world.as('gus').post(`/favorites/${task.uuid}/`, WEBSITE, { uuid: task.uuid })
  const steps = await stepsOf(MOBILE)
  const number = (await lastNumber('mobile')) + 1
  const answer = await move(task, WEBSITE, MOBILE, steps[1].id)
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    uuid: task.uuid,
    code: `MOB-${number}`,
    project: { slug: 'mobile' },
    workflow: steps[1],
    type: { title: 'Task' },
    effort: { title: 'XS' },
    labels: [{ title: 'Performance' }],
    board: null,
    sprint: null,
    user_story: null,
    parent_id: null,
    counts: { subtasks: 0 },
    time_tracker: expect.any(Number),
  })
  expect(answer.body.data.users.map((user: AnyTask) => user.username).sort()).toEqual(['ben', 'mia'])
  expect(answer.body.data.type.id).not.toBe(task.type.id)
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(404)
  expect((await logOf(world, task.uuid, MOBILE))[0]).toBe('moved the task from Website relaunch to Mobile app')
  const top = await world.as('ana').get('/tasks/', MOBILE)
  expect(top.body.data[0].uuid).toBe(task.uuid)
  expect((await world.as('ana').post('/timer/end/', MOBILE, { task_uuid: task.uuid, comment: 'moved' })).status).toBe(200)
})

test('REST-29 across workspaces it needs the edit right on both sides, and strangers are left behind', async () => {
  const seat = async (role: string) => {
    await world.db.execute(
      sql`insert into company_members (company_id, person_id, role) select c.id, a.id, 'member' from companies c, people a where c.slug = 'globex' and a.username = 'ana' on conflict do nothing`,
    )
    await world.db.execute(
      sql`insert into project_members (company_id, project_id, person_id, role) select p.company_id, p.id, a.id, ${role} from projects p, people a where p.slug = 'reactor' and a.username = 'ana' on conflict (project_id, person_id) do update set role = excluded.role`,
    )
  }
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia,ana' })
  const [step] = await stepsOf(REACTOR, 'dora')
  expect((await move(task, WEBSITE, REACTOR, step.id)).status).toBe(404)
  await seat('guest')
  expect((await move(task, WEBSITE, REACTOR, step.id)).status).toBe(403)
  await seat('member')
  await world.as('mia').post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: 'mine' })
  const answer = await move(task, WEBSITE, REACTOR, step.id)
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    company: { slug: 'globex' },
    code: expect.stringMatching(/^REA-\d+$/),
    users: [{ username: 'ana' }],
  })
  expect((await world.as('mia').get('/timer/')).body.data).toBeNull()
  expect((await world.as('mia').get(`/tasks/${task.uuid}/`, REACTOR)).status).toBe(404)
  expect((await world.as('dora').get(`/tasks/${task.uuid}/`, REACTOR)).status).toBe(200)
  expect((await logOf(world, task.uuid, REACTOR))[0]).toBe('moved the task from Acme / Website relaunch to Globex / Reactor upgrade')
})

test('REST-29 read-only roles and strangers move nothing', async () => {
  const task = await makeTask(world)
  const [step] = await stepsOf(OPS)
  for (const who of ['gus', 'rex']) expect([403, 404]).toContain((await move(task, WEBSITE, OPS, step.id, who)).status)
  expect((await move(task, WEBSITE, OPS, step.id, 'gus')).status).toBe(403)
  expect((await move(task, WEBSITE, OPS, step.id, 'dora')).status).toBe(404)
  expect((await move(task, WEBSITE, OPS, (await stepsOf(MOBILE))[0].id)).status).toBe(422)
})

test('REST-29 inside its own project a move only changes the workflow', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  const steps = await stepsOf(WEBSITE)
  const answer = await move(task, WEBSITE, WEBSITE, steps[2].id)
  expect(answer.body.data).toMatchObject({ code: task.code, workflow: steps[2], users: [{ username: 'mia' }], position: task.position })
})

test('REST-29 crossing moves at once all arrive, and the kept totals still count right', async () => {
  const [there, here] = [await stepsOf(MOBILE), await stepsOf(WEBSITE)]
  const out = await Promise.all(Array.from({ length: 6 }, () => makeTask(world)))
  const back = await Promise.all(Array.from({ length: 6 }, () => makeTask(world, 'ana', MOBILE)))
  const answers = await Promise.all([
    ...out.map((task) => move(task, WEBSITE, MOBILE, there[0].id)),
    ...back.map((task) => move(task, MOBILE, WEBSITE, here[0].id)),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
  const { rows } = await world.db.execute(
    sql`select 1 from project_task_totals t where active <> (select count(*) from tasks where project_id = t.project_id and not is_archived)`,
  )
  expect(rows).toEqual([])
})

test('REST-28 REST-29 a copy that waits for its project does not keep a move in that project from its task', async () => {
  const task = await makeTask(world)
  const project = (tx: HostWorld['db']) =>
    tx.execute(sql`select 1 from projects where id = (select project_id from tasks where id = ${task.uuid}) for no key update`)
  // As a move does once it has the project.
  const takeTask = (tx: HostWorld['db']) => tx.execute(sql`select 1 from tasks where id = ${task.uuid} for no key update nowait`)
  const copy = () => world.as('mia').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)
  expect((await whileHeld(world.db, project, copy, takeTask)).status).toBe(201)
})
