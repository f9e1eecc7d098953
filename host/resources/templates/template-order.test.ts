// The order of types, efforts and workflows, and deleting one whose tasks get another, over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Kind = 'type' | 'effort' | 'workflow'
type Item = { id: number; title: string }
const KINDS: readonly Kind[] = ['type', 'effort', 'workflow']
const FIELDS = { type: 'config_issue_type_id', effort: 'config_issue_effort_id', workflow: 'config_workflow_id' }

const listed = async (kind: Kind): Promise<Item[]> =>
  (await world.as('ana').get(kind === 'workflow' ? '/projects-workflows/' : `/project-templates/${kind}/`, WEBSITE)).body.data
const order = (kind: Kind, ids: unknown, who = 'mia') => world.as(who).put(`/project-templates/${kind}/order/`, WEBSITE, { ids })
const replace = (kind: Kind, id: number, other: number, who = 'ben') =>
  world.as(who).post(`/project-templates/${kind}/${id}/replace/`, WEBSITE, { with: other })
const make = async (kind: Kind, title: string): Promise<Item> =>
  (await world.as('ana').post(`/project-templates/${kind}/`, WEBSITE, kind === 'effort' ? { title, effort: 3 } : { title })).body.data
const remove = (url: string, query = WEBSITE) => world.as('ana').send({ method: 'DELETE', url, query })
const lines = async (uuid: string) =>
  (
    await world.db.execute<{ message: string }>(sql`select sentence as message from audit_events where target_id = ${uuid} order by id`)
  ).rows.map(({ message }) => message)

test.each(KINDS)(
  'PSET-11 editors put the list of each %s in order; what is made later stands behind it, and the first is the default',
  async (kind) => {
    const before = await listed(kind)
    const wanted = before.map(({ id }) => id).reverse()
    expect((await order(kind, wanted)).status).toBe(200)
    expect((await listed(kind)).map(({ id }) => id)).toEqual(wanted)
    const later = await make(kind, `Later ${kind}`)
    expect((await listed(kind)).at(-1)?.id).toBe(later.id)
    const fresh = await makeTask(world)
    if (kind === 'workflow') expect(fresh).toMatchObject({ workflow: { id: wanted[0] } })
    // And back, for the tests below.
    expect((await order(kind, [...before.map(({ id }) => id), later.id])).status).toBe(200)
  },
)

test('PSET-11 an order names each of the list once, or nothing moves; those who only read put nothing in order', async () => {
  const ids = (await listed('type')).map(({ id }) => id)
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids, 999_999]])
    expect(await order('type', wrong)).toMatchObject({
      status: 422,
      body: { errors: { ids: [expect.stringContaining('changed meanwhile')] } },
    })
  for (const who of ['rex', 'gus']) expect((await order('type', ids.toReversed(), who)).status).toBe(403)
  expect((await listed('type')).map(({ id }) => id)).toEqual(ids)
})

test.each(KINDS)('PSET-12 the tasks of a %s get another one, their logs say so, and it is deleted', async (kind) => {
  const [first, old] = [(await listed(kind))[0], await make(kind, `Old ${kind}`)]
  const tasks = [await makeTask(world), await makeTask(world)]
  for (const { uuid } of tasks) expect((await world.as('ana').put(`/tasks/${uuid}/`, WEBSITE, { [FIELDS[kind]]: old.id })).status).toBe(200)
  await world.as('ana').put(`/tasks/${tasks[1]?.uuid}/`, WEBSITE, { is_archived: true })
  expect((await remove(`/project-templates/${kind}/${old.id}`)).status).toBe(409)
  expect((await replace(kind, old.id, first?.id ?? 0, 'mia')).status).toBe(403)
  expect(await replace(kind, old.id, first?.id ?? 0)).toMatchObject({ status: 200, body: { data: { moved: 2 } } })
  expect((await listed(kind)).map(({ id }) => id)).not.toContain(old.id)
  for (const { uuid } of tasks)
    expect((await lines(uuid)).at(-1)).toBe(`changed the ${kind === 'workflow' ? 'status' : kind} from Old ${kind} to ${first?.title}`)
  expect((await replace(kind, old.id, first?.id ?? 0)).status).toBe(404)
  expect((await replace(kind, first?.id ?? 0, first?.id ?? 0)).status).toBe(422)
  expect((await replace(kind, first?.id ?? 0, 999_999)).status).toBe(422)
})

