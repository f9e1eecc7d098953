// What a new project starts with, by its template.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { AnyTask } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const AT = { company_slug: 'acme' }
const titles = (list: AnyTask[]) => list.map(({ title }) => title)

test('FIRST-03 the templates are listed, and a project made of one has its statuses, types, labels and efforts', async () => {
  const { body } = await world.as('ana').get('/project-templates/new/', AT)
  expect(body.data.map(({ name }: AnyTask) => name)).toEqual(['Blank', 'Software', 'Marketing', 'Client work', 'Personal'])
  for (const { key, ...template } of body.data) {
    const made = await world.as('ana').post('/projects/', AT, { name: `With ${key}`, template: key })
    expect(made.status).toBe(201)
    const at = { ...AT, project_slug: made.body.data.slug }
    const lists = await Promise.all(['/projects-workflows/', '/project-templates/type/'].map((path) => world.as('ana').get(path, at)))
    const labels = await world.as('ana').get('/task-labels/not-added', at)
    expect(titles(lists[0]?.body.data ?? [])).toEqual(titles(template.workflows))
    expect(titles(lists[1]?.body.data ?? [])).toEqual(titles(template.types))
    expect(titles(labels.body.data).toSorted()).toEqual(titles(template.labels).toSorted())
    expect(made.body.data.tasks_count).toBe(0)
  }
  expect((await world.as('ana').post('/projects/', AT, { name: 'None', template: 'none' })).status).toBe(422)
})

test('FIRST-03 starter tasks teach the keys, the first on top', async () => {
  const { slug } = (await world.as('ana').post('/projects/', AT, { name: 'Taught', starter_tasks: true })).body.data
  const { body } = await world.as('ana').get('/tasks/', { ...AT, project_slug: slug, is_archived: '0' })
  expect(titles(body.data)).toHaveLength(6)
  expect(titles(body.data)[0]).toBe('Press S to change my status')
})
