// Who finished what: credit follows what happens to tasks, periods are cut in a zone, hidden people are in the team's sums only.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { rewriteLog } from '#tests/kit/rewrite-log.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.execute(sql`delete from task_completions`)
  await world.db.execute(sql`delete from rockstar_hidden`)
})

const today = new Date().toISOString().slice(0, 10)
const YEAR = { from: `${new Date().getUTCFullYear()}-01-01`, to: today }
const figures = async (query: object = YEAR, who = 'gus', where = WEBSITE) => {
  const answer = await world.as(who).get('/rockstars/', { ...where, ...query })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const tasksBehind = async (query: object = {}, who = 'gus') =>
  (await world.as(who).get('/rockstars/tasks/', { ...WEBSITE, ...YEAR, ...query })).body
const namesAndTasks = (data: AnyTask) => data.people.map(({ user, tasks }: AnyTask) => [user.username, tasks])
/** Makes a task that these people are on. */
async function taskOf(...members: string[]): Promise<AnyTask> {
  const task = await makeTask(world)
  for (const username of members) await assign(task, username)
  return task
}
const assign = ({ uuid }: AnyTask, username: string) =>
  world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: uuid }, { username })
const tick = async ({ uuid }: AnyTask, who = 'mia', where = WEBSITE) => {
  expect((await world.as(who).put(`/tasks/${uuid}/done/`, where, { username: who })).status).toBe(200)
}
const finishedAt = ({ uuid }: AnyTask, at: string) =>
  world.db.execute(sql`update task_completions set done_at = ${at} where task_id = ${uuid}`)

test('ROCK-02 everyone on the task has credit for it, else who ticked it, else who made it done; the team counts it once', async () => {
  const shared = await taskOf('ana', 'ben')
  const lonely = await taskOf()
  await tick(shared)
  await tick(lonely, 'mia')
  const { team, people } = await figures()
  expect({ people: namesAndTasks({ people }), team: team.tasks }).toEqual({
    people: [
      ['ana', 1],
      ['ben', 1],
      ['mia', 1],
    ],
    team: 2,
  })
  const statuses = (await world.as('ana').get('/project-templates/workflow/', WEBSITE)).body.data
  await makeTask(world, 'ana', WEBSITE, { workflow_id: statuses.at(-1).id })
  expect(namesAndTasks(await figures())).toEqual([
    ['ana', 2],
    ['ben', 1],
    ['mia', 1],
  ])
})

test('ROCK-02 toggling ten times changes nothing, taken back there is no credit, who comes later gets none', async () => {
  const task = await taskOf('ben')
  for (let time = 0; time < 11; time += 1) await tick(task)
  expect(namesAndTasks(await figures())).toEqual([['ben', 1]])
  await assign(task, 'ana')
  expect(namesAndTasks(await figures())).toEqual([['ben', 1]])
  await tick(task)
  expect(await figures()).toMatchObject({ people: [], team: { tasks: 0, hours: 0 } })
})

test('ROCK-02 drafts do not count until they are none; archived tasks do, deleted ones no more; a moved one counts where it is', async () => {
  const [draft, kept, gone, moved] = [await taskOf('ana'), await taskOf('ana'), await taskOf('ana'), await taskOf('ana')]
  await world.as('ana').put(`/tasks/${draft.uuid}/`, WEBSITE, { is_draft: true })
  for (const task of [draft, kept, gone, moved]) await tick(task)
  expect(namesAndTasks(await figures())).toEqual([['ana', 3]])
  await world.as('ana').put(`/tasks/${draft.uuid}/`, WEBSITE, { is_draft: false })
  await world.as('ana').put(`/tasks/${kept.uuid}/`, WEBSITE, { is_archived: true })
  expect(namesAndTasks(await figures())).toEqual([['ana', 4]])
  await world.as('ana').del(`/tasks/${gone.uuid}/`, WEBSITE)
  await world.db.execute(sql`update tasks set project_id = (select id from projects where slug = 'mobile'),
    number = 90001, workflow_id = (select id from workflows where project_id = (select id from projects where slug = 'mobile') limit 1),
    type_id = null, effort_id = null, board_id = null, sprint_id = null, user_story_id = null, workflow_before_done = null where id = ${moved.uuid}`)
  expect([namesAndTasks(await figures()), namesAndTasks(await figures(YEAR, 'ana', MOBILE))]).toEqual([[['ana', 2]], [['ana', 1]]])
})

test('ROCK-01 ROCK-06 days are cut in the zone asked for; weeks begin on Mondays and none is left out', async () => {
  const [one, two] = [await taskOf('ana'), await taskOf('ana')]
  await tick(one)
  await tick(two)
  await finishedAt(one, '2026-03-01T23:30:00Z')
  await finishedAt(two, '2026-03-18T10:00:00Z')
  const asked = { from: '2026-03-02', to: '2026-03-18' }
  expect((await figures(asked)).team).toMatchObject({ tasks: 1 })
  const { team } = await figures({ ...asked, timezone: 'Europe/Berlin' })
  expect(team.weeks.map(({ week, tasks }: AnyTask) => [week, tasks])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-09', 0],
    ['2026-03-16', 1],
  ])
  for (const wrong of [
    { from: '2026-03-18', to: '2026-03-02' },
    { from: '2025-01-01', to: '2026-12-31' },
  ]) {
    expect((await world.as('ana').get('/rockstars/', { ...WEBSITE, ...wrong })).body.errors).toHaveProperty('to')
  }
})