const stands = async (uuid: string) => (await world.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data

test('PSET-12 into the status that means done, tasks are done; where that one goes, its tasks stay done and the other means it', async () => {
  const steps = await listed('workflow')
  const done = steps.find(({ title }) => title === 'Done')
  const extra = await make('workflow', 'Shipped')
  const open = await makeTask(world)
  await world.as('ana').put(`/tasks/${open.uuid}/`, WEBSITE, { config_workflow_id: extra.id })
  expect((await stands(open.uuid)).done).toBe(false)
  expect((await replace('workflow', extra.id, done?.id ?? 0)).status).toBe(200)
  expect(await stands(open.uuid)).toMatchObject({ done: true, estimative: 100, workflow: { id: done?.id } })
  expect((await lines(open.uuid)).slice(-1)).toEqual(['marked the task as done'])
  const closed = await make('workflow', 'Closed')
  expect((await replace('workflow', done?.id ?? 0, closed.id)).status).toBe(200)
  expect(await stands(open.uuid)).toMatchObject({ done: true, workflow: { id: closed.id } })
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select w.id from workflows w join projects p on p.id = w.project_id where p.slug = 'website' and w.is_done`,
  )
  expect(rows).toEqual([{ id: closed.id }])
})

test('PSET-12 two replacements of the last two statuses at once: one of them stays', async () => {
  const { body } = await world.as('ana').post('/projects/', { company_slug: 'acme' }, { name: 'Two steps' })
  const at = { company_slug: 'acme', project_slug: body.data.slug }
  const [a, b, ...rest] = (await world.as('ana').get('/projects-workflows/', at)).body.data as Item[]
  for (const { id } of rest) await remove(`/project-templates/workflow/${id}`, at)
  const swap = (from?: Item, to?: Item) => world.as('ana').post(`/project-templates/workflow/${from?.id}/replace/`, at, { with: to?.id })
  const answers = await Promise.all([swap(a, b), swap(b, a)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await world.as('ana').get('/projects-workflows/', at)).body.data).toHaveLength(1)
})

test('PSET-13 two labels become one: tasks with either carry the other once, and their logs say so', async () => {
  const make = async (title: string) => (await world.as('ana').post('/task-labels/', WEBSITE, { title })).body.data as Item
  const [old, kept] = [await make('Merge me'), await make('Keep me')]
  const [one, both] = [await makeTask(world), await makeTask(world)]
  const attach = (id: number, task: string) => world.as('ana').post(`/task-labels/${id}/attach`, WEBSITE, { task_uuid: task })
  await attach(old.id, one.uuid)
  await attach(old.id, both.uuid)
  await attach(kept.id, both.uuid)
  const merge = (who: string, other: number) => world.as(who).post(`/task-labels/${old.id}/merge/`, WEBSITE, { with: other })
  expect((await merge('gus', kept.id)).status).toBe(403)
  expect((await merge('mia', old.id)).status).toBe(422)
  expect((await merge('mia', 999_999)).status).toBe(422)
  expect(await merge('mia', kept.id)).toMatchObject({ status: 200, body: { data: { moved: 2 } } })
  for (const { uuid } of [one, both]) {
    const task = await stands(uuid)
    expect((task.labels ?? []).map(({ title }: Item) => title)).toEqual(['Keep me'])
    expect((await lines(uuid)).at(-1)).toBe('replaced the label Merge me with Keep me')
  }
  expect((await merge('mia', kept.id)).status).toBe(404)
})
