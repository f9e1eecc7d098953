// An archive of our own over a real host: what it holds is told before anything is decided (IMPORT-01, EXPORT-02).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { workOn } from '#tests/kit/brought-files.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { archiveBytes } from '#tests/kit/same-archives.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
let shell: Awaited<ReturnType<typeof buildShell>>
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

test('IMPORT-01 EXPORT-02 an archive says what it holds, and asks only who its people are', async () => {
  const bytes = await archiveBytes(world.host, 'ana', { company_slug: 'acme', project_slug: 'ops' })
  const { payload, headers } = multipart('ops.zip', bytes)
  const authorization = `Bearer ${await world.host.as('ana').token()}`
  const brought = await shell.inject({
    ...{ method: 'POST', url: '/api/imports', query: { workspaceSlug: 'acme' }, payload, headers: { ...headers, authorization } },
  })
  expect(brought.statusCode).toBe(201)
  await workOn(world.host)
  const { id } = brought.json().data.uploadImport.import.import
  const { import: read } = await world.data(
    'ana',
    `{ import(workspaceSlug: "acme", id: "${id}") { import { source state rowsTotal } archive { kind madeAt workspace projects { slug name tasks } files isWhole }
      columns { name } mapping { source into columns { target } } people { name email count proposal { username } isCertain } } }`,
  )
  expect(read).toMatchObject({
    import: { source: 'PALETTE', state: 'MAPPING' },
    archive: {
      kind: 'PROJECT',
      workspace: 'Acme',
      projects: [{ slug: 'ops', name: 'Operations', tasks: read.import.rowsTotal }],
      isWhole: false,
    },
    ...{ columns: [], mapping: { source: 'PALETTE', into: 'EACH', columns: [] } },
  })
  expect(new Date(read.archive.madeAt).getTime()).toBeLessThanOrEqual(Date.now())
  expect(read.people).toContainEqual({
    name: 'Ben Okafor',
    email: 'ben@example.com',
    count: 1,
    proposal: { username: 'ben' },
    isCertain: true,
  })
})
