// The titles of all tasks a person sees, in steps: none twice, none missing, whatever has one moment of change.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Query = Record<string, string | number>

const titles = async (query: Query = {}, who = 'ana') =>
  (await world.as(who).get('/task-titles/', { company_slug: 'acme', ...query })).body.data

async function inSteps(limit: number, who?: string): Promise<string[]> {
  const found: string[] = []
  for (let before: string | null = ''; before !== null; ) {
    const step = await titles({ limit, ...(before && { before }) }, who)
    found.push(...step.uuid)
    before = step.next
  }
  return found
}

const SEEN = {
  ana: sql`true`,
  // A guest of one project.
  gus: sql`p.id in (select m.project_id from project_members m join people g on g.id = m.person_id where g.username = 'gus')`,
}

test.each(Object.keys(SEEN) as (keyof typeof SEEN)[])(
  '%s is told each task of the projects they see once, in steps of any length',
  async (who) => {
    const { rows } = await world.db.execute<{ id: string }>(sql`
    select t.id from tasks t join projects p on p.id = t.project_id join companies c on c.id = p.company_id
    where c.slug = 'acme' and not t.is_archived and p.deleted_at is null and p.current_status <> 2 and not p.is_sample and ${SEEN[who]}`)
    expect(rows.length).toBeGreaterThan(3)
    for (const limit of [7, 100, 5_000]) {
      const found = await inSteps(limit, who)
      expect(new Set(found).size).toBe(found.length)
      expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    }
    expect((await titles({}, who)).total).toBe(rows.length)
  },
)

test('tasks that changed in one moment are told once each, too', async () => {
  const before = await inSteps(5_000)
  await world.db.execute(
    sql`update tasks set updated_at = '2026-01-02 03:04:05.678901Z' where project_id in (select id from projects where slug in ('website', 'mobile'))`,
  )
  const found = await inSteps(11)
  expect(found.toSorted()).toEqual(before.toSorted())
})

test('what changed later is told from the earliest on, and nothing else', async () => {
  const { latest, total, uuid } = await titles({ limit: 3 })
  expect(await titles({ since: latest })).toMatchObject({ total, latest, next: null, uuid: [] })
  const changed = []
  for (const id of uuid) {
    await world.as('ana').put(`/tasks/${id}/`, { company_slug: 'acme', project_slug: await slugOf(id) }, { title: `Changed ${id}` })
    changed.push(id)
  }
  const first = await titles({ since: latest, limit: 2 })
  expect(first.uuid).toEqual(changed.slice(0, 2))
  expect(first.next).toBe(first.latest)
  expect(await titles({ since: first.next })).toMatchObject({ uuid: changed.slice(2), title: [`Changed ${changed[2]}`], next: null })
})

async function slugOf(id: string): Promise<string> {
  const { rows } = await world.db.execute<{ slug: string }>(
    sql`select p.slug from tasks t join projects p on p.id = t.project_id where t.id = ${id}`,
  )
  return rows[0]?.slug ?? ''
}

test('a place that is none is refused with a sentence', async () => {
  const { status, body } = await world.as('ana').get('/task-titles/', { company_slug: 'acme', before: 'x' })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Ask with what the answer before told.')])
})
