// What the viewer may do in an archived project: read it, and as its owner reopen it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTask, OPS } from '#tests/kit/task-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "ops"'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('SCREEN-15 in an archived project EDIT and ADMIN leave viewerCan everywhere, OWN stays; a write is refused with the host’s sentence', async () => {
  const { uuid } = await makeTask(world.host, 'ana', OPS, { title: 'Kept' })
  const rights = async (who: string) =>
    world.data(
      who,
      `{ project(workspaceSlug: "acme", slug: "ops") { viewerCan } task(${AT}, id: "${uuid}") { viewerCan }
        userStories(${AT}, perPage: 1) { nodes { viewerCan } } }`,
    )
  expect(await rights('mia')).toMatchObject({ project: { viewerCan: ['EDIT', 'PAID'] }, task: { viewerCan: ['EDIT', 'PAID'] } })
  const archive = (current_status: number) => world.host.as('ana').put('/projects/ops/', { company_slug: 'acme' }, { current_status })
  expect((await archive(2)).status).toBe(200)
  const reads = { task: { viewerCan: ['PAID'] }, userStories: { nodes: [{ viewerCan: ['PAID'] }] } }
  expect(await rights('mia')).toEqual({ project: { viewerCan: ['PAID'] }, ...reads })
  expect(await rights('ben')).toEqual({ project: { viewerCan: ['PAID'] }, ...reads })
  const owner = await rights('ana')
  expect(owner.project.viewerCan).toEqual(['OWN', 'PAID'])
  expect(owner.task.viewerCan).toEqual(['PAID'])
  const { data } = await world.graphql(
    'mia',
    `mutation { createUserStory(project: { ${AT} }, input: { title: "x" }) { userStory { id } ${REFUSALS} } }`,
  )
  expect(data.createUserStory).toEqual({
    userStory: null,
    userErrors: [{ code: 'CONFLICT', field: null, message: 'This project is archived. Reopen it in its settings.' }],
  })
  await archive(0)
  expect((await rights('mia')).task.viewerCan).toEqual(['EDIT', 'PAID'])
})
