// Changing one thing about a task.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, GARDEN, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

// A task shows of a sprint or a story what TDETAIL-14 names.
const pick = (from: AnyTask, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, from[name]]))
const change = (task: AnyTask, body: object, who = 'ana') => world.as(who).put(`/tasks/${task.uuid}/`, WEBSITE, body)
const seconds = (text: string) => ({ timestamp: Date.parse(text) / 1000 })

test('REST-21 SPRINT-18 STORY-10 each field changes alone and is logged', async () => {
  const task = await makeTask(world)
  const sprint = (await world.as('ana').get('/sprints/', { ...WEBSITE, search: 'Sprint 7', page: 1 })).body.data[0]
  const story = (await world.as('ana').get('/user-stories/', { ...WEBSITE, search: '', page: 1 })).body.data[0]
  const types = (await world.as('ana').get('/project-templates/type/', WEBSITE)).body.data
  const efforts = (await world.as('ana').get('/project-templates/effort/', WEBSITE)).body.data
  const steps = (await world.as('ana').get('/projects-workflows/', WEBSITE)).body.data
  expect((await change(task, { title: ' New name ' })).body.data.title).toBe('New name')
  expect((await change(task, { description: '<p>Why</p>' })).body.data.description).toBe('<p>Why</p>')
  expect((await change(task, { description: null })).body.data.description).toBeNull()
  expect((await change(task, { is_draft: true })).body.data.settings).toEqual({ is_draft: true, is_archived: false })
  expect((await change(task, { is_archived: true })).body.data.settings).toEqual({ is_draft: true, is_archived: true })
  expect((await change(task, { config_issue_type_id: types[1].id })).body.data.type).toEqual(types[1])
  expect((await change(task, { config_issue_type_id: null })).body.data.type).toBeNull()
  expect((await change(task, { config_issue_effort_id: efforts[2].id })).body.data.effort).toEqual(efforts[2])
  expect((await change(task, { config_workflow_id: steps[2].id })).body.data).toMatchObject({ workflow: steps[2], done: false })
  expect((await change(task, { sprint_id: sprint.id })).body.data.sprint).toEqual(pick(sprint, ['id', 'slug', 'title', 'timebox']))
  expect((await change(task, { sprint_id: null })).body.data.sprint).toBeNull()
  expect((await change(task, { user_story_id: story.id })).body.data.user_story).toEqual(pick(story, ['id', 'slug', 'title', 'code']))
  expect((await logOf(world, task.uuid)).slice(0, 3)).toEqual([
    `added this to story ${story.code}`,
    'took this out of sprint “Sprint 7”',
    'added this to sprint “Sprint 7”',
  ])
  const before = (await logOf(world, task.uuid)).length
  await change(task, { title: 'New name' })
  expect(await logOf(world, task.uuid)).toHaveLength(before)
})

test('REST-21 exactly one field: more or none is 422, an unknown one 400', async () => {
  const task = await makeTask(world)
  expect((await change(task, {})).status).toBe(422)
  const two = await change(task, { title: 'x', is_draft: true })
  expect(two.status).toBe(422)
  expect(Object.keys(two.body.errors)).toEqual(['title', 'is_draft'])
  expect((await change(task, { done: true })).status).toBe(400)
  expect((await change(task, { title: '  ' })).status).toBe(422)
  expect((await change(task, { config_workflow_id: null })).status).toBe(422)
})

test('REST-21 what belongs to another project is 422', async () => {
  const task = await makeTask(world)
  const foreign = (await world.as('ana').get('/projects-workflows/', MOBILE)).body.data[0]
  expect((await change(task, { config_workflow_id: foreign.id })).body.errors).toHaveProperty('config_workflow_id')
  const sprint = (await world.as('ana').get('/sprints/', { ...MOBILE, page: 1 })).body.data[0]
  expect((await change(task, { sprint_id: sprint.id })).status).toBe(422)
  const parent = await makeTask(world, 'ana', MOBILE)
  expect((await change(task, { parent_id: parent.uuid })).status).toBe(422)
})

