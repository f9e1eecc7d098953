// Archives over a real host: asked for, followed, downloaded as a whole and in part, thrown away.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { openFiles } from '#host/files/open-files.ts'
import { makeExports } from '#host/resources/exports/export-maker.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

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

const EXPORT = `id kind withFiles state done total size sha256 counts { projects tasks files } problems lacking reason filename
  project { slug name } person { username name } createdAt readyAt expiresAt`
const list = async (place = 'workspaceSlug: "acme"') => (await world.data('ana', `{ exports(${place}) { ${EXPORT} } }`)).exports
const start = async (place: string, who = 'ana') =>
  world.graphql(who, `mutation { startExport(${place}) { export { ${EXPORT} } ${REFUSALS} } }`)
const make = () =>
  makeExports({
    ...{ db: world.host.db, files: openFiles(world.host.settings), settings: world.host.settings },
    onError(error) {
      throw error
    },
  })
async function get(id: string, query: Record<string, string>, who: string | null = 'ana', headers: Record<string, string> = {}) {
  const bearer = who === null ? {} : { authorization: `Bearer ${await world.host.as(who).token()}` }
  return shell.inject({ url: `/api/exports/${id}/content`, query, headers: { ...headers, ...bearer } })
}

test('EXPORT-04 an export is asked for, followed and deleted; each is one call', async () => {
  world.resetCalls()
  const { startExport } = (await start('workspaceSlug: "acme", projectSlug: "website"')).data ?? {}
  expect(world.calls()).toEqual(['POST /exports/?company_slug=acme&project_slug=website'])
  expect(startExport.export).toMatchObject({
    ...{ kind: 'ZIP', withFiles: true, state: 'WAITING', done: 0, total: 0, size: null, sha256: null, counts: null, problems: 0 },
    ...{ lacking: [], reason: null, project: { slug: 'website', name: 'Website relaunch' }, person: { username: 'ana' } },
    ...{ createdAt: expect.stringMatching(/Z$/), readyAt: null, expiresAt: null },
  })
  const { id } = startExport.export
  const again = (await start('workspaceSlug: "acme", kind: MARKDOWN')).data?.startExport
  expect(again).toMatchObject({
    export: null,
    userErrors: [{ code: 'CONFLICT', message: 'An export of this workspace is being made. Wait for it, or delete it.' }],
  })
  await make()
  const [ready] = await list()
  expect(ready).toMatchObject({ id, state: 'READY', counts: { projects: 1, tasks: expect.any(Number) }, readyAt: expect.any(String) })
  expect(ready.done).toBe(ready.total)
  expect(await list('workspaceSlug: "acme", projectSlug: "ops"')).toEqual([])

  const place = { workspaceSlug: 'acme', projectSlug: 'website' }
  const whole = await get(id, place)
  expect([whole.statusCode, whole.headers['content-disposition'], whole.rawPayload.length]).toEqual([
    ...[200, `attachment; filename*=UTF-8''${ready.filename}`, ready.size],
  ])
  expect(createHash('sha256').update(whole.rawPayload).digest('hex')).toBe(ready.sha256)
  expect(unzip(whole.rawPayload).has('projects/website.json')).toBe(true)
  const part = await get(id, place, 'ana', { range: 'bytes=10-19' })
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(10, 20))]).toEqual([206, true])
  const refused = async (...asked: Parameters<typeof get>) => {
    const answer = await get(...asked)
    return [answer.statusCode, answer.json().errors[0].extensions.code]
  }
  expect(await refused(id, place, null)).toEqual([401, 'UNAUTHENTICATED'])
  expect(await refused(id, place, 'gus')).toEqual([403, 'FORBIDDEN'])
  expect(await refused(id, {})).toEqual([400, 'BAD_USER_INPUT'])

  const remove = `mutation { deleteExport(workspaceSlug: "acme", id: "${id}") { deletedId ${REFUSALS} } }`
  expect((await world.data('ana', remove)).deleteExport.deletedId).toBe(id)
  expect(await list()).toEqual([])
  expect((await world.graphql('ana', remove)).data?.deleteExport).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect(await refused(id, place)).toEqual([404, 'NOT_FOUND'])
})

test('EXPORT-04 one that failed says why', async () => {
  const { id } = (await start('workspaceSlug: "acme"')).data?.startExport.export ?? {}
  await world.host.db.execute("update exports set state = 'running', tries = 3, heartbeat_at = now() - interval '1 minute'")
  await make()
  expect((await list())[0]).toMatchObject({ id, state: 'FAILED', reason: 'The server stopped three times while it was made.' })
})

test('EXPORT-04 who may not is told so; the inbox leads to what is ready', async () => {
  const { errors } = await start('workspaceSlug: "acme"', 'mia')
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const { id } = (await start('workspaceSlug: "acme", kind: MARKDOWN, withFiles: true')).data?.startExport.export ?? {}
  await make()
  expect((await list())[0]).toMatchObject({ kind: 'MARKDOWN', withFiles: false, state: 'READY', project: null })
  const { inbox } = await world.data(
    'ana',
    '{ inbox(workspaceSlug: "acme") { nodes { title target { __typename ... on ExportTarget { id workspaceSlug projectSlug } } events { reason } } } }',
  )
  expect(inbox.nodes[0]).toMatchObject({
    target: { __typename: 'ExportTarget', id, projectSlug: null },
    events: [{ reason: 'EXPORT_READY' }],
  })
})
