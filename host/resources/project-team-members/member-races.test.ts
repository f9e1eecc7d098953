// Somebody is taken off a project at the very moment at which a task comes to them: afterwards no open task waits for who is not there.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

/** The number of the lock at which a write of the test stands still. */
const PAUSE = 4711

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(
    sql.raw(`
    create function stand_still() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${PAUSE}); return new; end $$;
    create trigger a_pause before insert on task_people for each row execute function stand_still();
    create trigger a_pause before update of project_id, done on tasks for each row execute function stand_still();`),
  )
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const where of [WEBSITE, MOBILE]) {
    const added = await world.as('ana').post('/project-team-members/', where, { username: 'mia', role: 'member' })
    expect([200, 201, 409, 422]).toContain(added.status)
  }
})

const seatOf = async (where: typeof WEBSITE) => {
  const { body } = await world.as('ana').get('/project-team-members/', where)
  return body.data.find(({ user }: { user: { username: string } }) => user.username === 'mia').id
}
const waiting = async () =>
  (
    await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.n ?? 0

/** Does the deed up to where it writes, begins to take Mia off the project, and lets both go on. */
async function meet(where: typeof WEBSITE, deed: () => Promise<Answer>): Promise<[Answer, Answer]> {
  const seat = await seatOf(where)
  const begun = await world.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PAUSE})`)
    const done = deed()
    await vi.waitUntil(async () => (await waiting()) === 1)
    let isOver = false
    const taken = world
      .as('ana')
      .del(`/project-team-members/${seat}/`, { ...where, reassign_to: '' })
      .finally(() => {
        isOver = true
      })
    await vi.waitUntil(async () => isOver || (await waiting()) === 2)
    return { done, taken }
  })
  return Promise.all([begun.done, begun.taken])
}

const openTasksOfStrangers = async () =>
  (
    await world.db.execute(sql`
      select t.title from task_people a join tasks t on t.id = a.task_id join people p on p.id = a.person_id
      where p.username = 'mia' and not t.done and not exists
        (select from project_members m where m.project_id = t.project_id and m.person_id = p.id)`)
  ).rows

const give = (uuid: string) => world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: uuid }, { username: 'mia' })
const done = (uuid: string, is: boolean) => world.as('ana').put(`/tasks/${uuid}/estimative/`, WEBSITE, { estimative: is ? 100 : 10 })
const create = (title: string, members: string) =>
  world.as('ana').post('/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title, members })

test.each<[string, typeof WEBSITE, () => Promise<() => Promise<Answer>>]>([
  [
    'given to them',
    WEBSITE,
    async () => {
      const { uuid } = await makeTask(world)
      return () => give(uuid)
    },
  ],
  ['made for them', WEBSITE, async () => () => create('Made', 'mia')],
  [
    'copied with them on it',
    WEBSITE,
    async () => {
      const { uuid } = (await create('To copy', 'mia')).body.data
      return () => world.as('ana').post(`/tasks/${uuid}/duplicate/`, WEBSITE)
    },
  ],
  [
    'opened again with them on it',
    WEBSITE,
    async () => {
      const { uuid } = (await create('To open', 'mia')).body.data
      await done(uuid, true)
      return () => done(uuid, false)
    },
  ],
  [
    'moved there with them on it',
    MOBILE,
    async () => {
      const { uuid } = (await create('To move', 'mia')).body.data
      const { rows } = await world.db.execute<{ id: number }>(
        sql`select min(w.id) as id from workflows w join projects p on p.id = w.project_id where p.slug = ${MOBILE.project_slug}`,
      )
      const to = { new_company_slug: MOBILE.company_slug, new_project_slug: MOBILE.project_slug, new_workflow_id: rows[0]?.id }
      return () => world.as('ana').post(`/tasks/${uuid}/move`, { company_slug: 'acme' }, { ...WEBSITE, ...to })
    },
  ],
])('OPEN-11 PSET-09 a task that is %s as somebody is taken off the project', async (_, where, prepare) => {
  const [done, taken] = await meet(where, await prepare())
  expect([done.status < 300, taken.status]).toEqual([true, 200])
  expect(await openTasksOfStrangers()).toEqual([])
})

test('PSET-09 what is done keeps the name of who is taken off; opened again it waits for nobody who does not see it', async () => {
  const { uuid } = (await create('Done by Mia', 'mia')).body.data
  const people = async () =>
    (await world.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data.users.map((one: { username: string }) => one.username)
  await done(uuid, true)
  await world.as('ana').del(`/project-team-members/${await seatOf(WEBSITE)}/`, { ...WEBSITE, reassign_to: '' })
  expect(await people()).toEqual(['mia'])
  await done(uuid, false)
  expect(await people()).toEqual([])
})