test('DATES-01 DATES-02 DEFECT-20 dates come as Y-m-d H:i:00 in UTC and are cleared by null', async () => {
  const task = await makeTask(world)
  expect((await change(task, { start_date: '2026-12-01 09:30:00' })).body.data.start_date).toEqual(seconds('2026-12-01T09:30:00Z'))
  expect((await change(task, { due_date: '2026-12-03 17:00:00' })).body.data.due_date).toEqual(seconds('2026-12-03T17:00:00Z'))
  expect((await change(task, { start_date: null })).body.data.start_date).toBeNull()
  expect((await change(task, { due_date: '2026-12-03T17:00:00Z' })).status).toBe(422)
  for (const due of ['2026-13-45 17:00:00', '2026-02-31 17:00:00', '2026-02-28 24:00:00'])
    expect((await change(task, { due_date: due })).status, due).toBe(422)
})

test('DATES-01 OPEN-49 admins and members set dates, readers do not', async () => {
  const task = await makeTask(world)
  const put = (who: string) => world.as(who).put(`/tasks/${task.uuid}/`, WEBSITE, { due_date: '2026-12-01 09:00:00' })
  for (const who of ['ana', 'ben', 'mia']) expect((await put(who)).status, who).toBe(200)
  for (const who of ['rex', 'gus']) expect((await put(who)).status, who).toBe(403)
})

test('DATES-03 DEFECT-15 a due date at or before the start is refused with the text of the rule', async () => {
  const task = await makeTask(world)
  await change(task, { start_date: '2026-12-01 09:00:00' })
  for (const due of ['2026-12-01 09:00:00', '2026-11-30 09:00:00']) {
    expect(await change(task, { due_date: due })).toMatchObject({
      status: 422,
      body: { message: 'The due date must be after the start date.', errors: { due_date: ['The due date must be after the start date.'] } },
    })
  }
})

test('DATES-04 a start at or after the due date clears the due date', async () => {
  const task = await makeTask(world)
  await change(task, { due_date: '2026-12-01 09:00:00' })
  const moved = await change(task, { start_date: '2026-12-01 09:00:00' })
  expect(moved.body.data).toMatchObject({ start_date: seconds('2026-12-01T09:00:00Z'), due_date: null })
  expect((await logOf(world, task.uuid)).slice(0, 2).sort()).toEqual(['removed the due date', 'set the start date to 2026-12-01 09:00 UTC'])
})

test('DATES-07 PLAN-03 without the plan dates and boards are 402, clearing a date is not', async () => {
  const task = await makeTask(world, 'fay', GARDEN)
  const put = (path: string, body: object) => world.as('fay').put(`/tasks/${task.uuid}/${path}`, GARDEN, body)
  expect((await put('', { start_date: '2026-12-01 09:00:00' })).body.code).toBe('plan_required')
  expect((await put('', { due_date: '2026-12-01 09:00:00' })).status).toBe(402)
  expect((await put('', { due_date: null })).status).toBe(200)
  expect((await put('', { title: 'Still free' })).status).toBe(200)
  expect((await put('project_board/', { board_uuid: null })).status).toBe(402)
})

test('REST-22 DONE-01 DONE-04 DEFECT-23 done turns round and takes the progress along', async () => {
  const task = await makeTask(world)
  const turn = (who = 'mia', username = who) => world.as(who).put(`/tasks/${task.uuid}/done/`, WEBSITE, { username })
  expect((await turn()).body.data).toMatchObject({ done: true, estimative: 100 })
  expect((await turn()).body.data).toMatchObject({ done: false, estimative: 0 })
  expect(await turn('mia', 'ana')).toMatchObject({ status: 422, body: { errors: { username: expect.any(Array) } } })
  expect((await logOf(world, task.uuid)).slice(0, 4)).toEqual([
    'changed the status from Done to To do',
    'reopened the task',
    'changed the status from To do to Done',
    'marked the task as done',
  ])
})

