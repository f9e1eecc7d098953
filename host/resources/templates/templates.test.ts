// Types, efforts and workflows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const path = (kind: string) => `/project-templates/${kind}/`

test.each([
  ['type', 'REST-53', { id: expect.any(Number), title: 'Task', color: '#088EFB' }],
  ['effort', 'REST-57', { id: expect.any(Number), title: 'XS', effort: 1 }],
  ['workflow', 'REST-61', { id: expect.any(Number), title: 'To do', color: expect.stringMatching(/^#/) }],
])('%s: %s TEMPLATE-01 the list is open to every role, its first is the default', async (kind, _id, first) => {
  const answer = await world.as('gus').get(path(kind), WEBSITE)
  expect(answer.body.data[0]).toEqual(first)
  expect((await world.as('dora').get(path(kind), WEBSITE)).status).toBe(404)
})

test('REST-10 the workflows for moving are the same list', async () => {
  const [moving, listed] = await Promise.all([
    world.as('gus').get('/projects-workflows/', WEBSITE),
    world.as('gus').get(path('workflow'), WEBSITE),
  ])
  expect(moving.body).toEqual(listed.body)
  expect(moving.body.data.map((step: AnyTask) => step.title)).toEqual(['To do', 'In progress', 'In review', 'Done'])
})

test.each([
  ['type', 'REST-54 REST-55 REST-56', { title: 'Idea', color: '#ff0000', type: 'issues' }, { title: 'Thought', color: '#00ff00' }],
  ['effort', 'REST-58 REST-59 REST-60', { title: 'XXL', effort: 40.5, type: 'issues' }, { title: 'Huge', effort: 80 }],
  ['workflow', 'REST-62 REST-63 REST-64', { title: 'Blocked', color: '#ff0000' }, { title: 'Waiting', color: '#00ff00' }],
])('%s: %s TEMPLATE-04 OPEN-52 admins make and delete, members edit', async (kind, _ids, body, changed) => {
  const made = await world.as('ben').post(path(kind), WEBSITE, body)
  expect(made.status).toBe(201)
  const { type: _type, ...shown } = body as Record<string, unknown>
  expect(made.body.data).toEqual({ id: expect.any(Number), ...shown })
  const one = `${path(kind)}${made.body.data.id}`
  expect((await world.as('ben').get(path(kind), WEBSITE)).body.data.at(-1)).toEqual(made.body.data)
  expect((await world.as('mia').put(one, WEBSITE, changed)).body.data).toEqual({ id: made.body.data.id, ...changed })
  expect((await world.as('mia').put(one, WEBSITE, { title: 'Only this' })).body.data).toEqual({
    id: made.body.data.id,
    ...changed,
    title: 'Only this',
  })
  expect((await world.as('ana').put(one, MOBILE, { title: 'x' })).status).toBe(404)
  for (const who of ['mia', 'gus', 'rex']) {
    expect((await world.as(who).post(path(kind), WEBSITE, body)).status).toBe(403)
    expect((await world.as(who).del(one, WEBSITE)).status).toBe(403)
  }
  expect((await world.as('gus').put(one, WEBSITE, { title: 'x' })).status).toBe(403)
  expect(await world.as('ana').del(one, WEBSITE)).toMatchObject({ status: 200, body: { data: null } })
  expect((await world.as('ana').del(one, WEBSITE)).status).toBe(404)
})

test('TEMPLATE-06 TEMPLATE-07 hours are not negative, colours are blue by default and hex', async () => {
  expect((await world.as('ana').post(path('effort'), WEBSITE, { title: 'x', effort: -1 })).status).toBe(422)
  expect((await world.as('ana').post(path('effort'), WEBSITE, { title: 'Nothing', effort: 0 })).status).toBe(201)
  expect((await world.as('ana').post(path('type'), WEBSITE, { title: 'Blue' })).body.data.color).toBe('#088EFB')
  expect((await world.as('ana').post(path('type'), WEBSITE, { title: 'x', color: 'blue' })).status).toBe(422)
  expect((await world.as('ana').post(path('workflow'), WEBSITE, { title: '', color: '#000000' })).status).toBe(422)
})

test.each([
  ['type', 'REST-55', 'Send a title or a color.'],
  ['workflow', 'REST-63', 'Send a title or a color.'],
  ['effort', 'REST-59', 'Send a title or an effort.'],
])('%s: %s a change that names nothing to change is refused with a sentence', async (kind, _id, message) => {
  const [first] = (await world.as('ana').get(path(kind), WEBSITE)).body.data
  for (const body of [{}, { type: 'issues' }])
    expect(await world.as('ana').put(`${path(kind)}${first.id}`, WEBSITE, body)).toMatchObject({ status: 400, body: { message } })
  expect((await world.as('ana').put(`${path(kind)}${first.id}`, WEBSITE, { name: 'x' })).status).toBe(400)
})

test('TEMPLATE-02 TEMPLATE-05 each is assigned by its one field, and what a task has is not deleted', async () => {
  const task = await makeTask(world)
  for (const [kind, field] of [
    ['type', 'config_issue_type_id'],
    ['effort', 'config_issue_effort_id'],
    ['workflow', 'config_workflow_id'],
  ] as const) {
    const made = await world.as('ana').post(path(kind), WEBSITE, kind === 'effort' ? { title: 'Held', effort: 1 } : { title: 'Held' })
    const one = `${path(kind)}${made.body.data.id}`
    const assigned = await world.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { [field]: made.body.data.id })
    expect(assigned).toMatchObject({ status: 200, body: { data: { [kind]: { id: made.body.data.id } } } })
    expect(await world.as('ana').del(one, WEBSITE)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  }
})

test('REST-64 at least one workflow stays, even when the last two are deleted at once', async () => {
  const project = await world.as('ana').post(
    '/projects/',
    { company_slug: 'acme' },
    {
      company_slug: 'acme',
      name: 'Bare',
      code: 'BARE',
      description: '',
      budget: 0,
      start_date: null,
      due_date: null,
      logo_image_url: '',
      current_status: 0,
      project_category_id: 30,
      mode: 'boxFull',
      is_private: true,
    },
  )
  expect(project.status).toBe(201)
  const where = { company_slug: 'acme', project_slug: project.body.data.slug }
  const steps = (await world.as('ana').get(path('workflow'), where)).body.data
  const remove = (step: AnyTask) => world.as('ana').del(`${path('workflow')}${step.id}`, where)
  await Promise.all(steps.slice(2).map(remove))
  const last = await Promise.all(steps.slice(0, 2).map(remove))
  expect(last.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect((await world.as('ana').get(path('workflow'), where)).body.data).toHaveLength(1)
})
