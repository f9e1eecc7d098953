// Boards.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { GARDEN, MOBILE, makeTask, STUDIO, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

test('REST-74 BOARD-01 DEFECT-19 the list begins with the main board; label and name say the same', async () => {
  const answer = await world.as('gus').get('/project-boards/', WEBSITE)
  expect(answer.body.data[0]).toEqual({ uuid: 'main-board', label: 'Main Board', name: 'Main Board' })
  expect(answer.body.data.slice(1).map((board: { name: string }) => board.name)).toEqual(['Launch week', 'Content', 'Design system'])
  expect((await world.as('fay').get('/project-boards/', GARDEN)).body.data).toHaveLength(1)
})

test('REST-75 REST-76 REST-77 BOARD-04 BOARD-06 BOARD-07 admins make under the client’s id and delete, members rename', async () => {
  const uuid = randomUUID()
  const made = await world.as('ben').post('/project-boards/', WEBSITE, { name: 'Fresh', uuid })
  expect(made).toMatchObject({ status: 201, body: { data: { uuid, label: 'Fresh', name: 'Fresh' } } })
  expect((await world.as('ben').post('/project-boards/', WEBSITE, { name: 'Again', uuid })).status).toBe(409)
  expect((await world.as('mia').put(`/project-boards/${uuid}/`, WEBSITE, { name: 'Renamed' })).body.data.label).toBe('Renamed')
  expect((await world.as('ana').put(`/project-boards/${uuid}/`, MOBILE, { name: 'x' })).status).toBe(404)
  for (const who of ['mia', 'gus']) {
    expect((await world.as(who).post('/project-boards/', WEBSITE, { name: 'x', uuid: randomUUID() })).status).toBe(403)
    expect((await world.as(who).del(`/project-boards/${uuid}/`, WEBSITE)).status).toBe(403)
  }
  const task = await makeTask(world, 'ana', WEBSITE, { board_uuid: uuid })
  expect(await world.as('ana').del(`/project-boards/${uuid}/`, WEBSITE)).toMatchObject({ status: 200, body: { data: null } })
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.board).toBeNull()
})

test('BOARD-05 the main board is neither renamed nor deleted', async () => {
  expect((await world.as('ana').put('/project-boards/main-board/', WEBSITE, { name: 'x' })).status).toBe(409)
  expect((await world.as('ana').del('/project-boards/main-board/', WEBSITE)).status).toBe(409)
})

test.each([
  ['fay', GARDEN],
  ['lee', STUDIO],
])('BOARD-08 PLAN-03 %s has no boards to write', async (who, where) => {
  const as = world.as(who)
  const answers = await Promise.all([
    as.post('/project-boards/', where, { name: 'x', uuid: randomUUID() }),
    as.put(`/project-boards/${randomUUID()}/`, where, { name: 'x' }),
    as.del(`/project-boards/${randomUUID()}/`, where),
  ])
  expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(Array(3).fill([402, 'plan_required']))
})
