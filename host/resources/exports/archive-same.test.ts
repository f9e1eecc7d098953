// Archives tell whether something was lost: those of before and after are the same, to the byte.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf } from '#tests/kit/made-exports.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }

/** Every file but the list of all, which says when it was made, and the log, which goes on. */
async function archived(): Promise<Map<string, string>> {
  const { files } = await archiveOf(world, 'ana', ACME)
  for (const path of ['manifest.json', 'log.jsonl']) expect(files.delete(path)).toBe(true)
  expect(files.size).toBeGreaterThan(50)
  return files
}

test('FIRST-04 after sample data was removed an export equals one made before it', async () => {
  const before = await archived()
  const { status, body } = await world.as('ana').post('/projects/sample/', ACME)
  expect(status).toBe(201)
  // It is left out while it is there, too.
  expect([...(await archived()).keys()].filter((path) => path.includes(body.data.slug))).toEqual([])
  expect((await world.as('ana').del('/projects/sample/', { ...ACME, project_slug: body.data.slug })).status).toBe(200)
  expect(await archived()).toEqual(before)
})

test('WSET-10 a workspace that was deleted and restored is the same, to the byte', async () => {
  // They end with the workspace, which is said.
  for (const who of ['ana', 'mia', 'ben']) await world.as(who).del('/timer/')
  await world.db.execute('update time_entries set ended_at = now() where ended_at is null')
  const before = await archived()
  const payload = { name: 'Acme', password: 'palette-demo-1' }
  expect((await world.as('ana').send({ method: 'DELETE', url: '/companies/acme', payload })).status).toBe(200)
  expect(await archived()).toEqual(before)
  expect((await world.as('ana').post('/companies/acme/restore')).status).toBe(200)
  expect(await archived()).toEqual(before)
})
