// The clock of rules: each planned day has exactly one run, whoever makes it, however often it is killed and whatever its clock says.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { runDueRules } from './recurrence-runs.store.ts'
import { startRecurring } from './recurring.ts'
import { addDays, instantOf, plannedDays } from './rule-days.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.db.execute(sql`delete from recurrences`))

const START = '2031-03-01'
type Sample = { rule?: string; at?: string; zone?: string; catchUp?: string; wait?: boolean; author?: string; project?: string }

/** Puts a rule straight into the table, as the calls would; answers its id. */
async function addRule({
  rule = 'FREQ=DAILY',
  at = '09:00',
  zone = 'UTC',
  catchUp = 'latest',
  wait = false,
  author = 'mia',
  project = 'website',
}: Sample = {}) {
  const [first = START] = plannedDays({ rule, startOn: START, endsOn: null, endsAfter: null }, { from: START, most: 1 })
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into recurrences (company_id, project_id, author_id, task, rule, start_on, at, timezone, catch_up, wait_for_done, next_day, next_at)
    select p.company_id, p.id, (select id from people where username = ${author}),
      '{"title": "By a rule", "description": null, "workflowId": 999999, "typeId": null, "effortId": null, "boardId": null, "people": [], "labels": [999999], "checklist": []}',
      ${rule}, ${START}, ${at}, ${zone}, ${catchUp}, ${wait}, ${first}, ${instantOf(first, at, zone).toISOString()}
    from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = ${project} returning id`)
  return rows[0]?.id ?? ''
}
async function runsOf(id: string) {
  const { rows } = await world.db.execute<{ day: string; outcome: string; tasks: number }>(sql`
    select day::text, outcome, (select count(*)::int from tasks t where t.id = u.task_id and t.recurrence_id = u.recurrence_id) as tasks
    from recurrence_runs u where recurrence_id = ${id} order by day`)
  return rows.map(({ day, outcome }) => `${day} ${outcome}`)
}
const stateOf = async (id: string) =>
  (await world.db.execute(sql`select state, reason, next_day::text as next from recurrences where id = ${id}`)).rows[0]
const tasksOf = async (id: string) =>
  (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from tasks where recurrence_id = ${id}`)).rows[0]?.n
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00Z`)

test('RECUR-07 RECUR-09 a task is made at its time, not before, and once', async () => {
  const id = await addRule()
  expect(await runDueRules(world.db, at(START, '08:59'))).toEqual({ made: 0, failed: 0 })
  expect(await runDueRules(world.db, at(START))).toEqual({ made: 1, failed: 0 })
  expect(await runDueRules(world.db, at(START, '23:00'))).toEqual({ made: 0, failed: 0 })
  expect(await runsOf(id)).toEqual([`${START} made`])
  expect(await stateOf(id)).toEqual({ state: 'active', reason: null, next: '2031-03-02' })
})

test('RECUR-08 after downtime the latest is made and older ones are missed, or all are, at most 20', async () => {
  const latest = await addRule()
  const all = await addRule({ catchUp: 'all' })
  await runDueRules(world.db, at('2031-03-04'))
  expect(await runsOf(latest)).toEqual([`${START} missed`, '2031-03-02 missed', '2031-03-03 missed', '2031-03-04 made'])
  expect(await runsOf(all)).toEqual([`${START} made`, '2031-03-02 made', '2031-03-03 made', '2031-03-04 made'])
  await runDueRules(world.db, at('2031-03-30'))
  expect((await runsOf(all)).filter((run) => run.endsWith('missed'))).toHaveLength(6)
  expect(await tasksOf(all)).toBe(24)
})

test('RECUR-09 one that waits makes no second open task, and none for days that have passed', async () => {
  const id = await addRule({ wait: true })
  await runDueRules(world.db, at(START))
  await runDueRules(world.db, at('2031-03-03'))
  expect(await tasksOf(id)).toBe(1)
  await world.db.execute(sql`update tasks set done = true, estimative = 100 where recurrence_id = ${id}`)
  await runDueRules(world.db, at('2031-03-03', '12:00'))
  expect(await tasksOf(id)).toBe(1)
  await runDueRules(world.db, at('2031-03-04'))
  expect(await runsOf(id)).toEqual([`${START} made`, '2031-03-02 skipped', '2031-03-03 skipped', '2031-03-04 made'])
})

test('RECUR-12 a rule rests by itself when its project is archived, its plan is closed or its author is gone', async () => {
  const archived = await addRule({ project: 'ops', author: 'ana' })
  const left = await addRule({ author: 'gus' })
  await world.db.execute(sql`update projects set current_status = 2 where slug = 'ops'`)
  expect(await runDueRules(world.db, at(START))).toEqual({ made: 0, failed: 0 })
  expect(await stateOf(archived)).toEqual({ state: 'paused', reason: 'archived', next: null })
  expect(await stateOf(left)).toEqual({ state: 'paused', reason: 'author', next: null })
  await world.db.execute(sql`update projects set current_status = 0 where slug = 'ops'`)
  const gated = await addRule()
  await world.db.execute(sql`update companies set subscription = 'free' where slug = 'acme'`)
  await runDueRules(world.db, at(START))
  expect(await stateOf(gated)).toMatchObject({ reason: 'plan' })
  await world.db.execute(sql`update companies set subscription = 'paid' where slug = 'acme'`)
})

test('RECUR-12 a rule of a deleted project waits until that is restored', async () => {
  const id = await addRule({ project: 'ops', author: 'ana' })
  await world.db.execute(sql`update projects set deleted_at = now() where slug = 'ops'`)
  expect(await runDueRules(world.db, at('2031-03-02'))).toEqual({ made: 0, failed: 0 })
  await world.db.execute(sql`update projects set deleted_at = null where slug = 'ops'`)
  await runDueRules(world.db, at('2031-03-03'))
  expect(await runsOf(id)).toEqual([`${START} missed`, '2031-03-02 missed', '2031-03-03 made'])
})

test('RECUR-12 after three failures in a row a rule rests; what fails leaves nothing behind', async () => {
  const id = await addRule()
  const good = await addRule()
  await world.db.execute(sql`update recurrences set task = jsonb_set(task, '{labels}', '["none"]') where id = ${id}`)
  expect(await runDueRules(world.db, at(START))).toEqual({ made: 1, failed: 1 })
  for (const _ of [1, 2]) await runDueRules(world.db, at(START))
  expect(await stateOf(id)).toEqual({ state: 'paused', reason: 'failed', next: null })
  expect(await runsOf(id)).toEqual([])
  expect(await tasksOf(good)).toBe(1)
})

test('RECUR-18 with nothing due a tick is one query', async () => {
  await addRule()
  let queries = 0
  const db = new Proxy(world.db, {
    get(target, name, receiver) {
      if (name === 'execute' || name === 'transaction' || name === 'select') queries += 1
      const value = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await runDueRules(db, at('2031-02-01'))
  expect(queries).toBe(1)
})

const RULES = 1_000
/** The same numbers below a bound at every run. */
function anyNumber(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function anyRule(any: (below: number) => number): string {
  const day = () => ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][any(7)]
  const rules = [
    () => `FREQ=DAILY;INTERVAL=${2 + any(40)}`,
    () => `FREQ=WEEKLY;INTERVAL=${1 + any(6)};BYDAY=${day()}`,
    () => `FREQ=MONTHLY;BYMONTHDAY=${1 + any(31)}`,
    () => `FREQ=MONTHLY;INTERVAL=${1 + any(3)};BYDAY=${[1, 2, 3, 4, -1][any(5)]}${day()}`,
  ]
  return rules[any(rules.length)]?.() ?? 'FREQ=DAILY'
}

test('RECUR-07 a thousand rules, two hosts, kills at any point and clocks that are set back: every planned day has exactly one run', {
  timeout: 300_000,
}, async () => {
  const rules = ['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYDAY=-1FR']
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
  const added: { id: string; rule: string; time: string; zone: string }[] = []
  const any = anyNumber(2031)
  for (let n = 0; n < RULES; n++) {
    // Twenty that come often and are caught up with, the others whatever they are.
    const often = { rule: rules[n % 5] ?? '', catchUp: n % 2 === 0 ? 'all' : 'latest' }
    const sample = { at: `0${n % 4}:30`, zone: zones[n % 4] ?? 'UTC', ...(n < 20 ? often : { rule: anyRule(any), catchUp: 'latest' }) }
    added.push({ id: await addRule(sample), rule: sample.rule, time: sample.at, zone: sample.zone })
  }
  // March and April: both clock changes of these zones lie in it.
  let now = at(START).getTime()
  const end = at('2031-04-12').getTime()
  const errors: unknown[] = []
  const host = () => startRecurring({ db: world.db, onError: (error) => errors.push(error), now: () => new Date(now), every: 5 })
  const hosts = [host(), host()]
  // A statement that is cut off takes its transaction with it, as the end of the process would.
  let kills = 0
  for (let turn = 0; now < end; turn++) {
    // Forward by some days, then back by some hours.
    now = Math.min(end, now + (turn % 3 === 2 ? -7 : 50) * 3_600_000)
    await new Promise((resolve) => setTimeout(resolve, 25))
    const { rows } = await world.db.execute<{ n: number }>(sql`
      select count(pg_cancel_backend(pid))::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and random() < 0.7`)
    kills += rows[0]?.n ?? 0
  }
  for (const one of hosts) await one.stop()
  for (;;) {
    const { made, failed } = await runDueRules(world.db, new Date(end))
    if (made === 0 && failed === 0) break
  }
  expect(kills).toBeGreaterThan(0)
  for (const { id, rule, time, zone } of added) {
    const due = (day: string) => instantOf(day, time, zone).getTime() <= end
    const days = plannedDays({ rule, startOn: START, endsOn: null, endsAfter: null }, { from: START, most: 1000, until: due })
    const runs = await runsOf(id)
    expect(runs.map((run) => run.slice(0, 10))).toEqual(days)
    // And each that was made has its own task, no task is without a run.
    expect(await tasksOf(id)).toBe(runs.filter((run) => run.endsWith('made')).length)
    expect((await stateOf(id))?.next).toBe(
      plannedDays({ rule, startOn: START, endsOn: null, endsAfter: null }, { from: addDays(days.at(-1) ?? START, 1), most: 1 })[0],
    )
  }
})

test('RECUR-10 a copy of a made task is not of the rule; a deleted rule leaves its tasks', async () => {
  const id = await addRule()
  await runDueRules(world.db, at(START))
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from tasks where recurrence_id = ${id}`)
  const task = rows[0]?.id ?? ''
  await world.as('mia').post(`/tasks/${task}/duplicate/`, WEBSITE)
  expect(await tasksOf(id)).toBe(1)
  await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)
  expect((await world.as('mia').get(`/tasks/${task}/`, WEBSITE)).status).toBe(200)
})

