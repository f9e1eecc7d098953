// Fifty people write at once, on the same few tasks, timers and memberships: whatever they are answered, what is there afterwards keeps every rule.
import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#tests/kit/host-on-cluster.ts'
import { type Answer, type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

const WRITERS = 50
const WRITES = 14
const TASKS = 6
/** As whom they write; several sit before two machines each. */
const PEOPLE = ['ana', 'ben', 'mia', 'rex', 'gus']

let world: HostWorld
let given: string[]
/** A status of each project, for what is moved there. */
let statuses: Map<string, number>
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  const { rows } = await world.db.execute<{ slug: string; id: number }>(
    sql`select p.slug, min(w.id) as id from workflows w join projects p on p.id = w.project_id group by 1`,
  )
  statuses = new Map(rows.map(({ slug, id }) => [slug, id]))
  given = []
  for (let at = 0; at < TASKS; at += 1) given.push((await makeTask(world, 'ana', WEBSITE, { title: `Given ${at}` })).uuid)
})
afterAll(() => world.close())

/** What one write is made of. */
type Wish = { deed: number; who: string; one: number; other: number; where: typeof WEBSITE; flag: boolean }

/** What the writers know together. */
type Shared = { tasks: string[]; made: Set<string>; deleted: Set<string> }

type Deed = (as: Caller, wish: Wish & { task: string; second: string }, shared: Shared) => Promise<Answer>

async function create(as: Caller, where: typeof WEBSITE, body: object, shared: Shared): Promise<Answer> {
  const answer = await as.post('/tasks/', { ...where, is_archived: 0, members: '' }, body)
  if (answer.status === 201) {
    shared.tasks.push(answer.body.data.uuid)
    shared.made.add(answer.body.data.uuid)
  }
  return answer
}

async function memberId(where: typeof WEBSITE, who: string): Promise<number> {
  const { body } = await world.as('ana').get('/project-team-members/', where)
  const members: { id: number; user: { username: string } }[] = body.data
  return members.find(({ user }) => user.username === who)?.id ?? 1
}

/** By name; those that are there several times are done so often as often. */
const DEEDS: readonly [string, Deed][] = [
  ['create', (as, { where }, shared) => create(as, where, { title: 'Made' }, shared)],
  ['create below', (as, { where, task }, shared) => create(as, where, { title: 'Made below', parent_id: task }, shared)],
  ['put below', (as, { where, task, second }) => as.put(`/tasks/${task}/`, where, { parent_id: second })],
  ['put below', (as, { where, task, second }) => as.put(`/tasks/${second}/`, where, { parent_id: task })],
  ['put on top', (as, { where, task }) => as.put(`/tasks/${task}/`, where, { parent_id: null })],
  [
    'duplicate',
    async (as, { where, task }, shared) => {
      const answer = await as.post(`/tasks/${task}/duplicate/`, where)
      if (answer.status === 201) shared.made.add(answer.body.data.uuid)
      return answer
    },
  ],
  [
    'delete',
    async (as, { where, task }, shared) => {
      // Noted first: whoever is answered with a failure may have deleted it all the same.
      if (!given.includes(task)) shared.deleted.add(task)
      return given.includes(task) ? as.get(`/tasks/${task}/`, where) : as.del(`/tasks/${task}/`, where)
    },
  ],
  [
    'move',
    (as, { where, task, flag }) => {
      const to = where === WEBSITE ? MOBILE : WEBSITE
      const body = { ...where, new_company_slug: to.company_slug, new_project_slug: to.project_slug, subtasks: flag }
      const moved = { ...body, new_workflow_id: statuses.get(to.project_slug) }
      return as.post(`/tasks/${task}/move`, { company_slug: where.company_slug }, moved)
    },
  ],
  ['start the timer', (as, { where, task }) => as.post('/timer/start/', where, { task_uuid: task, comment: '' })],
  ['start the timer', (as, { where, second }) => as.post('/timer/start/', where, { task_uuid: second, comment: '' })],
  [
    'end the timer',
    async (as) => {
      const running = (await as.get('/timer/')).body.data?.task
      const where = { company_slug: running?.company_slug ?? 'acme', project_slug: running?.project_slug ?? 'website' }
      return as.post('/timer/end/', where, { task_uuid: running?.uuid ?? given[0], comment: 'Done' })
    },
  ],
  ['throw the timer away', (as, { where, task }) => as.post('/timer/cancel/', where, { task_uuid: task, comment: '' })],
  ['add to the project', (as, { where, who }) => as.post('/project-team-members/', where, { username: who, role: 'member' })],
  [
    'take off the project',
    async (as, { where, who, flag }) =>
      as.del(`/project-team-members/${await memberId(where, who)}/`, { ...where, reassign_to: flag ? 'ben' : '' }),
  ],
  [
    'change the role',
    async (as, { where, who, flag }) =>
      as.put(`/project-team-members/${await memberId(where, who)}/`, where, { role: flag ? 'admin' : 'member' }),
  ],
  ['assign', (as, { where, task, who }) => as.post('/task-assignees/', { ...where, task_uuid: task }, { username: who })],
  ['take off the task', (as, { where, task, who }) => as.del('/task-assignees/', { ...where, task_uuid: task, username: who })],
]