test('ROCK-06 the first and the last week there are have their Mondays, and no more', async () => {
  const weeksOf = async (from: string, to: string) => (await figures({ from, to })).team.weeks.map(({ week }: AnyTask) => week)
  expect(await weeksOf('9999-12-31', '9999-12-31')).toEqual(['9999-12-27'])
  expect(await weeksOf('9999-12-19', '9999-12-31')).toEqual(['9999-12-13', '9999-12-20', '9999-12-27'])
  expect(await weeksOf('0001-01-01', '0001-01-08')).toEqual(['0001-01-01', '0001-01-08'])
})

test('ROCK-04 hours are those of the effort when it was done; each figure has its tasks, the latest first', async () => {
  const efforts = (await world.as('ana').get('/project-templates/effort/', WEBSITE)).body.data
  const effort = efforts.at(-1)
  const [early, late] = [await taskOf('ana', 'ben'), await taskOf('ben')]
  for (const { uuid } of [early, late]) await world.as('ana').put(`/tasks/${uuid}/`, WEBSITE, { config_issue_effort_id: effort.id })
  await tick(early)
  await tick(late)
  await finishedAt(early, `${YEAR.from}T12:00:00Z`)
  await world.as('ana').put(`/tasks/${late.uuid}/`, WEBSITE, { config_issue_effort_id: efforts[0].id })
  const { team, people } = await figures()
  expect(people.map(({ user, hours }: AnyTask) => [user.username, hours])).toEqual([
    ['ana', effort.effort],
    ['ben', 2 * effort.effort],
  ])
  expect(team.hours).toBe(2 * effort.effort)
  expect((await tasksBehind()).data.map(({ code }: AnyTask) => code)).toEqual([late.code, early.code])
  expect(await tasksBehind({ username: 'ana' })).toMatchObject({
    total: 1,
    data: [
      { uuid: early.uuid, code: early.code, title: early.title, hours: effort.effort, users: [{ username: 'ana' }, { username: 'ben' }] },
    ],
  })
})

test('ROCK-05 who hides is in the sums of the team only, by every role and for themselves alone; owners switch the page off', async () => {
  const task = await taskOf('ana', 'ben')
  await tick(task)
  expect((await world.as('ben').put('/rockstars/me/', WEBSITE, { hidden: true })).body.data).toEqual({ hidden: true })
  const data = await figures({ ...YEAR }, 'ben')
  expect({ people: namesAndTasks(data), hidden: data.hidden, me: data.me_hidden, team: data.team.tasks }).toEqual({
    ...{ people: [['ana', 1]], hidden: 1, me: true, team: 1 },
  })
  expect((await figures()).me_hidden).toBe(false)
  expect((await tasksBehind()).data[0].users).toMatchObject([{ username: 'ana' }])
  expect((await world.as('gus').get('/rockstars/tasks/', { ...WEBSITE, ...YEAR, username: 'ben' })).status).toBe(404)
  await world.as('ben').put('/rockstars/me/', WEBSITE, { hidden: false })
  expect(namesAndTasks(await figures())).toEqual([
    ['ana', 1],
    ['ben', 1],
  ])

  expect((await world.as('mia').put('/projects/website/', { company_slug: 'acme' }, { rockstars: false })).status).toBe(403)
  expect((await world.as('ana').put('/projects/website/', { company_slug: 'acme' }, { rockstars: false })).body.data.rockstars).toBe(false)
  for (const path of ['/rockstars/', '/rockstars/tasks/', '/rockstars/export/'])
    expect((await world.as('ana').get(path, { ...WEBSITE, ...YEAR })).body).toMatchObject({
      message: 'This page is switched off for this project.',
    })
  await world.as('ana').put('/projects/website/', { company_slug: 'acme' }, { rockstars: true })
})

test('ROCK-02 what was done before credit was kept has it from the Task Log: day and person', async () => {
  const [assigned, ticked] = [await taskOf('ben'), await taskOf()]
  await tick(assigned)
  await tick(ticked, 'mia')
  await rewriteLog(
    world.db,
    sql`set at = '2026-02-03T10:00:00Z' where sentence = 'marked the task as done'
    and target_id in (${assigned.uuid}, ${ticked.uuid})`,
  )
  await world.db.execute(sql`delete from task_completions`)
  await world.db.execute(
    sql`select credit_tasks(array_agg(id), company_id) from tasks where id in (${assigned.uuid}, ${ticked.uuid}) group by company_id`,
  )
  expect(namesAndTasks(await figures({ from: '2026-02-03', to: '2026-02-03' }))).toEqual([
    ['ben', 1],
    ['mia', 1],
  ])
})

test('ROCK-08 the figures are a spreadsheet for those who edit', async () => {
  expect((await world.as('ana').get('/rockstars/export/', { ...WEBSITE, ...YEAR })).status).toBe(200)
  expect((await world.as('gus').get('/rockstars/export/', { ...WEBSITE, ...YEAR })).status).toBe(403)
})
