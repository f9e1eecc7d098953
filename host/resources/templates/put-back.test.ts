// Undoing what replaced a type, effort, status or label: everything is as it was, and what others did meanwhile stays (PSET-12, PSET-13).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Item = { id: number; title: string }
const KINDS = ['type', 'effort', 'workflow', 'label'] as const
type Kind = (typeof KINDS)[number]

const pathOf = (kind: Kind) => (kind === 'label' ? '/task-labels' : `/project-templates/${kind}`)
const listed = async (kind: Kind): Promise<Item[]> =>
  (await world.as('ana').get(kind === 'label' ? '/task-labels/not-added' : `${pathOf(kind)}/`, WEBSITE)).body.data
const replace = (kind: Kind, id: number, other: number) =>
  world.as('ben').post(`${pathOf(kind)}/${id}/${kind === 'label' ? 'merge' : 'replace'}/`, WEBSITE, { with: other })
const putBack = (kind: Kind, id: number, who = 'ben') => world.as(who).post(`${pathOf(kind)}/${id}/put-back/`, WEBSITE, {})
const make = async (kind: Kind, title: string): Promise<Item> =>
  (await world.as('ana').post(`${pathOf(kind)}/`, WEBSITE, kind === 'effort' ? { title, effort: 3 } : { title })).body.data

/** Every row that a replacement could touch, without when tasks were last changed. */
async function everything(): Promise<Record<string, unknown[]>> {
  const read = async (table: string, without: string) => {
    const { rows } = await world.db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) - ${without} as row from ${sql.identifier(table)} t order by t::text`,
    )
    return rows.map(({ row }) => JSON.stringify(row)).toSorted()
  }
  const [tasks, labels, carried, types, efforts, workflows, kept] = await Promise.all([
    ...[read('tasks', 'updated_at'), read('labels', ''), read('task_labels', ''), read('task_types', ''), read('task_efforts', '')],
    ...[read('workflows', ''), read('replacements', '')],
  ])
  return { tasks, labels, carried, types, efforts, workflows, kept } as Record<string, unknown[]>
}

test.each(KINDS)('PSET-12 PSET-13 whichever %s is replaced by whichever other, undone each row is as it was', async (kind) => {
  const items = await listed(kind)
  const before = await everything()
  for (const gone of items.slice(0, 4))
    for (const other of items.filter(({ id }) => id !== gone.id).slice(-2)) {
      const { body } = await replace(kind, gone.id, other.id)
      expect(await everything()).not.toEqual(before)
      expect(await putBack(kind, gone.id)).toMatchObject({ status: 200, body: { data: body.data } })
      expect(await everything()).toEqual(before)
    }
  expect((await putBack(kind, items[0]?.id ?? 0)).status).toBe(404)
})

test('PSET-12 what others changed since stays: a task with another status, one that is deleted, a done task that was opened', async () => {
  const steps = await listed('workflow')
  const [first, done] = [steps[0], steps.find(({ title }) => title === 'Done')]
  const extra = await make('workflow', 'On trial')
  const tasks = await Promise.all([makeTask(world), makeTask(world), makeTask(world), makeTask(world)])
  const put = (uuid: string | undefined, body: object) => world.as('ana').put(`/tasks/${uuid}/`, WEBSITE, body)
  for (const { uuid } of tasks) await put(uuid, { config_workflow_id: extra.id })
  const [same, moved, gone, opened] = tasks.map(({ uuid }) => uuid)
  expect((await replace('workflow', extra.id, done?.id ?? 0)).body.data).toEqual({ moved: 4 })
  await put(moved, { config_workflow_id: first?.id })
  expect((await world.as('ana').send({ method: 'DELETE', url: `/tasks/${gone}/`, query: WEBSITE })).status).toBe(200)
  expect((await world.as('ana').put(`/tasks/${opened}/estimative/`, WEBSITE, { estimative: 30 })).status).toBe(200)
  const between = (await world.as('ana').get(`/tasks/${opened}/`, WEBSITE)).body.data
  expect((await putBack('workflow', extra.id)).status).toBe(200)
  const stands = async (uuid: string | undefined) => {
    const { done: is, estimative, workflow } = (await world.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data
    return { is, estimative, workflow: workflow.id }
  }
  expect(await stands(same)).toEqual({ is: false, estimative: 0, workflow: extra.id })
  expect(await stands(moved)).toMatchObject({ workflow: first?.id })
  expect(await stands(opened)).toEqual({ is: between.done, estimative: between.estimative, workflow: between.workflow.id })
})

test('PSET-13 a merge whose title was given again cannot be undone until that one is renamed, and says so', async () => {
  const [old, kept] = [await make('label', 'Given again'), await make('label', 'Stays here')]
  await replace('label', old.id, kept.id)
  const again = await make('label', 'given again')
  expect(await putBack('label', old.id)).toMatchObject({
    status: 409,
    body: { message: 'There is another label “Given again” by now. Rename that one first.' },
  })
  await world.as('ana').put(`/task-labels/${again.id}`, WEBSITE, { title: 'Another word' })
  expect((await putBack('label', old.id)).status).toBe(200)
})

test('PSET-12 PSET-13 a replacement is undone within a day, by those who may replace, in its own project', async () => {
  const [type, other] = [await make('type', 'For a day'), (await listed('type'))[0]]
  await replace('type', type.id, other?.id ?? 0)
  for (const who of ['mia', 'rex', 'gus']) expect((await putBack('type', type.id, who)).status).toBe(403)
  const elsewhere = { company_slug: 'acme', project_slug: 'mobile' }
  expect((await world.as('ana').post(`/project-templates/type/${type.id}/put-back/`, elsewhere, {})).status).toBe(404)
  await world.db.execute(sql`update replacements set at = now() - interval '25 hours' where item_id = ${type.id}`)
  expect(await putBack('type', type.id)).toMatchObject({ status: 409, body: { message: 'This cannot be undone any more.' } })
  const next = await make('type', 'After a day')
  await replace('type', next.id, other?.id ?? 0)
  const { rows } = await world.db.execute(sql`select item_id from replacements where kind = 'type'`)
  expect(rows).toEqual([{ item_id: next.id }])
})
