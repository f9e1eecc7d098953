// How long the file of an import is kept: as long as it can be gone on with, or taken back (IMPORT-09, IMPORT-10).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringFile, importFile, readFile, workOn } from '#tests/kit/brought-files.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { openFiles } from '../../files/open-files.ts'
import { forgetImports } from './import-jobs.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({})
  await makeTeam(world)
})
afterAll(() => world.close())

const DAY_MS = 86_400_000

test('IMPORT-09 IMPORT-10 a file that cannot be read goes at once, the others after 30 days', async () => {
  const files = openFiles(world.settings)
  const broken = await bringFile(world, 'ana', WEBSITE, 'Title\n"open', 'broken.csv')
  await workOn(world)
  const open = await readFile(world, 'ana', WEBSITE, 'Title\nOne\n', 'open.csv')
  const done = await importFile(world, 'ana', WEBSITE, 'Title\nTwo\n', { filename: 'done.csv' })
  const { rows: before } = await world.db.execute<{ id: string; file: string }>(sql`select id, file from imports`)
  const now = async () => {
    const { rows } = await world.db.execute<{ filename: string; state: string; kept: boolean }>(sql`
      select filename, state, file is not null as kept from imports order by filename`)
    return rows.map(({ filename, state, kept }) => [filename, state, kept])
  }
  expect(await forgetImports(world.db, files, new Date())).toBe(1)
  expect(await now()).toEqual([
    ['broken.csv', 'failed', false],
    ['done.csv', 'done', true],
    ['open.csv', 'mapping', true],
  ])
  const gone = before.find(({ id }) => id === broken.body.data.uuid)?.file ?? ''
  expect([await files.read(gone), [open.uuid, done.uuid].includes(broken.body.data.uuid)]).toEqual([null, false])
  expect(await forgetImports(world.db, files, new Date(Date.now() + 29 * DAY_MS))).toBe(0)
  expect(await forgetImports(world.db, files, new Date(Date.now() + 31 * DAY_MS))).toBe(2)
  expect(await now()).toEqual([
    ['broken.csv', 'failed', false],
    ['done.csv', 'done', false],
    ['open.csv', 'cancelled', false],
  ])
  for (const { file } of before) expect(await files.read(file)).toBeNull()
})
