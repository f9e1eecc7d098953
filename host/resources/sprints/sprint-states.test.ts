// Sprints are started, completed and reopened; what came of them never changes.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

// Each test has the project's sprints to itself.
beforeEach(async () => {
  await world.db.execute(sql`update tasks set sprint_id = null where sprint_id is not null`)
  await world.db.execute(sql`delete from sprints`)
})

const post = (path: string, body: object = {}, who = 'mia') => world.as(who).post(path, WEBSITE, body)
const step = (id: number, verb: 'start' | 'complete' | 'reopen', body: object = {}, who = 'mia') =>
  post(`/sprints/${id}/${verb}/`, body, who)
const sprintOf = async (slug: string) => (await world.as('gus').get(`/sprints/${slug}/`, WEBSITE)).body.data
const resultsOf = async (id: number) => (await world.as('gus').get(`/sprints/${id}/results/`, { ...WEBSITE, per_page: 200 })).body
const chartOf = async (id: number, timezone = 'UTC') =>
  (await world.as('gus').get(`/sprints/${id}/chart/`, { ...WEBSITE, timezone })).body.data
const velocity = async () => (await world.as('gus').get('/sprints-velocity/', WEBSITE)).body.data
const readTask = async (uuid: string) => (await world.as('mia').get(`/tasks/${uuid}/`, WEBSITE)).body.data

async function makeSprint(title: string, days: object = {}): Promise<{ id: number; slug: string }> {
  const made = await post('/sprints/', { title, start_date: '2099-01-05', end_date: '2099-01-18', ...days })
  expect(made.status).toBe(201)
  return made.body.data
}

async function putIn(sprint: number | null, uuid: string): Promise<void> {
  expect((await world.as('mia').put(`/tasks/${uuid}/`, WEBSITE, { sprint_id: sprint })).status).toBe(200)
}

async function tasksIn(sprint: number, count: number): Promise<AnyTask[]> {
  const made: AnyTask[] = []
  for (let at = 0; at < count; at += 1) made.push(await makeTask(world))
  for (const { uuid } of made) await putIn(sprint, uuid)
  return made
}

const finish = (uuid: string, estimative = 100) => world.as('mia').put(`/tasks/${uuid}/estimative/`, WEBSITE, { estimative })

const moveAway = async (uuid: string) => {
  const [{ id }] = (await world.as('ana').get('/project-templates/workflow/', MOBILE)).body.data
  const to = { new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: id }
  return world.as('ana').post(`/tasks/${uuid}/move`, { company_slug: 'acme' }, { ...WEBSITE, ...to })
}

/** What the events add up to: tasks and done, with their hours. */
async function summed(id: number) {
  const { rows } = await world.db.execute(sql`select
    count(*) filter (where kind = 'added') - count(*) filter (where kind = 'removed') as tasks,
    count(*) filter (where kind = 'done') - count(*) filter (where kind = 'undone') as done,
    coalesce(sum(case kind when 'added' then hours when 'hours' then hours when 'removed' then -hours end), 0) as hours,
    coalesce(sum(case kind when 'done' then hours when 'undone' then -hours end), 0) as "hoursDone"
    from sprint_events where sprint_id = ${id}`)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

test('SPRINT-02 SPRINT-03 SPRINT-04 a start stores what was committed; a second one is refused, and so is one whose days are over', async () => {
  const sprint = await makeSprint('First')
  const [one] = await tasksIn(sprint.id, 2)
  await finish(one?.uuid ?? '')
  expect((await step(sprint.id, 'start', {}, 'gus')).status).toBe(403)
  expect((await world.as('ana').post(`/sprints/${sprint.id}/start/`, MOBILE, {})).status).toBe(404)
  expect((await step(sprint.id, 'start', { force: true })).status).toBe(400)
  const started = await step(sprint.id, 'start')
  expect(started).toMatchObject({
    status: 200,
    body: {
      data: { state: 'active', started_at: { timestamp: expect.any(Number) }, committed: { tasks: 2 }, counts: { tasks: 2, done: 1 } },
    },
  })
  expect(await summed(sprint.id)).toMatchObject({ tasks: 2, done: 1 })
  const second = await makeSprint('Second')
  expect(await step(second.id, 'start')).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Sprint “First” is still running. Complete it first.' },
  })
  expect((await step(sprint.id, 'start')).status).toBe(409)
  expect((await step(second.id, 'complete', { carry_to: null })).status).toBe(409)
  expect((await step(second.id, 'reopen')).status).toBe(409)
  await step(sprint.id, 'complete', { carry_to: null })
  const late = await makeSprint('Late', { start_date: '2020-01-06', end_date: '2020-01-19' })
  expect((await step(late.id, 'start')).body.errors).toEqual({ end_date: ['The last day of this sprint is over.'] })
  const list = async (state: string) => (await world.as('gus').get('/sprints/', { ...WEBSITE, state, per_page: 1 })).body
  expect(await list('planned')).toMatchObject({ total: 2, total_pages: 2 })
  expect((await list('completed')).data.map(({ title }: { title: string }) => title)).toEqual(['First'])
  expect((await list('active')).total).toBe(0)
})

