// Checklists of tasks: added, renamed, toggled, removed, copied, and what follows from each.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'
import { MOST_ITEMS } from './checklists.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const add = (uuid: string, title: unknown, { who = 'mia', parent }: { who?: string; parent?: number } = {}) =>
  world.as(who).post('/task-checklists/', WEBSITE, { task_uuid: uuid, title, ...(parent !== undefined && { parent_id: parent }) })
const rename = (id: number, title: unknown, who = 'mia', where: Record<string, string> = WEBSITE) =>
  world.as(who).put(`/task-checklists/${id}/`, where, { title })
const toggle = (id: number, status: unknown, who = 'mia', where: Record<string, string> = WEBSITE) =>
  world.as(who).put(`/task-checklists/${id}/toggle/`, where, { status })
const remove = (id: number, who = 'mia', where: Record<string, string> = WEBSITE) => world.as(who).del(`/task-checklists/${id}/`, where)
const read = (uuid: string, who = 'gus', where: Record<string, string> = WEBSITE) =>
  world.as(who).get('/task-checklists/', { ...where, task_uuid: uuid })
const listOf = async (uuid: string): Promise<AnyTask[]> => (await read(uuid)).body.data
const progressOf = async (uuid: string, where = WEBSITE) => {
  const { counts } = (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
  return `${counts.checklist_done}/${counts.checklist_total}`
}
/** `x` for a done item, children in brackets. */
const drawn = async (uuid: string) =>
  (await listOf(uuid))
    .map(({ title, done, children }) => {
      const below = children.map((child: AnyTask) => `${child.title}${child.done ? '+' : '-'}`).join(' ')
      return `${title}${done ? '+' : '-'}${below && `(${below})`}`
    })
    .join(' ')

/** A task with an item `p` over `a` and `b`, and an item `q`. */
async function family() {
  const task = await makeTask(world)
  const p: number = (await add(task.uuid, 'p')).body.data.id
  const [a, b]: number[] = [
    (await add(task.uuid, 'a', { parent: p })).body.data.id,
    (await add(task.uuid, 'b', { parent: p })).body.data.id,
  ]
  const q: number = (await add(task.uuid, 'q')).body.data.id
  return { uuid: task.uuid as string, p, a: a as number, b: b as number, q }
}

test('REST-41 REST-42 CHECK-01 items come in the order in which they were added, children below their parent', async () => {
  const { uuid, p, a, b, q } = await family()
  expect(await listOf(uuid)).toEqual([
    {
      ...{ id: p, title: 'p', done: false, parent_id: null },
      children: [
        { id: a, title: 'a', done: false, parent_id: p, children: [] },
        { id: b, title: 'b', done: false, parent_id: p, children: [] },
      ],
    },
    { id: q, title: 'q', done: false, parent_id: null, children: [] },
  ])
  expect(await progressOf(uuid)).toBe('0/3')
})

test('CHECK-01 one level: a child takes no children, and a parent must be of the same task', async () => {
  const { uuid, a } = await family()
  const other = await family()
  expect((await add(uuid, 'x', { parent: a })).body.errors).toEqual({ parent_id: ['An item below another one has none below itself.'] })
  expect((await add(uuid, 'x', { parent: other.p })).body.errors).toEqual({ parent_id: ['This item is not in the checklist.'] })
  await expect(world.db.execute(sql`update checklist_items set parent_id = ${a} where id = ${other.q}`)).rejects.toThrow()
})

test('CHECK-03 a title of 1–500 characters; white space is refused, and cut off at the ends', async () => {
  const { uuid, q } = await family()
  for (const title of ['', ' ', '\t\n  ', 'x'.repeat(501), 'a\u0000b', 7, null]) {
    expect((await add(uuid, title)).status, JSON.stringify(title)).toBe(422)
    expect((await rename(q, title)).status).toBe(422)
  }
  expect((await add(uuid, `  ${'x'.repeat(500)} `)).body.data.title).toHaveLength(500)
  expect((await rename(q, ' Q ')).body.data).toMatchObject({ id: q, title: 'Q' })
})

test('REST-44 CHECK-05 CHECK-06 toggling a parent sets its children; the status is the string true or false', async () => {
  const { uuid, p, a } = await family()
  expect((await toggle(p, 'true')).body.data).toMatchObject({ id: p, done: true, children: [{ done: true }, { done: true }] })
  expect(await drawn(uuid)).toBe('p+(a+ b+) q-')
  expect(await progressOf(uuid)).toBe('2/3')
  await toggle(a, 'false')
  expect(await drawn(uuid)).toBe('p-(a- b+) q-')
  await toggle(p, 'false')
  expect(await drawn(uuid)).toBe('p-(a- b-) q-')
  for (const status of [true, 1, 'TRUE', '', null, undefined]) expect((await toggle(p, status)).status).toBe(422)
})

test('CHECK-04 a parent is done exactly when all its children are: on toggle, add and delete of a child', async () => {
  const { uuid, p, a, b } = await family()
  await toggle(a, 'true')
  expect(await drawn(uuid)).toBe('p-(a+ b-) q-')
  await toggle(b, 'true')
  expect(await drawn(uuid)).toBe('p+(a+ b+) q-')
  const { id } = (await add(uuid, 'c', { parent: p })).body.data
  expect(await drawn(uuid)).toBe('p-(a+ b+ c-) q-')
  await remove(id)
  expect(await drawn(uuid)).toBe('p+(a+ b+) q-')
  await remove(a)
  await remove(b)
  expect(await drawn(uuid)).toBe('p+ q-')
  expect(await progressOf(uuid)).toBe('1/2')
})

test('CHECK-05 an item without children toggles itself, and setting what is set logs nothing', async () => {
  const { uuid, q } = await family()
  await toggle(q, 'true')
  const log = await logOf(world, uuid)
  await toggle(q, 'true')
  expect(await logOf(world, uuid)).toEqual(log)
  expect(await drawn(uuid)).toBe('p-(a- b-) q+')
})

test('REST-45 a deleted item takes its children along', async () => {
  const { uuid, p, a } = await family()
  expect((await remove(p)).body).toEqual({ data: null })
  expect(await drawn(uuid)).toBe('q-')
  expect(await progressOf(uuid)).toBe('0/1')
  expect((await remove(a)).status).toBe(404)
})

test('LOG-01 the log says what was done to the checklist', async () => {
  const { uuid, p, a, q } = await family()
  await rename(q, 'Other')
  await toggle(p, 'true')
  await toggle(a, 'false')
  await remove(a)
  expect((await logOf(world, uuid)).slice(0, 5)).toEqual([
    'removed “a” from the checklist',
    'unchecked “a”',
    'checked “p”',
    'renamed the checklist item “q” to “Other”',
    'added “q” to the checklist',
  ])
})

test('CHECK-07 ROLE-05 admins and members write, everybody on the project reads, strangers find nothing', async () => {
  const { uuid, q } = await family()
  for (const who of ['ana', 'ben', 'mia', 'rex', 'gus']) expect((await read(uuid, who)).status).toBe(200)
  for (const who of ['rex', 'gus']) {
    const answers = [await add(uuid, 'x', { who }), await rename(q, 'x', who), await toggle(q, 'true', who), await remove(q, who)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  const strange = [await read(uuid, 'dora'), await add(uuid, 'x', { who: 'dora' }), await toggle(q, 'true', 'dora', REACTOR)]
  expect(strange.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await toggle(q, 'true', 'mia', MOBILE)).status).toBe(404)
  expect(await drawn(uuid)).toBe('p-(a- b-) q-')
})

test('DUP-01 a duplicated task has a checklist of its own', async () => {
  const { uuid, a } = await family()
  await toggle(a, 'true')
  const copy = (await world.as('mia').post(`/tasks/${uuid}/duplicate/`, WEBSITE)).body.data
  expect(copy.counts).toMatchObject({ checklist_done: 1, checklist_total: 3 })
  expect(await drawn(copy.uuid)).toBe('p-(a+ b-) q-')
  await remove((await listOf(copy.uuid))[0].id)
  expect(await drawn(copy.uuid)).toBe('q-')
  expect(await drawn(uuid)).toBe('p-(a+ b-) q-')
})

test('MOVE-02 a checklist moves with its task', async () => {
  const { uuid, q } = await family()
  const [workflow] = (await world.as('ana').get('/projects-workflows/', MOBILE)).body.data
  const moved = await world
    .as('ana')
    .post(
      `/tasks/${uuid}/move`,
      { company_slug: 'acme' },
      { ...WEBSITE, new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: workflow.id },
    )
  expect(moved.status).toBe(200)
  expect((await toggle(q, 'true')).status).toBe(404)
  expect((await toggle(q, 'true', 'ana', MOBILE)).status).toBe(200)
  expect(await progressOf(uuid, MOBILE)).toBe('1/3')
})

test('many at once: everybody’s toggles and items count', async () => {
  const { uuid, p, a, b } = await family()
  const calls = [toggle(a, 'true'), toggle(b, 'true', 'ben'), toggle(p, 'false'), toggle(p, 'true', 'ana'), add(uuid, 'c', { parent: p })]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
  const [parent] = await listOf(uuid)
  expect(parent.done).toBe(parent.children.every(({ done }: AnyTask) => done))
  expect(await progressOf(uuid)).toBe(`${parent.children.filter(({ done }: AnyTask) => done).length}/4`)
})

test('a checklist of a thousand items takes no more, and is read in one answer', async () => {
  const { uuid, p } = await family()
  await world.db.execute(sql`
    insert into checklist_items (company_id, project_id, task_id, parent_id, title)
    select company_id, project_id, task_id, id, 'item ' || n from checklist_items, generate_series(1, ${MOST_ITEMS - 4}) as n where id = ${p}`)
  expect((await add(uuid, 'one more')).body.errors).toEqual({ title: ['A checklist has at most 1000 items.'] })
  expect((await listOf(uuid))[0].children).toHaveLength(MOST_ITEMS - 2)
  expect(await progressOf(uuid)).toBe(`0/${MOST_ITEMS - 1}`)
})
