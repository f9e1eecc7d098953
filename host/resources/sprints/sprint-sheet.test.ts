// The spreadsheet of a sprint: what is in its three sheets, and that nothing in it is a formula.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { MOBILE, makeTask, OPS } from '#tests/kit/task-calls.ts'
import { sheetRows } from '#tests/kit/unzip.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const exported = async (id: number, who = 'gus', where: Record<string, string> = OPS) => {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  return world.app.inject({ url: `/sprints/${id}/export/`, query: { ...where, timezone: 'Europe/Berlin' }, headers })
}
const values = (bytes: Uint8Array, sheet: number) => sheetRows(bytes, sheet).map((row) => row.map(({ value }) => value))

test('SPRINT-19 SCREEN-12 tasks, days and result of a sprint as xlsx; texts are texts, hours numbers', async () => {
  const post = async (path: string, body: object) => (await world.as('mia').post(path, OPS, body)).body.data
  const sprint = await post('/sprints/', { title: 'Exported', start_date: '2026-11-16', end_date: '2099-01-18' })
  const [done, open] = [
    await makeTask(world, 'mia', OPS, { title: '=1+1', members: 'mia,ben' }),
    await makeTask(world, 'mia', OPS, { title: 'Open' }),
  ]
  for (const { uuid } of [done, open]) await world.as('mia').put(`/tasks/${uuid}/`, OPS, { sprint_id: sprint.id })
  const planned = (await exported(sprint.id)).rawPayload
  expect(values(planned, 2)).toHaveLength(1)
  await post(`/sprints/${sprint.id}/start/`, {})
  await world.as('mia').put(`/tasks/${done.uuid}/estimative/`, OPS, { estimative: 100 })
  await post(`/sprints/${sprint.id}/complete/`, { carry_to: 'new' })
  const answer = await exported(sprint.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="sprint-${sprint.id}.xlsx"`,
    'x-content-type-options': 'nosniff',
  })
  const hours = String(done.effort?.effort ?? 0)
  expect(values(answer.rawPayload, 1)).toEqual([
    ['Code', 'Title', 'Status', 'Done', 'Hours', 'People'],
    [done.code, '=1+1', 'Done', 'Yes', hours, 'Ben Okafor, Mia Chen'],
  ])
  const [head, first] = values(answer.rawPayload, 2)
  expect(head?.[0]).toBe('Day (Europe/Berlin)')
  expect(first?.slice(1, 5)).toEqual(['2', String(2 * Number(hours)), '1', hours])
  expect(values(answer.rawPayload, 3)).toEqual([
    ['Code', 'Title', 'Hours', 'Outcome', 'Carried to'],
    [done.code, '=1+1', hours, 'done'],
    [open.code, 'Open', hours, 'carried', 'Sprint 1'],
  ])
  for (const sheet of [1, 2, 3])
    expect(
      sheetRows(answer.rawPayload, sheet)
        .flat()
        .filter(({ kind }) => kind === 'formula'),
    ).toEqual([])
  expect((await exported(sprint.id, 'gus', MOBILE)).statusCode).toBe(404)
  expect((await exported(999_999)).statusCode).toBe(404)
})
