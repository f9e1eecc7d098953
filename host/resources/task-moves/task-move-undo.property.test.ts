// Whatever a task has: moved and moved back, the database holds what it held.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'
import { differences, readWholeDatabase } from '#tests/kit/whole-database.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`insert into company_members (company_id, person_id, role)
    select c.id, a.id, 'member' from companies c, people a where c.slug = 'globex' and a.username = 'ana' on conflict do nothing`)
  await world.db.execute(sql`insert into project_members (company_id, project_id, person_id, role)
    select p.company_id, p.id, a.id, 'member' from projects p, people a where p.slug = 'reactor' and a.username = 'ana'
    on conflict (project_id, person_id) do update set role = excluded.role`)
  // Titles that the targets have in another case, and titles that only Website has.
  await world.db.execute(sql`insert into labels (company_id, project_id, title, color)
    select company_id, id, case slug when 'website' then 'Both Have It' else 'both have it' end, '#112233' from projects where slug in ('website', 'mobile', 'reactor')`)
  await world.db.execute(sql`insert into task_types (company_id, project_id, title, color)
    select company_id, id, 'Only here', '#112233' from projects where slug = 'website'`)
})
afterAll(() => world.close())

const PEOPLE = ['ana', 'ben', 'mia', 'gus', 'rex']
const some = (most: number) => fc.nat({ max: most })
const each = fc.uniqueArray(fc.constantFrom(...PEOPLE))

/** One task of the random tree; `under` is the task before it that it lies below. */
const oneTask = fc.record({
  under: fc.option(some(3), { freq: 2 }),
  board: fc.boolean(),
  sprint: fc.boolean(),
  story: fc.boolean(),
  type: fc.option(some(9)),
  effort: fc.option(some(9)),
  workflow: some(9),
  labels: fc.uniqueArray(some(9), { maxLength: 4 }),
  people: each,
  timers: each,
  stars: each,
  progress: fc.constantFrom(0, 35, 100),
  position: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  draft: fc.boolean(),
  archived: fc.boolean(),
  dates: fc.boolean(),
  comments: some(2),
  items: some(2),
  files: some(2),
  entries: some(2),
})
type OneTask = typeof oneTask extends fc.Arbitrary<infer T> ? T : never

const step = fc.record({
  tree: fc.array(oneTask, { minLength: 1, maxLength: 5 }),
  chosen: fc.uniqueArray(some(4), { minLength: 1, maxLength: 3 }),
  subtasks: fc.boolean(),
  target: fc.constantFrom(MOBILE, OPS, REACTOR),
  backwards: fc.boolean(),
})

// Everything around a task that has no call of its own here, or whose call would be slow.
async function dress({ uuid }: AnyTask, given: OneTask, parent: string | null): Promise<void> {
  const { db } = world
  const pick = (table: string, nth: number) =>
    sql`(select x.id from ${sql.identifier(table)} x where x.project_id = t.project_id order by x.id offset ${nth} % (select count(*) from ${sql.identifier(table)} y where y.project_id = t.project_id) limit 1)`
  const orNone = (table: string, nth: number | null) => (nth === null ? sql`null` : pick(table, nth))
  await db.execute(sql`update tasks t set parent_id = ${parent}, position = ${given.position}, is_draft = ${given.draft}, is_archived = ${given.archived},
    estimative = ${given.progress}, done = ${given.progress === 100}, workflow_id = ${pick('workflows', given.workflow)},
    type_id = ${orNone('task_types', given.type)}, effort_id = ${orNone('task_efforts', given.effort)},
    board_id = ${orNone('boards', given.board ? 1 : null)},
    sprint_id = ${given.sprint ? sql`(select id from sprints s where s.project_id = t.project_id and state = 'planned' order by id limit 1)` : sql`null`},
    user_story_id = ${orNone('user_stories', given.story ? 2 : null)},
    start_date = ${given.dates ? sql`now() - interval '2 days'` : sql`null`}, due_date = ${given.dates ? sql`now() + interval '1 hour'` : sql`null`}
    where id = ${uuid}`)
  const place = sql`select t.company_id, t.project_id, t.id`
  for (const nth of given.labels) {
    await db.execute(
      sql`insert into task_labels (company_id, project_id, task_id, label_id) ${place}, ${pick('labels', nth)} from tasks t where t.id = ${uuid} on conflict do nothing`,
    )
  }
  const who = (names: string[]) => sql`people a on a.username = any(${sql.param(names)}::text[]) where t.id = ${uuid}`
  await db.execute(
    sql`insert into task_people (company_id, project_id, task_id, person_id, assigned_at) ${place}, a.id, clock_timestamp() from tasks t join ${who(given.people)} on conflict do nothing`,
  )
  await db.execute(
    sql`insert into favourites (company_id, project_id, task_id, person_id) ${place}, a.id from tasks t join ${who(given.stars)}`,
  )
  await db.execute(sql`insert into time_entries (company_id, project_id, task_id, person_id, started_at, by_timer) ${place}, a.id, clock_timestamp() - interval '5 minutes', true
    from tasks t join ${who(given.timers)} and not exists (select 1 from time_entries e where e.person_id = a.id and e.ended_at is null)`)
  await db.execute(
    sql`insert into time_entries (company_id, project_id, task_id, person_id, started_at, ended_at, comment) ${place}, a.id, now() - interval '3 hours', now() - interval '1 hour', 'done' from tasks t join ${who(PEOPLE.slice(0, given.entries))}`,
  )
  await db.execute(
    sql`insert into comments (company_id, project_id, task_id, author_id, html) ${place}, a.id, '<p>said</p>' from tasks t join ${who(PEOPLE.slice(0, given.comments))}`,
  )
  await db.execute(
    sql`insert into checklist_items (company_id, project_id, task_id, title, done) ${place}, a.name, a.username = 'ana' from tasks t join ${who(PEOPLE.slice(0, given.items))}`,
  )
  await db.execute(
    sql`insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size) select gen_random_uuid(), t.company_id, t.project_id, t.id, 'a.png', 'image/png', 12 from tasks t join ${who(PEOPLE.slice(0, given.files))}`,
  )
  await db.execute(
    sql`insert into comments (company_id, project_id, attachment_id, html) select f.company_id, f.project_id, f.id, '<p>of the file</p>' from attachments f where f.task_id = ${uuid}`,
  )
  await db.execute(
    sql`insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject) select t.company_id, a.id, 'task:' || t.id, 'task', t.id, t.project_id, t.id, t.title from tasks t join ${who(given.people)}`,
  )
}

// What a move and its undo leave: lines in the log, the time of the last change, the numbers used up in the target, and their own record.
function everything(target: string) {
  return readWholeDatabase(world.db, ['task_moves'], (table, row) => {
    if (
      table === 'audit_events' &&
      /^(moved the (task (back )?from |subtask “|parent task “)|logged \d|went on with the timer$)/.test(String(row.sentence))
    )
      return null
    if (table === 'tasks') return { ...row, updated_at: null }
    if (table === 'projects' && row.slug === target) return { ...row, last_task_number: null }
    return row
  })
}

test('MOVE-02 property: whatever tasks have, moved and moved back they have it again, and so has everything around them', async () => {
  await fc.assert(
    fc.asyncProperty(step, async ({ tree, chosen, subtasks, target, backwards }) => {
      await world.db.execute(sql`update time_entries set ended_at = now() where ended_at is null`)
      const made: AnyTask[] = []
      for (const given of tree) {
        const task = await makeTask(world)
        const under = given.under === null ? undefined : made[given.under % Math.max(1, made.length)]
        await dress(task, given, under?.uuid ?? null)
        made.push(task)
      }
      const moving = [...new Set(chosen.map((at) => made[at % made.length]))]
      const before = await everything(target.project_slug)
      const [status] = (await world.as('ana').get('/projects-workflows/', target)).body.data
      const moveId = crypto.randomUUID()
      for (const { uuid } of moving) {
        const ends = { ...WEBSITE, new_company_slug: target.company_slug, new_project_slug: target.project_slug }
        const body = { ...ends, new_workflow_id: status.id, subtasks, move_uuid: moveId }
        const answer = await world.as('ana').post(`/tasks/${uuid}/move`, { company_slug: 'acme' }, body)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      }
      expect(differences(before, await everything(target.project_slug)).gone).not.toEqual([])
      for (const { uuid } of backwards ? moving.toReversed() : moving) {
        const answer = await world.as('ana').post(`/task-moves/${moveId}/undo/`, { company_slug: 'acme' }, { task_uuid: uuid })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        expect(answer.body.left).toEqual([])
      }
      expect(differences(before, await everything(target.project_slug))).toEqual({ gone: [], come: [] })
    }),
    { numRuns: 10, endOnFailure: true },
  )
}, 240_000)
