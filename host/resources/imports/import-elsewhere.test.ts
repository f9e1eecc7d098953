// An import where workspaces are spread over machines: every statement of it names its workspace (decision 078).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doStep, importFile, importNow } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true, spread: true })
})
afterAll(() => world.close())

const FIRST = `Id,Title,Status,Labels,Assignee,Due date,Parent,Comment
S-1,Alpha,Cooking,import-a,ben@example.com,2020-01-02,,2026-01-02;Kim Lee;Hello
S-2,Beta,Done,import-b,ben@example.com,2020-01-02,S-1,
`

test('IMPORT-07 IMPORT-08 IMPORT-10 tried, written, brought again and taken back', async () => {
  const done = await importFile(world, 'ana', WEBSITE, FIRST)
  expect(done).toMatchObject({ state: 'done', counts: { created: 2, comments: 1 }, problem_counts: { errors: 0, warnings: 0 } })
  const again = await importFile(world, 'ana', WEBSITE, FIRST.replace('Beta', 'Beta 2').replace('import-a', 'import-c'))
  expect(again.counts).toMatchObject({ created: 0, updated: 2, unchanged: 0 })
  const found = (await world.as('ana').get('/tasks/', { ...WEBSITE, search: 'Beta 2' })).body.data
  const one = (await world.as('ana').get(`/tasks/${found[0]?.uuid}/`, WEBSITE)).body.data
  const above = (await world.as('ana').get(`/tasks/${one.parent_id}/`, WEBSITE)).body.data
  expect([found.length, one.title, above.title]).toEqual([1, 'Beta 2', 'Alpha'])
  expect((await doStep(world, 'ana', WEBSITE, again.uuid, 'undo')).state).toBe('undone')
  expect((await importNow(world, 'ana', WEBSITE, done.uuid)).touched_total).toBe(0)
  expect((await doStep(world, 'ana', WEBSITE, done.uuid, 'undo')).state).toBe('undone')
  expect((await world.as('ana').get('/tasks/', { ...WEBSITE, search: 'Alpha' })).body.data).toEqual([])
})