const wishes = fc.array(
  fc.record({
    deed: fc.nat(DEEDS.length - 1),
    who: fc.constantFrom(...PEOPLE),
    one: fc.nat(1_000),
    other: fc.nat(1_000),
    where: fc.constantFrom(WEBSITE, WEBSITE, MOBILE),
    flag: fc.boolean(),
  }),
  { minLength: WRITES, maxLength: WRITES },
)

/** Rows that break a rule. */
const RULES: readonly [string, SQL][] = [
  ['a code twice', sql`select project_id, number from tasks group by 1, 2 having count(*) > 1`],
  [
    'a code that will be given out again',
    sql`select t.id from tasks t join projects p on p.id = t.project_id where t.number > p.last_task_number`,
  ],
  [
    'a ring of parents',
    sql`with recursive up(id, next, path) as (
        select id, parent_id, array[id] from tasks where parent_id is not null
        union all select up.id, t.parent_id, up.path || t.id from up join tasks t on t.id = up.next where not t.id = any(up.path))
      select id from up where next = any(path)`,
  ],
  [
    'a parent that is not there, or elsewhere',
    sql`select t.id from tasks t left join tasks p on p.id = t.parent_id
      where t.parent_id is not null and p.project_id is distinct from t.project_id`,
  ],
  ['two timers of one person', sql`select person_id from time_entries where ended_at is null group by 1 having count(*) > 1`],
  [
    'two times of one person’s timers at once',
    sql`select a.id, b.id from time_entries a join time_entries b on a.person_id = b.person_id and a.id < b.id
      where a.by_timer and b.by_timer and a.comment = 'Done' and b.comment = 'Done'
        and a.started_at < b.ended_at and b.started_at < a.ended_at`,
  ],
  [
    'a timer of somebody who is not on the project',
    sql`select e.id from time_entries e where ended_at is null and not exists
      (select 1 from project_members m where m.project_id = e.project_id and m.person_id = e.person_id)`,
  ],
  [
    'somebody on a project twice, or not in its workspace',
    sql`select m.id from project_members m left join company_members c on c.company_id = m.company_id and c.person_id = m.person_id
      join companies w on w.id = m.company_id where c.person_id is null and m.person_id <> w.owner_id
      union all select max(id) from project_members group by project_id, person_id having count(*) > 1`,
  ],
  [
    'a project without anybody who manages it',
    sql`select id from projects p where not exists (select 1 from project_members where project_id = p.id and role = 'admin')`,
  ],
  [
    'an open task of somebody who is not on its project',
    sql`select t.id, tp.person_id from task_people tp join tasks t on t.id = tp.task_id join companies c on c.id = t.company_id where not t.done and
      tp.person_id <> c.owner_id and not exists
      (select 1 from project_members m where m.project_id = tp.project_id and m.person_id = tp.person_id)`,
  ],
  [
    'a sum of tasks that is none',
    sql`select p.id from projects p left join project_task_totals s on s.project_id = p.id
      where coalesce(s.active, 0) <> (select count(*) from tasks where project_id = p.id and not is_archived)
        or coalesce(s.archived, 0) <> (select count(*) from tasks where project_id = p.id and is_archived)`,
  ],
]

const broken = async () => {
  const found = await Promise.all(RULES.map(async ([rule, rows]) => [rule, (await world.db.execute(rows)).rows] as const))
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0))
}

// For a machine several times slower than a quiet one: only what fails pays for the patience.
test(`OPEN-11 ${WRITERS} writers at once, ${WRITERS * WRITES} writes: no code twice, no ring, no orphan, one running timer, nothing made is lost`, async () => {
  expect(await broken()).toEqual({})
  const shared: Shared = { tasks: [...given], made: new Set(), deleted: new Set() }
  const answers: [string, Answer][] = []
  async function write(all: readonly Wish[], at: number) {
    for (const wish of all) {
      const [name, deed] = DEEDS[wish.deed] as (typeof DEEDS)[number]
      // Those at hand, and the newest.
      const near = shared.tasks.slice(0, TASKS).concat(shared.tasks.slice(-TASKS))
      const task = near[wish.one % near.length] as string
      const second = near[wish.other % near.length] as string
      const as = world.as(at % 3 === 0 ? 'ana' : (PEOPLE[at % PEOPLE.length] as string))
      answers.push([name, await deed(as, { ...wish, task, second }, shared)])
    }
  }
  await Promise.all(fc.sample(wishes, { numRuns: WRITERS, seed: 1 }).map(write))

  expect(answers.filter(([, { status }]) => status >= 500).map(([name, { body }]) => [name, body])).toEqual([])
  // Most are refused, being done to what is gone or by whom it is not allowed; enough come through.
  expect(answers.filter(([, { status }]) => status < 300).length).toBeGreaterThan(100)
  expect(await broken()).toEqual({})
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from tasks`)
  const there = new Set(rows.map(({ id }) => id))
  expect([...shared.made].filter((id) => !there.has(id) && !shared.deleted.has(id))).toEqual([])
  expect(given.filter((id) => !there.has(id))).toEqual([])
}, 120_000)