test('REST-22 an even number of turns at once ends where it began', async () => {
  const task = await makeTask(world)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.as('ana').put(`/tasks/${task.uuid}/done/`, WEBSITE, { username: 'ana' })),
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data).toMatchObject({ done: false, estimative: 0 })
  expect(await logOf(world, task.uuid)).toHaveLength(21)
})

test('REST-23 DONE-05 DONE-07 progress of 100 is done, anything else is not, out of range is refused', async () => {
  const task = await makeTask(world)
  const set = (estimative: unknown) => world.as('mia').put(`/tasks/${task.uuid}/estimative/`, WEBSITE, { estimative })
  expect((await set(55)).body.data).toMatchObject({ estimative: 55, done: false })
  expect((await set(100)).body.data).toMatchObject({ estimative: 100, done: true })
  expect((await set(95)).body.data).toMatchObject({ estimative: 95, done: false })
  for (const wrong of [-5, 105]) expect((await set(wrong)).body.errors.estimative).toEqual(['Estimative must be between 0% and 100%'])
  for (const wrong of ['50', 5.5, null]) expect((await set(wrong)).status).toBe(422)
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual([
    'changed the status from Done to To do',
    'changed the progress from 100% to 95%',
  ])
})

test('REST-24 BOARD-02 BOARD-03 a task is put on a board; main-board and null take it off', async () => {
  const task = await makeTask(world)
  const [main, board] = (await world.as('ana').get('/project-boards/', WEBSITE)).body.data
  const put = (board_uuid: string | null) => world.as('mia').put(`/tasks/${task.uuid}/project_board/`, WEBSITE, { board_uuid })
  expect((await put(board.uuid)).body.data).toMatchObject({ board_uuid: board.uuid, board: { uuid: board.uuid, label: board.label } })
  expect((await put(main.uuid)).body.data).toMatchObject({ board_uuid: null, board: null })
  await put(board.uuid)
  expect((await put(null)).body.data.board).toBeNull()
  expect((await put('00000000-0000-4000-8000-000000000000')).status).toBe(422)
  expect((await logOf(world, task.uuid))[0]).toBe(`changed the board from ${board.label} to Main Board`)
})

test('REST-21 a task cannot lie under itself, directly or around a corner, even asked at once', async () => {
  const [a, b, c] = [await makeTask(world), await makeTask(world), await makeTask(world)]
  expect((await change(b, { parent_id: a.uuid })).body.data.parent_id).toBe(a.uuid)
  expect((await change(c, { parent_id: b.uuid })).status).toBe(200)
  for (const parent of [a, b, c]) expect((await change(a, { parent_id: parent.uuid })).status).toBe(422)
  const [x, y] = [await makeTask(world), await makeTask(world)]
  const answers = await Promise.all([change(x, { parent_id: y.uuid }), change(y, { parent_id: x.uuid })])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
})

test('REST-21 OPEN-67 positions order the list, and a used-up gap makes room', async () => {
  const [c, b, a] = [await makeTask(world), await makeTask(world), await makeTask(world)]
  const order = async () => {
    const list = await world.as('ana').get('/tasks/', { ...WEBSITE, per_page: 3 })
    return list.body.data.map((task: AnyTask) => task.uuid)
  }
  expect(await order()).toEqual([a.uuid, b.uuid, c.uuid])
  await change(c, { position: (a.position + b.position) / 2 })
  expect(await order()).toEqual([a.uuid, c.uuid, b.uuid])
  await change(a, { position: b.position })
  expect(await order()).toEqual([c.uuid, a.uuid, b.uuid])
  const rows = (await world.as('ana').get('/tasks/', { ...WEBSITE, per_page: 200 })).body.data
  expect(new Set(rows.map((task: AnyTask) => task.position)).size).toBe(200)
})
