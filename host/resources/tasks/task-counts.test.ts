// How many tasks are in each group of a list: the same tasks that the list would name, for whoever asks.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { AnyTask } from '#tests/kit/task-calls.ts'
import { countTasks, type Group } from './task-counts.store.ts'
import { GROUPS } from './tasks-list.schema.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Query = Record<string, string | number>

async function counts(query: Query, who = 'ana') {
  return world.as(who).get('/task-counts/', { company_slug: 'acme', ...query })
}

async function everything(query: Query, who: string): Promise<AnyTask[]> {
  const page = async (at: number) => (await world.as(who).get('/tasks/', { company_slug: 'acme', ...query, per_page: 200, page: at })).body
  const first = await page(1)
  const tasks = [...first.data]
  for (let at = 2; at <= first.total_pages; at += 1) tasks.push(...(await page(at)).data)
  return tasks
}

/** What a task is counted under, as its row in the list says it. */
const KEYS: Record<Group, (task: AnyTask) => unknown[]> = {
  workflow: (task) => [task.workflow?.id],
  type: (task) => [task.type?.id],
  effort: (task) => [task.effort?.id],
  board: (task) => [task.board_uuid],
  sprint: (task) => [task.sprint?.id],
  user_story: (task) => [task.user_story?.id],
  assignee: (task) => task.users.map(({ username }: AnyTask) => username),
  label: (task) => task.labels.map(({ id }: AnyTask) => id),
}

function tallied(tasks: AnyTask[], by: Group): Map<unknown, number> {
  const tally = new Map<unknown, number>()
  for (const task of tasks) {
    const keys = KEYS[by](task)
    for (const key of keys.length > 0 ? keys : [null]) tally.set(key ?? null, (tally.get(key ?? null) ?? 0) + 1)
  }
  return tally
}

test('groups say how many tasks they hold on all pages: as many as the list names one by one, whatever narrows it and whoever asks', async () => {
  const all = await everything({ project_slug: 'website' }, 'ana')
  const ids = (name: string) => fc.constantFrom('none', ...new Set(all.flatMap((task) => (task[name] ? [`${task[name].id}`] : []))))
  const narrowed = fc.record(
    {
      done: fc.constantFrom(0, 1),
      is_draft: fc.constantFrom(0, 1),
      is_archived: fc.constantFrom(0, 1),
      is_favorite: fc.constant(1),
      members: fc.constantFrom('mia', 'mia,ben', 'none', 'nobody-at-all'),
      workflow_id: ids('workflow'),
      type_id: ids('type'),
      sprint_id: ids('sprint'),
      label_id: fc.constantFrom('none', ...new Set(all.flatMap((task) => task.labels.map(({ id }: AnyTask) => `${id}`)))),
      due_from: fc.constantFrom('2026-11-01', '2026-11-20'),
      search: fc.constantFrom('page', 'the', 'web-12'),
    },
    { requiredKeys: [] },
  )
  const who = fc.constantFrom('ana', 'mia', 'rex', 'gus')
  const place = fc.constantFrom<Query>({}, { project_slug: 'website' }, { project_slug: 'ops' })
  await fc.assert(
    fc.asyncProperty(narrowed, fc.constantFrom(...GROUPS), who, place, async (filter, by, username, where) => {
      const query = { ...where, ...(filter as Query) }
      const answer = await counts({ ...query, by }, username)
      const list = await world.as(username).get('/tasks/', { company_slug: 'acme', ...query })
      expect(answer.status).toBe(list.status)
      if (list.status !== 200) return
      const groups: { id: unknown; count: number }[] = answer.body.data
      expect(new Map(groups.map(({ id, count }) => [id, count]))).toEqual(tallied(await everything(query, username), by))
      expect(groups.map(({ count }) => count)).toEqual(groups.map(({ count }) => count).toSorted((a, b) => b - a))
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('ROLE-02 nobody counts what they may not list', async () => {
  for (const [who, project] of [
    ['rex', 'ops'],
    ['gus', 'mobile'],
    ['dora', 'website'],
  ] as const)
    expect((await counts({ by: 'workflow', project_slug: project }, who)).status, who).toBe(404)
  expect((await counts({ by: 'workflow' }, 'dora')).status).toBe(404)
  expect((await world.as(null).get('/task-counts/', { company_slug: 'acme', by: 'workflow' })).status).toBe(401)
})

test('what cannot be counted by, and filters that make no sense, are 400', async () => {
  for (const query of [{}, { by: 'title' }, { by: 'workflow', workflow_id: 'x' }, { by: 'label', due_from: 'soon' }])
    expect((await counts(query as Query)).status, JSON.stringify(query)).toBe(400)
})

test('more tasks than are counted are not counted at all, rather than in part', async () => {
  const { db } = world
  const { rows } = await db.execute<{ id: string }>(sql`select id from projects where slug = 'website'`)
  const place = { projectIds: rows.map(({ id }) => id), viewerId: crypto.randomUUID() }
  const whole = await countTasks(db, place, {}, 'label', 240)
  expect(whole?.length).toBeGreaterThan(2)
  expect(await countTasks(db, place, {}, 'label', 239)).toBeNull()
  expect(await countTasks(db, { ...place, projectIds: [] }, {}, 'label')).toEqual([])
})
