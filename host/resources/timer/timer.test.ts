// The running timer.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.db.execute(sql`delete from time_entries where ended_at is null`))

const call = (verb: 'start' | 'end' | 'cancel', task: AnyTask, body: object = {}, who = 'mia', where = WEBSITE) =>
  world.as(who).post(`/timer/${verb}/`, where, { task_uuid: task.uuid, comment: '', ...body })

/** Sets the running timer of mia back by some seconds. */
async function age(seconds: number): Promise<void> {
  await world.db.execute(sql`update time_entries set started_at = started_at - make_interval(secs => ${seconds}) where ended_at is null`)
}

test('REST-50 TIMER-01 start answers the running timer with the server’s clock, and the task shows it to its owner only', async () => {
  const task = await makeTask(world)
  const before = Math.floor(Date.now() / 1000)
  const answer = await call('start', task)
  const after = Math.floor(Date.now() / 1000)
  expect(answer.status).toBe(201)
  const { data } = answer.body
  expect(data.task).toEqual({ uuid: task.uuid, code: task.code, title: task.title, ...WEBSITE })
  // In order, whatever passes between them: asked, started, told, answered.
  const told = [before, data.started_at, data.now, after]
  expect(told.toSorted((a, b) => a - b)).toEqual(told)
  const seen = async (who: string) => (await world.as(who).get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.time_tracker
  expect(await seen('mia')).toBe(data.started_at)
  expect(await seen('ana')).toBeNull()
  expect((await world.as('mia').get('/timer/')).body).toMatchObject({ data: { started_at: data.started_at }, now: expect.any(Number) })
  expect((await world.as('ben').get('/timer/')).body.data).toBeNull()
})

test('REST-50 TIMER-02 starting it again answers the same timer; another task is 409 and names the running one', async () => {
  const [task, other] = [await makeTask(world), await makeTask(world, 'ana', MOBILE)]
  await call('start', task)
  await age(100)
  const again = await call('start', task)
  expect(again.status).toBe(201)
  expect(again.body.data.now - again.body.data.started_at).toBeGreaterThanOrEqual(100)
  const clash = await call('start', other, {}, 'mia', MOBILE)
  expect(clash).toMatchObject({ status: 409, body: { code: 'timer_running', running: { task: { uuid: task.uuid } } } })
})

test('REST-50 OPEN-56 of several starts at once exactly one runs', async () => {
  const tasks = await Promise.all(Array.from({ length: 6 }, () => makeTask(world)))
  const answers = await Promise.all(tasks.map((task) => call('start', task)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('REST-50 OPEN-11 a start that waits for the end of the timer before begins no earlier than that ended', async () => {
  const [one, other] = [await makeTask(world), await makeTask(world)]
  await call('start', one)
  const started = await whileHeld(
    world.db,
    (tx) => tx.execute(sql`select id from people where username = 'mia' for no key update`),
    () => call('start', other),
    (tx) => tx.execute(sql`update time_entries set ended_at = clock_timestamp() where ended_at is null`),
  )
  expect(started.status).toBe(201)
  const { rows } = await world.db.execute(
    sql`select 1 from time_entries a join time_entries b on b.task_id = ${other.uuid} and a.person_id = b.person_id
      where a.task_id = ${one.uuid} and a.ended_at > b.started_at`,
  )
  expect(rows).toEqual([])
})

test('REST-51 DEFECT-07 TIMER-04 end writes the time and the comment; ending twice, even at once, answers the same', async () => {
  const task = await makeTask(world)
  await call('start', task, { comment: 'begun' })
  await age(90)
  const answers = await Promise.all([call('end', task, { comment: 'done' }), call('end', task, { comment: 'done' })])
  expect(answers[0].body).toEqual(answers[1].body)
  expect(answers[0].body.data.seconds).toBeGreaterThanOrEqual(90)
  expect((await call('end', task, { comment: 'again' })).body).toEqual(answers[0].body)
  const { rows } = await world.db.execute(sql`select comment from time_entries where task_id = ${task.uuid}`)
  expect(rows).toEqual([{ comment: 'done' }])
  const read = (await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data
  expect(read).toMatchObject({ time_tracker: null, counts: { time_seconds: answers[0].body.data.seconds } })
})

test('REST-51 an end of its own: not in the future, not before the start', async () => {
  const task = await makeTask(world)
  await call('start', task)
  await age(3600)
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  for (const wrong of [at(120), at(-4000)]) {
    expect(await call('end', task, { ended_at: wrong })).toMatchObject({ status: 422, body: { errors: { ended_at: expect.any(Array) } } })
  }
  expect((await call('end', task, { ended_at: 'later' })).status).toBe(422)
  const startedAt = (await world.as('mia').get('/timer/')).body.data.started_at
  const ended = new Date((startedAt + 1_800) * 1_000).toISOString()
  const { seconds } = (await call('end', task, { ended_at: ended })).body.data
  // The start is told in whole seconds.
  expect([1_799, 1_800]).toContain(seconds)
})

test('REST-51 TIMER-04 a stop that is sent again after the timer was started anew answers what it logged and leaves the new timer alone', async () => {
  const task = await makeTask(world)
  await call('start', task)
  await age(600)
  const endedAt = new Date(Date.now() - 120_000).toISOString()
  const first = (await call('end', task, { ended_at: endedAt, comment: 'first' })).body
  await call('start', task)
  expect((await call('end', task, { ended_at: endedAt, comment: 'first' })).body).toEqual(first)
  expect((await world.as('mia').get('/timer/')).body.data).toMatchObject({ task: { uuid: task.uuid } })
  const wrong = await call('end', task, { ended_at: new Date(Date.now() - 300_000).toISOString() })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { ended_at: [expect.any(String)] } } })
})

test('REST-51 an end a little before the start, as a coarse clock tells it, is the start', async () => {
  const task = await makeTask(world)
  const { started_at: startedAt } = (await call('start', task)).body.data
  expect((await call('end', task, { ended_at: new Date(startedAt * 1_000 - 2_500).toISOString() })).body.data.seconds).toBe(0)
  expect((await world.as('mia').get('/timer/')).body.data).toBeNull()
})

test('REST-51 a timer that never ran cannot be ended', async () => {
  expect(await call('end', await makeTask(world))).toMatchObject({ status: 409, body: { code: 'timer_not_running' } })
})

test('REST-52 DEFECT-06 TIMER-05 cancel throws the time away and a new start counts from zero', async () => {
  const task = await makeTask(world)
  await call('start', task)
  await age(500)
  expect(await call('cancel', task)).toMatchObject({ status: 200, body: { data: null } })
  expect((await world.as('mia').get('/timer/')).body.data).toBeNull()
  expect((await call('cancel', task)).status).toBe(200)
  const before = Math.floor(Date.now() / 1000)
  const { data } = (await call('start', task)).body
  expect(data.started_at).toBeGreaterThanOrEqual(before)
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.counts.time_seconds).toBe(0)
})

test('ROLE-09 readers run no timers, strangers find none', async () => {
  const task = await makeTask(world)
  for (const verb of ['start', 'end', 'cancel'] as const) {
    for (const who of ['gus', 'rex']) expect((await call(verb, task, {}, who)).status).toBe(403)
    expect((await call(verb, task, {}, 'dora')).status).toBe(404)
    expect((await call(verb, task, {}, 'ana', MOBILE)).status).toBe(404)
  }
})
