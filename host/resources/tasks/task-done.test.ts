// What done means for status and progress: the three say one thing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const calls = (task: AnyTask) => {
  const shown = async ({ body }: { body: { data: AnyTask } }) => {
    const { workflow, done, estimative } = body.data
    return [workflow.title, done, estimative]
  }
  const put = async (path: string, body: object) => shown(await world.as('mia').put(`/tasks/${task.uuid}/${path}`, WEBSITE, body))
  return {
    toggle: () => put('done/', { username: 'mia' }),
    progress: (estimative: number) => put('estimative/', { estimative }),
    status: (id: number) => put('', { config_workflow_id: id }),
    now: async () => shown(await world.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)),
  }
}
const steps = async (where: object = WEBSITE): Promise<AnyTask[]> =>
  (await world.as('ana').get('/projects-workflows/', where as Record<string, string>)).body.data

test('DONE-04 marking as done goes to the status that means done, taking it back to the one before', async () => {
  const { toggle, status } = calls(await makeTask(world))
  const [, , review] = await steps()
  await status(review?.id)
  expect(await toggle()).toEqual(['Done', true, 100])
  expect(await toggle()).toEqual(['In review', false, 0])
})

test('DONE-05 a progress of 100 goes there as well, any other one back', async () => {
  const { progress, status } = calls(await makeTask(world))
  const [, doing] = await steps()
  await status(doing?.id)
  await progress(40)
  expect(await progress(100)).toEqual(['Done', true, 100])
  expect(await progress(40)).toEqual(['In progress', false, 40])
})

test('DONE-01 the status that means done marks the task, leaving it gives back the progress it had', async () => {
  const { progress, status } = calls(await makeTask(world))
  const [todo, , review, done] = await steps()
  await progress(60)
  expect(await status(done?.id)).toEqual(['Done', true, 100])
  expect(await status(review?.id)).toEqual(['In review', false, 60])
  expect(await status(done?.id)).toEqual(['Done', true, 100])
  expect(await status(todo?.id)).toEqual(['To do', false, 60])
})

test('DONE-04 a status that went away meanwhile is the first one, and a task made in the last status is done', async () => {
  const made = (await world.as('ana').post('/project-templates/workflow/', WEBSITE, { title: 'Waiting', color: '#ff0000' })).body.data
  const { toggle, status } = calls(await makeTask(world))
  await status(made.id)
  // One that was added behind it does not take over.
  expect(await toggle()).toEqual(['Done', true, 100])
  expect((await world.as('ana').del(`/project-templates/workflow/${made.id}`, WEBSITE)).status).toBe(200)
  expect(await toggle()).toEqual(['To do', false, 0])
  const [, , , done] = await steps()
  const there = (await world.as('ana').post('/tasks/', { ...WEBSITE, is_archived: 0 }, { title: 'There at once', workflow_id: done?.id }))
    .body.data
  expect(await calls(there).now()).toEqual(['Done', true, 100])
  expect(await calls(there).toggle()).toEqual(['To do', false, 0])
})

test('DONE-01 with one status only, done changes no status; a second one means done from then on', async () => {
  const at = { company_slug: 'acme', project_slug: 'ops' }
  const all = await steps(at)
  const tasks = (await world.as('ana').get('/tasks/', { ...at, is_archived: 0, per_page: 200 })).body.data
  for (const archived of [0, 1])
    for (const { uuid } of archived === 0
      ? tasks
      : (await world.as('ana').get('/tasks/', { ...at, is_archived: 1, per_page: 200 })).body.data)
      await world.as('ana').del(`/tasks/${uuid}/`, at)
  for (const { id } of all.slice(1)) expect((await world.as('ana').del(`/project-templates/workflow/${id}`, at)).status).toBe(200)
  const task = await makeTask(world, 'ana', at)
  const toggle = async () => (await world.as('ana').put(`/tasks/${task.uuid}/done/`, at, { username: 'ana' })).body.data
  expect(await toggle()).toMatchObject({ done: true, workflow: { title: 'To do' } })
  expect(await toggle()).toMatchObject({ done: false, workflow: { title: 'To do' } })
  await world.as('ana').post('/project-templates/workflow/', at, { title: 'Finished', color: '#00ff00' })
  expect(await toggle()).toMatchObject({ done: true, workflow: { title: 'Finished' } })
})
