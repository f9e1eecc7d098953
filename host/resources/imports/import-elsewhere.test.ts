// An import where workspaces are spread over machines: every statement of it names its workspace (decision 078).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doStep, importFile, importNow } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveBytes, differences, type LeftOut } from '#tests/kit/same-archives.ts'
import { OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { unzip } from '#tests/kit/unzip.ts'

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

test('EXPORT-02 IMPORT-10 an archive comes in beside what is here, says the same, and is taken back', async () => {
  const ACME = { company_slug: 'acme' }
  const bytes = await archiveBytes(world, 'ana', OPS)
  const done = await importFile(world, 'ana', ACME, bytes, { filename: 'ops.zip' })
  expect(done).toMatchObject({ state: 'done', into_projects: [{ slug: 'ops-2' }] })
  const renamed = [...unzip(await archiveBytes(world, 'ana', { ...ACME, project_slug: 'ops-2' }))].map(
    ([path, text]) => [path.replace('ops-2', 'ops'), text] as const,
  )
  // Its address and code are taken.
  const itsOwn: LeftOut = (table) => table === 'projects' || table === 'project_codes'
  expect(differences(unzip(bytes), new Map(renamed), { before: itsOwn, after: itsOwn })).toEqual([])
  expect(await doStep(world, 'ana', ACME, done.uuid, 'undo')).toMatchObject({ state: 'undone', into_projects: [] })
  expect((await world.as('ana').get('/tasks/', { ...ACME, project_slug: 'ops-2' })).status).toBe(404)
})