test('SPRINT-02 of two starts at once one wins', async () => {
  const both = [await makeSprint('A'), await makeSprint('B')]
  const answers = await Promise.all(both.map(({ id }) => step(id, 'start')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('SPRINT-04 of three completions at once one carries, and nobody else', async () => {
  const sprint = await makeSprint('Once')
  await tasksIn(sprint.id, 2)
  await step(sprint.id, 'start')
  const answers = await Promise.all([1, 2, 3].map(() => step(sprint.id, 'complete', { carry_to: 'new' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await world.as('gus').get('/sprints/', WEBSITE)).body.total).toBe(2)
})

test('SPRINT-05 SPRINT-06 SPRINT-07 SPRINT-18 a completed sprint keeps its history while its tasks are carried over, changed and deleted', async () => {
  const first = await makeSprint('Sprint 7')
  const made = await tasksIn(first.id, 6)
  const [done, dropped, archived, parent, child, late] = made.map(({ uuid }) => uuid) as [string, string, string, string, string, string]
  await world.as('mia').put(`/tasks/${child}/`, WEBSITE, { parent_id: parent })
  await putIn(null, late)
  await step(first.id, 'start')
  await putIn(first.id, late)
  for (const uuid of [done, child]) await finish(uuid)
  await putIn(null, dropped)
  await world.as('mia').put(`/tasks/${archived}/`, WEBSITE, { is_archived: true })
  for (const body of [{}, { carry_to: 'next' }, { carry_to: first.id }]) {
    expect((await step(first.id, 'complete', body)).body.errors).toHaveProperty('carry_to')
  }
  expect(await step(first.id, 'complete', { carry_to: 'new' })).toMatchObject({
    status: 200,
    body: {
      data: {
        state: 'completed',
        carried: 2,
        carried_to: { slug: 'sprint-8', counts: { tasks: 2 } },
        counts: { tasks: 4, done: 2 },
        committed: { tasks: 5 },
      },
    },
  })
  const next = await sprintOf('sprint-8')
  expect(next).toMatchObject({
    title: 'Sprint 8',
    start_date: '2099-01-19',
    end_date: '2099-02-01',
    state: 'planned',
    counts: { tasks: 2 },
  })
  expect((await readTask(child)).sprint.id).toBe(first.id)
  expect((await readTask(late)).sprint.id).toBe(next.id)
  expect((await logOf(world, parent))[0]).toContain('carried this over from sprint “Sprint 7” to “Sprint 8”')

  const history = async () => ({
    results: await resultsOf(first.id),
    sprint: await sprintOf(first.slug),
    velocity: await velocity(),
    chart: await chartOf(first.id),
  })
  const before = await history()
  const outcomes = before.results.data.map(({ task, outcome, target }: AnyTask) => [task.uuid, outcome, target?.id ?? null])
  expect(outcomes).toEqual([
    [done, 'done', null],
    [dropped, 'dropped', null],
    [archived, 'archived', null],
    [parent, 'carried', next.id],
    [child, 'done', null],
    [late, 'carried', next.id],
  ])
  expect(before.velocity).toMatchObject([{ title: 'Sprint 7', committed: { tasks: 5 }, done: { tasks: 2 }, carried: { tasks: 2 } }])
  await finish(done, 10)
  await world.as('mia').put(`/tasks/${late}/`, WEBSITE, { title: 'Renamed' })
  for (const uuid of [parent, child]) expect((await world.as('ana').del(`/tasks/${uuid}/`, WEBSITE)).status).toBe(200)
  expect(await history()).toEqual(before)

  expect(await world.as('mia').put(`/tasks/${dropped}/`, WEBSITE, { sprint_id: first.id })).toMatchObject({
    status: 409,
    body: { message: 'This sprint is completed.' },
  })
  const copy = await world.as('mia').post(`/tasks/${done}/duplicate/`, WEBSITE, {})
  expect(copy.body.data.sprint).toBeNull()
  expect((await world.as('mia').put(`/sprints/${first.id}/`, WEBSITE, { end_date: '2099-01-20' })).status).toBe(409)
  const same = { title: 'Seven', goal: 'Kept', start_date: '2099-01-05', end_date: '2099-01-18' }
  expect((await world.as('mia').put(`/sprints/${first.id}/`, WEBSITE, same)).body.data).toMatchObject({ title: 'Seven', goal: 'Kept' })
})

test('SPRINT-09 hours of an effort, taking done back, archiving and deleting are events of the running sprint', async () => {
  const efforts = (await world.as('mia').get('/project-templates/effort/', WEBSITE)).body.data
  const effort = efforts.find((one: { effort: number }) => one.effort > 0)
  const sprint = await makeSprint('Hours')
  const [one, two] = (await tasksIn(sprint.id, 2)).map(({ uuid }) => uuid) as [string, string]
  await world.as('mia').put(`/tasks/${two}/`, WEBSITE, { config_issue_effort_id: null })
  await step(sprint.id, 'start')
  await world.as('mia').put(`/tasks/${one}/`, WEBSITE, { config_issue_effort_id: effort.id })
  await finish(one)
  expect(await summed(sprint.id)).toEqual({ tasks: 2, done: 1, hours: effort.effort, hoursDone: effort.effort })
  const changed = await world.as('ana').put(`/project-templates/effort/${effort.id}`, WEBSITE, { effort: effort.effort + 2 })
  expect(changed.status).toBe(200)
  expect(await summed(sprint.id)).toEqual({ tasks: 2, done: 1, hours: effort.effort + 2, hoursDone: effort.effort + 2 })
  await finish(one, 50)
  expect(await summed(sprint.id)).toEqual({ tasks: 2, done: 0, hours: effort.effort + 2, hoursDone: 0 })
  await world.as('mia').put(`/tasks/${one}/`, WEBSITE, { is_archived: true })
  await world.as('ana').del(`/tasks/${two}/`, WEBSITE)
  expect(await summed(sprint.id)).toEqual({ tasks: 0, done: 0, hours: 0, hoursDone: 0 })
})

test('SPRINT-14 reopening takes a start back while nothing changed, and a completion while no other sprint was started', async () => {
  const first = await makeSprint('Reopened')
  const [one, two] = (await tasksIn(first.id, 2)).map(({ uuid }) => uuid) as [string, string]
  await step(first.id, 'start')
  expect((await step(first.id, 'reopen')).body.data).toMatchObject({ state: 'planned', committed: null, started_at: null })
  await step(first.id, 'start')
  await finish(one)
  expect((await step(first.id, 'reopen')).status).toBe(409)
  const target = await makeSprint('Target')
  await step(first.id, 'complete', { carry_to: target.id })
  const again = await step(first.id, 'reopen')
  expect(again.body.data).toMatchObject({ state: 'active', completed_at: null, counts: { tasks: 2, done: 1 }, committed: { tasks: 2 } })
  expect((await readTask(two)).sprint.id).toBe(first.id)
  expect((await resultsOf(first.id)).total).toBe(0)
  expect(await summed(first.id)).toMatchObject({ tasks: 2, done: 1 })
  await step(first.id, 'complete', { carry_to: target.id })
  await putIn(null, two)
  expect((await step(first.id, 'reopen')).status).toBe(200)
  expect((await readTask(two)).sprint).toBeNull()
  expect(await summed(first.id)).toMatchObject({ tasks: 1, done: 1 })
  await step(first.id, 'complete', { carry_to: null })
  await step(target.id, 'start')
  expect(await step(first.id, 'reopen')).toMatchObject({ status: 409, body: { message: 'Sprint “Target” was started since.' } })
})

test('SPRINT-06 property: after completion nothing that happens to tasks changes the history of a sprint', async () => {
  const kinds = ['done', 'open', 'out', 'in', 'archive', 'restore', 'delete', 'rename', 'effort', 'hours', 'person', 'elsewhere'] as const
  const deed = fc.record({ task: fc.nat(3), what: fc.constantFrom(...kinds) })
  const { data: efforts } = (await world.as('ana').get('/project-templates/effort/', WEBSITE)).body
  const act = async (uuids: string[], sprint: number, { task, what }: { task: number; what: string }) => {
    const uuid = uuids[task] ?? ''
    const set = (body: object) => world.as('ana').put(`/tasks/${uuid}/`, WEBSITE, body)
    const deeds: Record<string, () => Promise<unknown>> = {
      done: () => finish(uuid),
      open: () => finish(uuid, 0),
      out: () => set({ sprint_id: null }),
      in: () => set({ sprint_id: sprint }),
      archive: () => set({ is_archived: true }),
      restore: () => set({ is_archived: false }),
      delete: () => world.as('ana').del(`/tasks/${uuid}/`, WEBSITE),
      rename: () => set({ title: 'Called otherwise' }),
      effort: () => set({ config_issue_effort_id: efforts[0].id }),
      hours: () => world.db.execute(sql`update task_efforts set hours = hours + 1 where id = ${efforts[0].id}`),
      person: () => world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: uuid }, { username: 'mia' }),
      elsewhere: () => moveAway(uuid),
    }
    await deeds[what]?.()
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { maxLength: 8 }),
      fc.array(deed, { minLength: 2, maxLength: 8 }),
      fc.constantFrom(null, 'new'),
      async (during, after, into) => {
        const sprint = await makeSprint('Kept')
        const uuids = (await tasksIn(sprint.id, 4)).map(({ uuid }) => uuid)
        await step(sprint.id, 'start')
        for (const one of during) await act(uuids, sprint.id, one)
        const live = (await sprintOf(sprint.slug)).counts
        expect(await summed(sprint.id)).toMatchObject(live)
        expect((await step(sprint.id, 'complete', { carry_to: into })).status).toBe(200)
        const history = async () => [
          await sprintOf(sprint.slug),
          await resultsOf(sprint.id),
          await velocity(),
          await summed(sprint.id),
          await chartOf(sprint.id, 'Europe/Berlin'),
        ]
        const before = await history()
        expect(before[0].counts).toEqual(live)
        for (const one of after) await act(uuids, sprint.id, one)
        expect(await history()).toEqual(before)
        await world.db.execute(sql`update tasks set sprint_id = null where sprint_id is not null`)
        await world.db.execute(sql`delete from sprints`)
      },
    ),
    { numRuns: 6 },
  )
}, 60_000)

test('SPRINT-10 a sprint names who its tasks are assigned to, those with the most first, and nobody once it is over', async () => {
  const sprint = await makeSprint('Staffed')
  const [one, two, three] = await tasksIn(sprint.id, 3)
  const give = (task: AnyTask | undefined, username: string) =>
    world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: task?.uuid ?? '' }, { username })
  for (const task of [one, two]) await give(task, 'mia')
  await give(one, 'ben')
  await give(three, 'gus')
  await world.as('ana').put(`/tasks/${three?.uuid}/`, WEBSITE, { is_archived: true })
  const people = async () => (await sprintOf(sprint.slug)).people.map(({ username }: { username: string }) => username)
  expect(await people()).toEqual(['mia', 'ben'])
  await step(sprint.id, 'start')
  await step(sprint.id, 'complete', { carry_to: null })
  expect(await people()).toEqual([])
})