const done = (id: string, on: string) =>
  world.db.execute(sql`
    with t as (update tasks set done = true, estimative = 100, updated_at = ${on}::timestamptz where recurrence_id = ${id} and not done returning id, company_id, project_id, title)
    insert into audit_events (company_id, project_id, target_kind, target_id, target_label, action, kind, sentence, at) select company_id, project_id, 'task', id::text, title, 'task.change', 'tasks', 'marked the task as done', ${on}::timestamptz from t`)

test('RECUR-02 RECUR-09 after done: nothing is made while the last one is open; so many days after it was done the next one is, none for the past', async () => {
  const id = await addRule()
  await world.db.execute(sql`update recurrences set rule = 'FREQ=DAILY;INTERVAL=3;AFTER=DONE', mode = 'after_done' where id = ${id}`)
  await runDueRules(world.db, at(START))
  expect(await runsOf(id)).toEqual([`${START} made`])
  expect(await stateOf(id)).toEqual({ state: 'active', reason: null, next: null })
  expect(await runDueRules(world.db, at('2031-03-20'))).toEqual({ made: 0, failed: 0 })
  await done(id, '2031-03-20T15:00:00Z')
  await runDueRules(world.db, at('2031-03-20', '15:01'))
  expect(await stateOf(id)).toMatchObject({ next: '2031-03-23' })
  await runDueRules(world.db, at('2031-03-23'))
  expect(await runsOf(id)).toEqual([`${START} made`, '2031-03-23 made'])
  // Found late: not for a day that has passed.
  await done(id, '2031-03-24T15:00:00Z')
  await runDueRules(world.db, at('2031-04-10', '12:00'))
  expect(await stateOf(id)).toMatchObject({ next: '2031-04-11' })
})

const newsOf = async (who: string) => {
  const { body } = await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  return (body.data as { data: { title: string; target?: { kind: string } }; resource: string }[]).filter(
    ({ resource }) => resource === 'recurring',
  )
}

test('RECUR-08 RECUR-12 SCREEN-13 the owner of a rule is told once what was missed, and that it rests by itself', async () => {
  await world.db.execute(sql`delete from notifications where target_kind = 'recurrence'`)
  const id = await addRule()
  await runDueRules(world.db, at('2031-03-04'))
  await runDueRules(world.db, at('2031-03-04', '10:00'))
  expect(await newsOf('mia')).toMatchObject([
    { data: { title: '“By a rule”: 3 were missed while the server was off', target: { kind: 'recurrence', id, project_slug: 'website' } } },
  ])
  await world.db.execute(sql`update projects set current_status = 2 where slug = 'website'`)
  await runDueRules(world.db, at('2031-03-05'))
  await world.db.execute(sql`update projects set current_status = 1 where slug = 'website'`)
  expect((await newsOf('mia'))[0]?.data.title).toBe('“By a rule” does not repeat any more: its project is archived')
  await world.as('mia').del(`/recurring-tasks/${id}/`, WEBSITE)
  expect(await newsOf('mia')).toEqual([])
})
